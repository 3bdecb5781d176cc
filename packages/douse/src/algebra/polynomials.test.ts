import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutKernels } from './kernels/wasm.ts';
import { bezout, gf2Polynomials, type Polynomials, primePolynomials } from './polynomials.ts';

/** Coefficients in ascending powers, written down without the ring. */
type Plain = number[];

const trimmed = (a: Plain): Plain => a.slice(0, a.findLastIndex((c) => c !== 0) + 1);
const product = (a: Plain, b: Plain, p: number): Plain => {
  const sums = Array.from({ length: a.length + b.length }, () => 0n);
  a.forEach((x, i) => b.forEach((y, j) => (sums[i + j]! += BigInt(x) * BigInt(y))));
  return trimmed(sums.map((sum) => Number(sum % BigInt(p))));
};
const sum = (a: Plain, b: Plain, p: number): Plain =>
  trimmed(Array.from({ length: Math.max(a.length, b.length) }, (_, i) => ((a[i] ?? 0) + (b[i] ?? 0)) % p));

/** One ring with ways in and out, so that the same laws are asked of all. */
interface Kit<P> {
  readonly ring: Polynomials<P>;
  readonly from: (a: Plain) => P;
  readonly to: (a: P) => Plain;
}

const bits: Kit<Uint32Array> = {
  ring: gf2Polynomials,
  from(a) {
    const words = new Uint32Array(Math.ceil(a.length / 32) + 1);
    a.forEach((c, i) => (words[i >>> 5]! |= c << (i & 31)));
    return words;
  },
  to: (words) => trimmed(Array.from({ length: 32 * words.length }, (_, i) => (words[i >>> 5]! >>> (i & 31)) & 1)),
};
const residues = (p: number): Kit<Uint32Array> => ({
  ring: primePolynomials(p),
  from: (a) => Uint32Array.from([...a, 0]),
  to: (a) => trimmed([...a]),
});

/** Degrees around the word length, a few of them beyond the length from which the kernels take over. */
const plain = (p: number, most: number) =>
  fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: p - 1 }), fc.constant(p - 1)), { maxLength: most });

for (const [name, { ring, from, to }, most] of [
  ['GF(2)', bits, 100],
  ['Z/3', residues(3), 12],
  ['Z/7', residues(7), 12],
  ['Z/65521', residues(65_521), 12],
] as const) {
  const p = ring.prime;
  const polynomial = plain(p, most).map(trimmed);
  const check = (holds: (a: Plain, b: Plain) => void): void =>
    fc.assert(fc.property(polynomial, polynomial, holds), { numRuns: 200 });

  describe(`polynomials over ${name}`, () => {
    it('add, negate and multiply as on paper', () => {
      check((a, b) => {
        expect(to(ring.add(from(a), from(b)))).toEqual(sum(a, b, p));
        expect(to(ring.add(from(a), ring.negate(from(a))))).toEqual([]);
        expect(to(ring.multiply(from(a), from(b)))).toEqual(product(a, b, p));
        expect(ring.degree(from(a))).toBe(a.length - 1);
      });
      expect([0, 1, 31, 32, 33].map((i) => to(ring.monomial(i)).length)).toEqual([1, 2, 32, 33, 34]);
    });

    it('divide with a remainder of lower degree', () => {
      check((a, b) => {
        if (b.length === 0) return void expect(() => ring.divide(from(a), from(b))).toThrow(RangeError);
        const before = from(a);
        const { quotient, remainder } = ring.divide(before, from(b));
        expect(to(remainder).length).toBeLessThan(b.length);
        expect(sum(product(to(quotient), b, p), to(remainder), p)).toEqual(a);
        expect(to(before)).toEqual(a);
      });
    });

    it('have a greatest common divisor that divides both, with its cofactor', () => {
      fc.assert(
        fc.property(polynomial, polynomial, polynomial, (common, a, f) => {
          fc.pre(common.length > 0 && f.length > 0);
          const [left, right] = [product(common, a, p), product(common, f, p)];
          const { g, u } = ring.gcd(from(left), from(right));
          for (const one of [left, right]) expect(to(ring.divide(from(one), g).remainder)).toEqual([]);
          expect(to(ring.divide(g, from(common)).remainder)).toEqual([]);
          const difference = ring.add(ring.multiply(u, from(left)), ring.negate(g));
          expect(to(ring.divide(difference, from(right)).remainder)).toEqual([]);
        }),
        { numRuns: 200 },
      );
    });

    it('obey Bézout, zeros included', () => {
      check((a, b) => {
        const { g, p: x, q: y } = bezout(ring, from(a), from(b));
        expect(to(ring.add(ring.multiply(x, from(a)), ring.multiply(y, from(b))))).toEqual(to(g));
        if (to(g).length === 0) return void expect([a, b]).toEqual([[], []]);
        for (const one of [a, b]) expect(to(ring.divide(from(one), g).remainder)).toEqual([]);
      });
    });
  });
}

it('polynomials over GF(2) are the same with and without WebAssembly, where their arrays are long', () => {
  fc.assert(
    fc.property(plain(2, 3000), plain(2, 2000), (a, b) => {
      fc.pre(trimmed(b).length > 0);
      const all = () => {
        const { quotient, remainder } = gf2Polynomials.divide(bits.from(a), bits.from(b));
        const { g, u } = gf2Polynomials.gcd(bits.from(a), bits.from(b));
        return [quotient, remainder, g, u].map(bits.to);
      };
      expect(all()).toEqual(withoutKernels(all));
    }),
    { numRuns: 20 },
  );
});

it('prime polynomials need a prime below 2^16', () => {
  for (const p of [0, 1, 4, 65_535, 65_537, 1.5, NaN]) expect(() => primePolynomials(p)).toThrow(RangeError);
});
