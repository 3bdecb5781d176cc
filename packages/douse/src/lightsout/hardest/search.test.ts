import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { walshHadamard } from '../../algebra/walsh.ts';
import { HardestSearch } from './search.ts';

const codes = fc.integer({ min: 1, max: 5 }).chain((dimension) =>
  fc.record({
    dimension: fc.constant(dimension),
    kinds: fc.uniqueArray(
      fc.record({ bits: fc.integer({ min: 1, max: 2 ** dimension - 1 }), size: fc.integer({ min: 1, max: 4 }) }),
      { selector: ({ bits }) => bits, maxLength: 6 },
    ),
  }),
);

it('the least greatest sum is that of going through all y', () => {
  fc.assert(
    fc.property(codes, ({ dimension, kinds }) => {
      const cells = kinds.map(({ bits, size }) => ({ bits, cells: Array.from({ length: size }, (_, i) => i) }));
      const search = new HardestSearch(cells, dimension, false, {});
      const bound = search.run();

      const greatest = (values: ArrayLike<number>): number => {
        const sums = new Int32Array(2 ** dimension);
        kinds.forEach(({ bits }, i) => (sums[bits] = values[i]!));
        walshHadamard(sums);
        return Math.max(...sums);
      };
      let all: number[][] = [[]];
      for (const { size } of kinds)
        all = all.flatMap((values) =>
          Array.from({ length: size + 1 }, (_, pressed) => [...values, size - 2 * pressed]),
        );
      expect(bound).toBe(Math.min(...all.map(greatest)));
      expect([search.greatest, greatest(search.best)]).toEqual([bound, bound]);
    }),
    { numRuns: 200 },
  );
});
