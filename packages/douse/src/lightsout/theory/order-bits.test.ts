import { expect, test } from 'vitest';
import { degreeOf, multiplyPoly, pathPoly } from '../../algebra/gf2poly.ts';
import { rectangleNullity } from '../methods/lattice/lattice-bits.ts';
import { nullities } from './nullities.ts';
import { orderBits } from './order-bits.ts';

const bitsOf = (poly: Uint32Array): number[] =>
  Array.from({ length: degreeOf(poly) + 1 }, (_, i) => (poly[i >>> 5]! >>> (i & 31)) & 1);

test('the squares of ψ_d, d > 1 a divisor of an odd c, make the polynomial of a path of c − 1 cells', () => {
  // Degrees on both sides of a word's edge, and orders with repeated factors: 9, 27, 25, 49, 45, 63, 75.
  for (let c = 3; c <= 151; c += 2) {
    let product: Uint32Array = Uint32Array.of(1, 0);
    for (let d = 3; d <= c; d += 2) {
      if (c % d !== 0) continue;
      product = multiplyPoly(multiplyPoly(product, orderBits(d)), orderBits(d));
    }
    expect(bitsOf(product)).toEqual(bitsOf(pathPoly(c - 1)));
  }
});

test('all squares of a side up to 400, as one polynomial finds each', () => {
  const nullity = nullities();
  for (let n = 1; n <= 400; n++) expect([n, nullity(n, n)]).toEqual([n, rectangleNullity(n, n)]);
});
