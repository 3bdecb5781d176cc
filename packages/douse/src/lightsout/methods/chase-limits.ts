import { fitsDense } from '../../algebra/linear.ts';
import { effects, grid, isPlainPlus } from '../../board/grid.ts';
import type { GridBoard } from '../../board/board.ts';
import { problem, type Problem } from '../../board/problem.ts';
import { type ChasePlan, planOf } from './chase-plan.ts';

/** Most steps that a chase may take; a step is about ten nanoseconds, so the limit is under a minute. */
export const MAX_STEPS = 5e9;

/** Free buttons that are chased at the same time. */
export const LANES = 8;
export const BIT_LANES = 32;

/** Boards with more buttons are first judged by a small board of the same kind, before their own order is made. */
const MAX_UNSAMPLED = 2 ** 18;
const SAMPLE = 48;

/**
 * Why a problem is too large to be chased, or null. A large board is refused by an estimate, before work begins, only
 * if it is far beyond the limit.
 * @throws {RangeError} beyond MAX_EFFECTS effects
 */
export function beyondChase(task: Problem): string | null {
  const { board, levels } = task;
  const known = board.kind === 'grid' && board.buttons > MAX_UNSAMPLED ? sampleOf(board) : null;
  if (known !== null && board.kind === 'grid') {
    const { free } = planOf(problem(known, { levels }));
    const side = Math.min(board.rows, board.columns);
    const guess = Math.floor((free.length * side) / Math.min(known.rows, known.columns));
    const moved = (effects(known).light.length / known.buttons) * board.buttons;
    if (stepsOf(task, moved, guess >> 1, guess >> 1) > MAX_STEPS) return refused(stepsOf(task, moved, guess, guess));
  }
  const { residue, free, rowButton } = planOf(task);
  if (!fitsDense(residue.length, free.length, levels))
    return `chasing leaves a system of ${residue.length} equations in ${free.length} unknowns, which would not fit in memory`;
  const steps = stepsOf(task, rowButton.length, residue.length, free.length);
  return steps > MAX_STEPS ? refused(steps) : null;
}

const refused = (steps: number): string =>
  `chasing takes about ${Math.ceil(steps / 1e9)} billion steps, more than ${MAX_STEPS / 1e9} billion`;

/** One chase for each free button, then an elimination with as many unknowns. */
function stepsOf(task: Problem, moved: number, residue: number, free: number): number {
  const dense = residue * free * Math.min(residue, free);
  if (task.levels === 2) return Math.ceil(free / BIT_LANES) * moved + dense / 256;
  const passes = isRecurrent(task) ? 1 : Math.ceil(free / LANES);
  return 2 * passes * moved + dense / 3;
}

/** True where one chase gives all others, if lines are free: see chase.ts. */
export const isRecurrent = ({ board, levels, moduli }: Problem): boolean =>
  levels !== 2 && moduli === null && isPlainPlus(board) && board.wrap === 'none';

/** True if the free buttons are one edge of the rectangle and the residue the opposite one, both in order. */
export function areLines({ free, residue }: ChasePlan, { rows, columns }: GridBoard): boolean {
  const is = (line: Uint32Array, length: number, cell: (i: number) => number): boolean =>
    line.length === length && line.every((value, i) => value === cell(i));
  return (
    (is(free, columns, (i) => i) && is(residue, columns, (i) => (rows - 1) * columns + i)) ||
    (is(free, rows, (i) => i * columns) && is(residue, rows, (i) => (i + 1) * columns - 1))
  );
}

/**
 * A small board of the same kind, with the same number of free buttons per cell of the shorter side; null if there is
 * none.
 */
function sampleOf({ rows, columns, wrap, rule, holes }: GridBoard): GridBoard | null {
  if (rule.kind !== 'pattern' || holes !== null || Math.min(rows, columns) < SAMPLE) return null;
  return grid(Math.min(rows, SAMPLE), Math.min(columns, SAMPLE), { wrap, rule });
}
