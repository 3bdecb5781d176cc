import { describe, expect, it } from 'vitest';
import { seeded, random } from './random.ts';

const first = (seed: string, count = 6): number[] => {
  const { bits } = random(seed);
  return Array.from({ length: count }, () => bits());
};

/** The same generator in big integers, with every step cut to 32 bits by hand. */
function slow(seed: string, count: number): number[] {
  const cut = (n: bigint): bigint => n & 0xffffffffn;
  const rotate = (n: bigint, by: bigint): bigint => cut(n << by) | (n >> (32n - by));
  const finalise = (h: bigint): bigint => {
    h = cut((h ^ (h >> 16n)) * 0x85ebca6bn);
    h = cut((h ^ (h >> 13n)) * 0xc2b2ae35n);
    return h ^ (h >> 16n);
  };
  let [a, b, c, d] = [0x9e3779b9n, 0x243f6a88n, 0xb7e15162n, 1n];
  for (let i = 0; i < seed.length; i++) {
    const unit = BigInt(seed.charCodeAt(i));
    a = cut((a ^ unit) * 0x85ebca6bn);
    b = cut((b ^ unit) * 0xc2b2ae35n + a);
    c = cut((c + unit) * 0x27d4eb2fn) ^ (b >> 15n);
    a = rotate(a, 13n);
  }
  a = finalise(a);
  b = finalise(b ^ BigInt(seed.length));
  c = finalise(c);
  const out: number[] = [];
  for (let i = 0; i < 12 + count; i++) {
    const t = cut(a + b + d);
    d = cut(d + 1n);
    a = b ^ (b >> 9n);
    b = cut(c + (c << 3n));
    c = cut(rotate(c, 21n) + t);
    if (i >= 12) out.push(Number(t));
  }
  return out;
}

describe('random', () => {
  it('is pinned: these numbers never change', () => {
    expect(first('')).toEqual([1653483689, 3040867876, 2449582513, 1375209956, 1634094575, 415405708]);
    expect(first('1')).toEqual([2517077015, 3276405142, 3691806817, 1893020803, 1187811384, 3464327376]);
    expect(first('lights:5x5#42')).toEqual([1550975305, 3234677122, 904165291, 2138228925, 2162444453, 854507092]);
    expect(first('Привет, ñandú 🙂')).toEqual([865896933, 1395103396, 377940466, 3215504145, 2188019246, 1353560966]);
  });

  it('is sfc32 as big integers compute it', () => {
    for (const seed of ['', '0', 'a', 'douse', '5x5-q3#seed', 'ы', '🙂', 'x'.repeat(200)])
      expect(first(seed, 50)).toEqual(slow(seed, 50));
  });

  it('differs from seed to seed', () => {
    const seeds = Array.from({ length: 2000 }, (_, i) => first(String(i), 2).join());
    expect(
      new Set([...seeds, ...['a', 'b', 'ab', 'ba', 'aa', '\0', '\0\0'].map((seed) => first(seed, 2).join())]).size,
    ).toBe(2007);
  });

  it('has every bit set about half the time', () => {
    const { bits } = random('bits');
    const ones = Array.from({ length: 32 }, () => 0);
    for (let i = 0; i < 20_000; i++) {
      const value = bits();
      for (let bit = 0; bit < 32; bit++) ones[bit]! += (value >>> bit) & 1;
    }
    // Six standard deviations of 20 000 fair coins are 424.
    for (const count of ones) expect(Math.abs(count - 10_000)).toBeLessThan(424);
  });

  it('below n is in range, takes every value, and takes them equally often', () => {
    for (const n of [1, 2, 3, 5, 6, 7, 10, 36]) {
      const { below } = random(`below-${n}`);
      const counts = Array.from({ length: n }, () => 0);
      for (let i = 0; i < 4000 * n; i++) counts[below(n)]!++;
      expect(counts.length).toBe(n);
      for (const count of counts) expect(Math.abs(count - 4000)).toBeLessThan(6 * Math.sqrt(4000));
    }
  });

  it('below n rejects what would favour small numbers', () => {
    // With n = 3·2³⁰ a plain remainder would give each number below 2³⁰ twice as often as the others.
    const { below } = random('bias');
    let low = 0;
    for (let i = 0; i < 9000; i++) if (below(3 * 2 ** 30) < 2 ** 30) low++;
    expect(Math.abs(low - 3000)).toBeLessThan(6 * Math.sqrt(2000));
    // It draws again for exactly the values at or beyond the last multiple of n.
    for (const n of [2 ** 31 + 1, 3 * 2 ** 30, 2 ** 32 - 1, 2 ** 32]) {
      const [raw, tested] = [random('again'), random('again')];
      for (let i = 0; i < 200; i++) {
        let value = raw.bits();
        while (value >= Math.floor(2 ** 32 / n) * n) value = raw.bits();
        expect(tested.below(n)).toBe(value % n);
      }
    }
  });

  it('below refuses other numbers', () => {
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])
      expect(() => random('').below(n)).toThrow(RangeError);
  });
});

it('takes only texts as seeds, so that no two seeds are one by accident', () => {
  expect(() => random(1 as never)).toThrow("random: expected a text as seed, got a number; write random('1')");
  for (const seed of [undefined, null, {}, ['a'], 1n, true])
    expect(() => random(seed as never)).toThrow(/^random: expected a text as seed, got a/);
  expect(seeded('moon', 'test').bits()).toBe(random('moon').bits());
  const source = random('moon');
  expect(seeded(source, 'test')).toBe(source);
  for (const seed of [undefined, null, 5, {}])
    expect(() => seeded(seed as never, 'generate')).toThrow(/^generate: expected a seed, a text or random\('…'\), got/);
});
