import { describe, expect, it } from 'vitest';
import { BitMatrix } from '../../algebra/bitmatrix.ts';
import { grid } from '../../board/grid.ts';
import { problem, type Problem } from '../../board/problem.ts';
import { wiring } from '../../board/wiring.ts';
import { random } from '../../play/random.ts';
import { cases, plainReplay, vectors } from '../../testing/plain.ts';
import { anyTask } from '../../testing/tasks.ts';
import { solve } from './solve.ts';
import { allAt, provesNeverSame, solveAlike } from './same.ts';

/** The fewest presses after which all lights that matter are alike, by trying all; Infinity if there are none. */
function fewestSame(task: Problem): number {
  let least = Infinity;
  const shared = Math.min(task.levels, ...(task.moduli ?? []));
  for (const presses of vectors(task.board.buttons, task.levels)) {
    const total = presses.reduce((sum, times) => sum + times, 0);
    if (total >= least) continue;
    const seen = plainReplay(task, presses).filter((_, light) => task.care?.[light] !== 0);
    if (seen.length === 0 || (seen[0]! < shared && seen.every((level) => level === seen[0]))) least = total;
  }
  return least;
}

describe('all lights at one level', () => {
  it('is reached with the fewest presses over all levels, or proved impossible for all of them at once', () => {
    let [solved, impossible] = [0, 0];
    for (const source of cases('same', 150)) {
      const any = anyTask(source, 2 + source.below(2));
      const care = source.below(4) > 0 ? null : Uint8Array.from({ length: any.board.lights }, () => source.below(3));
      const start = any.start as ArrayLike<number>;
      const task = problem(any.board, { levels: any.moduli ?? any.levels, start, care });
      if (task.levels ** task.board.buttons > 5000) continue;
      const least = fewestSame(task);
      const answer = solveAlike(task, { fewest: true });
      if (least === Infinity) {
        impossible++;
        if (answer.kind !== 'impossible') throw new Error(`expected impossible, got ${answer.kind}`);
        expect(provesNeverSame(task, answer.certificate)).toBe(true);
        continue;
      }
      solved++;
      if (answer.kind !== 'solved') throw new Error(`expected solved, got ${answer.kind}`);
      expect(answer.total).toBe(least);
      expect(solveAlike(task).kind).toBe('solved');
    }
    expect(Math.min(solved, impossible)).toBeGreaterThan(5);
  });

  it('answers the flip game: both ways, whichever is nearer', () => {
    // 4 × 4 pieces, black and white, from a well-known judge: 4 flips to all of one colour.
    const start = [...'1001110110010100'].map(Number).map((bit) => 1 - bit);
    const board = grid(4, 4);
    const both = [0, 1].map((level) => solve(allAt(problem(board, { start }), level), { fewest: true }));
    const least = Math.min(...both.map((answer) => (answer.kind === 'solved' ? answer.total : Infinity)));
    const same = solveAlike(problem(board, { start }), { fewest: true });
    if (least === Infinity) expect(same.kind).toBe('impossible');
    else expect(same).toMatchObject({ kind: 'solved', total: least });
  });

  it('takes boards stored as bits, and proves with two certificates of odd marks together', () => {
    const source = random('bits');
    let impossible = 0;
    for (let round = 0; round < 30; round++) {
      const bits = new BitMatrix(4, 4);
      for (let cell = 0; cell < 16; cell++) bits.set(cell >> 2, cell & 3, source.below(2));
      const board = grid(4, 4);
      const cells = Uint8Array.from({ length: 16 }, (_, cell) => bits.get(cell >> 2, cell & 3));
      const [packed, plain] = [
        solveAlike(problem(board, { start: bits })),
        solveAlike(problem(board, { start: cells })),
      ];
      expect(packed.kind).toBe(plain.kind);
      if (packed.kind !== 'impossible') continue;
      impossible++;
      expect(provesNeverSame(problem(board, { start: bits }), packed.certificate)).toBe(true);
    }
    expect(impossible).toBeGreaterThan(3);
  });

  it('answers copies of a problem as the problem itself', () => {
    // Four lights in a ring of three levels; their alternating sum never changes, so they are never alike.
    const task = problem(grid(1, 4, { wrap: 'torus', rule: 'x' }), { levels: 4, start: [0, 1, 2, 3] });
    const copies = [structuredClone(task), JSON.parse(JSON.stringify(task)) as Problem];
    for (const copy of copies) expect(solveAlike(copy, { fewest: true })).toEqual(solveAlike(task, { fewest: true }));
    const odd = problem(grid(1, 2, { rule: 'plus' }), { levels: 6, start: [0, 1] });
    const answer = solveAlike(odd);
    expect(answer.kind).toBe('impossible');
    expect(solveAlike(JSON.parse(JSON.stringify(odd)) as Problem)).toEqual(answer);
  });

  it('says what to do where there are too many levels', () => {
    const task = problem(wiring(['a', 'b'], [{ name: 'x', moves: new Map([[0, 1]]) }]), {
      levels: 1000,
      start: [1, 2],
    });
    expect(solveAlike(task)).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(/at most 256 levels, not 1000: name one/),
    });
  });
});
