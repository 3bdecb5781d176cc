import type { Board, GridBoard } from '../../board/board.ts';
import { isPlainPlus } from '../../board/grid.ts';
import type { Problem } from '../../board/problem.ts';
import type { ChaseDirection, ChasePhase } from '../../formats/write/chase-chart.ts';
import { type ChasePlan, planInOrder } from '../methods/chase-plan.ts';

/** A chase as it is explained: a plan, and its direction through the board. */
export interface ToldChase {
  readonly by: ChaseDirection;
  readonly plan: ChasePlan;
  /** True if each line of lights is put out by the buttons of the next line, straight on, from a free first line. */
  readonly straight: boolean;
}

/**
 * The chase that is explained to people. A grid is chased row by row from the top, or column by column from the left
 * where that leaves fewer buttons free; other boards light by light.
 *
 * The plus rule leaves the first line free, and the last one too where the lines themselves wrap, so that every other
 * line is decided by the one before. Other rules, and boards with holes, are left to zero forcing.
 */
export function toldChase(task: Problem): ToldChase {
  const { board } = task;
  if (board.kind !== 'grid') return { by: 'lights', plan: planInOrder(task, (light) => light), straight: false };
  const byRows = alongLines(task, board, 'rows');
  if (board.rows >= board.columns && board.wrap === 'none') return byRows;
  const byColumns = alongLines(task, board, 'columns');
  const gain = byRows.plan.free.length - byColumns.plan.free.length;
  return gain > 0 || (gain === 0 && byColumns.straight && !byRows.straight) ? byColumns : byRows;
}

function alongLines(task: Problem, board: GridBoard, by: 'rows' | 'columns'): ToldChase {
  const lights = linesOf(board, by);
  const [lines, length] = by === 'rows' ? [board.rows, board.columns] : [board.columns, board.rows];
  if (!isPlainPlus(board) || lines < 2) return { by, plan: planInOrder(task, (i) => lights[i]!), straight: false };
  // On a side of two cells both neighbours are the same cell, so wrapping changes nothing.
  const meet = lines > 2 && (by === 'rows' ? board.wrap === 'torus' : board.wrap !== 'none');
  const first = lights.subarray(0, length);
  const free = meet ? [...first, ...lights.subarray(lights.length - length)] : [...first];
  const plan = planInOrder(task, (i) => lights[i]!, free);
  return { by, plan, straight: !meet && plan.free.length === free.length && task.moduli === null };
}

/** The lights of a grid, line by line. */
function linesOf(board: GridBoard, by: 'rows' | 'columns'): Uint32Array {
  const lights = Uint32Array.from({ length: board.lights }, (_, light) => light);
  if (by === 'rows') return lights;
  const place = (light: number): number => board.cellPlace?.[light] ?? light;
  const key = (light: number): number =>
    (place(light) % board.columns) * board.rows + Math.floor(place(light) / board.columns);
  return lights.sort((a, b) => key(a) - key(b));
}

/**
 * A short description of a chase: rectangles of lights, each put out by the button `down` and `right` of it. Read in
 * order, and line by line within each, they give the steps. Empty for boards other than grids.
 */
export function chasePhases(board: Board, { by, plan }: Pick<ToldChase, 'by' | 'plan'>): ChasePhase[] {
  if (board.kind !== 'grid' || by === 'lights') return [];
  const { rows, columns } = board;
  // Seen along the chase: `line` and `at` within it.
  const seen = (cell: number): [line: number, at: number] => {
    const place = board.cellPlace?.[cell] ?? cell;
    const [row, column] = [Math.floor(place / columns), place % columns];
    return by === 'rows' ? [row, column] : [column, row];
  };
  const [lines, length] = by === 'rows' ? [rows, columns] : [columns, rows];
  const runs: Run[] = [];
  plan.light.forEach((light, k) => {
    const [line, at] = seen(light);
    const [toLine, to] = seen(plan.button[k]!);
    const [on, aside] = [shortest(toLine - line, lines), shortest(to - at, length)];
    const run = runs.at(-1);
    if (run !== undefined && run.line === line && run.to + 1 === at && run.on === on && run.aside === aside)
      run.to = at;
    else runs.push({ line, last: line, from: at, to: at, on, aside });
  });
  const blocks: Run[] = [];
  for (const run of runs) {
    const block = blocks.at(-1);
    const same = (['from', 'to', 'on', 'aside'] as const).every((key) => block?.[key] === run[key]);
    if (block !== undefined && same && block.last + 1 === run.line) block.last = run.line;
    else blocks.push(run);
  }
  return blocks.map(({ line, last, from, to, on, aside }) => {
    const [along, across] = [
      { first: line, last },
      { first: from, last: to },
    ];
    return by === 'rows'
      ? { rows: along, columns: across, down: on, right: aside }
      : { rows: across, columns: along, down: aside, right: on };
  });
}

interface Run {
  readonly line: number;
  last: number;
  readonly from: number;
  to: number;
  readonly on: number;
  readonly aside: number;
}

/** A step on a side that may wrap, the short way round. */
const shortest = (step: number, length: number): number => {
  if (step > length / 2) return step - length;
  return step < -length / 2 ? step + length : step;
};
