import { cubeCell } from 'douse/board';
import { lampLayout, levelsOf, type LightsParams } from 'douse/lightsout';
import { phrase } from '../../words/format.ts';
import type { Words } from '../../words/words.ts';

/** What a screen reader says of a button: where it is and what its light shows. */
export function cellName(
  words: Words,
  params: LightsParams,
  {
    button,
    level,
    marked,
    goal = 0,
    proof = 0,
  }: {
    readonly button: number;
    readonly level: number;
    readonly marked: boolean;
    /** The level the light has to reach, and how often it counts in a proof. */
    readonly goal?: number;
    readonly proof?: number;
  },
): string {
  const { cell } = words;
  const top = levelsOf(params, button) - 1;
  const light = level === 0 ? cell.off : top === 1 ? cell.on : phrase(cell.level, { level, top });
  const parts = [placeName(words, params, button), light];
  if (goal > 0) parts.push(phrase(cell.goal, { n: goal }));
  if (proof > 0) parts.push(phrase(cell.proof, { n: proof }));
  if (marked) parts.push(cell.marked);
  return parts.join(', ');
}

/** A place of a rectangle, numbered from 1, as in speech. */
export const gridPlace = (cell: Words['cell'], row: number, column: number): string =>
  phrase(cell.place, { row: row + 1, column: column + 1 });

/** Row and column of a button, on a cube after the name of the face. */
export function placeName({ cell }: Words, params: LightsParams, button: number): string {
  if (params.shape !== 'cube') {
    const { columns, places } = lampLayout(params);
    const place = places[button]!;
    return gridPlace(cell, Math.floor(place / columns), place % columns);
  }
  const { face, row, column } = cubeCell(params.rows, button);
  return phrase(cell.onFace, { face: cell.faces[face], row: row + 1, column: column + 1 });
}

/** A button by its place, or, where buttons are no lights, by its number and the lights it changes. */
export function buttonName(words: Words, params: LightsParams, button: number): string {
  if (params.wires?.apart !== true) return placeName(words, params, button);
  const lights = params.wires.moves[button]!.map(([light]) => light + 1).join(', ');
  return phrase(words.panelBoard.button, { n: button + 1, lights: lights || '–' });
}
