import { describe, expect, it } from 'vitest';
import type { GridBoard } from '../../board/board.ts';
import { grid } from '../../board/grid.ts';
import { asArray, type Levels } from '../../board/problem.ts';
import { RULE_NAMES } from '../../board/rule.ts';
import { wiring } from '../../board/wiring.ts';
import { random } from '../../play/random.ts';
import { cases, plainEffects, times, vectors } from '../../testing/plain.ts';
import { generateExact } from './generate-exact.ts';
import { generate } from './generate.ts';
import { solve } from '../solve/solve.ts';
import { deadline } from '../../algebra/watch.ts';

const shown = (levels: Levels): string => Array.from(asArray(levels), (level) => level.toString(36)).join('');

describe('generate', () => {
  it('gives boards that can be solved', () => {
    for (const source of cases('generate', 80)) {
      const q = 2 + source.below(11);
      const board = grid(1 + source.below(5), 1 + source.below(5), {
        rule: RULE_NAMES[source.below(6)]!,
        holes: null,
        wrap: (['none', 'cylinder', 'torus'] as const)[source.below(3)]!,
      });
      const task = generate(board, { levels: q, seed: source });
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
      expect(solve(generate(board, { levels: [2, 3], seed: source })).kind).toBe('solved');
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
        const key = shown(generate(grid(rows, columns), { levels: q, seed: source }).start);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      expect(counts.size).toBe(boards);
      for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(6 * Math.sqrt(400));
    }
  });

  it('is pinned: a seed gives the same board for ever', () => {
    expect(shown(generate(grid(5, 5), { seed: random('pin') }).start)).toBe('0110001101010001000110010');
    expect(shown(generate(grid(4, 4, { wrap: 'torus', rule: 'king' }), { levels: 5, seed: random('pin') }).start)).toBe(
      '2400200210144412',
    );
    expect(shown(generate(grid(2, 3, { holes: [0, 1, 0, 0, 0, 0] }), { levels: 36, seed: random('pin') }).start)).toBe(
      'obroe',
    );
  });
});

describe('generateExact', () => {
  /** The fewest presses by trying all press vectors, from the fewest on. */
  const reachable = (board: GridBoard, q: number): Set<number> => {
    const a = plainEffects(board);
    const fewest = new Map<string, number>();
    for (const x of vectors(board.buttons, q)) {
      const lights = times(a, x, q).join();
      const total = x.reduce((sum, p) => sum + p, 0);
      fewest.set(lights, Math.min(fewest.get(lights) ?? Infinity, total));
    }
    return new Set(fewest.values());
  };

  it('needs exactly so many presses, whenever some board does', () => {
    for (const [board, q] of [
      [grid(2, 2), 2],
      [grid(2, 2), 4],
      [grid(2, 3), 2],
      [grid(1, 5), 3],
      [grid(3, 3, { wrap: 'torus' }), 2],
      [grid(2, 3, { rule: 'x' }), 3],
      [grid(2, 2, { rule: 'king' }), 5],
    ] as const) {
      const known = reachable(board, q);
      // A total that no board needs takes all tries, so one of them is enough.
      for (let total = 0; total <= Math.max(...known) + 1; total++) {
        const made = generateExact(board, total, { levels: q, seed: random(`exact-${total}`) });
        if (made.kind !== 'made') {
          const reason = made.kind === 'impossible' ? made.says : made.reason;
          expect(known.has(total), `${board.rows} × ${board.columns}, ${q} levels, ${total}: ${reason}`).toBe(false);
          expect(reason).not.toBe('');
          continue;
        }
        expect(known.has(total)).toBe(true);
        expect([made.problem.levels, made.problem.board, made.problem.target]).toEqual([q, board, null]);
        expect(solve(made.problem, { fewest: true })).toMatchObject({ kind: 'solved', total });
      }
    }
  });

  it('takes no number of presses that is none', () => {
    for (const total of [-1, 2.5, NaN, Infinity])
      expect(() => generateExact(grid(3, 3), total, { seed: random('none') })).toThrow(RangeError);
  });

  it('on the classic board goes up to 15 presses', () => {
    for (const total of [0, 1, 8, 14, 15]) {
      const made = generateExact(grid(5, 5), total, { seed: random('classic') });
      if (made.kind !== 'made') throw new Error('expected a board');
      expect(solve(made.problem, { fewest: true })).toMatchObject({ total });
    }
    for (const total of [16, 26]) {
      expect(generateExact(grid(5, 5), total, { seed: random('classic') })).toEqual({
        kind: 'impossible',
        says: 'no board of this kind needs more than 15 presses',
      });
    }
    expect(generateExact(grid(4, 4), 8, { seed: random('classic') })).toEqual({
      kind: 'impossible',
      says: 'no board of this kind needs more than 7 presses',
    });
  });

  it('thins out fewest solutions where random presses are hardly ever fewest', () => {
    for (const [board, q, total] of [
      [grid(19, 19), 2, 80],
      [grid(9, 9), 3, 60],
      [grid(30, 30, { wrap: 'torus' }), 2, 340],
    ] as const) {
      const made = generateExact(board, total, { levels: q, seed: random('thin') });
      if (made.kind !== 'made') throw new Error('expected a board');
      expect(solve(made.problem, { fewest: true })).toMatchObject({ kind: 'solved', total });
    }
  });

  it('works for lights with different numbers of levels, and with equal seeds makes equal boards', () => {
    const board = wiring(
      ['a', 'b'],
      [
        { name: 'A', moves: new Map([[0, 1]]) },
        {
          name: 'B',
          moves: new Map([
            [0, 1],
            [1, 1],
          ]),
        },
      ],
    );
    for (let total = 0; total <= 3; total++) {
      const made = generateExact(board, total, { levels: [2, 3], seed: random('mixed') });
      if (made.kind !== 'made') throw new Error('expected a board');
      expect(solve(made.problem, { fewest: true })).toMatchObject({ total });
      expect(generateExact(board, total, { levels: [2, 3], seed: random('mixed') })).toEqual(made);
    }
  });

  it('says so where too many quiet patterns forbid a proof', () => {
    const made = generateExact(grid(9, 9, { rule: 'row-column' }), 3, { levels: 4, seed: random('many') });
    expect(
      made.kind === 'unknown' || (made.kind === 'made' && solve(made.problem, { fewest: true }).kind === 'solved'),
    ).toBe(true);
  });

  it('ends when it is told to, and says why', () => {
    const stopped = generateExact(grid(5, 5), 8, { seed: 'stop', signal: { aborted: true } });
    expect(stopped).toEqual({ kind: 'unknown', reason: 'the search was stopped' });
    const late = generateExact(grid(5, 5), 8, { seed: 'stop', signal: deadline(0) });
    expect(late).toEqual({ kind: 'unknown', reason: 'the time limit was reached' });
    expect(() => generateExact(grid(5, 5), 8, {} as never)).toThrow(/expected a seed, a text or random/);
  });
});
