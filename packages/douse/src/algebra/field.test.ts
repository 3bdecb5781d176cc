import { describe, expect, it } from 'vitest';
import { random } from '../play/random.ts';
import { expectRingLaws, type Ring } from '../testing/laws.ts';
import { cases, matrix, vectors } from '../testing/plain.ts';
import {
  elementText,
  type Field,
  field,
  isIrreducible,
  leastIrreducible,
  levelCycle,
  MAX_FIELD,
  polynomialText,
  solveOverField,
} from './field.ts';
import { gcd, inverseMod, mod, mulMod } from './integers.ts';

const ORDERS = [2, 3, 4, 5, 7, 8, 9, 16, 25, 27, 49, 64, 81, 121, 128, 243, 256, 625, 1024];
/** Too large for every element to be tried. */
const LARGE = [59_049, 65_521, 65_536];

const digitsOf = (a: number, { prime, degree }: Field): number[] =>
  Array.from({ length: degree }, (_, i) => Math.floor(a / prime ** i) % prime);

/** The product by its definition: schoolbook multiplication of polynomials, then division by the modulus. */
function plainMultiply(gf: Field, a: number, b: number): number {
  const [x, y] = [digitsOf(a, gf), digitsOf(b, gf)];
  const product = Array.from({ length: 2 * gf.degree }, () => 0);
  x.forEach((p, i) => y.forEach((q, j) => (product[i + j] = (product[i + j]! + p * q) % gf.prime)));
  if (gf.degree > 1) {
    for (let top = product.length - 1; top >= gf.degree; top--) {
      const factor = product[top]!;
      gf.modulus.forEach((c, i) => {
        const at = top - gf.degree + i;
        product[at] = (((product[at]! - c * factor) % gf.prime) + gf.prime) % gf.prime;
      });
    }
  }
  return product.slice(0, gf.degree).reduceRight((sum, digit) => sum * gf.prime + digit, 0);
}

describe('rings', () => {
  for (const order of [...ORDERS, ...LARGE]) {
    it(`GF(${order}) is a field of ${order} elements`, () => {
      const gf = field(order);
      expect(gf.order).toBe(order);
      expect(gf.prime ** gf.degree).toBe(order);
      const source = random(`field-${order}`);
      expectRingLaws(gf, (a) => a !== 0, source, `GF(${order})`);
      for (let i = 0; i < 300; i++) {
        const [a, b] = [source.below(order), source.below(order)];
        expect(gf.multiply(a, b), `${a} · ${b}`).toBe(plainMultiply(gf, a, b));
        const sum = digitsOf(a, gf).map((digit, k) => (digit + digitsOf(b, gf)[k]!) % gf.prime);
        expect(digitsOf(gf.add(a, b), gf)).toEqual(sum);
      }
      // One, added p times, is nothing; so is every other element.
      for (const a of [1, order - 1]) {
        let sum = 0;
        for (let i = 0; i < gf.prime; i++) sum = gf.add(sum, a);
        expect(sum).toBe(0);
      }
    });
  }

  for (let q = 2; q <= 12; q++) {
    it(`Z/${q} is a ring whose units are the numbers prime to ${q}`, () => {
      const ring: Ring = {
        order: q,
        add: (a, b) => mod(a + b, q),
        negate: (a) => mod(-a, q),
        multiply: (a, b) => mulMod(a, b, q),
        invert: (a) => inverseMod(a, q),
      };
      expectRingLaws(ring, (a) => gcd(a, q) === 1, random(`ring-${q}`), `Z/${q}`);
      for (let a = 0; a < q; a++) {
        let power = 1;
        for (let e = 0; e < 2 * q; e++, power = ring.multiply(power, a))
          expect(Number(BigInt(a) ** BigInt(e) % BigInt(q))).toBe(power);
      }
    });
  }

  it('the primitive element runs through all others, and is the least that does', () => {
    for (const order of ORDERS) {
      const gf = field(order);
      const orderOf = (a: number): number => {
        let k = 1;
        for (let power = a; power !== 1; power = gf.multiply(power, a)) k++;
        return k;
      };
      expect(orderOf(gf.primitive)).toBe(order - 1);
      for (let a = 1; a < gf.primitive; a++) expect(orderOf(a), `GF(${order}), ${a}`).toBeLessThan(order - 1);
    }
  });

  it('GF(4) as books print it', () => {
    const { add, multiply, invert } = field(4);
    expect(matrix(4, 4, add)).toEqual([
      [0, 1, 2, 3],
      [1, 0, 3, 2],
      [2, 3, 0, 1],
      [3, 2, 1, 0],
    ]);
    expect(matrix(4, 4, multiply)).toEqual([
      [0, 0, 0, 0],
      [0, 1, 2, 3],
      [0, 2, 3, 1],
      [0, 3, 1, 2],
    ]);
    expect([1, 2, 3].map(invert)).toEqual([1, 3, 2]);
  });
});

describe('the modulus', () => {
  it('is the least irreducible polynomial by default', () => {
    for (const [order, text] of [
      [4, 'x^2 + x + 1'],
      [8, 'x^3 + x + 1'],
      [9, 'x^2 + 1'],
      [16, 'x^4 + x + 1'],
      [25, 'x^2 + 2'],
      [27, 'x^3 + 2x + 1'],
      [256, 'x^8 + x^4 + x^3 + x + 1'],
    ] as const)
      expect(polynomialText(field(order).modulus)).toBe(text);
    expect(field(7).modulus).toEqual([0, 1]);
    expect(leastIrreducible(2, 3)).toEqual([1, 1, 0, 1]);
  });

  it('can be chosen: its root is α, and the field is another one of the same size', () => {
    const chosen = field(8, [1, 0, 1, 1]);
    expect(chosen.modulus).toEqual([1, 0, 1, 1]);
    expectRingLaws(chosen, (a) => a !== 0, random('chosen'), 'GF(8) by x³ + x² + 1');
    // α³ = α² + 1, where the usual modulus gives α + 1.
    expect(chosen.multiply(2, 4)).toBe(5);
    expect(field(8).multiply(2, 4)).toBe(3);
    const nine = field(9, [2, 1, 1]);
    // α² = −α − 2 = 2α + 1
    expect(nine.multiply(3, 3)).toBe(2 * 3 + 1);
    expectRingLaws(nine, (a) => a !== 0, random('nine'), 'GF(9) by x² + x + 2');
    for (const order of [8, 9, 16]) {
      const known = field(order);
      for (let a = 0; a < order; a++)
        for (let b = 0; b < order; b++) expect(field(order, known.modulus).multiply(a, b)).toBe(known.multiply(a, b));
    }
  });

  it('must be irreducible, monic, of the right degree and in range', () => {
    expect(() => field(4, [1, 0, 1])).toThrow(/irreducible polynomial, got x\^2 \+ 1 over Z\/2/);
    expect(() => field(16, [1, 0, 1, 0, 1])).toThrow(/irreducible/); // (x² + x + 1)²: no root, yet reducible
    expect(() => field(9, [2, 0, 1])).toThrow(/irreducible/);
    for (const modulus of [[1, 1], [1, 1, 0, 1], [1, 1, 2], [1, 1, 0], [1, -1, 1], [1, 0.5, 1], [2, 1, 1], []])
      expect(() => field(4, modulus), modulus.join(' ')).toThrow(RangeError);
  });

  it('needs a prime power up to 65536', () => {
    for (const order of [0, 1, 6, 10, 12, 36, 100, 65_535, MAX_FIELD + 1, 2 ** 17, -4, 4.5, NaN, Infinity])
      expect(() => field(order), `${order}`).toThrow(/prime power from 2 to 65536/);
  });

  it('isIrreducible agrees with multiplying out all products', () => {
    for (const [prime, most] of [
      [2, 6],
      [3, 4],
      [5, 3],
    ] as const) {
      const monic = (degree: number): number[][] => [...vectors(degree, prime)].map((low) => [...low, 1]);
      const reducible = new Set<string>();
      for (let d = 1; d < most; d++) {
        for (let e = d; d + e <= most; e++) {
          for (const a of monic(d)) {
            for (const b of monic(e)) {
              const product = Array.from({ length: d + e + 1 }, () => 0);
              a.forEach((x, i) => b.forEach((y, j) => (product[i + j] = (product[i + j]! + x * y) % prime)));
              reducible.add(product.join());
            }
          }
        }
      }
      for (let degree = 1; degree <= most; degree++) {
        for (const polynomial of monic(degree))
          expect(isIrreducible(polynomial, prime), `${polynomial} mod ${prime}`).toBe(
            !reducible.has(polynomial.join()),
          );
      }
    }
    expect(isIrreducible([1], 2)).toBe(false);
  });
});

describe('in words', () => {
  it('polynomials stand with the highest power first', () => {
    expect(polynomialText([])).toBe('0');
    expect(polynomialText([0, 0])).toBe('0');
    expect(polynomialText([1])).toBe('1');
    expect(polynomialText([0, 1])).toBe('x');
    expect(polynomialText([1, 2, 1])).toBe('x^2 + 2x + 1');
    expect(polynomialText([3, 0, 0, 2], 't')).toBe('2t^3 + 3');
    expect([0, 1, 2, 3].map((a) => elementText(field(4), a))).toEqual(['0', '1', 'α', 'α + 1']);
    expect([5, 7].map((a) => elementText(field(9), a))).toEqual(['α + 2', '2α + 1']);
  });
});

describe('levelCycle', () => {
  it('meets every element once, 0 and 1 first, and comes back to 0', () => {
    for (const order of [...ORDERS, 65_536]) {
      const gf = field(order);
      const cycle = levelCycle(gf);
      expect(cycle.length).toBe(order);
      expect(new Set(cycle.map(({ element }) => element)).size).toBe(order);
      expect(cycle.slice(0, 2).map(({ element }) => element)).toEqual([0, 1]);
      const wrong = cycle.filter(
        ({ element, adds }, i) =>
          gf.add(element, adds) !== cycle[(i + 1) % order]!.element || adds < 1 || adds >= order,
      );
      expect(wrong, `GF(${order})`).toEqual([]);
      // Each step adds a power of α, so a number with one digit 1.
      const powers = Array.from({ length: gf.degree }, (_, i) => gf.prime ** i);
      expect(cycle.every(({ adds }) => powers.includes(adds))).toBe(true);
    }
    expect(levelCycle(field(4)).map(({ element }) => element)).toEqual([0, 1, 3, 2]);
    expect(levelCycle(field(3)).map(({ element }) => element)).toEqual([0, 1, 2]);
  });
});

describe('solveOverField', () => {
  it('agrees with trying all vectors: solvable, every solution, the whole kernel', () => {
    for (const source of cases('over-field', 250)) {
      const gf = field([2, 3, 4, 5, 8, 9][source.below(6)]!);
      const columns = gf.order <= 4 ? 1 + source.below(4) : 1 + source.below(3);
      const rows = 1 + source.below(4);
      const thin = source.below(2) === 0;
      const a = matrix(rows, columns, () => (thin && source.below(2) === 0 ? 0 : source.below(gf.order)));
      const b = Array.from({ length: rows }, () => source.below(gf.order));
      const given = JSON.stringify([a, b]);
      const apply = (x: readonly number[]): number[] =>
        a.map((row) => row.reduce((sum, entry, c) => gf.add(sum, gf.multiply(entry, x[c]!)), 0));
      const all = [...vectors(columns, gf.order)];
      const solutions = all.filter((x) => apply(x).join() === b.join());
      const quiet = all.filter((x) => apply(x).every((value) => value === 0));
      const { solution, kernel } = solveOverField(gf, a, b);
      expect(JSON.stringify([a, b])).toBe(given);
      expect(solution !== null, given).toBe(solutions.length > 0);
      if (solution !== null) expect(apply(solution)).toEqual(b);
      // The basis spans as many different vectors as there are quiet ones.
      const spanned = new Set<string>();
      for (const factors of vectors(kernel.length, gf.order)) {
        const sum = Array.from({ length: columns }, (_, c) =>
          kernel.reduce((total, vector, i) => gf.add(total, gf.multiply(factors[i]!, vector[c]!)), 0),
        );
        expect(apply(sum).every((value) => value === 0)).toBe(true);
        spanned.add(sum.join());
      }
      expect(spanned.size, given).toBe(quiet.length);
    }
  });
});
