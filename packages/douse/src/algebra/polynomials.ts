import {
  addShifted,
  degreeOf,
  dividePoly,
  gcdPoly,
  type Gf2Poly,
  multiplyPoly,
  squarePoly,
  zeroPoly,
} from './gf2poly.ts';
import { inverseMod, isPrime } from './integers.ts';

/** Polynomials in one variable over a prime field; P is how one is kept. Nothing is changed in place. */
export interface Polynomials<P> {
  readonly prime: number;
  /** t^i. */
  monomial(i: number): P;
  /** −1 for the zero polynomial. */
  degree(a: P): number;
  add(a: P, b: P): P;
  negate(a: P): P;
  multiply(a: P, b: P): P;
  /** @throws {RangeError} for division by zero */
  divide(a: P, b: P): { readonly quotient: P; readonly remainder: P };
  /** A greatest common divisor g and u with `u · a ≡ g (mod f)`; gcd(0, f) is f. */
  gcd(a: P, f: P): { readonly g: P; readonly u: P };
  /** The degree of a greatest common divisor, for half the work. */
  common(a: P, f: P): number;
}

/** Over GF(2), one bit a coefficient. */
export const gf2Polynomials: Polynomials<Gf2Poly> = {
  prime: 2,
  monomial(i) {
    const result = zeroPoly(i + 1);
    result[i >>> 5] = 1 << (i & 31);
    return result;
  },
  degree: (a) => degreeOf(a),
  add(a, b) {
    const [long, short] = a.length < b.length ? [b, a] : [a, b];
    const result = long.slice();
    addShifted(result, short, 0, short.length);
    return result;
  },
  negate: (a) => a,
  multiply: (a, b) => (a === b ? squarePoly(a) : multiplyPoly(a, b)),
  divide(a, b) {
    const remainder = a.slice();
    return { quotient: dividePoly(remainder, b), remainder };
  },
  gcd(a, f) {
    const { g, u } = gcdPoly(a, f, true);
    return { g, u: u! };
  },
  common: (a, f) => gcdPoly(a, f, false).degree,
};

/**
 * Over Z/p, one array entry a coefficient, ascending powers.
 * @throws {RangeError} unless p is a prime below 2¹⁶, so that products fit a word
 */
export function primePolynomials(p: number): Polynomials<Uint32Array> {
  if (p >= 0x10000 || !isPrime(p)) throw new RangeError(`primePolynomials: expected a prime below 65536, got ${p}`);
  const times = (a: number, b: number): number => (Math.imul(a, b) >>> 0) % p;
  const degree = (a: Uint32Array, from = a.length - 1): number => {
    while (from >= 0 && a[from] === 0) from--;
    return from;
  };
  /** target += factor · source · t^shift. */
  const addMultiple = (target: Uint32Array, source: Uint32Array, factor: number, shift: number, last: number): void => {
    for (let i = 0; i <= last; i++) {
      target[i + shift] = ((Math.imul(source[i]!, factor) >>> 0) + target[i + shift]!) % p;
    }
  };
  const divide = (a: Uint32Array, b: Uint32Array): { quotient: Uint32Array; remainder: Uint32Array } => {
    const db = degree(b);
    if (db < 0) throw new RangeError('divide: expected a divisor other than 0');
    const remainder = a.slice();
    let top = degree(remainder);
    const quotient = new Uint32Array(Math.max(0, top - db) + 1);
    const inverse = inverseMod(b[db]!, p);
    for (; top >= db; top = degree(remainder, top)) {
      const factor = times(remainder[top]!, inverse);
      quotient[top - db] = factor;
      addMultiple(remainder, b, p - factor, top - db, db);
    }
    return { quotient, remainder };
  };
  return {
    prime: p,
    monomial: (i) => Object.assign(new Uint32Array(i + 1), { [i]: 1 }),
    degree,
    add(a, b) {
      const [long, short] = a.length < b.length ? [b, a] : [a, b];
      const result = long.slice();
      for (let i = 0; i < short.length; i++) result[i] = (result[i]! + short[i]!) % p;
      return result;
    },
    negate: (a) => a.map((c) => (c === 0 ? 0 : p - c)),
    multiply(a, b) {
      const [da, db] = [degree(a), degree(b)];
      const result = new Uint32Array(Math.max(1, da + db + 1));
      for (let i = 0; i <= da; i++) if (a[i] !== 0) addMultiple(result, b, a[i]!, i, db);
      return result;
    },
    divide,
    gcd(a, f) {
      const size = Math.max(degree(a), degree(f)) + 2;
      const copy = (source: Uint32Array): Uint32Array => {
        const result = new Uint32Array(size);
        result.set(source.subarray(0, Math.min(size, source.length)));
        return result;
      };
      let [r, s, u, v] = [copy(f), copy(a), new Uint32Array(size), new Uint32Array(size)];
      v[0] = 1;
      let [dr, ds, du, dv] = [degree(r), degree(s), 0, 0];
      // u·a ≡ r and v·a ≡ s (mod f) all along.
      while (ds >= 0) {
        const inverse = inverseMod(s[ds]!, p);
        for (; dr >= ds; dr = degree(r, dr)) {
          const factor = p - times(r[dr]!, inverse);
          addMultiple(r, s, factor, dr - ds, ds);
          addMultiple(u, v, factor, dr - ds, dv);
          du = Math.max(du, dv + dr - ds);
        }
        [r, s, u, v] = [s, r, v, u];
        [dr, ds, du, dv] = [ds, dr, dv, du];
      }
      return { g: r, u };
    },
    common(a, f) {
      let [r, s] = [f.slice(), a.slice()];
      let [dr, ds] = [degree(r), degree(s)];
      while (ds >= 0) {
        const inverse = inverseMod(s[ds]!, p);
        for (; dr >= ds; dr = degree(r, dr - 1)) addMultiple(r, s, p - times(r[dr]!, inverse), dr - ds, ds);
        [r, s, dr, ds] = [s, r, ds, dr];
      }
      return dr;
    },
  };
}

/** g = gcd(a, b) with `p·a + q·b = g`, for two polynomials of which one may be zero. */
export function bezout<P>(ring: Polynomials<P>, a: P, b: P): { g: P; p: P; q: P } {
  const zero = ring.add(ring.monomial(0), ring.negate(ring.monomial(0)));
  if (ring.degree(b) < 0) return { g: a, p: ring.monomial(0), q: zero };
  if (ring.degree(a) < 0) return { g: b, p: zero, q: ring.monomial(0) };
  const { g, u } = ring.gcd(a, b);
  const { quotient } = ring.divide(ring.add(g, ring.negate(ring.multiply(u, a))), b);
  return { g, p: u, q: quotient };
}
