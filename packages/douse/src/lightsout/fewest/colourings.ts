import type { Board } from '../../board/board.ts';
import { effects } from '../../board/grid.ts';

/**
 * Ways to colour the buttons black and white that may split the quiet patterns of a board: the two sides of a bipartite
 * graph, and on a grid the parities of row and of column.
 */
export function colourings(board: Board): ((button: number) => boolean)[] {
  const result: ((button: number) => boolean)[] = [];
  const sides = twoColouring(board);
  if (sides !== null) result.push((button) => sides[button] === 0);
  if (board.kind === 'grid') {
    const place = (button: number): number => board.cellPlace?.[button] ?? button;
    result.push(
      (button) => Math.floor(place(button) / board.columns) % 2 === 0,
      (button) => (place(button) % board.columns) % 2 === 0,
    );
  }
  return result;
}

/** A side, 0 or 1, for every button, so that a press moves only its own light and lights of the other side; or null. */
function twoColouring(board: Board): Uint8Array | null {
  if (board.buttons !== board.lights) return null;
  const neighbours = Array.from({ length: board.buttons }, (): number[] => []);
  const { start, light } = effects(board);
  for (let button = 0; button < board.buttons; button++) {
    for (const moved of light.subarray(start[button], start[button + 1])) {
      if (moved === button) continue;
      neighbours[button]!.push(moved);
      neighbours[moved]!.push(button);
    }
  }
  const side = new Uint8Array(board.buttons).fill(2);
  for (let first = 0; first < board.buttons; first++) {
    if (side[first] !== 2) continue;
    side[first] = 0;
    const waiting = [first];
    for (let button = waiting.pop(); button !== undefined; button = waiting.pop()) {
      for (const next of neighbours[button]!) {
        if (side[next] === side[button]) return null;
        if (side[next] !== 2) continue;
        side[next] = side[button] === 0 ? 1 : 0;
        waiting.push(next);
      }
    }
  }
  return side;
}
