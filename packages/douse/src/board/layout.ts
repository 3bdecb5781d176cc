import type { Board } from './board.ts';
import { CUBE_FACES, type CubeFace } from './cube.ts';

/** Where the buttons of a board lie on paper: cells of a rectangle, some of which may be empty. */
export interface Layout {
  readonly rows: number;
  readonly columns: number;
  /** Each button's place in the rectangle, row-major. */
  readonly places: Uint32Array;
  /** The button at each place of the rectangle, −1 where there is none. */
  readonly buttons: Int32Array;
}

/** Top left corner of each face in the net of a cube, in faces: a cross whose arms are folded back. */
const NET: Readonly<Record<CubeFace, readonly [row: number, column: number]>> = {
  up: [0, 1],
  left: [1, 0],
  front: [1, 1],
  right: [1, 2],
  back: [1, 3],
  down: [2, 1],
};

/** A rectangle as it is, a cube unfolded to its net; null for a board that has no shape on paper. */
export function layoutOf(board: Board): Layout | null {
  if (board.kind === 'grid') {
    const { rows, columns, cellPlace, cellNumber, buttons } = board;
    const all = Array.from({ length: buttons }, (_, i) => i);
    return {
      rows,
      columns,
      places: cellPlace ?? Uint32Array.from(all),
      buttons: cellNumber ?? Int32Array.from(all),
    };
  }
  if (board.shape?.kind !== 'cube') return null;
  const { side } = board.shape;
  const [rows, columns] = [3 * side, 4 * side];
  const places = new Uint32Array(board.buttons);
  const buttons = new Int32Array(rows * columns).fill(-1);
  for (let button = 0; button < board.buttons; button++) {
    const [faceRow, faceColumn] = NET[CUBE_FACES[Math.floor(button / (side * side))]!];
    const row = faceRow * side + (Math.floor(button / side) % side);
    const place = row * columns + faceColumn * side + (button % side);
    places[button] = place;
    buttons[place] = button;
  }
  return { rows, columns, places, buttons };
}
