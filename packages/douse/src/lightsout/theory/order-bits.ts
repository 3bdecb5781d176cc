import { degreeOf, dividePoly, gcdPoly, type Gf2Poly, shiftByOne, zeroPoly } from '../../algebra/gf2poly.ts';
import { primePowers } from '../../algebra/integers.ts';

/** Polynomials of greater orders are not kept, since together they would fill the memory. */
const KEPT = 8192;

/**
 * deg gcd(ψ_d(s), ψ_e(1 + s)) over GF(2) for odd orders d and e (see nullities.ts), each pair computed once; `degree`
 * is that of all irreducible factors of both.
 */
export function commonBits(): (d: number, e: number, degree: number) => number {
  const own = kept(orderBits);
  const other = kept((d) => {
    const moved = orderBits(d);
    shiftByOne(moved);
    return moved;
  });
  const known = new Map<number, number>();
  return (d, e, degree) => {
    // s and 1 + s may change places.
    const key = Math.max(d, e) * 0x4000000 + Math.min(d, e);
    let common = known.get(key);
    if (common === undefined) known.set(key, (common = commonDegree(own(d), other(e), degree)));
    return common;
  };
}

/** Where one of the two is irreducible, it divides the other or has nothing in common with it. */
function commonDegree(a: Gf2Poly, b: Gf2Poly, degree: number): number {
  if (degreeOf(a) > degree && degreeOf(b) > degree) return gcdPoly(a, b, false).degree;
  const [divisor, rest] = degreeOf(a) > degree ? [b, a.slice()] : [a, b.slice()];
  dividePoly(rest, divisor);
  return degreeOf(rest) < 0 ? degree : 0;
}

function kept(make: (d: number) => Gf2Poly): (d: number) => Gf2Poly {
  const known = new Map<number, Gf2Poly>();
  return (d) => {
    const before = known.get(d);
    if (before !== undefined) return before;
    const poly = make(d);
    if (d <= KEPT) known.set(d, poly);
    return poly;
  };
}

/**
 * ψ_d over GF(2) for odd d: its roots are y + 1/y for y of order d.
 *
 * The cyclotomic polynomial Φ_d(y) = ∏ (y^(d/k) − 1)^μ(k) reads the same from both ends, so with h = φ(d)/2 it is y^h
 * times a sum of B_k = y^k + y^−k, B_0 = 1. In t = y + 1/y, with K a power of 2, B_K is t^K and B_{K+i} = t^K·B_i +
 * B_{K−i}: the halves are converted from the top down.
 * Cost: O(h/32 · log h) word operations for each squarefree divisor.
 */
export function orderBits(d: number): Gf2Poly {
  if (d === 1) return Uint32Array.of(2, 0);
  const primes = primePowers(d).map(({ prime }) => prime);
  const half = primes.reduce((phi, prime) => (phi / prime) * (prime - 1), d) / 2;
  // The lower half of Φ_d, as a power series.
  const series = zeroPoly(half + 1);
  series[0] = 1;
  for (let set = 0; set < 1 << primes.length; set++) {
    const chosen = primes.filter((_, i) => (set >>> i) & 1);
    const step = d / chosen.reduce((product, prime) => product * prime, 1);
    if (chosen.length % 2 === 0) addOwn(series, step);
    // 1 / (1 + y^step) = (1 + y^step)·(1 + y^2step)·(1 + y^4step) · …
    else for (let shift = step; shift <= half; shift *= 2) addOwn(series, shift);
  }
  let size = 32;
  while (size < half + 1) size *= 2;
  const sums = new Uint32Array(size / 32 + 1);
  for (let k = 0; k <= half; k++)
    if ((series[(half - k) >>> 5]! >>> ((half - k) & 31)) & 1) sums[k >>> 5]! |= 1 << (k & 31);
  toPowers(sums, size);
  return sums;
}

/** p += p · y^shift, cut off at the array's end. */
function addOwn(p: Gf2Poly, shift: number): void {
  const offset = shift >>> 5;
  const bits = shift & 31;
  for (let w = p.length - 1; w >= offset; w--) {
    const own = p[w - offset]!;
    const below = bits > 0 && w > offset ? p[w - offset - 1]! >>> (32 - bits) : 0;
    p[w]! ^= (own << bits) | below;
  }
}

/** From the basis B_0, B_1, … to powers of t, in place; `size` is a power of 2. */
function toPowers(p: Gf2Poly, size: number): void {
  for (let words = size / 64; words >= 1; words /= 2)
    for (let low = 0; low < size / 32; low += 2 * words)
      for (let w = 0, before = 0; w < words; w++) {
        const mirrored = reversed(p[low + 2 * words - 1 - w]!, 16);
        p[low + w]! ^= (mirrored << 1) | before;
        before = mirrored >>> 31;
      }
  for (let w = 0; w < size / 32; w++) {
    let word = p[w]!;
    word ^= (reversed(word, 16) << 1) & 0x0000fffe;
    word ^= (reversed(word, 8) << 1) & 0x00fe00fe;
    word ^= (reversed(word, 4) << 1) & 0x0e0e0e0e;
    word ^= (reversed(word, 2) << 1) & 0x22222222;
    p[w] = word;
  }
}

/** The bits of a word, reversed within blocks of 2 · half. */
function reversed(word: number, half: number): number {
  word = ((word >>> 1) & 0x55555555) | ((word & 0x55555555) << 1);
  word = ((word >>> 2) & 0x33333333) | ((word & 0x33333333) << 2);
  if (half >= 4) word = ((word >>> 4) & 0x0f0f0f0f) | ((word & 0x0f0f0f0f) << 4);
  if (half >= 8) word = ((word >>> 8) & 0x00ff00ff) | ((word & 0x00ff00ff) << 8);
  return half >= 16 ? (word >>> 16) | (word << 16) : word;
}
