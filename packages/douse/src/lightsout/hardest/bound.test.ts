import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LeastGreatest } from './bound.ts';

/** S(k) for all k by its definition. */
function sumsOf(bits: readonly number[], values: ArrayLike<number>, dimension: number): number[] {
  return Array.from({ length: 2 ** dimension }, (_, k) =>
    bits.reduce(
      (sum, own, i) => sum + ((own & k).toString(2).replaceAll('0', '').length % 2 === 0 ? 1 : -1) * values[i]!,
      0,
    ),
  );
}

const programs = fc.integer({ min: 0, max: 6 }).chain((dimension) =>
  fc.record({
    dimension: fc.constant(dimension),
    kinds: fc.array(
      fc.record({
        bits: fc.nat({ max: 2 ** dimension - 1 }),
        // One range after the other, to be solved from the dictionary of the one before.
        ranges: fc.array(fc.tuple(fc.integer({ min: -4, max: 4 }), fc.nat({ max: 5 })), { minLength: 4, maxLength: 4 }),
      }),
      { maxLength: 20 },
    ),
  }),
);

it('the least greatest sum is that of its y, and the mean of its weights says that there is none less', () => {
  fc.assert(
    fc.property(programs, ({ dimension, kinds }) => {
      const bits = kinds.map((kind) => kind.bits);
      const program = new LeastGreatest(bits, dimension, () => {});
      for (let range = 0; range < 4; range++) {
        kinds.forEach(({ ranges }, i) => {
          const [low, width] = ranges[range]!;
          [program.low[i], program.high[i]] = [low, low + width];
        });
        expect(program.solve(Infinity)).toBe(false);
        const { v } = program;
        const point = program.point();
        point.forEach((y, i) => {
          expect(y).toBeGreaterThanOrEqual(program.low[i]! - 1e-6);
          expect(y).toBeLessThanOrEqual(program.high[i]! + 1e-6);
        });
        expect(Math.max(...sumsOf(bits, point, dimension))).toBeCloseTo(v, 5);

        const weights = program.weights(2 ** 24);
        // The weights as counts of the k: what a kind's y is worth in the sum of all S.
        const worth = bits.map((own) => sumsOf([...weights.keys()], weights, dimension)[own]!);
        const least = worth.reduce((sum, w, i) => sum + w * (w > 0 ? program.low : program.high)[i]!, 0);
        expect(least / weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(v, 4);
      }
    }),
  );
});

it('four cells: the example of the comment', () => {
  const program = new LeastGreatest([1, 2, 3], 2, () => {});
  program.low.set([1, 1, -2]);
  program.high.set([1, 1, 2]);
  program.solve(Infinity);
  expect(program.v).toBeCloseTo(1, 9);
  expect(program.point()[2]).toBeCloseTo(-1, 9);
  expect([...program.weights(2)]).toEqual([1, 1, 0, 0]);
});
