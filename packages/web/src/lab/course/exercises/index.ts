import { random } from 'douse/play';
import type { Vector } from '../math/linear.ts';
import type { Exercise, ExerciseName, Hint, Task, Verdict } from './exercise.ts';
import { certificate, doubling, kernel, row, solvable } from './lines.ts';
import { after, column, fewest, first, pattern, solveIt } from './presses.ts';

/** Every kind of exercise: pure functions of a seed. A kind is a value of `Exercise`, its name, and its words. */
const KINDS: Readonly<Record<ExerciseName, Exercise>> = {
  after,
  column,
  solve: solveIt,
  pattern,
  solvable,
  certificate,
  row,
  kernel,
  first,
  fewest,
  doubling,
};

/** Kinds that have exercises with more than two levels. */
const MANY: readonly ExerciseName[] = ['after', 'solve', 'row', 'kernel', 'first'];

/** The exercise of a kind and a seed, the same everywhere; with `many` one of more than two levels, if it has them. */
export function makeTask(kind: ExerciseName, seed: string, many = false): Task {
  const dice = random(`exercise:${kind}:${seed}`);
  const fewest = many && MANY.includes(kind) ? 3 : 2;
  let made = KINDS[kind].make(dice);
  while (made.levels < fewest) made = KINDS[kind].make(dice);
  return { ...made, kind, seed };
}

export const checkAnswer = (task: Task, answer: Vector): Verdict => KINDS[task.kind].check(task, answer);
export const hintsOf = (task: Task): readonly [Hint, Hint] => KINDS[task.kind].hints(task);
/** An answer that is right. */
export const solveTask = (task: Task): Vector => KINDS[task.kind].solve(task);

export { EXERCISE_NAMES, type ExerciseName, type Hint, type Task, type Verdict } from './exercise.ts';
