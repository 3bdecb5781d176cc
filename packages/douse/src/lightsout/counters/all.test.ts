import { describe, expect, it } from 'vitest';
import { wiring } from '../../board/wiring.ts';
import { cases, vectors } from '../../testing/plain.ts';
import { allCounters } from './all.ts';
import { solveCounters } from './counters.ts';

const machine = (counters: number, buttons: readonly (readonly number[])[]) =>
  wiring(
    Array.from({ length: counters }, (_, i) => `${i}`),
    buttons.map((of, i) => ({ name: `${i}`, moves: new Map(of.map((counter) => [counter, 1] as const)) })),
  );

describe('all presses that reach the counters', () => {
  it('are those of trying all, in ascending order', () => {
    let found = 0;
    for (const source of cases('all counters', 60)) {
      const [counters, buttons] = [1 + source.below(4), 1 + source.below(5)];
      const board = wiring(
        Array.from({ length: counters }, (_, i) => `${i}`),
        Array.from({ length: buttons }, (_, b) => ({
          name: `${b}`,
          moves: new Map(
            Array.from({ length: counters }, (__, c) => [c, source.below(2) * (1 + source.below(2))] as const),
          ),
        })),
      );
      const { start, light, weight } = board.effects;
      const after = (presses: readonly number[]): number[] => {
        const sums = Array.from({ length: counters }, () => 0);
        presses.forEach((times, b) => {
          for (let e = start[b]!; e < start[b + 1]!; e++) sums[light[e]!]! += times * weight[e]!;
        });
        return sums;
      };
      const wanted = after(Array.from({ length: buttons }, () => source.below(4)));
      if (source.below(4) === 0) wanted[0]!++;
      const idle = Array.from({ length: buttons }, (_, b) => start[b] === start[b + 1]);
      const most = Math.max(0, ...wanted) + 1;
      if (most ** buttons > 30_000) continue;
      const all = [...vectors(buttons, most)]
        .filter(
          (presses) =>
            presses.every((times, b) => times === 0 || !idle[b]) && String(after(presses)) === String(wanted),
        )
        .toSorted((a, b) => a.reduce((order, times, i) => order || times - b[i]!, 0));
      expect([...allCounters(board, wanted)]).toEqual(all);
      found += all.length;
      const answer = solveCounters(board, wanted);
      if (answer.kind !== 'solved') continue;
      const sum = (presses: readonly number[]): number => presses.reduce((a, b) => a + b, 0);
      const least = all.filter((presses) => sum(presses) === answer.total);
      expect([...allCounters(board, wanted, { total: answer.total })]).toEqual(least);
    }
    expect(found).toBeGreaterThan(100);
  });

  it('come one by one, however many they are, and end when told to', () => {
    // Sixty counters' worth of freedom: more solutions than could ever be listed.
    const board = machine(
      1,
      Array.from({ length: 8 }, () => [0]),
    );
    const some = allCounters(board, [1000]);
    expect(some.next().value).toEqual([0, 0, 0, 0, 0, 0, 0, 1000]);
    expect(some.next().value).toEqual([0, 0, 0, 0, 0, 0, 1, 999]);
    expect(() => [...allCounters(board, [1000], { signal: { aborted: true } })]).toThrow(/stopped/);
    expect(() => [...allCounters(board, [1000], { work: 1000 })]).toThrow(/work/);
  });

  it('leave buttons that move nothing alone', () => {
    const idle = machine(1, [[], [0], [0]]);
    expect(Array.from(allCounters(idle, [2]), (presses) => presses.join())).toEqual(['0,0,2', '0,1,1', '0,2,0']);
    expect([...allCounters(machine(0, [[]]), [])]).toEqual([[0]]);
    expect([...allCounters(machine(1, []), [1])]).toEqual([]);
  });
});
