import { describe, expect, it } from 'vitest';
import { grid } from '../../board/grid.ts';
import { problem } from '../../board/problem.ts';
import { wiring } from '../../board/wiring.ts';
import { plainMatrix, times, vectors } from '../../testing/plain.ts';
import { analyse } from './analyse.ts';

describe('analyse', () => {
  it('counts what trying everything counts', () => {
    const mixed = wiring(
      ['a', 'b'],
      [
        {
          name: 'A',
          moves: new Map([
            [0, 2],
            [1, 1],
          ]),
        },
        { name: 'B', moves: new Map([[0, 1]]) },
      ],
    );
    for (const [board, q] of [
      [grid(2, 2), 6],
      [grid(1, 3, { wrap: 'torus' }), 9],
      [grid(2, 3), 2],
      [grid(1, 2), 12],
      [mixed, 4],
    ] as const) {
      const a = plainMatrix(problem(board, { levels: q }));
      const images = [...vectors(board.buttons, q)].map((x) => times(a, x, q).join());
      const result = analyse(board, { levels: q });
      if ('reason' in result) throw new Error(result.reason);
      expect(result.solvable).toBe(BigInt(new Set(images).size));
      expect(result.kernel).toBe(BigInt(images.filter((image) => /^[0,]*$/.test(image)).length));
    }
  });

  it('gives rank and nullity over a field only', () => {
    expect(analyse(grid(5, 5))).toMatchObject({
      rank: 23,
      nullity: 2,
      kernel: 4n,
      solvable: 8_388_608n,
      orders: [2, 2],
    });
    expect(analyse(grid(5, 5), { levels: 3 })).toMatchObject({ rank: 22, nullity: 3, kernel: 27n });
    expect(analyse(grid(4, 4), { levels: 4 })).toMatchObject({ rank: null, nullity: null, kernel: 64n });
    expect(analyse(grid(1, 2), { levels: [2, 3] })).toMatchObject({ rank: null, levels: 6 });
  });

  it('stops when it is told to', () => {
    expect(analyse(grid(3, 3), { levels: 4, signal: { aborted: true } })).toEqual({
      kind: 'unknown',
      reason: 'the search was stopped',
    });
  });
});
