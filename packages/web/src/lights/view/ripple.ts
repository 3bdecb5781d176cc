/** Milliseconds a change takes to travel one cell, and the most it may take. */
const PER_CELL = 42;
const LONGEST = 420;

/**
 * How many milliseconds each cell waits: changes travel outwards from their own middle, which for a press is the
 * button. `placeOf` says where a cell is, in cells, in as many dimensions as the view has.
 */
export function ripple(
  changed: readonly boolean[],
  placeOf: (cell: number) => readonly number[],
): (cell: number) => number {
  const middle: number[] = [];
  let count = 0;
  for (const [cell, moved] of changed.entries()) {
    if (!moved) continue;
    for (const [axis, x] of placeOf(cell).entries()) middle[axis] = (middle[axis] ?? 0) + x;
    count++;
  }
  return (cell) => {
    const distance = Math.hypot(...placeOf(cell).map((x, axis) => x - (middle[axis] ?? 0) / count));
    return Math.min(LONGEST, Math.round(distance * PER_CELL));
  };
}
