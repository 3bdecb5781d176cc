import { describe, expect, it } from 'vitest';
import { grid } from '../../board/grid.ts';
import { asArray, type Levels, problem } from '../../board/problem.ts';
import { RULE_NAMES } from '../../board/rule.ts';
import { wiring } from '../../board/wiring.ts';
import { cases, plainMatrix, times, vectors } from '../../testing/plain.ts';
import { coset, kernelSize } from '../methods/kernel.ts';
import { quietPatterns } from './quiet.ts';

const list = (levels: Levels): number[] => Array.from(asArray(levels));

describe('quietPatterns', () => {
  it('are all press vectors that move nothing, but the empty one, each once', () => {
    for (const random of cases('quiet', 120)) {
      const q = 2 + random.below(8);
      const cells = q <= 3 ? 6 : q <= 5 ? 4 : 3;
      const board = grid(1 + random.below(2), Math.floor(cells / 2), {
        rule: RULE_NAMES[random.below(6)]!,
        wrap: (['none', 'cylinder', 'torus'] as const)[random.below(3)]!,
      });
      const a = plainMatrix(problem(board, { levels: q }));
      const expected = [...vectors(board.buttons, q)].filter(
        (x) => x.some(Boolean) && times(a, x, q).every((sum) => sum === 0),
      );
      const quiet = quietPatterns(board, { levels: q });
      const found = [...quiet].map(list);
      expect(found.length).toBe(expected.length);
      expect(new Set(found.map((x) => x.join()))).toEqual(new Set(expected.map((x) => x.join())));
      expect(quiet.size).toBe(BigInt(expected.length + 1));
      expect(found.slice(0, quiet.generators.length)).toEqual(quiet.generators.map(list));
    }
  });

  it('come lazily: a kernel of 2⁶⁴ is no obstacle', () => {
    const quiet = quietPatterns(grid(1, 64, { rule: { kind: 'pattern', name: 'nothing', offsets: [] } }));
    expect(quiet.size).toBe(2n ** 64n);
    let seen = 0;
    for (const pattern of quiet) {
      expect(list(pattern).some(Boolean)).toBe(true);
      if (++seen === 100) break;
    }
    expect(seen).toBe(100);
  });

  it('have an even number of presses with two levels under the plus rule', () => {
    for (const n of [4, 5, 9, 11]) {
      for (const pattern of quietPatterns(grid(n, n)))
        expect(list(pattern).reduce((sum, bit) => sum + bit, 0) % 2).toBe(0);
    }
  });

  it('of lights with levels of their own', () => {
    const board = wiring(
      ['a', 'b'],
      [
        {
          name: 'A',
          moves: new Map([
            [0, 1],
            [1, 1],
          ]),
        },
        { name: 'B', moves: new Map([[0, 1]]) },
      ],
    );
    const quiet = quietPatterns(board, { levels: [2, 3] });
    const expected = [...vectors(2, 6)].filter(([x, y]) => (x! + y!) % 2 === 0 && x! % 3 === 0);
    expect(quiet.size).toBe(BigInt(expected.length));
    expect([...quiet].map((x) => list(x).join()).sort()).toEqual(
      expected
        .map((x) => x.join())
        .filter((x) => x !== '0,0')
        .sort(),
    );
  });
});

describe('coset', () => {
  it('counts through first + kernel, first first, each once', () => {
    const kernel = {
      generators: [Uint32Array.of(3, 0, 0), Uint32Array.of(2, 2, 0), Uint32Array.of(0, 0, 1)],
      orders: [2, 3, 6],
    };
    const all = [...coset(Uint32Array.of(5, 4, 3), kernel, 6)].map((x) => x.join());
    expect([...coset(Uint32Array.of(5, 4, 3), kernel, 6)].length).toBe(36);
    const seen: string[] = [];
    for (const x of coset(Uint32Array.of(5, 4, 3), kernel, 6)) seen.push(x.join());
    expect(all.length).toBe(36);
    expect(seen[0]).toBe('5,4,3');
    expect(new Set(seen).size).toBe(36);
    expect(kernelSize(kernel)).toBe(36n);
    expect(kernelSize({ orders: [] })).toBe(1n);
  });

  it('of no generators is the first alone, and does not touch what it was given', () => {
    const first = Uint32Array.of(1, 2);
    const seen: number[][] = [];
    for (const x of coset(first, { generators: [Uint32Array.of(1, 1)], orders: [3] }, 3)) seen.push([...x]);
    expect(seen).toEqual([
      [1, 2],
      [2, 0],
      [0, 1],
    ]);
    expect([...first]).toEqual([1, 2]);
    expect([...coset(first, { generators: [], orders: [] }, 3)].length).toBe(1);
  });
});
