import type { Board } from 'douse/board';
import { phrase } from '../../words/format.ts';
import { labWords } from '../words/index.ts';
import { words } from '../../words/index.ts';
import { gridPlace } from '../../lights/words/cell.ts';
import { layoutOf } from '../design/layout.ts';

/** The spoken name of a light or button: row and column, or its own name. */
export function nameOf(board: Board, index: number, of: 'lights' | 'buttons' = 'lights'): string {
  if (board.kind === 'wiring') return (of === 'lights' ? board.lightNames : board.buttonNames)[index]!;
  const { place, columns } = layoutOf(board);
  return gridPlace(words.value.cell, Math.floor(place[index]! / columns), place[index]! % columns);
}

/** What a screen reader says of a light: its name and level. */
export function lightLabel(board: Board, light: number, level: number, levels: number): string {
  const { cell } = words.value;
  const state = level === 0 ? cell.off : levels === 2 ? cell.on : phrase(cell.level, { level, top: levels - 1 });
  return `${nameOf(board, light)}, ${state}`;
}

/** The name of a place without a cell. */
export const holeLabel = (place: number, columns: number): string =>
  `${gridPlace(words.value.cell, Math.floor(place / columns), place % columns)}, ${labWords.value.editor.hole}`;
