import {
  levelAt,
  type Graph,
  grid,
  placeOf,
  type Rule,
  RULE_NAMES,
  RULES,
  WRAPS,
  problem,
  type GridBoard,
} from 'douse/board';
import { type Design, MAX_EDGES, MAX_VERTICES, SHEET, type Spot } from './design.ts';
import { graphOf, withGraph } from './edits.ts';

/** The graph of a design that is drawn as one. */
const drawn = ({ problem: task, spots }: Design): { graph: Graph; spots: readonly Spot[] } | null => {
  const graph = spots === null ? null : graphOf(task);
  return graph === null ? null : { graph, spots: spots! };
};

const onSheet = ({ x, y }: Spot): Spot => {
  const within = (value: number): number => Math.round(Math.min(SHEET, Math.max(0, value)));
  return { x: within(x), y: within(y) };
};

/** One more vertex, not yet joined to any, with the least number that is no name yet. */
export function addVertex(design: Design, spot: Spot): Design {
  const old = drawn(design);
  if (old === null || old.graph.names.length >= MAX_VERTICES) return design;
  const { names, edges } = old.graph;
  let next = names.length + 1;
  while (names.includes(String(next))) next++;
  return withGraph(design, { names: [...names, String(next)], edges }, [...old.spots, onSheet(spot)]);
}

/** The graph without a vertex and its edges; the last vertex stays. */
export function removeVertex(design: Design, vertex: number): Design {
  const old = drawn(design);
  if (old === null || old.graph.names.length < 2) return design;
  const kept = old.graph.names.map((_, v) => v).filter((v) => v !== vertex);
  const number = new Map(kept.map((v, i) => [v, i]));
  const edges = old.graph.edges.flatMap(([a, b]) =>
    a === vertex || b === vertex ? [] : [[number.get(a)!, number.get(b)!] as const],
  );
  const names = kept.map((v) => old.graph.names[v]!);
  return withGraph(
    design,
    { names, edges },
    kept.map((v) => old.spots[v]!),
    kept,
  );
}

/** Joins two vertices, or parts them. */
export function toggleEdge(design: Design, a: number, b: number): Design {
  const old = drawn(design);
  if (old === null || a === b) return design;
  const { names, edges } = old.graph;
  const others = edges.filter(([c, d]) => !((c === a && d === b) || (c === b && d === a)));
  if (others.length === edges.length && edges.length >= MAX_EDGES) return design;
  const joined = others.length === edges.length ? [...edges, [a, b] as const] : others;
  return withGraph(design, { names, edges: joined }, old.spots);
}

/** Draws a vertex elsewhere. */
export const moveVertex = (design: Design, vertex: number, spot: Spot): Design =>
  design.spots === null
    ? design
    : { ...design, spots: design.spots.map((old, v) => (v === vertex ? onSheet(spot) : old)) };

/**
 * The rectangle whose cells stand where the vertices stand and whose rule joins the same ones; null if no built-in rule
 * does. Places without a vertex become holes.
 */
export function gridOf(design: Design): Design | null {
  const old = drawn(design);
  if (old === null || design.problem.moduli !== null) return null;
  const lines = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);
  const xs = lines(old.spots.map(({ x }) => x));
  const ys = lines(old.spots.map(({ y }) => y));
  const places = old.spots.map(({ x, y }) => ys.indexOf(y) * xs.length + xs.indexOf(x));
  if (new Set(places).size !== places.length || xs.length * ys.length > 4 * places.length) return null;
  const holes = Array.from({ length: xs.length * ys.length }, (_, place) => (places.includes(place) ? 0 : 1));
  const wanted = edgeKey(old.graph.edges.map(([a, b]) => [places[a]!, places[b]!] as const));
  for (const rule of RULE_NAMES.map((name): Rule => RULES[name])) {
    for (const wrap of WRAPS) {
      const board = grid(ys.length, xs.length, { rule, wrap, holes });
      const graph = graphOf(problem(board));
      if (
        graph === null ||
        edgeKey(graph.edges.map(([a, b]) => [cellPlace(board, a), cellPlace(board, b)] as const)) !== wanted
      )
        continue;
      return moved(design, board, places);
    }
  }
  return null;
}

const cellPlace = (board: GridBoard, cell: number): number => {
  const [row, column] = placeOf(board, cell);
  return row * board.columns + column;
};

const edgeKey = (edges: readonly (readonly [number, number])[]): string =>
  edges
    .map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`)
    .sort()
    .join();

/** The lights of a graph on the cells of a board where its vertices stand. */
function moved({ problem: task }: Design, board: GridBoard, places: readonly number[]): Design {
  const order = Array.from({ length: board.lights }, (_, cell) => places.indexOf(cellPlace(board, cell)));
  const { levels, start, target } = task;
  return {
    problem: problem(board, {
      levels,
      start: order.map((v) => levelAt(start, v)),
      target: target === null ? null : order.map((v) => levelAt(target, v)),
    }),
    spots: null,
  };
}
