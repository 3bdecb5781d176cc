/** Elementary number theory on safe integers. */

/** Greatest common divisor, never negative; gcd(0, 0) = 0. */
export function gcd(a: number, b: number): number {
  a = Math.abs(a);
  b = Math.abs(b);
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

/** Least common multiple of two positive integers. */
export const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;

/** The representative of `a` in 0 … m−1. */
export const mod = (a: number, m: number): number => {
  const r = a % m;
  return r < 0 ? r + m : r + 0; // + 0 turns −0 into 0
};

/** Largest modulus: products of two residues are exact doubles. */
export const MAX_MODULUS = 2 ** 26;

/** @throws {RangeError} unless the modulus is an integer from 2 to MAX_MODULUS */
export function checkModulus(what: string, modulus: number): void {
  if (!Number.isInteger(modulus) || modulus < 2 || modulus > MAX_MODULUS)
    throw new RangeError(`${what}: expected a modulus from 2 to ${MAX_MODULUS}, got ${modulus}`);
}

/** `a · b mod m` for residues below m ≤ 2²⁶, whose product is an exact double. */
export const mulMod = (a: number, b: number, m: number): number => (a * b) % m;

/**
 * The inverse of `a` modulo `m`, in 0 … m−1.
 * @throws {RangeError} if a and m have a common factor
 */
export function inverseMod(a: number, m: number): number {
  let [r0, r1, s0, s1] = [m, mod(a, m), 0, 1];
  while (r1 !== 0) {
    const quotient = Math.floor(r0 / r1);
    [r0, r1] = [r1, r0 - quotient * r1];
    [s0, s1] = [s1, s0 - quotient * s1];
  }
  if (r0 !== 1) throw new RangeError(`inverseMod: expected a unit modulo ${m}, got ${a}`);
  return mod(s0, m);
}

/** One factor p^k of an integer. */
export interface PrimePower {
  readonly prime: number;
  readonly exponent: number;
  /** `prime ** exponent`. */
  readonly value: number;
}

/** The prime powers whose product is `n`, by ascending prime; none for n = 1. Cost: O(√n). */
export function primePowers(n: number): PrimePower[] {
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`primePowers: expected a positive integer, got ${n}`);
  const factors: PrimePower[] = [];
  for (let prime = 2, rest = n; rest > 1; prime += prime === 2 ? 1 : 2) {
    if (prime * prime > rest) prime = rest;
    let exponent = 0;
    for (; rest % prime === 0; rest /= prime) exponent++;
    if (exponent > 0) factors.push({ prime, exponent, value: prime ** exponent });
  }
  return factors;
}

/** The divisors of a positive integer, ascending. Cost: O(√n). */
export function divisorsOf(n: number): number[] {
  const small: number[] = [];
  const large: number[] = [];
  for (let d = 1; d * d <= n; d++) {
    if (n % d !== 0) continue;
    small.push(d);
    if (d * d < n) large.unshift(n / d);
  }
  return [...small, ...large];
}

/** True if n is prime. */
export const isPrime = (n: number): boolean => {
  if (n < 2) return false;
  const [first] = primePowers(n);
  return first!.value === n && first!.exponent === 1;
};
