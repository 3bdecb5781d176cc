import type { Graph } from 'douse/board';

/** One picture of the split of a graph in two parts with all degrees even. */
export interface ReductionFrame {
  /** Vertices that are still, or again, in the graph. */
  readonly present: readonly number[];
  readonly edges: readonly (readonly [number, number])[];
  /** Edges that this step has swapped: new ones are among `edges`. */
  readonly swapped: readonly (readonly [number, number])[];
  /** The vertex that this step takes out or puts back; null at the start. */
  readonly vertex: number | null;
  readonly kind: 'start' | 'out' | 'even' | 'back';
  /** Part of each vertex, −1 where it is not decided yet. */
  readonly side: readonly number[];
}

const key = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
const ends = (edge: string): [number, number] => edge.split(' ').map(Number) as [number, number];

/**
 * Gallai's construction, picture by picture: while a degree is odd, take that vertex out and swap the edges among its
 * neighbours; when all degrees are even, everything left is one part; then put the vertices back in reverse, each into
 * the part where it has evenly many neighbours, with the edges swapped back.
 */
export function reduction({ names, edges }: Graph): readonly ReductionFrame[] {
  const graph = new Set(edges.map(([a, b]) => key(a, b)));
  const present = new Set(names.map((_, v) => v));
  const side = names.map(() => -1);
  const around = (v: number): number[] => [...present].filter((u) => u !== v && graph.has(key(u, v)));
  const frames: ReductionFrame[] = [];
  const show = (kind: ReductionFrame['kind'], vertex: number | null, swapped: readonly string[] = []): void => {
    frames.push({
      kind,
      vertex,
      present: [...present].sort((a, b) => a - b),
      edges: [...graph].map(ends).filter((edge) => edge.every((v) => present.has(v))),
      swapped: swapped.map(ends),
      side: [...side],
    });
  };
  show('start', null);
  const taken: { vertex: number; pairs: string[]; neighbours: number[] }[] = [];
  for (;;) {
    const vertex = [...present].sort((a, b) => a - b).find((v) => around(v).length % 2 === 1);
    if (vertex === undefined) break;
    const neighbours = around(vertex);
    const pairs = neighbours.flatMap((a, i) => neighbours.slice(i + 1).map((b) => key(a, b)));
    for (const pair of pairs) if (!graph.delete(pair)) graph.add(pair);
    present.delete(vertex);
    taken.push({ vertex, pairs, neighbours });
    show('out', vertex, pairs);
  }
  for (const v of present) side[v] = 0;
  show('even', null);
  for (const { vertex, pairs, neighbours } of taken.toReversed()) {
    for (const pair of pairs) if (!graph.delete(pair)) graph.add(pair);
    present.add(vertex);
    side[vertex] = neighbours.filter((u) => side[u] === 0).length % 2 === 0 ? 0 : 1;
    show('back', vertex, pairs);
  }
  return frames;
}
