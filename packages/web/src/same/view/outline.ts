/**
 * The edge of a set of cells as an SVG path: closed loops along cell borders, in cells, with rounded corners. A hole is
 * a loop of its own. Where two cells meet only at a corner, the loops do not cross there.
 *
 * @param columns  cells of a row
 * @param radius   of the corners, in cells, at most one half
 */
export function outlinePath(cells: readonly number[], columns: number, radius = 0.22): string {
  return loops(cells, columns)
    .map((loop) => rounded(loop, radius))
    .join('');
}

type Point = readonly [x: number, y: number];

/** Loops of corners, clockwise round what is inside; only the places where the edge turns. */
export function loops(cells: readonly number[], columns: number): Point[][] {
  const inside = new Set(cells);
  const has = (x: number, y: number): boolean => x >= 0 && x < columns && inside.has(y * columns + x);
  // Directed edges with the inside to the right, by where they begin.
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => {
    const key = from.join();
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const cell of cells) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (!has(x, y - 1)) add([x, y], [x + 1, y]);
    if (!has(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) add([x, y + 1], [x, y]);
  }
  const found: Point[][] = [];
  for (const key of edges.keys()) {
    while ((edges.get(key)?.length ?? 0) > 0) {
      const start = key.split(',').map(Number) as unknown as Point;
      const loop: Point[] = [];
      let [at, came]: [Point, Point] = [start, [0, 0]];
      do {
        const choices = edges.get(at.join())!;
        // At a corner where two cells touch, the edge turns right, round its own cell.
        const right: Point = [-came[1], came[0]];
        const i = Math.max(
          0,
          choices.findIndex(([x, y]) => x - at[0] === right[0] && y - at[1] === right[1]),
        );
        const to = choices.splice(i, 1)[0]!;
        const way: Point = [to[0] - at[0], to[1] - at[1]];
        if (way[0] !== came[0] || way[1] !== came[1]) loop.push(at);
        [at, came] = [to, way];
      } while (at[0] !== start[0] || at[1] !== start[1]);
      // The start may lie in the middle of a straight edge.
      const [first, second, last] = [loop[0]!, loop[1]!, loop.at(-1)!];
      if ((first[0] === second[0] && first[0] === last[0]) || (first[1] === second[1] && first[1] === last[1]))
        loop.shift();
      found.push(loop);
    }
  }
  return found;
}

function rounded(loop: readonly Point[], radius: number): string {
  const parts = loop.map((corner, i) => {
    const before = loop.at(i - 1)!;
    const after = loop[(i + 1) % loop.length]!;
    const [x1, y1] = toward(corner, before, radius);
    const [x2, y2] = toward(corner, after, radius);
    return `${i === 0 ? 'M' : 'L'}${x1} ${y1}Q${corner[0]} ${corner[1]} ${x2} ${y2}`;
  });
  return `${parts.join('')}Z`;
}

const toward = ([x, y]: Point, [tx, ty]: Point, by: number): Point => [
  x + Math.sign(tx - x) * by,
  y + Math.sign(ty - y) * by,
];
