import { describe, expect, it } from 'vitest';
import { type Field, field } from '../../algebra/field.ts';
import { echelonForm } from '../../algebra/hermite.ts';
import { grid } from '../../board/grid.ts';
import { problem } from '../../board/problem.ts';
import { RULE_NAMES } from '../../board/rule.ts';
import { wiring } from '../../board/wiring.ts';
import { cases, plainMatrix, plainReplay, type Rows, vectors } from '../../testing/plain.ts';
import { anyWiring } from '../../testing/tasks.ts';
import { MAX_FIELD_ENTRIES, solveFieldRule } from './fieldrule.ts';
import { solve } from '../solve/solve.ts';

/** The lights after presses that add elements: a weight w adds the element w times. */
function pressed(gf: Field, a: Rows, start: readonly number[], presses: readonly number[]): number[] {
  return a.map((row, light) => {
    let level = start[light]!;
    row.forEach((weight, b) => {
      for (let times = 0; times < weight; times++) level = gf.add(level, presses[b]!);
    });
    return level;
  });
}

describe('solveFieldRule', () => {
  it('agrees with trying all presses on small boards over GF(2), 3, 4, 5, 8 and 9', () => {
    for (const random of cases('field-rule', 300)) {
      const gf = field([2, 3, 4, 5, 8, 9][random.below(6)]!);
      const most = gf.order <= 4 ? 4 : 3;
      const [rows, columns] = [
        [1, 1],
        [1, 2],
        [1, 3],
        [3, 1],
        [2, 2],
        [4, 1],
      ][random.below(most === 4 ? 6 : 4)]!;
      const board =
        random.below(3) === 0 ? anyWiring(random, 3) : grid(rows!, columns!, { rule: RULE_NAMES[random.below(6)]! });
      const a = plainMatrix(problem(board));
      const start = Array.from({ length: board.lights }, () => random.below(gf.order));
      const target = random.below(2) === 0 ? undefined : start.map(() => random.below(gf.order));
      const goal = (target ?? start.map(() => 0)).join();
      let solutions = 0;
      let quiet = 0;
      for (const x of vectors(board.buttons, gf.order)) {
        if (pressed(gf, a, start, x).join() === goal) solutions++;
        if (pressed(gf, a, start, x).join() === start.join()) quiet++;
      }
      const answer = solveFieldRule(gf, board, start, target);
      expect(answer.presses !== null).toBe(solutions > 0);
      expect(gf.order ** answer.quiet.length).toBe(quiet);
      for (const x of answer.quiet) expect(pressed(gf, a, start, x)).toEqual(start);
      if (answer.presses !== null) {
        expect(answer.certificate).toBeNull();
        expect(pressed(gf, a, start, answer.presses).join()).toBe(goal);
        continue;
      }
      // The certificate: no press changes the weighted sum of the lights, yet it has to change.
      const y = answer.certificate!;
      const sum = (lights: readonly number[]): number =>
        lights.reduce((total, level, i) => gf.add(total, gf.multiply(level, y[i]!)), 0);
      for (let b = 0; b < board.buttons; b++) {
        for (let element = 1; element < gf.order; element++) {
          const x = Array.from({ length: board.buttons }, (_, i) => (i === b ? element : 0));
          expect(sum(pressed(gf, a, start, x))).toBe(sum(start));
        }
      }
      expect(sum(target ?? start.map(() => 0))).not.toBe(sum(start));
    }
  });

  it('over a prime field is the game of levels', () => {
    for (const random of cases('field-prime', 60)) {
      const q = [2, 3, 5, 7][random.below(4)]!;
      const board = grid(1 + random.below(4), 1 + random.below(4));
      const start = Array.from({ length: board.lights }, () => random.below(q));
      const task = problem(board, { levels: q, start });
      const { presses } = solveFieldRule(field(q), board, start);
      expect(presses !== null).toBe(solve(task).kind === 'solved');
      if (presses !== null) expect(plainReplay(task, presses).every((level) => level === 0)).toBe(true);
    }
  });

  it('is another game than four levels that cycle: the counter-example on 2 × 2', () => {
    const board = grid(2, 2);
    const gf = field(4);
    const a = plainMatrix(problem(board));
    const { pass } = echelonForm(a, 4, 2);
    let fails = 0;
    for (const b of vectors(4, 4)) {
      const task = problem(board, { levels: 4, start: b });
      // Over Z/4 the determinant is −3, a unit: every start has exactly one solution.
      expect(solve(task)).toMatchObject({ kind: 'solved', solutions: 1n });
      // Over GF(4) every start has one, too, and P · b is it: A is invertible modulo 2, and −1 is 1.
      const x2 = a.map((_, r) => b.reduce((sum, level, c) => gf.add(sum, gf.multiply(pass[r]![c]!, level)), 0));
      const answer = solveFieldRule(gf, board, b);
      expect(answer).toEqual({ presses: x2, certificate: null, quiet: [] });
      // The recipe that mistakes one for the other: press −x₂ modulo 4.
      const x1 = x2.map((level) => (4 - level) % 4);
      if (plainReplay(task, x1).some(Boolean)) fails++;
    }
    expect(fails).toBe(176);
    const start = [0, 0, 0, 1];
    const [x2] = [solveFieldRule(gf, board, start).presses!];
    expect(
      plainReplay(
        problem(board, { levels: 4, start }),
        x2.map((level) => (4 - level) % 4),
      ),
    ).toEqual([2, 2, 2, 2]);
  });

  it('takes weights modulo the prime, and boards with more buttons or lights than the other', () => {
    const board = wiring(['a'], [{ name: 'A', moves: new Map([[0, 4]]) }]);
    expect(solveFieldRule(field(4), board, [1]).presses).toBeNull();
    expect(solveFieldRule(field(9), board, [1]).presses).toEqual([2]);
    const deaf = wiring([], [{ name: 'A', moves: new Map() }]);
    expect(solveFieldRule(field(4), deaf, [])).toEqual({ presses: [0], certificate: null, quiet: [[1]] });
    expect(solveFieldRule(field(4), wiring(['a'], []), [3])).toMatchObject({ presses: null, quiet: [] });
    expect(solveFieldRule(field(4), grid(0, 0), [])).toEqual({ presses: [], certificate: null, quiet: [] });
  });

  it('refuses elements and lengths that do not fit, and boards beyond its size', () => {
    const board = grid(1, 2);
    for (const start of [[0], [0, 0, 0], [0, 4], [0, -1], [0, 1.5], [NaN, 0]])
      expect(() => solveFieldRule(field(4), board, start), start.join()).toThrow(RangeError);
    expect(() => solveFieldRule(field(4), board, [0, 0], [0, 4])).toThrow(/elements from 0 to 3, got 4/);
    expect(() => solveFieldRule(field(4), board, [0, 0], [0])).toThrow(/expected 2 lights, got 1/);
    const side = Math.ceil(MAX_FIELD_ENTRIES ** 0.25) + 1;
    expect(() => solveFieldRule(field(4), grid(side, side), [])).toThrow(/at most 1000000 entries/);
  });
});
