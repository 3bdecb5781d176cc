import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestSums, MAX_SCANNED, type Term, walshHadamard } from './walsh.ts';
import { withoutKernels } from './kernels/wasm.ts';

/** The sum at k by its definition. */
function sumAt(terms: readonly Term[], k: number): number {
  let sum = 0;
  for (const { bits, count } of terms) {
    let odd = 0;
    for (let common = bits & k; common !== 0; common &= common - 1) odd ^= 1;
    sum += odd === 1 ? -count : count;
  }
  return sum;
}

const problems = fc.integer({ min: 0, max: 14 }).chain((dimension) =>
  fc.record({
    dimension: fc.constant(dimension),
    terms: fc.array(fc.record({ bits: fc.nat({ max: 2 ** dimension - 1 }), count: fc.integer({ min: -3, max: 3 }) }), {
      maxLength: 40,
    }),
    most: fc.constantFrom(1, 3, 100, 2 ** 15),
  }),
);

describe('the largest of all signed sums', () => {
  for (const [name, run] of [
    ['with WebAssembly', (work: () => void) => work()],
    ['with plain loops', withoutKernels],
  ] as const) {
    it(`are those of adding up every sum, ${name}`, () => {
      run(() =>
        fc.assert(
          fc.property(problems, ({ dimension, terms, most }) => {
            const all = Array.from({ length: 2 ** dimension }, (_, k) => sumAt(terms, k));
            const { at, sums, from, done } = largestSums(dimension, terms, { most });
            expect(done).toBe(true);
            expect(Array.from(at, (k) => all[k])).toEqual([...sums]);
            expect(sums[0]).toBe(Math.max(...all));
            expect([...sums]).toEqual([...sums].toSorted((a, b) => b - a));
            const wanted = [...all.keys()].filter((k) => all[k]! >= from);
            expect([...at].filter((k) => all[k]! >= from).toSorted((a, b) => a - b)).toEqual(wanted);
            if (most >= all.length) expect(wanted.length).toBe(all.length);
          }),
          { numRuns: 60 },
        ),
      );
    });
  }

  it('come in parts that together are the whole', () => {
    const terms = Array.from({ length: 90 }, (_, i) => ({ bits: (i * 48_271) % 2 ** 17, count: i % 2 === 0 ? 1 : -1 }));
    const { at } = largestSums(17, terms, { most: 2 ** 17 });
    for (const of of [1, 2, 4, 32]) {
      const parts = Array.from({ length: of }, (_, index) =>
        largestSums(17, terms, { most: 2 ** 17, part: { index, of } }),
      );
      const joined = parts.flatMap((part) => [...part.at]);
      expect(joined.length).toBe(at.length);
      expect(new Set(joined)).toEqual(new Set(at));
    }
  });

  it('are only those of at least what was asked for', () => {
    const terms = Array.from({ length: 60 }, (_, i) => ({ bits: (i * 48_271) % 2 ** 12, count: i % 3 === 0 ? 2 : -1 }));
    const all = largestSums(12, terms, { most: 2 ** 12 });
    for (const most of [2 ** 12, 100, 3]) {
      const some = largestSums(12, terms, { most, from: 20 });
      expect(some.from).toBeGreaterThanOrEqual(20);
      expect(some.sums.length).toBeGreaterThan(0);
      const wanted = Array.from(all.sums).filter((sum) => sum >= some.from);
      expect(Array.from(some.sums).slice(0, wanted.length)).toEqual(wanted);
    }
  });

  it('take sums beyond sixteen bits', () => {
    const { at, sums } = largestSums(10, [
      { bits: 5, count: -40_000 },
      { bits: 1023, count: 7 },
    ]);
    expect([sumAt([{ bits: 5, count: -40_000 }], at[0]!), sums[0]]).toEqual([40_000, 40_007]);
  });

  it('tell how far they came when they are stopped', () => {
    let ticks = 0;
    const signal = {
      get aborted() {
        return ++ticks > 3;
      },
    };
    const found = largestSums(26, [{ bits: 12_345, count: 1 }], { signal, most: 8 });
    expect(found.done).toBe(false);
    expect(found.sums[0]).toBe(1);
  });

  it('refuse what cannot be counted', () => {
    expect(() => largestSums(MAX_SCANNED + 1, [])).toThrow(/expected a dimension from 0 to 44, got 45/);
    expect(() => largestSums(3, [{ bits: 8, count: 1 }])).toThrow(/expected bits below 2\^3, got 8/);
    const heavy = [0, 1, 2].map((bits) => ({ bits, count: -(2 ** 30) }));
    expect(() => largestSums(2, heavy)).toThrow(/expected counts below 2\^31 in all, got 3221225472/);
  });
});

it('the transform gives every signed sum of all numbers', () => {
  for (let dimension = 0; dimension <= 7; dimension++) {
    const numbers = Int32Array.from({ length: 2 ** dimension }, (_, i) => ((i * 48_271) % 101) - 50);
    const terms = Array.from(numbers, (count, bits) => ({ bits, count }));
    walshHadamard(numbers);
    expect([...numbers]).toEqual(Array.from(numbers, (_, k) => sumAt(terms, k)));
  }
});
