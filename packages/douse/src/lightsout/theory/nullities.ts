import { divisorsOf, primePowers } from '../../algebra/integers.ts';
import { type Polynomials, primePolynomials } from '../../algebra/polynomials.ts';
import type { Wrap } from '../../board/board.ts';
import { commonBits } from './order-bits.ts';

/** The nullity of the board with this many rows and columns, both at least 1. */
export type Nullities = (rows: number, columns: number) => number;

/**
 * Nullities of the plus rule on whole boards of all sizes; what is computed for one size is kept for the others. Where
 * `levels` is composite, the least number of quiet patterns that generate all: the greatest of the nullities over the
 * primes that divide it.
 *
 * With s acting on a side as "sum of both neighbours", the side is a module over K[s], K = Z/p. Its elementary divisors
 * are powers of polynomials ψ_d, whose roots are y + 1/y for y of order d: a path of n cells has the orders d | 2(n +
 * 1), a cycle the orders d | n. The kernel of the board lies where s of one side and −1 − s of the other agree, so the
 * nullity is the sum of deg gcd(ψ_d(s), ψ_e(−1 − s)) · min(i, j) over the elementary divisors ψ_d^i and ψ_e^j of the
 * two sides. All irreducible factors of ψ_d have one degree, and where that of ψ_e differs the gcd is 1.
 * @throws {RangeError} unless levels is at least 2 and its prime factors are below 2¹⁶
 * Cost: for each new pair of orders, a gcd of polynomials of degree up to half the sides; for each board, a few
 * look-ups.
 * Source: Sutner (1989); Hunziker, Machiavelo & Park (2004).
 */
export function nullities({
  levels = 2,
  wrap = 'none',
}: {
  readonly levels?: number;
  readonly wrap?: Wrap;
} = {}): Nullities {
  const factors = primePowers(levels);
  if (factors.length === 0 || factors.some(({ prime }) => prime >= 0x10000))
    throw new RangeError(`nullities: expected a number of levels with prime factors below 65536, got ${levels}`);
  const over = factors.map(({ prime }) =>
    overPrime(prime, wrap, prime === 2 ? commonBits() : commonDegrees(primePolynomials(prime))),
  );
  return (rows, columns) => Math.max(...over.map((nullity) => nullity(rows, columns)));
}

/** Those elementary divisors of a side that are powers of one ψ_d. */
interface Divisors {
  readonly order: number;
  /** Degree of the irreducible factors of ψ_d. */
  readonly degree: number;
  /** One entry, or two. */
  readonly exponents: readonly number[];
}

function overPrime(p: number, wrap: Wrap, common: (d: number, e: number, degree: number) => number): Nullities {
  const degreeOf = residueDegrees(p);
  const paths: Divisors[][] = [];
  const cycles: Divisors[][] = [];
  const side = (length: number, wraps: boolean): Divisors[] =>
    // On a side of one or two cells both neighbours are the same cell, which counts once: it is as good as open.
    wraps && length > 2
      ? (cycles[length] ??= divisors(length, p, degreeOf, true))
      : (paths[length] ??= divisors(2 * (length + 1), p, degreeOf, false));
  return (rows, columns) => {
    const across = side(columns, wrap !== 'none');
    const down = side(rows, wrap === 'torus');
    let sum = 0;
    for (let a = 0, b = 0; a < across.length && b < down.length;) {
      const { degree } = across[a]!;
      if (down[b]!.degree < degree) {
        b++;
        continue;
      }
      // Every pair with this degree.
      for (let k = b; k < down.length && down[k]!.degree === degree; k++)
        sum += common(across[a]!.order, down[k]!.order, degree) * meeting(across[a]!.exponents, down[k]!.exponents);
      a++;
    }
    return sum;
  };
}

function meeting(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (const i of a) for (const j of b) sum += Math.min(i, j);
  return sum;
}

/**
 * Elementary divisors of a side, by ascending degree: of the cycle of `length` cells, or of the path with 2(cells +
 * 1) = `length`.
 *
 * With length = p^a · c, y^length − 1 has each root of order d | c p^a times. For a cycle ψ_d comes twice, to that
 * power; at s = ±2, where y = 1/y, the roots of both meet and p^a is divided. A path has the squareroot of y^length +
 * y^−length − 2 over s² − 4.
 */
function divisors(length: number, p: number, degreeOf: (d: number) => number, cycle: boolean): Divisors[] {
  let power = 1;
  while (length % (power * p) === 0) power *= p;
  const exponentsOf = (order: number): number[] => {
    if (order > 2) return cycle ? [power, power] : [power];
    return cycle ? [Math.floor(power / 2), Math.ceil(power / 2)] : [Math.floor((power - 1) / 2)];
  };
  return divisorsOf(length / power)
    .map((order) => ({ order, degree: degreeOf(order), exponents: exponentsOf(order).filter((i) => i > 0) }))
    .filter(({ exponents }) => exponents.length > 0)
    .sort((a, b) => a.degree - b.degree);
}

/** The least k ≥ 1 with p^k ≡ ±1 modulo d: the degree over Z/p of y + 1/y for y of order d. Each is computed once. */
function residueDegrees(p: number): (d: number) => number {
  const known = new Map<number, number>();
  return (d) => {
    let k = known.get(d);
    if (k !== undefined) return k;
    k = 1;
    for (let power = p % d; power > 1 && power !== d - 1; power = (power * p) % d) k++;
    known.set(d, k);
    return k;
  };
}

/** deg gcd(ψ_d(s), ψ_e(−1 − s)) for orders d and e that the prime does not divide, each pair computed once. */
function commonDegrees<P>(ring: Polynomials<P>): (d: number, e: number) => number {
  const s = ring.monomial(1);
  const one = ring.monomial(0);
  const own = orderPolynomials(ring, s);
  const other = orderPolynomials(ring, ring.negate(ring.add(one, s)));
  const known = new Map<number, number>();
  return (d, e) => {
    // s and −1 − s may change places.
    const key = Math.max(d, e) * 0x4000000 + Math.min(d, e);
    let degree = known.get(key);
    if (degree === undefined) known.set(key, (degree = ring.common(own(d), other(e))));
    return degree;
  };
}

/** Polynomials of greater orders are not kept, since together they would fill the memory. */
const KEPT = 8192;

/** ψ_d(t) up to a unit, for orders d that the prime does not divide. */
function orderPolynomials<P>(ring: Polynomials<P>, t: P): (d: number) => P {
  const { add, negate, multiply } = ring;
  const one = ring.monomial(0);
  const two = add(one, one);
  /**
   * f_{k−1} and f_k of the path, in t: with F_k = f_{k−1}, F_2k = 2·F_k·F_{k+1} − t·F_k² and F_{2k+1} = F_{k+1}² −
   * F_k².
   */
  const path = (k: number): [P, P] => {
    let [low, high] = [add(one, negate(one)), one];
    for (let bit = 31 - Math.clz32(k); bit >= 0; bit--) {
      const [lowSquare, highSquare] = [multiply(low, low), multiply(high, high)];
      const middle = add(highSquare, negate(lowSquare));
      const cross = multiply(multiply(two, low), high);
      [low, high] =
        (k >>> bit) & 1
          ? [middle, add(multiply(t, highSquare), negate(cross))]
          : [add(cross, negate(multiply(t, lowSquare))), middle];
    }
    return [low, high];
  };
  const known = new Map<number, P>();
  const psi = (d: number): P => {
    let result = known.get(d);
    if (result !== undefined) return result;
    if (d <= 2) result = add(t, d === 1 ? negate(two) : two);
    else {
      // The product of ψ_e over all e > 2 that divide d.
      const [low, high] = path(d >>> 1);
      result = d % 2 === 0 ? low : add(low, high);
      for (const e of divisorsOf(d)) if (e > 2 && e < d) result = ring.divide(result, psi(e)).quotient;
    }
    if (d <= KEPT) known.set(d, result);
    return result;
  };
  return psi;
}
