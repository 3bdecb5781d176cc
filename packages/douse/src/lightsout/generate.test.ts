import { describe, expect, it } from 'vitest';
import { grid } from '../board/grid.ts';
import type { Levels } from '../board/problem.ts';
import { RULE_NAMES } from '../board/rule.ts';
import { wiring } from '../board/wiring.ts';
import { random } from '../play/random.ts';
import { cases } from '../testing/plain.ts';
import { generate } from './generate.ts';
import { solve } from './solve.ts';

const shown = (levels: Levels): string =>
  Array.from({ length: levels.length }, (_, i) => levels.at(i)!.toString(36)).join('');

describe('generate', () => {
  it('gives boards that can be solved', () => {
    for (const source of cases('generate', 80)) {
      const q = 2 + source.below(11);
      const board = grid(1 + source.below(5), 1 + source.below(5), {
        rule: RULE_NAMES[source.below(6)]!,
        holes: null,
        wrap: (['none', 'cylinder', 'torus'] as const)[source.below(3)]!,
      });
      const task = generate(board, source, q);
      expect(task.levels).toBe(q);
      expect(solve(task).kind).toBe('solved');
    }
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
      ],
    );
    for (const source of cases('generate-mixed', 20))
      expect(solve(generate(board, source, [2, 3])).kind).toBe('solved');
  });

  it('gives each board that can be solved equally often', () => {
    // The number of boards that can be solved is q^cells / |kernel|: the kernels have 2, 1, 1 and 4 elements.
    for (const [rows, columns, q, boards] of [
      [1, 2, 2, 2],
      [2, 2, 2, 16],
      [1, 3, 3, 27],
      [2, 3, 2, 16],
    ] as const) {
      const source = random(`uniform-${rows}-${columns}`);
      const counts = new Map<string, number>();
      for (let i = 0; i < 400 * boards; i++) {
        const key = shown(generate(grid(rows, columns), source, q).start);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      expect(counts.size).toBe(boards);
      for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(6 * Math.sqrt(400));
    }
  });

  it('is pinned: a seed gives the same board for ever', () => {
    expect(shown(generate(grid(5, 5), random('pin')).start)).toBe('0110001101010001000110010');
    expect(shown(generate(grid(4, 4, { wrap: 'torus', rule: 'king' }), random('pin'), 5).start)).toBe(
      '2400200210144412',
    );
    expect(shown(generate(grid(2, 3, { holes: [0, 1, 0, 0, 0, 0] }), random('pin'), 36).start)).toBe('obroe');
  });
});
