import { type Graph, graphBoard } from '../../board/graph.ts';
import { type Problem, problem } from '../../board/problem.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { errorAt, type FormatError, quote } from '../error.ts';
import type { BoardOptions } from '../options.ts';
import { MAX_EDGES, MAX_VERTICES } from './edges.ts';

/** True if a text begins as a graph in DIMACS's format does: comments `c …`, then `p edge N M`. */
export const isDimacs = (text: string): boolean =>
  /^\s*(?:c(?:[^\S\n][^\n]*)?\n\s*)*p\s+(?:edge|col)\s/.test(text.slice(0, 100_000));

/** Parses a graph in the format of DIMACS's colouring challenge: `p edge N M`, then `e I J`, vertices from 1. */
export function parseDimacs(text: string, { levels = 2 }: BoardOptions = {}): Result<Problem, FormatError> {
  const edges: [number, number][] = [];
  let vertices = -1;
  const number = (word: string | undefined): number => (/^\d{1,9}$/.test(word ?? '') ? Number(word) : NaN);
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const line = text.slice(at, end).trim();
    const fail = (expected: string, got = quote(line)): Result<never, FormatError> =>
      err(errorAt(text, at, expected, got));
    const [kind, ...words] = line.split(/\s+/);
    if (kind === 'p') {
      if (vertices >= 0) return fail("one line 'p edge N M'", 'a second one');
      vertices = number(words[1]);
      if (!(vertices >= 1 && vertices <= MAX_VERTICES) || Number.isNaN(number(words[2])))
        return fail(`'p edge N M' with up to ${MAX_VERTICES} vertices`);
    } else if (kind === 'e') {
      const [a, b] = [number(words[0]), number(words[1])];
      if (vertices < 0) return fail("the line 'p edge N M' before the edges");
      if (words.length !== 2 || !(a >= 1 && a <= vertices && b >= 1 && b <= vertices))
        return fail(`an edge 'e I J' between vertices 1 to ${vertices}`);
      if (a === b) return fail('an edge between two different vertices');
      edges.push([a - 1, b - 1]);
      if (edges.length > MAX_EDGES) return fail(`at most ${MAX_EDGES} edges`, 'more');
    } else if (kind !== '' && kind !== 'c' && kind !== 'n') return fail("a line 'e I J', or a comment 'c …'");
    at = end + 1;
  }
  if (vertices < 0) return err(errorAt(text, 0, "'p edge N M'", 'none'));
  const names = Array.from({ length: vertices }, (_, v) => String(v + 1));
  return ok(problem(graphBoard({ names, edges }), { levels }));
}

/** A graph in DIMACS's format, as `parseDimacs` reads it; names of vertices are their numbers. */
export const makeDimacs = ({ names, edges }: Graph): string =>
  [`p edge ${names.length} ${edges.length}`, ...edges.map(([a, b]) => `e ${a + 1} ${b + 1}`)].join('\n');
