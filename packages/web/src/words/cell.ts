import { cubeCell, placeOf } from 'douse/board';
import { lightsBoard, type LightsParams } from 'douse/lightsout';
import { phrase } from './format.ts';
import type { Words } from './words.ts';

/** What a screen reader says of a button: where it is and what its light shows. */
export function cellName(
  words: Words,
  params: LightsParams,
  { button, level, marked }: { readonly button: number; readonly level: number; readonly marked: boolean },
): string {
  const { cell } = words;
  const top = params.levels - 1;
  const light = level === 0 ? cell.off : top === 1 ? cell.on : phrase(cell.level, { level, top });
  return [placeName(words, params, button), light, ...(marked ? [cell.marked] : [])].join(', ');
}

/** Row and column of a button, on a cube after the name of the face. They are numbered from 1, as in speech. */
export function placeName({ cell }: Words, params: LightsParams, button: number): string {
  const board = lightsBoard(params);
  if (board.kind === 'grid') {
    const [row, column] = placeOf(board, button);
    return phrase(cell.place, { row: row + 1, column: column + 1 });
  }
  const { face, row, column } = cubeCell(params.rows, button);
  return phrase(cell.onFace, { face: cell.faces[face], row: row + 1, column: column + 1 });
}
