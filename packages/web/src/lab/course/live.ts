import { type Signal, signal } from '@preact/signals';
import type { GridBoard, Problem } from 'douse/board';
import type { Chapter, Goal, Step } from './chapter.ts';
import type { CourseWords } from './words/words.ts';
import { effectRows, forced, listOf, numbers, plus, sum, times } from './math/linear.ts';

/** The board of a step while somebody presses it. Plain rules, no page. */
export class Live {
  readonly task: Problem;
  readonly mode: NonNullable<Step['live']>;
  readonly goal: Goal | undefined;
  readonly #rows: number[][];
  readonly #start: number[];
  /** How often each button was pressed, not reduced. */
  readonly presses: Signal<readonly number[]>;
  readonly reached: Signal<boolean>;

  constructor(task: Problem, step: Pick<Step, 'live' | 'presses' | 'goal'>) {
    this.task = task;
    this.mode = step.live ?? 'press';
    this.goal = step.goal;
    this.#rows = effectRows(task.board, task.levels);
    this.#start = listOf(task.start);
    const begun = numbers(step.presses ?? '', task.board.buttons);
    this.presses = signal(this.mode === 'forced' ? this.#completed(begun) : begun);
    this.reached = signal(step.goal === undefined);
  }

  get start(): readonly number[] {
    return this.#start;
  }

  /** The lights as they stand. */
  get lights(): number[] {
    return plus(this.#start, times(this.#rows, this.presses.value, this.task.levels), this.task.levels);
  }

  /** The column of A of a button. */
  column(button: number): number[] {
    return this.#rows.map((row) => row[button]!);
  }

  /** Lights that are not off, for boards whose first row forces the others. */
  get wrong(): number[] {
    return this.lights.map((level) => (level === 0 ? 0 : 1));
  }

  press(button: number): void {
    const before = this.presses.peek();
    if (this.mode === 'still') return;
    const pressed = before.map((n, b) => (b === button ? n + 1 : n));
    if (this.mode === 'forced') {
      if (button >= (this.task.board as GridBoard).columns) return;
      this.presses.value = this.#completed(pressed.map((n) => n % this.task.levels));
    } else this.presses.value = pressed;
    if (this.#isReached()) this.reached.value = true;
  }

  #completed(presses: readonly number[]): number[] {
    const { rows, columns } = this.task.board as GridBoard;
    return forced(presses.slice(0, columns), rows, this.#start, this.task.levels);
  }

  #isReached(): boolean {
    const presses = this.presses.peek();
    const lights = this.lights;
    const same = (a: readonly number[], b: readonly number[]): boolean => a.every((value, i) => value === b[i]);
    const { goal } = this;
    switch (goal?.kind) {
      case undefined:
        return true;
      case 'any':
        return sum(presses) >= goal.presses;
      case 'unchanged':
        return sum(presses) > 0 && same(lights, this.#start);
      case 'presses':
        return same(
          presses.map((n) => n % this.task.levels),
          numbers(goal.presses, presses.length),
        );
      case 'quiet':
        return presses.some((n) => n % this.task.levels > 0) && same(lights, this.#start);
      case 'out':
        return !lights.some(Boolean);
    }
  }
}

/** What is said of a step's goal: presses are those of the marks, or those the text names. */
export function wordOf({ goal, marks, live }: Step): keyof CourseWords['goals'] {
  if (goal!.kind === 'out' && live === 'forced') return 'firstRow';
  if (goal!.kind !== 'presses') return goal!.kind;
  if (marks !== goal!.presses) return 'exactly';
  return /[2-9]/.test(marks) ? 'presses' : 'marked';
}

/** The board of a step: its own, or the one of the nearest step before it. */
export const boardOf = (chapter: Chapter, at: number): string =>
  chapter.steps.slice(0, at + 1).findLast((step) => step.board !== undefined)?.board ?? '5x5';
