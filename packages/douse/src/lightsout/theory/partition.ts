import { BitMatrix, popcount } from '../../algebra/bitmatrix.ts';
import type { Graph } from '../../board/graph.ts';

/** Most vertices of a graph that is partitioned. */
export const MAX_PARTITION = 20_000;

/** A split of a graph's vertices in two. `side[v]` is 0 or 1. */
export interface Partition {
  readonly kind: 'even' | 'odd';
  readonly side: Uint8Array;
  /** The vertices in the order in which the construction adds them. */
  readonly order: readonly number[];
}

/**
 * Splits the vertices so that both parts induce subgraphs with all degrees even (`even`), or part 0 all even and part 1
 * all odd (`odd`). Every graph has both.
 *
 * The construction of Gallai's theorem: take out a vertex of odd degree and complement the edges among its neighbours;
 * split the rest; the vertex joins the part where it has an even number of neighbours. For `odd`, a vertex joined to
 * all others is added first and dropped at the end.
 * @throws {RangeError} for more than MAX_PARTITION vertices
 * Cost: O(n³ / 32) in the worst case.
 */
export function partition(graph: Graph, kind: Partition['kind'] = 'even'): Partition {
  const n = graph.names.length;
  const all = Array.from({ length: n }, (_, v) => v);
  const { side, order } = evenSplit(graph, kind === 'odd' ? all : []);
  // Removing the added vertex n flips every degree in its part: each vertex there loses one neighbour.
  const odd = kind === 'odd' ? side[n]! : 1;
  return { kind, side: side.slice(0, n).map((s) => (s === odd ? 1 : 0)), order: order.filter((v) => v < n) };
}

/**
 * Vertices to press so that a graph with all lights on (two levels) goes out: the part without the added vertex when
 * a vertex joined to all vertices of even degree is added and the graph split evenly.
 */
export function allOnPresses(graph: Graph): Uint8Array {
  const n = graph.names.length;
  const { side } = evenSplit(graph, evenVertices(graph));
  return side.slice(0, n).map((s) => (s === side[n] ? 0 : 1));
}

/**
 * One vertex of the construction: its neighbours in the graph of that step, whose edges may be complemented, and the
 * part it goes to.
 */
export interface SplitStep {
  readonly vertex: number;
  readonly neighbours: readonly number[];
  readonly side: 0 | 1;
}

/**
 * The construction behind `partition` and `allOnPresses`, vertex by vertex: first those left when no degree is odd any
 * more, all in part 0; then the others in the order in which they are put back. `extra` are the vertices that an added
 * vertex, number n, is joined to: none for an even split, all for an odd one, those of even degree for the presses of
 * all lights on, which are the part without the added vertex.
 * @throws {RangeError} for more than MAX_PARTITION vertices
 */
export function splitSteps(
  graph: Graph,
  kind: Partition['kind'] | 'allOn',
): { readonly extra: readonly number[]; readonly steps: readonly SplitStep[]; readonly side: Uint8Array } {
  const all = Array.from({ length: graph.names.length }, (_, v) => v);
  const extra = kind === 'even' ? [] : kind === 'odd' ? all : evenVertices(graph);
  const { side, order, around } = evenSplit(graph, extra);
  const steps = order
    .filter((v) => kind !== 'even' || v < all.length)
    .map((vertex) => ({ vertex, neighbours: around.get(vertex) ?? [], side: side[vertex] as 0 | 1 }));
  return { extra, steps, side };
}

function evenVertices(graph: Graph): number[] {
  const n = graph.names.length;
  const adjacency = adjacencyOf(graph, n);
  return Array.from({ length: n }, (_, v) => v).filter((v) => degree(adjacency, v) % 2 === 0);
}

const degree = (adjacency: BitMatrix, v: number): number =>
  adjacency.row(v).reduce((sum, word) => sum + popcount(word), 0);

function adjacencyOf({ edges }: Graph, size: number): BitMatrix {
  const adjacency = new BitMatrix(size, size);
  for (const [a, b] of edges) {
    adjacency.set(a, b, 1);
    adjacency.set(b, a, 1);
  }
  return adjacency;
}

/**
 * Even/even split of the graph with one more vertex n joined to `extra`; `around` has the neighbours of each vertex
 * when it was taken out.
 */
function evenSplit(
  graph: Graph,
  extra: readonly number[],
): { side: Uint8Array; order: number[]; around: Map<number, number[]> } {
  const n = graph.names.length;
  if (n > MAX_PARTITION) throw new RangeError(`partition: expected at most ${MAX_PARTITION} vertices, got ${n}`);
  const adjacency = adjacencyOf({ ...graph, edges: [...graph.edges, ...extra.map((v) => [v, n] as const)] }, n + 1);
  const odd = new Uint8Array(n + 1);
  for (let v = 0; v <= n; v++) odd[v] = degree(adjacency, v) & 1;
  const removed: { vertex: number; neighbours: number[] }[] = [];
  const present = new Uint8Array(n + 1).fill(1);
  const candidates = Array.from({ length: n + 1 }, (_, v) => v).filter((v) => odd[v] === 1);
  while (candidates.length > 0) {
    const v = candidates.pop()!;
    if (present[v] === 0 || odd[v] === 0) continue;
    const around = adjacency.row(v).slice();
    const neighbours: number[] = [];
    for (let u = 0; u <= n; u++) if ((around[u >>> 5]! >>> (u & 31)) & 1) neighbours.push(u);
    present[v] = 0;
    for (const u of neighbours) {
      const row = adjacency.row(u);
      for (let w = 0; w < row.length; w++) row[w]! ^= around[w]!;
      adjacency.set(u, u, 0);
      adjacency.set(u, v, 0);
      odd[u] = degree(adjacency, u) & 1;
      if (odd[u] === 1) candidates.push(u);
    }
    removed.push({ vertex: v, neighbours });
  }
  const side = new Uint8Array(n + 1);
  const order = Array.from({ length: n + 1 }, (_, v) => v).filter((v) => present[v] === 1);
  for (const { vertex, neighbours } of removed.toReversed()) {
    const inFirst = neighbours.filter((u) => side[u] === 0).length;
    side[vertex] = inFirst % 2 === 0 ? 0 : 1;
    order.push(vertex);
  }
  return { side, order, around: new Map(removed.map(({ vertex, neighbours }) => [vertex, neighbours])) };
}
