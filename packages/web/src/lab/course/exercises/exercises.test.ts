import { describe, expect, test } from 'vitest';
import { replay } from 'douse/lightsout';
import { random } from 'douse/play';
import { listOf } from '../math/linear.ts';
import { problemOf } from './boards.ts';
import { checkAnswer, EXERCISE_NAMES, hintsOf, makeTask, solveTask, type Task } from './index.ts';

/** Wrong answers: other choices, or the right one with something changed. */
function wrongAnswers(task: Task): number[][] {
  const right = [...solveTask(task)];
  if (task.answer === 'choice') return task.choices!.map((_, i) => [i]).filter(([i]) => i !== right[0]);
  const dice = random(`wrong:${task.kind}:${task.seed}`);
  const open = right.map((_, i) => i).filter((i) => task.fixed[i] !== 1);
  return Array.from({ length: 3 }, () => {
    const answer = [...right];
    const at = open[dice.below(open.length)]!;
    answer[at] = (answer[at]! + 1) % Math.max(2, task.levels);
    return answer;
  });
}

describe.each(EXERCISE_NAMES)('%s', (kind) => {
  const tasks = Array.from({ length: 200 }, (_, seed) => makeTask(kind, String(seed)));

  test('200 of them are solved; a wrong answer is refused with its reason', () => {
    for (const task of tasks) {
      expect(structuredClone(task)).toEqual(task);
      if (Number(task.seed) < 20) expect(makeTask(kind, task.seed)).toEqual(task);
      expect(checkAnswer(task, solveTask(task)), `${kind} ${task.seed}`).toMatchObject({ right: true });
      for (const wrong of wrongAnswers(task)) {
        const verdict = checkAnswer(task, wrong);
        expect(verdict.right, `${kind} ${task.seed} ${wrong.join('')}`).toBe(false);
        expect(verdict.why).not.toBe('right');
      }
      expect(hintsOf(task)).toHaveLength(2);
    }
  });

  test('they are not all alike', () => {
    const shapes = new Set(tasks.map((task) => JSON.stringify([task.design, task.given, task.presses, task.values])));
    expect(shapes.size).toBeGreaterThan(kind === 'pattern' || kind === 'kernel' || kind === 'doubling' ? 8 : 40);
  });
});

test('exercises of a chapter on more levels have more than two, and are solved as any', () => {
  for (const kind of ['after', 'solve', 'row', 'kernel', 'first'] as const) {
    for (let seed = 0; seed < 40; seed++) {
      const task = makeTask(kind, String(seed), true);
      expect(task.levels, `${kind} ${seed}`).toBeGreaterThan(2);
      expect(checkAnswer(task, solveTask(task)).right, `${kind} ${seed}`).toBe(true);
      // What has more levels anyway stays the exercise that the seed stands for.
      const plain = makeTask(kind, String(seed));
      if (plain.levels > 2) expect(task).toEqual(plain);
    }
  }
  expect(makeTask('pattern', 'a', true)).toEqual(makeTask('pattern', 'a'));
});

test('answers are judged by the game itself, not by the exercise', () => {
  for (const kind of ['solve', 'first', 'fewest'] as const) {
    for (let seed = 0; seed < 60; seed++) {
      const task = makeTask(kind, `game ${seed}`);
      const posed = problemOf(task.design);
      // Before the second chase the first row is pressed; the rest follows light by light.
      const presses = Uint32Array.from(solveTask(task));
      const { board } = posed;
      if (kind === 'first' && board.kind === 'grid') {
        for (let b = board.columns; b < board.buttons; b++) {
          const lights = replay({ ...posed, start: posed.start }, presses);
          presses[b] = (task.levels - listOf(lights)[b - board.columns]!) % task.levels;
        }
      }
      expect(
        [...(replay(posed, presses) as Uint8Array)].every((level) => level === 0),
        `${kind} ${seed}`,
      ).toBe(true);
    }
  }
});
