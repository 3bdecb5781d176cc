import { describe, expect, it } from 'vitest';
import { cases } from '../testing/plain.ts';
import { divisorsOf, gcd, inverseMod, isPrime, lcm, mod, mulMod, primePowers } from './integers.ts';

describe('integers', () => {
  it('gcd and lcm agree with trying every divisor', () => {
    for (let a = 0; a <= 40; a++) {
      for (let b = 0; b <= 40; b++) {
        let best = Math.max(a, b);
        if (a > 0 && b > 0) for (best = Math.min(a, b); a % best !== 0 || b % best !== 0;) best--;
        expect(gcd(a, b)).toBe(best);
        expect(gcd(-a, b)).toBe(best);
        if (a > 0 && b > 0) {
          let multiple = Math.max(a, b);
          while (multiple % a !== 0 || multiple % b !== 0) multiple++;
          expect(lcm(a, b)).toBe(multiple);
        }
      }
    }
    expect(lcm(2 ** 26, 2 ** 25)).toBe(2 ** 26);
  });

  it('mod gives the representative in 0 … m−1', () => {
    expect([-7, -6, -1, 0, 1, 6, 7, 8].map((a) => mod(a, 7))).toEqual([0, 1, 6, 0, 1, 6, 0, 1]);
  });

  it('multiplies exactly up to 2²⁶', () => {
    for (const random of cases('power', 50)) {
      const m = 2 + random.below(2 ** 26 - 1);
      const [a, b] = [random.below(m), random.below(m)] as const;
      expect(mulMod(a, b, m)).toBe(Number((BigInt(a) * BigInt(b)) % BigInt(m)));
    }
  });

  it('inverts exactly the units', () => {
    for (let m = 1; m <= 60; m++) {
      for (let a = -m; a <= m; a++) {
        if (gcd(a, m) === 1) {
          const inverse = inverseMod(a, m);
          expect(inverse >= 0 && inverse < m).toBe(true);
          expect(mod(a * inverse - 1, m)).toBe(0);
        } else expect(() => inverseMod(a, m), `${a} mod ${m}`).toThrow(RangeError);
      }
    }
    expect(mulMod(inverseMod(66_049 - 2, 2 ** 26), 66_049 - 2, 2 ** 26)).toBe(1);
  });

  it('finds the divisors that trying all finds', () => {
    for (let n = 1; n <= 400; n++)
      expect(divisorsOf(n)).toEqual(Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0));
  });

  it('factors into ascending prime powers', () => {
    const sieve = new Uint8Array(3000).fill(1, 2);
    for (let p = 2; p < 3000; p++) for (let k = 2 * p; sieve[p] && k < 3000; k += p) sieve[k] = 0;
    for (let n = 1; n < 3000; n++) {
      const powers = primePowers(n);
      expect(powers.reduce((product, { value }) => product * value, 1)).toBe(n);
      for (const { prime, exponent, value } of powers) {
        expect(sieve[prime]).toBe(1);
        expect(value).toBe(prime ** exponent);
        expect(exponent).toBeGreaterThan(0);
      }
      expect(powers.map(({ prime }) => prime)).toEqual(
        [...new Set(powers.map(({ prime }) => prime))].sort((a, b) => a - b),
      );
      expect(isPrime(n)).toBe(sieve[n] === 1);
    }
    expect(primePowers(66_049)).toEqual([{ prime: 257, exponent: 2, value: 66_049 }]);
    expect(primePowers(2 ** 26)).toEqual([{ prime: 2, exponent: 26, value: 2 ** 26 }]);
    expect(isPrime(65_537)).toBe(true);
    expect([isPrime(0), isPrime(-7)]).toEqual([false, false]);
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 53]) expect(() => primePowers(n)).toThrow(RangeError);
  });
});
