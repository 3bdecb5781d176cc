import { asArray, grid, type Problem, problem } from 'douse/board';
import { describeError, FORMATS, readBoards } from 'douse/formats';
import { problemOfId } from 'douse/lightsout';
import { err, ok, type Result } from 'douse/play';
import { readAddress } from '../../page/address.ts';
import { type Choice, choicesIn } from '../../reading/choices.ts';
import { circle, type Design, tooLarge } from './design.ts';
import { parseDesign } from './text.ts';

/** Why something pasted or dropped is no design: bad text, with the parser's own sentence, or too large a board. */
export type ImportError =
  /** `choices`: other ways to read it. */
  | { readonly kind: 'unreadable'; readonly says: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'tooLarge'; readonly what: string; readonly most: number };

/** Most bytes that are read. */
export const MAX_BYTES = 4 * 1024 * 1024;

/** The boards of a file, and how they were read. */
export interface Imported {
  /** At least one. */
  readonly designs: readonly Design[];
  /** How many more are too large to be designed here. */
  readonly refused: number;
  /** The format as the command names it; null for the page's own designs, ids and links. */
  readonly format: string | null;
  /** Which reading was taken where there is another; null where there is none. */
  readonly says: string | null;
  readonly choices: readonly Choice[];
}

/**
 * Reads any format that the library reads, and the laboratory's own designs, ids and links. What a text is, is told by
 * its content; `choice` asks for a reading, as an edge list, which any two words a line may look like.
 */
export function importDesigns(
  bytes: Uint8Array,
  { format, ...options }: Choice = { format: 'auto' },
): Result<Imported, ImportError> {
  if (bytes.length > MAX_BYTES) return err({ kind: 'tooLarge', what: 'bytes', most: MAX_BYTES });
  const asked = format !== 'auto' || options.on !== undefined || options.off !== undefined;
  const short = !asked && bytes.length < 100_000 ? new TextDecoder().decode(bytes).trim() : '';
  const own = short === '' ? null : named(short);
  if (own !== null)
    return own.ok ? ok({ designs: [own.value], refused: 0, format: null, says: null, choices: [] }) : own;
  const known = FORMATS.find((name) => name === format) ?? 'auto';
  const parsed = readBoards(bytes, known, { ...options, ofId: problemOfId });
  if (!parsed.ok)
    return err({ kind: 'unreadable', says: describeError(parsed.error), choices: choicesIn(parsed.error.cure ?? '') });
  const { boards, says } = parsed.value;
  const made = boards.map((task) => designOf(task));
  const designs = made.flatMap((design) => (design.ok ? [design.value] : []));
  const bad = made.find((design) => !design.ok);
  if (designs.length === 0 && bad !== undefined) return bad;
  const refused = made.length - designs.length;
  return ok({ designs, refused, format: parsed.value.format, says, choices: choicesIn(says ?? '') });
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
  if (board.lights === 0 || board.buttons === 0)
    return err({ kind: 'unreadable', says: 'expected at least one cell', choices: [] });
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
