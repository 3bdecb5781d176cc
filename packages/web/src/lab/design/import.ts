import { asArray, grid, type Problem, problem } from 'douse/board';
import { describeError, readBoards } from 'douse/formats';
import { problemOfId } from 'douse/lightsout';
import { err, ok, type Result } from 'douse/play';
import { readAddress } from '../../page/address.ts';
import { circle, type Design, tooLarge } from './design.ts';
import { parseDesign } from './text.ts';

/** Why something pasted or dropped is no design: bad text, with the parser's own sentence, or too large a board. */
export type ImportError =
  | { readonly kind: 'unreadable'; readonly says: string }
  | { readonly kind: 'tooLarge'; readonly what: string; readonly most: number };

/** Most bytes that are read. */
export const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Reads any supported format: text boards, PBM and PGM, JSON, wirings, machine lines, Flip ids, edge lists, game ids,
 * and the laboratory's own designs. Of several boards, the first. An edge list, which any two words a line may look
 * like, is read only where `as` says so.
 */
export function importDesign(bytes: Uint8Array, as: 'edges' | null = null): Result<Design, ImportError> {
  if (bytes.length > MAX_BYTES) return err({ kind: 'tooLarge', what: 'bytes', most: MAX_BYTES });
  const short = as === null && bytes.length < 100_000 ? new TextDecoder().decode(bytes).trim() : '';
  const own = short === '' ? null : named(short);
  if (own !== null) return own;
  const parsed = readBoards(bytes, as ?? 'auto', { ofId: problemOfId });
  if (!parsed.ok) return err({ kind: 'unreadable', says: describeError(parsed.error) });
  return designOf(parsed.value.boards[0]!);
}

/**
 * A design, an id, or a link to either, on one line; null if the text is none of them, so that other formats are tried.
 */
function named(text: string): Result<Design, ImportError> | null {
  if (/\s/.test(text)) return null;
  const linked = /^[a-z]+:\/\/[^#]*#(.*)$/.exec(text)?.[1];
  const design = parseDesign((linked === undefined ? text : readAddress(linked)).replace(/^#?lab\/[^/]*\//, ''));
  return design.ok ? designOf(design.value.problem, design.value.spots) : null;
}

/** A problem from a parser as a design: levels as arrays, built-in rules by identity. */
export function designOf(task: Problem, spots: Design['spots'] = null): Result<Design, ImportError> {
  const large = tooLarge(task);
  if (large !== null) return err({ kind: 'tooLarge', ...large });
  const { board, levels, moduli, start, target } = task;
  if (board.lights === 0 || board.buttons === 0) return err({ kind: 'unreadable', says: 'expected at least one cell' });
  const again =
    board.kind === 'grid'
      ? grid(board.rows, board.columns, { rule: board.rule, wrap: board.wrap, holes: board.holes })
      : board;
  return ok({
    problem: problem(again, {
      levels: moduli ?? levels,
      start: asArray(start),
      target: target === null ? null : asArray(target),
    }),
    spots: spots ?? (board.kind === 'wiring' && board.shape?.kind === 'graph' ? circle(board.lights) : null),
  });
}
