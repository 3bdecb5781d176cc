import type { WiringBoard } from './board.ts';
import { wiring } from './wiring.ts';

/** A graph by the names of its vertices and its edges as pairs of vertex numbers. */
export interface Graph {
  readonly names: readonly string[];
  readonly edges: readonly (readonly [number, number])[];
}

/**
 * The board of a graph: every vertex is a button and a light, and a press moves the vertex and its neighbours.
 * Edges given twice count once.
 * @throws {RangeError} if an edge is a loop or leads to a vertex that does not exist
 * @throws {TypeError} if the names or the edges are no lists
 */
export function graphBoard({ names, edges }: Graph): WiringBoard {
  if (!Array.isArray(names) || !Array.isArray(edges))
    throw new TypeError('graphBoard: expected { names, edges }, two lists, got others');
  const moves = names.map((_, v) => new Map([[v, 1]]));
  for (const [a, b] of edges) {
    if (a === b || names[a] === undefined || names[b] === undefined) {
      throw new RangeError(
        `graphBoard: expected edges between different vertices 0 to ${names.length - 1}, got ${a} – ${b}`,
      );
    }
    moves[a]!.set(b, 1);
    moves[b]!.set(a, 1);
  }
  const unique = moves.flatMap((map, a) => [...map.keys()].filter((b) => a < b).map((b) => [a, b] as const));
  return wiring(
    names,
    names.map((name, v) => ({ name, moves: moves[v]! })),
    { kind: 'graph', edges: unique },
  );
}
