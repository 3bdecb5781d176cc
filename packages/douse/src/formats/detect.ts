import type { Problem } from '../board/problem.ts';
import { err, ok, type Result } from '../play/result.ts';
import { parseMachines } from './aoc.ts';
import { parseEdges } from './edges.ts';
import { type FormatError, formatError } from './error.ts';
import { parseJson } from './json.ts';
import { isNetpbm, parseNetpbm } from './netpbm.ts';
import type { BoardOptions } from './options.ts';
import { isFlipId, parseFlipId } from './tatham.ts';
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
  return isFlipId(start) ? 'tatham' : 'text';
}

/** True if every line is two words, a comment or blank: a graph, if it is no board. */
export const isEdgeList = (text: string): boolean =>
  text.split('\n').every((line) => /^\s*[;#]/.test(line) || [0, 2].includes(line.split(/\s+/).filter(Boolean).length));

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
      return one(parseFlipId(text.value));
    case 'edges':
      return one(parseEdges(text.value, options));
    case 'aoc': {
      const machines = parseMachines(text.value);
      return machines.ok ? ok(machines.value.map(({ problem }) => problem)) : machines;
    }
    case 'text': {
      const firsts = headerLines(text.value);
      if (firsts.length > 1) return parseEach(text.value, firsts, options);
      const board = parseText(text.value, options);
      const graph = !board.ok && format === 'auto' && isEdgeList(text.value) ? parseEdges(text.value, options) : board;
      return one(graph.ok ? graph : board);
    }
  }
}

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

/** The text of a file, or why it is none. */
export function decode(bytes: Uint8Array): Result<string, FormatError> {
  if (bytes.length > MAX_TEXT) return err(formatError(1, 1, `at most ${MAX_TEXT} bytes of text`, `${bytes.length}`));
  const what = 'a board as text, PBM, PGM or JSON';
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
