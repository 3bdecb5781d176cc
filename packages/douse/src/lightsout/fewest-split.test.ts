import { describe, expect, it } from 'vitest';
import facts from '../../test-data/facts.json' with { type: 'json' };
import { BitMatrix } from '../algebra/bitmatrix.ts';
import { grid } from '../board/grid.ts';
import { problem } from '../board/problem.ts';
import { random } from '../play/random.ts';
import { fewestBySplit } from './fewest-split.ts';
import { generate } from './generate.ts';
import { coset } from './kernel.ts';
import { lattice } from './lattice.ts';
import { solve } from './solve.ts';

const allOn = (n: number) => problem(grid(n, n), { target: new Uint8Array(n * n).fill(1) });

describe('weights of all solutions at once', () => {
  it('are those of going through them, on any rule and wrap', () => {
    const source = random('weights');
    for (const [rows, columns, rule, wrap] of [
      [5, 5, 'ring', 'none'],
      [6, 6, 'plus', 'torus'],
      [8, 8, 'king', 'none'],
      [9, 9, 'x', 'none'],
      [12, 12, 'plus', 'torus'],
      [5, 8, 'row-column', 'none'],
      [7, 7, 'ring', 'none'],
    ] as const) {
      for (let round = 0; round < 4; round++) {
        const task = generate(grid(rows, columns, { rule, wrap }), source);
        const answer = solve(task, { fewest: true });
        const any = solve(task);
        if (any.kind !== 'solved' || answer.kind !== 'solved') throw new Error('expected a solution');
        if (any.solutions > 2n ** 14n) continue;
        const sums = [
          any.total,
          ...Array.from(any.others(), (other) => (other as Uint8Array).reduce((sum: number, a: number) => sum + a, 0)),
        ];
        expect(answer.total, `${rows} × ${columns} ${rule} ${wrap}`).toBe(Math.min(...sums));
      }
    }
  });

  it('prove a torus of 2²⁴ solutions', () => {
    const board = grid(30, 30, { wrap: 'torus' });
    expect(solve(generate(board, random('torus')), { fewest: true })).toMatchObject({
      kind: 'solved',
      solutions: 2n ** 24n,
      fewest: { kind: 'exhaustive' },
    });
  });
});

describe('the four-class split', () => {
  it('agrees with going through all solutions', () => {
    const source = random('split');
    for (const [rows, columns] of [
      [4, 4],
      [5, 5],
      [4, 9],
      [9, 4],
      [1, 2],
      [2, 5],
      [3, 11],
      [9, 9],
      [11, 5],
      [14, 4],
      [1, 8],
      [16, 16],
    ] as const) {
      for (let round = 0; round < 6; round++) {
        const { presses, kernel } = lattice.solve(generate(grid(rows, columns), source));
        let least = Infinity;
        for (const other of coset(presses!, kernel, 2))
          least = Math.min(
            least,
            other.reduce((sum, a) => sum + a, 0),
          );
        const found = fewestBySplit(rows, columns, presses!, kernel.generators)!;
        expect([found.total, found.bound], `${rows} × ${columns}`).toEqual([least, least]);
        expect(found.presses.reduce((sum, a) => sum + a, 0)).toBe(least);
      }
    }
  });

  it('OEIS A075464: n × n all on, n = 1 … 30, and 1629 at n = 61', () => {
    const { values } = facts.fewestPressesAllOn;
    const found = values.map((_, i) => solve(allOn(i + 1), { fewest: true }));
    expect(found.map((answer) => (answer.kind === 'solved' && answer.fewest !== null ? answer.total : null))).toEqual(
      values,
    );
    expect(solve(allOn(61), { fewest: true })).toMatchObject({
      kind: 'solved',
      total: 1629,
      fewest: { kind: 'split' },
    });
  });

  it('is the same for boards of bits', () => {
    const target = new BitMatrix(39, 39);
    for (let i = 0; i < target.length; i++) target.set(Math.floor(i / 39), i % 39, 1);
    const packed = solve(problem(grid(39, 39), { start: target }), { fewest: true });
    const plain = solve(problem(grid(39, 39), { start: new Uint8Array(39 * 39).fill(1) }), { fewest: true });
    expect(packed).toMatchObject({ kind: 'solved', solutions: 2n ** 32n });
    expect(plain).toMatchObject({ kind: 'solved', total: packed.kind === 'solved' ? packed.total : -1 });
  });

  it('gives the best found and a lower bound when it is stopped', () => {
    let ticks = 0;
    const signal = {
      get aborted() {
        return ++ticks > 40;
      },
    };
    const { presses, kernel } = lattice.solve(allOn(39));
    const found = fewestBySplit(39, 39, presses!, kernel.generators, { signal })!;
    expect(found.bound).toBeLessThan(found.total);
    const proved = fewestBySplit(39, 39, presses!, kernel.generators)!;
    expect(found.bound).toBeLessThanOrEqual(proved.total);
    expect(found.total).toBeGreaterThanOrEqual(proved.total);
  });
});
