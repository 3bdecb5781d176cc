import { grid, MAX_SIDE } from '../../board/grid.ts';
import { type Problem, problem } from '../../board/problem.ts';
import { ruleNeeds } from '../../board/rule.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { errorAt, type FormatError, quote } from '../error.ts';
import { eachCell, type Layout, type Sheet, widthOf } from '../layout/sheet.ts';
import { type BoardOptions, parseOption } from '../options.ts';
import { meant } from '../near.ts';
import { ANY, HOLE, type Vocabulary, vocabulary } from '../signs.ts';

/** Most cells of all boards of one text. */
export const MAX_TEXT_CELLS = 25_000_000;
/** Most different signs of one text that are looked at. */
const MAX_SIGNS = 70_000;

/** Options for cells: a board's own, and what its signs mean. */
export interface CellOptions extends BoardOptions {
  /** The signs that are lit and dark. */
  readonly on?: string;
  readonly off?: string;
  /** Is it a picture of lights to reach? Then `?` is a light that does not matter. */
  readonly target?: boolean;
}

/** A rectangle of levels as it stands in a text; HOLE and ANY among them. */
export interface Cells {
  readonly rows: number;
  readonly columns: number;
  readonly levels: Int8Array | Int32Array;
  readonly settings: BoardOptions;
}

/** The boards of one layout as problems, and how their signs were read where that could be otherwise. */
export function readLights(
  text: string,
  layout: Layout,
  options: CellOptions,
): Result<{ boards: Problem[]; says: string | null }, FormatError> {
  const read = readCells(text, layout, options);
  if (!read.ok) return read;
  const boards: Problem[] = [];
  for (const [i, cells] of read.value.cells.entries()) {
    const made = problemOf(cells, () => errorAt(text, layout.sheets[i]!.rows[0] ?? 0, '', ''));
    if (!made.ok) return made;
    boards.push(made.value);
  }
  return ok({ boards, says: read.value.says });
}

/** The rectangles of one layout: checked to be rectangles of known signs. */
export function readCells(
  text: string,
  { sheets, style }: Pick<Layout, 'sheets' | 'style'>,
  options: CellOptions,
): Result<{ cells: Cells[]; says: string | null }, FormatError> {
  let total = 0;
  const cells: Cells[] = [];
  let says: string | null = null;
  const settings: BoardOptions[] = [];
  const seen = new Map<number, Set<string>>();
  const sizes: number[] = [];
  for (const sheet of sheets) {
    const header = headerOf(text, sheet, options);
    if (!header.ok) return header;
    settings.push(header.value);
    const q = header.value.levels ?? 2;
    if (!seen.has(q)) seen.set(q, new Set());
    const measured = measure(text, sheet, sheet.style ?? style, seen.get(q)!);
    if (!measured.ok) return measured;
    sizes.push(measured.value);
    total += (sheet.rows.length / 2) * measured.value;
    if (total > MAX_TEXT_CELLS)
      return err(errorAt(text, sheet.rows[0]!, `at most ${MAX_TEXT_CELLS} cells`, 'more', 'write a PBM picture'));
  }
  const words = new Map(
    [...seen].map(([q, signs]) => [q, vocabulary(signs, q, options.target === true, options)] as const),
  );
  for (const [i, sheet] of sheets.entries()) {
    const q = settings[i]!.levels ?? 2;
    const known = words.get(q)!;
    const levels = fill(text, sheet, sheet.style ?? style, sizes[i]!, q, known);
    if (!levels.ok) return levels;
    if (known.kind === 'known') says ??= known.says;
    cells.push({ rows: sheet.rows.length / 2, columns: sizes[i]!, levels: levels.value, settings: settings[i]! });
  }
  return ok({ cells, says });
}

/** Width of a board all of whose rows have it; the signs in it are added to `seen`. */
function measure(
  text: string,
  { rows, header }: Sheet,
  style: Layout['style'],
  seen: Set<string>,
): Result<number, FormatError> {
  if (rows.length === 0) return err(errorAt(text, header?.[0] ?? 0, 'a board, one line a row', 'no cells'));
  const columns = widthOf(text, rows[0]!, rows[1]!, style, MAX_SIDE);
  if (columns > MAX_SIDE || rows.length / 2 > MAX_SIDE)
    return err(errorAt(text, rows[0]!, `at most ${MAX_SIDE} rows and columns`, 'more'));
  // Signs of one unit are told by their codes; most texts have few, and no string is made for each cell.
  const codes = new Uint8Array(style.kind === 'signs' ? 0x10000 : 0);
  for (let r = 0; r < rows.length; r += 2) {
    let width = 0;
    let crowded = false;
    eachCell(text, rows[r]!, rows[r + 1]!, style, (from, to) => {
      width++;
      if (style.kind === 'signs' && to === from + 1) codes[text.charCodeAt(from)] = 1;
      else seen.add(text.slice(from, Math.min(to, from + 40)));
      crowded = seen.size > MAX_SIGNS;
      return !crowded;
    });
    if (crowded) return err(errorAt(text, rows[r]!, `at most ${MAX_SIGNS} different signs`, 'more'));
    if (width !== columns)
      return err(
        errorAt(
          text,
          rows[r]!,
          `${columns} cell${columns === 1 ? '' : 's'}, as in the first row`,
          String(width),
          'make all rows equally long, with ~ for holes',
        ),
      );
  }
  for (let code = 0; code < codes.length; code++) if (codes[code] === 1) seen.add(String.fromCharCode(code));
  return ok(columns);
}

function fill(
  text: string,
  { rows }: Sheet,
  style: Layout['style'],
  columns: number,
  q: number,
  known: Vocabulary,
): Result<Cells['levels'], FormatError> {
  const count = (rows.length / 2) * columns;
  const levels = q <= 128 ? new Int8Array(count) : new Int32Array(count);
  let next = 0;
  let failed: FormatError | null = null;
  // Looking up a code is far faster than making a string.
  const byCode = new Int32Array(style.kind === 'signs' ? 0x10000 : 0).fill(-3);
  const range = `a level from 0 to ${q - 1}`;
  const levelAt = (from: number, to: number): number => {
    const code = to === from + 1 ? text.charCodeAt(from) : -1;
    if (code >= 0 && byCode.length > 0 && byCode[code] !== -3) return byCode[code]!;
    const sign = text.slice(from, Math.min(to, from + 40));
    const level = known.kind === 'known' ? known.levels.get(sign) : known.signs.has(sign) ? undefined : 0;
    const strange = known.kind === 'strange' && level === undefined;
    if (strange || level === undefined) {
      const cure = known.kind === 'strange' ? (known.cure ?? undefined) : undefined;
      failed = errorAt(text, from, `${range}, or ~ for a hole`, sign === '' ? 'nothing' : quote(sign), cure);
      return 0;
    }
    if (level >= q) {
      const more = q <= 36 && level < 36 ? ` (or more levels: levels=${level + 1})` : '';
      failed = errorAt(text, from, range + more, quote(sign), 'mend the cell or give --levels');
    }
    if (code >= 0 && byCode.length > 0 && failed === null) byCode[code] = level;
    return level;
  };
  for (let r = 0; r < rows.length; r += 2) {
    eachCell(text, rows[r]!, rows[r + 1]!, style, (from, to) => {
      levels[next++] = levelAt(from, to);
      return failed === null;
    });
    if (failed !== null) return err(failed);
  }
  return ok(levels);
}

/** The options of a first line `douse 1 levels=3 …`, under those that were given. */
function headerOf(text: string, { header }: Sheet, given: BoardOptions): Result<BoardOptions, FormatError> {
  const { levels, rule, wrap } = given;
  const fixed = { ...(levels !== undefined && { levels }), ...(rule && { rule }), ...(wrap && { wrap }) };
  if (header === null) return ok(fixed);
  const [from, to] = header;
  const words = [...text.slice(from, Math.min(to, from + 100_000)).matchAll(/\S+/g)];
  if (words[1]?.[0] !== '1') {
    const got = words[1] === undefined ? 'nothing after it' : quote(words[1][0]);
    return err(errorAt(text, from + (words[1]?.index ?? 0), "a first line starting 'douse 1'", got, 'write douse 1'));
  }
  let settings: BoardOptions = {};
  for (const word of words.slice(2)) {
    const [key, ...value] = word[0].split('=');
    const option = parseOption(key!, value.join('='));
    // A rule that only the caller knows may stand here under its name.
    if (!option.ok && key === 'rule' && given.rule !== undefined) continue;
    if (!option.ok) {
      const known = ['levels', 'rule', 'wrap'];
      const cure = known.includes(key!) ? undefined : meant(key!, known);
      return err(errorAt(text, from + word.index, option.error.expected, option.error.got, cure));
    }
    settings = { ...settings, ...option.value };
  }
  return ok({ ...settings, ...fixed });
}

/** A rectangle of levels as a problem: the lights as they are, or for a picture with ANY, those that matter. */
export function problemOf(
  { rows, columns, levels, settings }: Cells,
  place: () => FormatError,
): Result<Problem, FormatError> {
  const { levels: q = 2, rule, wrap } = settings;
  const fail = (expected: string, got: string): Result<never, FormatError> => err({ ...place(), expected, got });
  const exists = levels.includes(HOLE) ? levels.filter((level) => level !== HOLE) : levels;
  if (exists.length === 0) return fail('at least one cell', 'only holes');
  const needs = rule === undefined ? null : ruleNeeds(rule, rows, columns);
  if (needs !== null) return fail(needs, `${rows} × ${columns}`);
  const holed = exists.length < levels.length;
  const board = grid(rows, columns, {
    ...(rule && { rule }),
    ...(wrap && { wrap }),
    ...(holed && { holes: levels.map((level) => (level === HOLE ? 1 : 0)) }),
  });
  if (!exists.includes(ANY)) return ok(problem(board, { levels: q, start: exists }));
  const start = exists.map((level) => Math.max(0, level));
  return ok(problem(board, { levels: q, start, care: exists.map((level) => (level === ANY ? 0 : 1)) }));
}
