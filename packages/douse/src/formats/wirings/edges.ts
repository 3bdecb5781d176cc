import { type Graph, graphBoard } from '../../board/graph.ts';
import { type Problem, problem } from '../../board/problem.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { type FormatError, formatError, quote } from '../error.ts';
import type { BoardOptions } from '../options.ts';

/** Most vertices and edges of a graph. */
export const MAX_VERTICES = 100_000;
export const MAX_EDGES = 5_000_000;

/** Parses a graph: one edge `a b` a line, a lone name for a vertex without edges; `;` or `#` start a comment line. */
export function parseGraph(text: string): Result<Graph, FormatError> {
  const numbers = new Map<string, number>();
  const edges: [number, number][] = [];
  for (const [i, line] of text.split(/\r\n|\n|\r/).entries()) {
    const words = line.trim().split(/\s+/);
    if (/^(?:$|[;#])/.test(words[0]!)) continue;
    if (words.length > 2) return err(formatError(i + 1, 1, "an edge 'a b'", `${words.length} words`));
    const [a, b] = words.map((name) => {
      if (!numbers.has(name)) numbers.set(name, numbers.size);
      return numbers.get(name)!;
    });
    if (a === b) return err(formatError(i + 1, 1, 'an edge between two different vertices', quote(line.trim())));
    if (b !== undefined) edges.push([a!, b]);
    if (numbers.size > MAX_VERTICES) return err(formatError(i + 1, 1, `at most ${MAX_VERTICES} vertices`, 'more'));
    if (edges.length > MAX_EDGES) return err(formatError(i + 1, 1, `at most ${MAX_EDGES} edges`, 'more'));
  }
  if (numbers.size === 0) return err(formatError(1, 1, "edges, one 'a b' a line", 'none'));
  return ok({ names: [...numbers.keys()], edges });
}

/** Parses a graph as a board, all lights off. */
export function parseEdges(text: string, { levels = 2 }: BoardOptions = {}): Result<Problem, FormatError> {
  const graph = parseGraph(text);
  return graph.ok ? ok(problem(graphBoard(graph.value), { levels })) : graph;
}

/** Longer lists are read when they are asked for. */
const MAX_SURE_TEXT = 100_000;

/**
 * True if every line is two words, a comment or blank: a graph, if it is no board. Beside edges a lone word is a
 * vertex, unless all lines have as many symbols: then it is rather a board with a slip.
 */
export function isEdgeList(text: string): boolean {
  let [edges, lone] = [false, false];
  const lengths = new Set<number>();
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    // Two names are no longer than that.
    if (end - at > 10_000) return false;
    const words = text.slice(at, end).split(/\s+/).filter(Boolean);
    at = end + 1;
    if (words.length === 0 || /^[;#]/.test(words[0]!)) continue;
    if (words.length > 2) return false;
    if (words.length === 2) edges = true;
    else lone = true;
    lengths.add(words.join('').length);
  }
  return edges && (!lone || lengths.size > 1);
}

/** Fewest edges of a list that is taken for a graph without being asked for. */
const SURE_EDGES = 6;

/**
 * True for an edge list that no other text looks like: every line two names that begin with a letter, no edge twice or
 * from a vertex to itself, and together one connected graph with a circle. Two words a line hardly ever are.
 */
export function isSurelyGraph(text: string): boolean {
  if (text.length > MAX_SURE_TEXT || !isEdgeList(text)) return false;
  const seen = new Set<string>();
  const parents = new Map<string, string>();
  const rootOf = (name: string): string => {
    let root = name;
    for (let up = parents.get(root); up !== undefined && up !== root; up = parents.get(root)) root = up;
    return root;
  };
  let parts = 0;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const words = line.split(/\s+/).filter(Boolean);
    if (words.length === 0 || /^[;#]/.test(words[0]!)) continue;
    const [a, b] = words as [string, string];
    if (words.length !== 2 || a === b || !words.every((word) => /^\p{L}[\p{L}\d_]*$/u.test(word))) return false;
    const edge = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (seen.has(edge)) return false;
    seen.add(edge);
    for (const name of [a, b])
      if (!parents.has(name)) {
        parents.set(name, name);
        parts++;
      }
    const [from, to] = [rootOf(a), rootOf(b)];
    if (from === to) continue;
    parents.set(from, to);
    parts--;
  }
  return seen.size >= SURE_EDGES && parts === 1 && seen.size >= parents.size;
}

/** A graph as text that `parseGraph` reads back. */
export function makeEdges({ names, edges }: Graph): string {
  const joined = new Set(edges.flat());
  return [...names.filter((_, v) => !joined.has(v)), ...edges.map(([a, b]) => `${names[a]} ${names[b]}`)].join('\n');
}
