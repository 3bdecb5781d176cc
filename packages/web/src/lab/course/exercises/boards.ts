import { type Board, problem, type Problem } from 'douse/board';
import { quietPatterns, solve } from 'douse/lightsout';
import { parseDesign, makeDesign } from '../../design/text.ts';
import type { Random } from 'douse/play';
import { effectRows, listOf, negative, plus, times, type Vector, zeros } from '../math/linear.ts';

/** What the exercises need of a board, modulo q. */

export const textOf = (board: Board, levels: number, start: Vector): string =>
  makeDesign({ problem: problem(board, { levels, start }), spots: null });

export function problemOf(design: string): Problem {
  const parsed = parseDesign(design);
  if (!parsed.ok) throw new RangeError(`exercise: ${parsed.error}`);
  return parsed.value.problem;
}

export const startOf = ({ start }: Problem): number[] => listOf(start);

/** The lights of a task after some presses. */
export const lightsAfter = (task: Problem, presses: Vector): number[] =>
  plus(startOf(task), times(effectRows(task.board, task.levels), presses, task.levels), task.levels);

/** All quiet patterns of a small board, the empty one left out. */
export const quietOf = (board: Board, levels: number): number[][] =>
  Array.from(quietPatterns(board, { levels }), listOf);

/** A start that these presses put out. */
export const startFor = (board: Board, levels: number, presses: Vector): number[] =>
  negative(times(effectRows(board, levels), presses, levels), levels);

export const someLevels = (dice: Random, length: number, q: number): number[] => zeros(length).map(() => dice.below(q));

/** Presses that put the task out, the fewest. */
export function fewestOf(task: Problem): number[] {
  const answer = solve(task, { fewest: true });
  if (answer.kind !== 'solved') throw new RangeError('exercise: expected a board that can be solved');
  return listOf(answer.presses);
}

/** Row and column of a cell of a rectangle, counted from 1. */
export const placeIn = (columns: number, cell: number): { row: number; column: number } => ({
  row: Math.floor(cell / columns) + 1,
  column: (cell % columns) + 1,
});
