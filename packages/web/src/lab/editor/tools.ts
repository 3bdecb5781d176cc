import { levelAt, type GridBoard } from 'douse/board';
import { levelsOf, MAX_LEVELS } from '../design/design.ts';
import { changeGrid, type Layer, pressButton, setLights, withOwnLevels } from '../design/edits.ts';
import type { Lab } from '../lab.ts';

/** What a press or a drag on the editor's board does. */
export const TOOLS = ['lights', 'press', 'holes', 'draw', 'target', 'own'] as const;
export type Tool = (typeof TOOLS)[number];

/** The tools that make sense on the lab's present board. */
export function toolsFor({ design }: Lab): readonly Tool[] {
  const { problem, spots } = design.value;
  return TOOLS.filter((tool) => (tool === 'holes' ? problem.board.kind === 'grid' : tool !== 'draw' || spots !== null));
}

/** One drag over the board: each cell it meets is changed once, all in the same way. */
export interface Stroke {
  /** @param place  a place of the layout; `cell` its light, −1 in a hole */
  visit(place: number, cell: number): void;
}

/**
 * Begins a stroke of a tool; what it does is decided by the first cell. `own` is the number of levels the last tool
 * gives.
 */
export function beginStroke(lab: Lab, tool: Tool, own: number): Stroke {
  const stroke = {};
  const seen = new Set<number>();
  let paint: number | null = null;
  const change = (place: number, cell: number): void => {
    const design = lab.design.peek();
    const { problem: task } = design;
    switch (tool) {
      case 'press':
        // A drag would press too many by mistake: only the first cell counts.
        if (cell >= 0 && seen.size === 1) lab.change(pressButton(design, cell), stroke);
        break;
      case 'holes': {
        if (task.board.kind !== 'grid') break;
        paint ??= cell < 0 ? 0 : 1;
        if (paint !== (cell < 0 ? 1 : 0))
          lab.change(changeGrid(design, { holes: new Map([[place, paint === 1]]) }), stroke);
        break;
      }
      case 'lights':
      case 'target': {
        if (cell < 0) break;
        const layer: Layer = tool === 'lights' ? 'start' : 'target';
        paint ??= (levelAt(task[layer], cell) + 1) % levelsOf(task, cell);
        lab.change(setLights(design, layer, new Map([[cell, paint]])), stroke);
        break;
      }
      case 'own':
        if (cell >= 0 && levelsOf(task, cell) !== own) changeOwn(lab, cell, own, stroke);
    }
  };
  return {
    visit(place, cell) {
      if (seen.has(place)) return;
      seen.add(place);
      change(place, cell);
    },
  };
}

function changeOwn(lab: Lab, cell: number, own: number, stroke: unknown): void {
  try {
    lab.change(withOwnLevels(lab.design.peek(), new Map([[cell, Math.min(own, MAX_LEVELS)]])), stroke);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    lab.notice.value = { kind: 'tooMixed' };
  }
}

/** A rectangle with one cell more or less of something, for buttons and keys. */
export const resized = (lab: Lab, rows: number, columns: number): void => {
  const design = lab.design.peek();
  const { board } = design.problem;
  if (board.kind !== 'grid') return;
  const { rows: oldRows, columns: oldColumns } = board as GridBoard;
  if (rows !== oldRows || columns !== oldColumns) lab.change(changeGrid(design, { rows, columns }));
};
