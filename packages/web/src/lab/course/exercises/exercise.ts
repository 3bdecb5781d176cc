import type { Random } from 'douse/play';
import type { Rows, Vector } from '../math/linear.ts';

/** What an exercise asks for: presses or levels of all cells, marks on cells, or one of some choices. */
export type AnswerKind = 'presses' | 'lights' | 'marks' | 'choice';

/** A matrix that stands beside an exercise. */
export interface Shown {
  readonly name: string;
  readonly rows: Rows;
  /** Columns before a bar, where the right side stands behind one. */
  readonly bar?: number;
  readonly pivots?: readonly number[];
}

/** One exercise, made from a seed. Plain data. */
export interface Task {
  readonly kind: ExerciseName;
  readonly seed: string;
  /** The board as a design's text. */
  readonly design: string;
  readonly levels: number;
  readonly answer: AnswerKind;
  /** What the answer begins with, and the cells (1) that stay as they are. */
  readonly given: Vector;
  readonly fixed: Vector;
  /** Marks or presses that are shown beside the answer. */
  readonly marks?: Vector;
  readonly presses?: Vector;
  /** For `choice`: LaTeX, or a key of the exercise's words. */
  readonly choices?: readonly string[];
  readonly matrix?: Shown;
  /** Patterns that can be laid on the board, one after the other. */
  readonly patterns?: readonly Vector[];
  /** Numbers for the question's gaps. */
  readonly values: Readonly<Record<string, number | string>>;
}

/** What is said of an answer: the key of a sentence, its numbers, and what shows it on the board. */
export interface Verdict {
  readonly right: boolean;
  readonly why: string;
  readonly values: Readonly<Record<string, number | string>>;
  readonly marks?: Vector;
  readonly lights?: Vector;
  readonly presses?: Vector;
}

export interface Hint {
  readonly text: string;
  readonly values: Readonly<Record<string, number | string>>;
  readonly marks?: Vector;
}

/** A kind of exercise as pure functions. An answer is one number a cell, or `[choice]`. */
export interface Exercise {
  make(dice: Random): Omit<Task, 'kind' | 'seed'>;
  check(task: Task, answer: Vector): Verdict;
  /** First a thought, then nearly the answer. */
  hints(task: Task): readonly [Hint, Hint];
  solve(task: Task): Vector;
}

export const EXERCISE_NAMES = [
  'after',
  'column',
  'solve',
  'pattern',
  'solvable',
  'certificate',
  'row',
  'kernel',
  'first',
  'fewest',
  'doubling',
] as const;
export type ExerciseName = (typeof EXERCISE_NAMES)[number];

export const right: Verdict = { right: true, why: 'right', values: {} };

export const pick = <Item>(dice: Random, items: readonly Item[]): Item => items[dice.below(items.length)]!;

/** A mark on one cell of many. */
export const only = (length: number, at: number): number[] => Array.from({ length }, (_, i) => (i === at ? 1 : 0));
