import { tick, type Watch } from '../algebra/watch.ts';
import type { TileRules, Tiles } from '../board/tiles.ts';

/** Most bytes of tables for a line. */
export const LINE_BYTES = 2 ** 28;
const NEVER = 0xffff;

/** True for boards that `solveLine` takes: one row, or one column, with tables that fit. */
export const isLine = ({ rows, columns }: Tiles, { smallest }: TileRules): boolean =>
  (rows === 1 || columns === 1) && (rows * columns + 1) ** 2 * 2 * (smallest + 1) <= LINE_BYTES;

/**
 * The fewest moves that clear a settled board of one row or one column, or null if none do: a proof either way.
 *
 * Where cells close up, a string can be cleared exactly if it is a word of S → ε | S S | c S c S … c with at least `smallest`
 * c's (for pairs: S → ε | SS | cSc | cScSc). A removed group is such a node, and the fewest moves are the fewest nodes: a node that meets a
 * neighbour of its own symbol when its turn comes is simply joined to it, which only saves a move. With
 *
 *     f(i, j)     fewest nodes for the places i … j − 1,
 *     h(k, i, j)  the same where place i belongs to a node that is counted already and needs k more places:
 *
 *     h(k, i, j) = min( f(i+1, j) if k = 0,  min over p with the symbol of i: f(i+1, p) + h(max(0, k−1), p, j) )
 *     f(i, j)    = 1 + h(smallest − 1, i, j)
 *
 * Cost: O(smallest · n³) time at worst, O(smallest · n²) memory.
 * Source: Biedl et al., The complexity of Clickomania (2002), for the grammar.
 */
export function solveLine(board: Tiles, rules: TileRules, watch: Watch = {}): number[] | null {
  const { rows, columns } = board;
  // From the fixed end: a column from the bottom up, a row from the left.
  const places = Array.from({ length: rows * columns }, (_, i) => (columns === 1 ? rows - 1 - i : i)).filter(
    (cell) => board.cells[cell] !== 0,
  );
  const line = places.map((cell) => board.cells[cell]!);
  const nodes =
    rows === 1 && !rules.closing ? runsOf(line, places, rules.smallest) : new Line(line, rules.smallest, watch).nodes();
  if (nodes === null) return null;
  const cellAt = (position: number): number => (columns === 1 ? rows - 1 - position : position);
  return rows === 1 && !rules.closing ? nodes.map((node) => places[node[0]!]!) : playNodes(line, nodes).map(cellAt);
}

/** Where nothing closes up, runs never meet: each must be large enough by itself. */
function runsOf(line: readonly number[], places: readonly number[], smallest: number): number[][] | null {
  const runs: number[][] = [];
  for (let i = 0; i < line.length; i++) {
    if (i > 0 && line[i] === line[i - 1] && places[i] === places[i - 1]! + 1) runs.at(-1)!.push(i);
    else runs.push([i]);
  }
  return runs.every((run) => run.length >= smallest) ? runs : null;
}

class Line {
  readonly #line: readonly number[];
  readonly #smallest: number;
  readonly #side: number;
  readonly #f: Uint16Array;
  readonly #h: readonly Uint16Array[];

  constructor(line: readonly number[], smallest: number, watch: Watch) {
    const n = line.length;
    const side = n + 1;
    this.#line = line;
    this.#smallest = smallest;
    this.#side = side;
    const f = new Uint16Array(side * side).fill(NEVER);
    const h = Array.from({ length: smallest }, () => new Uint16Array(side * side).fill(NEVER));
    this.#f = f;
    this.#h = h;
    for (let i = n; i >= 0; i--) {
      tick(watch, 1 - i / side);
      f[i * side + i] = 0;
      for (let j = i + 1; j <= n; j++) h[0]![i * side + j] = f[(i + 1) * side + j]!;
      for (let p = i + 1; p < n; p++) {
        const before = f[(i + 1) * side + p]!;
        if (line[p] !== line[i] || before === NEVER) continue;
        for (let k = 0; k < smallest; k++) {
          const to = h[k]!;
          const from = h[Math.max(0, k - 1)]!;
          for (let j = p + 1; j <= n; j++) {
            const sum = before + from[p * side + j]!;
            if (sum < to[i * side + j]!) to[i * side + j] = sum;
          }
        }
      }
      for (let j = i + 1; j <= n; j++) {
        const inner = h[smallest - 1]![i * side + j]!;
        if (inner !== NEVER) f[i * side + j] = inner + 1;
      }
    }
  }

  /** The nodes of a best parse, inner ones before those around them; null if there is none. */
  nodes(): number[][] | null {
    const n = this.#line.length;
    if (this.#f[n] === NEVER) return null;
    const found: number[][] = [];
    // Spans still to be taken apart. A node is put down before what stands in its gaps, so the list is turned round at the end.
    const spans: [number, number][] = [[0, n]];
    for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
      const [from, to] = span;
      if (from === to) continue;
      const node = [from];
      for (let at = from, needs = this.#smallest - 1; ;) {
        const next = this.#next(needs, at, to);
        spans.push([at + 1, next]);
        if (next === to) break;
        node.push(next);
        at = next;
        needs = Math.max(0, needs - 1);
      }
      found.push(node);
    }
    return found.toReversed();
  }

  /** The node's place after `at`, or `to` if there is none. */
  #next(needs: number, at: number, to: number): number {
    const side = this.#side;
    const best = this.#h[needs]![at * side + to]!;
    if (needs === 0 && this.#f[(at + 1) * side + to] === best) return to;
    for (let p = at + 1; p < to; p++) {
      if (this.#line[p] !== this.#line[at]) continue;
      const sum = this.#f[(at + 1) * side + p]! + this.#h[Math.max(0, needs - 1)]![p * side + to]!;
      if (sum === best) return p;
    }
    throw new Error('Line: expected a place that gives the minimum');
  }
}

/** Positions, each in the line as it then stands, that remove the nodes one after the other; nodes that meet are joined. */
function playNodes(line: readonly number[], nodes: readonly (readonly number[])[]): number[] {
  const owner = new Int32Array(line.length);
  const members = nodes.map((node) => [...node]);
  for (const [i, node] of nodes.entries()) for (const place of node) owner[place] = i;
  let alive = line.map((_, place) => place);
  const moves: number[] = [];
  for (const [i, node] of members.entries()) {
    if (node.length === 0) continue;
    const from = alive.indexOf(Math.min(...node));
    const around = [alive[from - 1], alive[from + node.length]];
    const met = around.find((place) => place !== undefined && line[place] === line[node[0]!]);
    if (met === undefined) {
      moves.push(from);
      alive = alive.filter((place) => owner[place] !== i);
      continue;
    }
    const other = owner[met]!;
    for (const place of node) owner[place] = other;
    members[other]!.push(...node);
  }
  return moves;
}
