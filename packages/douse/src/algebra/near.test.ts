import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitMatrix } from './bitmatrix.ts';
import { MAX_NEAR_BITS, NearSums } from './near.ts';
import { withoutKernels } from './kernels/wasm.ts';

const row = (columns: number) => fc.array(fc.nat({ max: 1 }), { minLength: columns, maxLength: columns });
const problems = fc.constantFrom(1, 31, 32, 33, 127, 128, 129, 1000).chain((columns) =>
  fc.record({
    columns: fc.constant(columns),
    a: fc.array(row(columns), { maxLength: 10 }),
    b: fc.array(row(columns), { maxLength: 9 }),
    offset: row(columns),
    limit: fc.integer({ min: -1, max: columns }),
  }),
);

function sumOf(rows: readonly (readonly number[])[], number: number, start: readonly number[]): number[] {
  return rows.reduce<number[]>((sum, r, i) => sum.map((bit, c) => bit ^ (((number >>> i) & 1) * r[c]!)), [...start]);
}

describe('sums of rows that are near each other', () => {
  for (const [name, run] of [
    ['with WebAssembly', (work: () => void) => work()],
    ['with plain loops', withoutKernels],
  ] as const) {
    it(`are those of comparing all pairs, ${name}`, () => {
      run(() =>
        fc.assert(
          fc.property(problems, ({ columns, a, b, offset, limit }) => {
            const sums = new NearSums(
              [BitMatrix.from(a, columns), BitMatrix.from(b, columns)],
              BitMatrix.from([offset]).words,
            );
            const first = Float64Array.from({ length: Math.min(20, 2 ** a.length) }, (_, i) => 2 ** a.length - 1 - i);
            const second = Float64Array.from({ length: Math.min(15, 2 ** b.length) }, (_, i) => i);
            const expected: string[] = [];
            const zero = offset.map(() => 0);
            for (const x of first) {
              for (const y of second) {
                const [p, q] = [sumOf(a, x, offset), sumOf(b, y, zero)];
                const bits = p.reduce((count, bit, c) => count + (bit ^ q[c]!), 0);
                if (bits <= limit) expected.push(`${x} ${y} ${bits}`);
              }
            }
            const found: string[] = [];
            const collect = (x: number, y: number, bits: number): void => void found.push(`${x} ${y} ${bits}`);
            sums.forNear(first, second, () => limit, collect);
            expect(found.toSorted()).toEqual(expected.toSorted());
          }),
          { numRuns: 40 },
        ),
      );
    });
  }

  it('take lists longer than a block, and names beyond 32 bits', () => {
    const rows = Array.from({ length: 40 }, (_, i) => Array.from({ length: 40 }, (_, c) => (i === c ? 1 : 0)));
    const sums = new NearSums([BitMatrix.from(rows), BitMatrix.from(rows)], new Uint32Array(2));
    const long = Float64Array.from({ length: 5000 }, (_, i) => 2 ** 39 + i);
    const found: number[][] = [];
    sums.forNear(
      long,
      Float64Array.of(2 ** 39 + 4500),
      () => 0,
      (...hit) => void found.push(hit),
    );
    expect(found).toEqual([[2 ** 39 + 4500, 2 ** 39 + 4500, 0]]);
  });

  it('refuse names and counts that would not fit', () => {
    const [one, many, wide] = [new BitMatrix(1, 8), new BitMatrix(54, 8), new BitMatrix(1, MAX_NEAR_BITS)];
    expect(() => new NearSums([one, many], new Uint32Array(1))).toThrow(/at most 53 rows .* got 54 × 8/);
    expect(() => new NearSums([wide, one], new Uint32Array(1))).toThrow(/fewer than 524288 bits, got 1 × 524288/);
  });
});
