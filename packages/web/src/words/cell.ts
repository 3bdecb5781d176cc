import { cubeCell } from 'douse/board';
import { lampLayout, type LightsParams } from 'douse/lightsout';
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
  if (params.shape !== 'cube') {
    const { columns, places } = lampLayout(params);
    const place = places[button]!;
    return phrase(cell.place, { row: Math.floor(place / columns) + 1, column: (place % columns) + 1 });
  }
  const { face, row, column } = cubeCell(params.rows, button);
  return phrase(cell.onFace, { face: cell.faces[face], row: row + 1, column: column + 1 });
}
