/**
 * Seeded random numbers, the same on every platform and in every release: sfc32 (128 bits of state), seeded
 * by hashing the UTF-16 units of a string. Test vectors pin both. Not for secrets.
 *
 * Source: Chris Doty-Humphrey, PractRand (sfc32); the seeding mixes four FNV-like lanes with murmur3's finaliser.
 */
export interface Random {
  /** 32 random bits as an integer in 0 … 2³²−1. */
  bits(): number;
  /** A uniform integer in 0 … n−1, without bias. @throws {RangeError} unless 1 ≤ n ≤ 2³². */
  below(n: number): number;
}

/** What fixes random choices: a text, or random numbers that are used up as they come. */
export type Seed = string | Random;

/**
 * Random numbers from a text. Equal texts give equal numbers.
 * @throws {TypeError} unless the seed is a text
 */
export function random(seed: string): Random {
  if (typeof seed !== 'string') {
    const cure = typeof seed === 'number' ? `; write random('${String(seed)}')` : '';
    throw new TypeError(`random: expected a text as seed, got a ${typeof seed}${cure}`);
  }
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x85ebca6b);
    b = Math.imul(b ^ unit, 0xc2b2ae35) + a;
    c = Math.imul(c + unit, 0x27d4eb2f) ^ (b >>> 15);
    a = (a << 13) | (a >>> 19);
  }
  a = mix(a);
  b = mix(b ^ seed.length);
  c = mix(c);

  const bits = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) bits();

  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) {
      throw new RangeError(`random.below: expected an integer from 1 to 2^32, got ${n}`);
    }
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const value = bits();
      if (value < limit) return value % n;
    }
  };
  return { bits, below };
}

/** Spreads a number over all its 32 bits: murmur3's finaliser. */
export function mix(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * The random numbers of a seed.
 * @param who  the function that was given it, for messages
 * @throws {TypeError} if it is neither a text nor random numbers
 */
export function seeded(seed: Seed, who: string): Random {
  if (typeof seed === 'string') return random(seed);
  if (typeof (seed as Partial<Random> | null | undefined)?.below === 'function') return seed;
  const got = seed === undefined ? 'none' : seed === null ? 'null' : `a ${typeof seed}`;
  throw new TypeError(`${who}: expected a seed, a text or random('…'), got ${got}`);
}
