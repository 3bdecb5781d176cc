import { expect, test } from 'vitest';
import { asArray, makeLevels } from 'douse/board';
import { quietPatterns, replay, solve } from 'douse/lightsout';
import { parseDesign } from '../design/text.ts';
import { en } from '../words/en.ts';
import { isReached, LESSON_NAMES, LESSONS } from './lessons.ts';

const steps = LESSONS.flatMap((lesson) =>
  lesson.steps.map((step, i) => ({ lesson, step, last: i === lesson.steps.length - 1 })),
);

test('six tours with all their words, each ending in a board that can be solved', () => {
  expect(LESSONS.map(({ name }) => name)).toEqual(LESSON_NAMES);
  for (const { step, last } of steps) {
    const design = parseDesign(step.design);
    if (!design.ok) throw new Error(design.error);
    expect(Object.keys(en.lessons.texts)).toContain(step.text);
    expect((step.marks ?? '').length).toBeLessThanOrEqual(design.value.problem.board.lights);
    if (last) expect(step.goal.kind).toBe('out');
    if (step.goal.kind === 'out') expect(solve(design.value.problem).kind).toBe('solved');
  }
});

test('every goal can be reached, and none is reached before anything is pressed, unless there is nothing to do', () => {
  for (const { step } of steps) {
    const design = parseDesign(step.design);
    if (!design.ok) throw new Error(design.error);
    const { problem: task } = design.value;
    const none = makeLevels(task.board.buttons, task.levels);
    const reached = (presses: ArrayLike<number>): boolean => {
      const stored = makeLevels(task.board.buttons, 2 ** 16);
      stored.set(Array.from(presses));
      return isReached(step.goal, task, stored, replay(task, stored));
    };
    expect(reached(none)).toBe(step.goal.kind === 'read');
    const answer = solve(task);
    const tries = [
      answer.kind === 'solved' ? [...asArray(answer.presses)] : [4],
      [...none].map((_, b) => (b === 4 ? 4 : 0)),
      [...none].map((_, b) => (b === 4 ? task.levels : 0)),
      step.goal.kind === 'presses' ? Array.from(step.goal.presses, Number) : [],
    ];
    expect(tries.some(reached), step.text).toBe(true);
  }
});

test('the marked patterns are the quiet ones, and the boards of the quarter are as told', () => {
  const design = parseDesign('5x5');
  const quiet = design.ok
    ? [...quietPatterns(design.value.problem.board)].map((one) => [...asArray(one)].join(''))
    : [];
  for (const { step } of steps)
    if (step.design.startsWith('5x5') && step.marks?.length === 25) expect(quiet).toContain(step.marks);
  const verdicts = LESSONS[2]!.steps.map(({ design }) => {
    const parsed = parseDesign(design);
    return parsed.ok && solve(parsed.value.problem).kind;
  });
  expect(verdicts).toEqual(['impossible', 'impossible', 'solved', 'solved']);
});
