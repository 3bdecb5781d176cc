import type { Tiles } from 'douse/board';
import { groupPoints, type SameParams } from 'douse/samegame';
import { count } from '../words/format.ts';
import { gridPlace } from '../lights/words/cell.ts';
import type { Words } from '../words/words.ts';
import { letterOf, shapeOf } from './view/shapes.ts';
import type { SameWords } from './words/words.ts';

/** Colour and shape of a symbol, with its letter if it has one. */
export const symbolName = (say: SameWords, symbol: number): string =>
  [say.tiles[shapeOf(symbol)], letterOf(symbol)].filter(Boolean).join(' ');

/** What a screen reader says of a tile: where it is, what it is, its group and what that earns. */
export function tileName(
  { words, say, language }: { readonly words: Words; readonly say: SameWords; readonly language: string },
  { params, board }: { readonly params: SameParams; readonly board: Tiles },
  { cell, size, marked }: { readonly cell: number; readonly size: number; readonly marked: boolean },
): string {
  const parts = [
    gridPlace(words.cell, Math.floor(cell / board.columns), cell % board.columns),
    symbolName(say, board.cells[cell]!),
  ];
  if (size < params.smallest) parts.push(say.alone);
  else parts.push(count(language, say.group, size), count(language, say.points, groupPoints(params, size)));
  if (marked) parts.push(say.hinted);
  return parts.join(', ');
}
