import { needed, makeLevels, type Problem } from 'douse/board';

/**
 * All presses of a board from those of its first row: each further row is what the lights above it still need. For the
 * plus rule where top and bottom do not meet. Whether the last row of lights comes out too is left to the checker.
 */
export function pressesFrom(first: readonly number[], task: Problem): ReturnType<typeof makeLevels> | null {
  const { board, levels: q } = task;
  if (board.kind !== 'grid' || board.wrap === 'torus' || first.length !== board.columns) return null;
  const { rows, columns, wrap } = board;
  const need = needed(task);
  const presses = makeLevels(rows * columns, q);
  presses.set(first);
  // On two columns that wrap, both neighbours are the same cell, which counts once.
  const around = wrap === 'cylinder' && columns > 2;
  for (let r = 0; r + 1 < rows; r++) {
    const own = r * columns;
    for (let c = 0; c < columns; c++) {
      const left = c > 0 ? presses[own + c - 1]! : around ? presses[own + columns - 1]! : 0;
      const right = c + 1 < columns ? presses[own + c + 1]! : around ? presses[own]! : 0;
      const above = r > 0 ? presses[own - columns + c]! : 0;
      const got = (above + left + presses[own + c]! + right) % q;
      presses[own + columns + c] = (need[own + c]! + q - got) % q;
    }
  }
  return presses;
}
