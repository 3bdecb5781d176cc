/** Solvers that go through everything: slow, short, and without a line in common with Douse's own. */

/** A system of lights: what each button moves, by how many levels. */
export interface System {
  readonly levels: number;
  readonly lights: number;
  /** For each button, one number a light. */
  readonly moves: readonly (readonly number[])[];
  /** What each light has to change by. */
  readonly wanted: readonly number[];
}

/** The fewest presses, or null if none do: all press vectors, one after the other. */
export function fewestPresses({ levels, lights, moves, wanted }: System): number | null {
  let best: number | null = null;
  const presses = moves.map(() => 0);
  for (;;) {
    let solves = true;
    for (let light = 0; light < lights && solves; light++) {
      let sum = 0;
      for (let b = 0; b < moves.length; b++) sum += presses[b]! * moves[b]![light]!;
      solves = sum % levels === wanted[light];
    }
    const total = presses.reduce((sum, times) => sum + times, 0);
    if (solves && (best === null || total < best)) best = total;
    let b = 0;
    while (b < presses.length && ++presses[b]! === levels) presses[b++] = 0;
    if (b === presses.length) return best;
  }
}

/** What becomes of a SameGame board: the fewest moves that empty it (or null), and the most points. */
export interface SameFacts {
  readonly moves: number | null;
  readonly points: number;
}

/**
 * Columns from left to right, each from the ground up; 0 is no cell. Groups of two, (n − 2)² points, 1000 at the end.
 */
export function sameFacts(columns: readonly (readonly number[])[], known = new Map<string, SameFacts>()): SameFacts {
  const key = columns.map((column) => column.join('')).join('/');
  const found = known.get(key);
  if (found !== undefined) return found;
  let moves: number | null = columns.length === 0 ? 0 : null;
  let points = columns.length === 0 ? 1000 : 0;
  const seen = new Set<string>();
  for (let c = 0; c < columns.length; c++)
    for (let r = 0; r < columns[c]!.length; r++) {
      if (seen.has(`${c},${r}`)) continue;
      const group: [number, number][] = [[c, r]];
      seen.add(`${c},${r}`);
      for (const [column, row] of group)
        for (const [dc, dr] of [
          [0, 1],
          [0, -1],
          [1, 0],
          [-1, 0],
        ] as const) {
          const place = `${column + dc},${row + dr}`;
          if (columns[column + dc]?.[row + dr] !== columns[c]![r] || seen.has(place)) continue;
          seen.add(place);
          group.push([column + dc, row + dr]);
        }
      if (group.length < 2) continue;
      const gone = new Set(group.map(String));
      const next = columns
        .map((column, i) => column.filter((_, k) => !gone.has(`${i},${k}`)))
        .filter((column) => column.length > 0);
      const after = sameFacts(next, known);
      if (after.moves !== null && (moves === null || after.moves + 1 < moves)) moves = after.moves + 1;
      points = Math.max(points, after.points + (group.length - 2) ** 2);
    }
  const facts = { moves, points };
  known.set(key, facts);
  return facts;
}
