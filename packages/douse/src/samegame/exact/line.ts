import { tick, type Watch } from '../../algebra/watch.ts';
import type { TileRules, Tiles } from '../../board/tiles.ts';

/** Most bytes of tables for a line. */
export const LINE_BYTES = 2 ** 28;
const NEVER = 0xffff;

/** True for boards that `solveLine` takes: one row, or one column, with tables that fit. */
export const isLine = ({ rows, columns }: Tiles, { smallest }: TileRules): boolean =>
  (rows === 1 || columns === 1) && (rows * columns + 1) ** 2 * 2 * (smallest + 1) <= LINE_BYTES;

/** Moves, as cells of the board, and how many cells they leave. */
export interface LineGame {
  readonly moves: readonly number[];
  readonly left: number;
}

/**
 * Moves that leave the fewest cells of a settled board of one row or one column; of those that leave none, the fewest
 * moves. A proof either way.
 *
 * Where cells close up, a string can be cleared exactly if it is a word of S → ε | S S | c S c S … c with at least
 * `smallest` c's (for pairs: S → ε | SS | cSc | cScSc). A removed group is such a node, and the fewest moves are the
 * fewest nodes: a node that meets a neighbour of its own symbol when its turn comes is simply joined to it, which only
 * saves a move. With
 *
 *     f(i, j)     fewest nodes for the places i … j − 1,
 *     h(k, i, j)  the same where place i belongs to a node that is counted already and needs k more places:
 *
 *     h(k, i, j) = min( f(i+1, j) if k = 0,  min over p with the symbol of i: f(i+1, p) + h(max(0, k−1), p, j) )
 *     f(i, j)    = 1 + h(smallest − 1, i, j)
 *
 * No removed group reaches across a cell that is left at the end, so what stands between two of those is a word itself,
 * and the fewest that are left are g(0) with
 *
 *     g(i) = min( 1 + g(i+1),  min over p with a word from i to p: g(p) ),  g(n) = 0
 *
 * A node never meets such a cell of its own symbol: playing it would leave one cell less.
 *
 * Cost: O(smallest · n³) time at worst, O(smallest · n²) memory.
 * Source: Biedl et al., The complexity of Clickomania (2002), for the grammar.
 */
export function solveLine(board: Tiles, rules: TileRules, watch: Watch = {}): LineGame {
  const { rows, columns } = board;
  // From the fixed end: a column from the bottom up, a row from the left.
  const places = Array.from({ length: rows * columns }, (_, i) => (columns === 1 ? rows - 1 - i : i)).filter(
    (cell) => board.cells[cell] !== 0,
  );
  const line = places.map((cell) => board.cells[cell]!);
  const apart = rows === 1 && !rules.closing;
  const nodes = apart ? runsOf(line, places, rules.smallest) : new Line(line, rules.smallest, watch).nodes();
  const cellAt = (position: number): number => (columns === 1 ? rows - 1 - position : position);
  return {
    moves: apart ? nodes.map((node) => places[node[0]!]!) : playNodes(line, nodes).map(cellAt),
    left: nodes.reduce((sum, node) => sum - node.length, line.length),
  };
}

/** Where nothing closes up, runs never meet: exactly the runs that are large enough can be removed. */
function runsOf(line: readonly number[], places: readonly number[], smallest: number): number[][] {
  const runs: number[][] = [];
  for (let i = 0; i < line.length; i++) {
    if (i > 0 && line[i] === line[i - 1] && places[i] === places[i - 1]! + 1) runs.at(-1)!.push(i);
    else runs.push([i]);
  }
  return runs.filter((run) => run.length >= smallest);
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

  /** The nodes of best parses of the words between the cells that are left, inner ones before those around them. */
  nodes(): number[][] {
    const found: number[][] = [];
    // Spans still to be parsed. A node is listed before what stands in its gaps, so the list is reversed at the end.
    const spans = this.#words();
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

  /** Separate words that together leave the fewest places; the whole line, if it is a word. */
  #words(): [number, number][] {
    const n = this.#line.length;
    if (this.#f[n] !== NEVER) return [[0, n]];
    const left = new Int32Array(n + 1);
    /** Where the word from a place ends; the place itself, if it is left. */
    const ends = new Int32Array(n + 1);
    for (let i = n - 1; i >= 0; i--) {
      left[i] = 1 + left[i + 1]!;
      ends[i] = i;
      for (let p = i + 1; p <= n; p++) {
        if (this.#f[i * this.#side + p] === NEVER || left[p]! >= left[i]!) continue;
        left[i] = left[p]!;
        ends[i] = p;
      }
    }
    const words: [number, number][] = [];
    for (let i = 0; i < n; i = Math.max(i + 1, ends[i]!)) if (ends[i]! > i) words.push([i, ends[i]!]);
    return words;
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

/**
 * Positions, each in the line as it then stands, that remove the nodes one after the other; nodes that meet are joined.
 */
function playNodes(line: readonly number[], nodes: readonly (readonly number[])[]): number[] {
  const owner = new Int32Array(line.length).fill(-1);
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
