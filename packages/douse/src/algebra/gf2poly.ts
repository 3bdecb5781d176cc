import { wordsFor } from './bitmatrix.ts';
import { kernelFor, workspace } from './kernels/kernels.ts';

/**
 * Polynomials over GF(2), packed: bit i of the array is the coefficient of tⁱ. Arrays may be longer than the degree
 * needs; the rest is zero. The zero polynomial has degree −1.
 */
export type Gf2Poly = Uint32Array;

export const zeroPoly = (bits: number): Gf2Poly => new Uint32Array(wordsFor(bits) + 1);

/** Degree of p, searched downwards from `from` (a bound on it). */
export function degreeOf(p: Gf2Poly, from: number = p.length * 32 - 1): number {
  for (let w = Math.min(from >> 5, p.length - 1); w >= 0; w--) {
    if (p[w] !== 0) return w * 32 + 31 - Math.clz32(p[w]!);
  }
  return -1;
}

/** target ^= source · t^shift, for a source of `words` words; what is shifted beyond the target's end is dropped. */
export function addShifted(target: Gf2Poly, source: Gf2Poly, shift: number, words: number): void {
  const offset = shift >>> 5;
  const bits = shift & 31;
  const kernel = words >= 8 ? kernelFor(target, source) : null;
  if (kernel !== null) {
    // One more word for the bits carried over by the shift; the arrays' zeros make rounding up harmless.
    kernel.addShifted(target.byteOffset + 4 * offset, source.byteOffset, 4 * (words + 1), bits);
    return;
  }
  const end = Math.min(words, target.length - offset);
  if (bits === 0) {
    for (let w = 0; w < end; w++) target[w + offset]! ^= source[w]!;
    return;
  }
  const back = 32 - bits;
  let low = 0;
  for (let w = 0; w < end; w++) {
    const word = source[w]!;
    target[w + offset]! ^= (word << bits) | low;
    low = word >>> back;
  }
  if (end + offset < target.length) target[end + offset]! ^= low;
}

/** Spreads the 16 low bits of a word to its even places: the square of a short polynomial. */
function spread(half: number): number {
  half = (half | (half << 8)) & 0x00ff00ff;
  half = (half | (half << 4)) & 0x0f0f0f0f;
  half = (half | (half << 2)) & 0x33333333;
  return (half | (half << 1)) & 0x55555555;
}

/** p², in linear time: squaring is linear over GF(2). */
export function squarePoly(p: Gf2Poly, degree: number = degreeOf(p)): Gf2Poly {
  const result = zeroPoly(2 * degree + 2);
  for (let w = 0; w <= degree >> 5; w++) {
    result[2 * w] = spread(p[w]! & 0xffff);
    if (2 * w + 1 < result.length) result[2 * w + 1] = spread(p[w]! >>> 16);
  }
  return result;
}

/**
 * The polynomials `f₀ = 1, f₁ = t, f_{k+1} = t·f_k + f_{k−1}` modulo 2, of degree k; f_k is the characteristic
 * polynomial of a path of k vertices. By doubling: with F_k = f_{k−1}, F_{2k} = t·F_k² and F_{2k+1} = F_k² +
 * F_{k+1}². Cost: O(k / 32).
 */
export function pathPoly(k: number): Gf2Poly {
  // (low, high) = (F_i, F_{i+1}) for i = the leading bits of k + 1.
  let low = zeroPoly(1);
  let high = zeroPoly(1);
  high[0] = 1;
  for (let bit = 31 - Math.clz32(k + 1); bit >= 0; bit--) {
    const lowSquare = squarePoly(low);
    const highSquare = squarePoly(high);
    const odd = highSquare.length >= lowSquare.length ? highSquare.slice() : lowSquare.slice();
    const shorter = highSquare.length >= lowSquare.length ? lowSquare : highSquare;
    for (let w = 0; w < shorter.length; w++) odd[w]! ^= shorter[w]!;
    if (((k + 1) >>> bit) & 1) {
      low = odd;
      high = timesT(highSquare);
    } else {
      low = timesT(lowSquare);
      high = odd;
    }
  }
  const result = zeroPoly(k + 1);
  result.set(low.subarray(0, Math.min(low.length, result.length)));
  return result;
}

function timesT(p: Gf2Poly): Gf2Poly {
  const result = new Uint32Array(p.length + 1);
  addShifted(result, p, 1, p.length);
  return result;
}

/**
 * p(t + 1), in place. Coefficient j of the result is the sum of the coefficients i whose bits contain those of j
 * (Lucas), so each bit of the index is one butterfly. Cost: O(words · log degree).
 */
export function shiftByOne(p: Gf2Poly): void {
  const degree = degreeOf(p);
  const words = (degree >> 5) + 1;
  for (let size = 1; size < words; size <<= 1) {
    for (let block = 0; block < words; block += 2 * size) {
      for (let w = block; w < block + size && w + size < words; w++) p[w]! ^= p[w + size]!;
    }
  }
  for (let w = 0; w < words; w++) {
    let word = p[w]!;
    word ^= (word >>> 16) & 0x0000ffff;
    word ^= (word >>> 8) & 0x00ff00ff;
    word ^= (word >>> 4) & 0x0f0f0f0f;
    word ^= (word >>> 2) & 0x33333333;
    p[w] = word ^ ((word >>> 1) & 0x55555555);
  }
}

/** Divides in place: leaves the remainder in `p` and returns the quotient. @throws {RangeError} for division by zero */
export function dividePoly(p: Gf2Poly, divisor: Gf2Poly): Gf2Poly {
  const degree = degreeOf(divisor);
  if (degree < 0) throw new RangeError('dividePoly: expected a divisor other than 0');
  let top = degreeOf(p);
  const quotient = zeroPoly(Math.max(0, top - degree) + 1);
  if (top < degree) return quotient;
  const words = (degree >> 5) + 1;
  const size = (top >> 5) + 1;
  const [rest, by] = workspace(2, size) as [Gf2Poly, Gf2Poly];
  rest.set(p.subarray(0, size));
  by.set(divisor.subarray(0, words));
  for (; top >= degree; top = degreeOf(rest, top)) {
    const shift = top - degree;
    quotient[shift >>> 5]! |= 1 << (shift & 31);
    addShifted(rest, by, shift, words);
  }
  p.set(rest);
  return quotient;
}

/** a · b by the comb method with windows of four bits. Cost: degree(a) · degree(b) / 128 word operations. */
export function multiplyPoly(a: Gf2Poly, b: Gf2Poly): Gf2Poly {
  const [da, db] = [degreeOf(a), degreeOf(b)];
  const result = zeroPoly(Math.max(1, da + db + 2));
  if (da < 0 || db < 0) return result;
  const width = (da >> 5) + 2;
  const table = new Uint32Array(16 * width);
  table.set(a.subarray(0, Math.min(a.length, width)), width);
  for (let i = 2; i < 16; i++) {
    const from = (i >> 1) * width;
    for (let w = 0, low = 0; w < width; w++) {
      const word = table[from + w]!;
      table[i * width + w] = ((word << 1) | low) ^ (i & 1 ? table[width + w]! : 0);
      low = word >>> 31;
    }
  }
  const words = (db >> 5) + 1;
  for (let nibble = 7; nibble >= 0; nibble--) {
    for (let k = 0; k < words; k++) {
      const row = ((b[k]! >>> (4 * nibble)) & 15) * width;
      if (row === 0) continue;
      const end = Math.min(width, result.length - k);
      for (let w = 0; w < end; w++) result[k + w]! ^= table[row + w]!;
    }
    if (nibble > 0) {
      for (let w = result.length - 1; w > 0; w--) result[w] = (result[w]! << 4) | (result[w - 1]! >>> 28);
      result[0]! <<= 4;
    }
  }
  return result;
}

/**
 * The greatest common divisor g of a and f, and u with `u · a ≡ g (mod f)`; `u` is left out unless asked for. Cost:
 * degree² / 32 or so.
 */
export function gcdPoly(a: Gf2Poly, f: Gf2Poly, cofactor: boolean): { g: Gf2Poly; degree: number; u: Gf2Poly | null } {
  const size = Math.max(degreeOf(a), degreeOf(f)) + 2;
  const words = wordsFor(size) + 1;
  let [r, s, u, v] = workspace(4, words) as [Gf2Poly, Gf2Poly, Gf2Poly, Gf2Poly];
  r.set(f.subarray(0, Math.min(f.length, words)));
  s.set(a.subarray(0, Math.min(a.length, words)));
  let [dr, ds] = [degreeOf(r), degreeOf(s)];
  // Invariant: u·a ≡ r and v·a ≡ s modulo f; du and dv bound their degrees.
  if (cofactor) v[0] = 1;
  let [du, dv] = [0, 0];
  while (ds >= 0) {
    if (dr < ds) {
      [r, s] = [s, r];
      [dr, ds] = [ds, dr];
      [u, v] = [v, u];
      [du, dv] = [dv, du];
    }
    const shift = dr - ds;
    addShifted(r, s, shift, (ds >> 5) + 1);
    dr = degreeOf(r, dr);
    if (cofactor) {
      addShifted(u, v, shift, (dv >> 5) + 1);
      du = Math.max(du, dv + shift);
    }
    if (dr < ds) {
      [r, s] = [s, r];
      [dr, ds] = [ds, dr];
      [u, v] = [v, u];
      [du, dv] = [dv, du];
    }
  }
  return { g: r.slice(), degree: dr, u: cofactor ? u.slice() : null };
}
