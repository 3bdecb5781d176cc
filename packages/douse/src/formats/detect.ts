import type { Problem } from '../board/problem.ts';
import { err, ok, type Result } from '../play/result.ts';
import { parseMachines } from './wirings/aoc.ts';
import { parseEdges } from './wirings/edges.ts';
import { type FormatError, formatError } from './error.ts';
import { parseJson } from './json.ts';
import { isNetpbm, parseNetpbm } from './netpbm.ts';
import type { BoardOptions } from './options.ts';
import { parseFlipId } from './tatham.ts';
import { MAX_TEXT, parseText } from './text.ts';

/** Formats a board can be read in; `auto` looks at the content. */
export const FORMATS = ['auto', 'text', 'pbm', 'json', 'aoc', 'tatham', 'edges'] as const;
export type FormatName = (typeof FORMATS)[number];

/** Most boards of one text. */
export const MAX_BOARDS = 1000;

/** The format of a text, told by how it begins; `text` where nothing else is certain. */
function detectText(text: string): Exclude<FormatName, 'auto' | 'pbm'> {
  let start = text.replace(/^\uFEFF/, '').trimStart();
  while (start.startsWith(';')) {
    const end = start.indexOf('\n');
    start = end < 0 ? '' : start.slice(end).trimStart();
  }
  if (start.startsWith('{')) return 'json';
  if (start.startsWith('[')) return 'aoc';
  return /^\d+x\d+[a-z]?:/i.test(start) ? 'tatham' : 'text';
}

/**
 * True if every line is two words, a comment or blank: a graph, if it is no board. Beside edges a lone word is a vertex, unless all
 * lines have as many symbols: then it is rather a board with a slip.
 */
export function isEdgeList(text: string): boolean {
  let [edges, lone] = [false, false];
  const lengths = new Set<number>();
  for (const line of text.split(/\r\n|\n|\r/)) {
    const words = line.split(/\s+/).filter(Boolean);
    if (words.length === 0 || /^[;#]/.test(words[0]!)) continue;
    if (words.length > 2) return false;
    if (words.length === 2) edges = true;
    else lone = true;
    lengths.add(words.join('').length);
  }
  return edges && (!lone || lengths.size > 1);
}

/**
 * Parses the board in a file of any format; of several machines, the first.
 * Lines of two words that are no board of text are read as a graph.
 */
export function parseBoard(
  bytes: Uint8Array,
  format: FormatName = 'auto',
  options: BoardOptions = {},
): Result<Problem, FormatError> {
  const all = parseBoards(bytes, format, options);
  return all.ok ? ok(all.value[0]!) : all;
}

/** Parses every board in a file: one, or one for each machine line. */
export function parseBoards(
  bytes: Uint8Array,
  format: FormatName = 'auto',
  options: BoardOptions = {},
): Result<Problem[], FormatError> {
  if (bytes.length === 0) return err(formatError(1, 1, 'a board', 'an empty file'));
  const one = (parsed: Result<Problem, FormatError>): Result<Problem[], FormatError> =>
    parsed.ok ? ok([parsed.value]) : parsed;
  if (format === 'pbm' || (format === 'auto' && isNetpbm(bytes))) return one(parseNetpbm(bytes, options));
  const text = decode(bytes);
  if (!text.ok) return text;
  switch (format === 'auto' ? detectText(text.value) : format) {
    case 'json':
      return one(parseJson(text.value, options));
    case 'tatham':
      return one(parseFlipId(text.value, options));
    case 'edges':
      return one(parseEdges(text.value, options));
    case 'aoc': {
      const machines = parseMachines(text.value, options);
      return machines.ok ? ok(machines.value.map(({ problem }) => problem)) : machines;
    }
    case 'text': {
      const firsts = headerLines(text.value);
      if (firsts.length > 1) return parseEach(text.value, firsts, options);
      const board = parseText(text.value, options);
      if (board.ok || format !== 'auto' || !isEdgeList(text.value)) return one(board);
      const graph = parseEdges(text.value, options);
      return one(graph.ok || hasNames(text.value) ? graph : board);
    }
  }
}

/** True if a line holds a word that is no cell: of several symbols, or a letter. */
const hasNames = (text: string): boolean =>
  text.split(/\r\n|\n|\r/).some((line) => !/^\s*[;#]/.test(line) && /\S{2}|[^\s\d.#*@~xX-]/.test(line));

/** The lines, from 0, at which a text of several boards has a first line `douse 1 …`; MAX_BOARDS + 1 of them at most. */
function headerLines(text: string): number[] {
  const firsts: number[] = [];
  let line = 0;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at >= 0 && firsts.length <= MAX_BOARDS; line++) {
    if (/[^\S\n]/.test(text[at + 5] ?? '') && text.startsWith('douse', at)) firsts.push(line);
    const end = text.indexOf('\n', at);
    at = end < 0 ? -1 : end + 1;
  }
  return firsts;
}

function parseEach(text: string, firsts: readonly number[], options: BoardOptions): Result<Problem[], FormatError> {
  if (firsts.length > MAX_BOARDS) return err(formatError(1, 1, `at most ${MAX_BOARDS} boards`, 'more'));
  const lines = text.split('\n');
  const boards: Problem[] = [];
  for (const [i, first] of firsts.entries()) {
    // What stands before the first board belongs to it.
    const from = i === 0 ? 0 : first;
    const board = parseText(lines.slice(from, firsts[i + 1]).join('\n'), options);
    if (!board.ok) return err({ ...board.error, line: board.error.line + from });
    boards.push(board.value);
  }
  return ok(boards);
}

/** The text of a file, or why it is none. @param what  what was expected, for the message */
export function decode(bytes: Uint8Array, what = 'a board as text, PBM, PGM or JSON'): Result<string, FormatError> {
  if (bytes.length > MAX_TEXT) return err(formatError(1, 1, `at most ${MAX_TEXT} bytes of text`, `${bytes.length}`));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const nul = text.indexOf('\0');
    return nul < 0
      ? ok(text)
      : err(
          formatError(text.slice(0, nul).split('\n').length, nul - text.lastIndexOf('\n', nul), what, 'a binary file'),
        );
  } catch {
    return err(formatError(1, 1, what, 'a binary file'));
  }
}
