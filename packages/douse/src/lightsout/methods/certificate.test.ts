import { describe, expect, it } from 'vitest';
import { gcd } from '../../algebra/integers.ts';
import { asArray, levelAt, type Problem, problem } from '../../board/problem.ts';
import { wiring } from '../../board/wiring.ts';
import { drawn, randomBoard } from '../../testing/boards.ts';
import { cases, plainMatrix } from '../../testing/plain.ts';
import { certificateFacts } from './certificate.ts';
import { solve } from '../solve/solve.ts';

/** A problem of any kind: most of them cannot be solved. */
function* problems(count: number): Generator<Problem> {
  for (const source of cases('certificates', count)) {
    const board = randomBoard(source, 6);
    const own = [2, 3, 4, 6, 8, 12];
    const levels =
      source.below(2) === 0
        ? 2 + source.below(11)
        : Array.from({ length: board.lights }, () => own[source.below(own.length)]!);
    const level = (_: unknown, light: number) => source.below(typeof levels === 'number' ? levels : levels[light]!);
    const some = () => Array.from({ length: board.lights }, level);
    yield problem(board, { levels, start: some(), target: source.below(2) === 0 ? null : some() });
  }
}

/**
 * Holds if lights that count so often make a sum that every button moves by a multiple of `step`, and that has to
 * change by `missing` more.
 */
function expectTrue(task: Problem, counts: readonly number[], step: number, missing: number): void {
  const matrix = plainMatrix(task);
  const q = counts.map((_, light) => task.moduli?.[light] ?? task.levels);
  for (let b = 0; b < task.board.buttons; b++)
    expect(counts.reduce((sum, count, l) => sum + count * matrix[l]![b]!, 0) % step).toBe(0);
  // Going round changes a light by its own number of levels: that may not matter.
  counts.forEach((count, light) => expect((count * q[light]!) % step).toBe(0));
  const change = counts.reduce(
    (sum, count, l) => sum + count * (levelAt(task.target, l) - levelAt(task.start, l) + q[l]!),
    0,
  );
  expect(change % step).toBe(missing);
  expect(missing > 0 && missing < step).toBe(true);
}

describe('certificates', () => {
  it('are true in numbers and in words, whatever the levels', () => {
    const seen = { plain: 0, marks: 0 };
    for (const task of problems(600)) {
      const answer = solve(task);
      if (answer.kind !== 'impossible') continue;
      const { lights, levels, says } = answer.certificate;
      const weights = Array.from(asArray(lights));
      const facts = certificateFacts(task, answer.certificate);
      expect([[...facts.marks], facts.step]).toEqual([weights, levels]);
      expectTrue(task, weights, facts.step, facts.missing);
      expect(weights.reduce((all, mark) => gcd(all, mark), levels)).toBe(1);
      expect(facts.marked).toBe(weights.filter((weight) => weight > 0).length);
      if (task.levels === 2) continue;
      const [, how, step, missing] =
        /^every button moves the sum of the marked lights(.*) by a multiple of (\d+), but the sum has to change by (\d+) more/.exec(
          says,
        )!;
      const kind = how === '' ? 'plain' : 'marks';
      expect(how).toBe(kind === 'plain' ? '' : ', each counted as often as its mark says,');
      seen[kind]++;
      const counts = weights.map((weight) => (kind === 'plain' ? Number(weight > 0) : weight));
      expectTrue(task, counts, Number(step), Number(missing));
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  });

  it('speak of odd and even with two levels, of one light, and of an aim', () => {
    const corner = drawn({ board: ['10001', '00110', '01100', '10000', '00100'] });
    const says = (task: Problem) => {
      const answer = solve(task);
      return answer.kind === 'impossible' ? answer.certificate.says : '';
    };
    expect(says(corner)).toMatch(/even number of the marked lights, but an odd number of them is on$/);
    expect(says({ ...corner, target: new Uint8Array(25), start: corner.start })).toMatch(/has to change$/);
    expect(says(problem(wiring(['a'], []), { start: [1] }))).toMatch(/^no button moves the marked light/);
  });
});
