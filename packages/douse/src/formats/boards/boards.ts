import { asArray, type Problem, problem } from '../../board/problem.ts';
import { grid } from '../../board/grid.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { isPpm, parseColours } from '../colours.ts';
import { decode } from './decode.ts';
import { errorAt, type FormatError, formatError, quote } from '../error.ts';
import { parseJsonBoards } from './json.ts';
import { chooseLayout } from '../layout/choose.ts';
import { findLayouts, type Wanted } from '../layout/layouts.ts';
import { isBlankCode } from '../layout/lines.ts';
import { isLife, parseLife } from '../layout/life.ts';
import { findPlist, isPlist } from '../layout/plist.ts';
import type { Layout } from '../layout/sheet.ts';
import { type CellOptions, readCells, readLights } from '../cells/lights.ts';
import { meant, nearest } from '../near.ts';
import { isNetpbm, parseNetpbm } from '../netpbm.ts';
import { parseFlipId } from '../tatham.ts';
import { isSameGameId, isSave, parseFlipSave } from './save.ts';
import { parseText } from './text.ts';
import { parseMachines } from '../wirings/aoc.ts';
import { isDimacs, parseDimacs } from '../wirings/dimacs.ts';
import { isEdgeList, isSurelyGraph, parseEdges } from '../wirings/edges.ts';
import { lineSwitches, type MatrixRows, matrixWiring } from '../wirings/matrix.ts';
import { parseSwitches } from '../wirings/switches.ts';

/** Formats a Lights Out board can be read in; `auto` looks at the content. */
export const FORMATS = [
  'auto',
  'text',
  'rows',
  'lines',
  'table',
  'array',
  'json',
  'plist',
  'pbm',
  'life',
  'id',
  'tatham',
  'aoc',
  'edges',
  'dimacs',
  'switches',
  'matrix',
  'berlekamp',
] as const;
/** One of FORMATS. */
export type FormatName = (typeof FORMATS)[number];

/** What reading a file gives: its boards, in which format, and how they were read where that could be otherwise. */
export interface Reading<Board> {
  /** The format's name as `--format` takes it. */
  readonly format: string;
  readonly boards: Board[];
  /** Which reading was taken and how to ask for the other; null where there was no other. */
  readonly says: string | null;
}

/** What helps to read a file of Lights Out boards. Options given here win over the file's own. */
export interface ReadOptions extends CellOptions {
  /** What the rows of a matrix are; asks for the format `matrix`. */
  readonly matrixOf?: MatrixRows;
  /** Reads an id, such as `5x5:.#.#./…`; without it files with ids are refused. */
  readonly ofId?: (id: string) => Result<Problem, string>;
}

type Read = Result<Reading<Problem>, FormatError>;

/**
 * Reads every board of a file. A format that is not named is told by the content: first formats that nothing else
 * looks like, then rows of cells in every arrangement. Formats that any text may fit by chance, `matrix` and
 * `berlekamp`, are read only when they are named, and `edges` otherwise only where a text is surely a graph.
 * Cost: linear in the file, within the limits of each format.
 */
export function readBoards(bytes: Uint8Array, format: FormatName = 'auto', options: ReadOptions = {}): Read {
  if (bytes.length === 0) return err(formatError(1, 1, 'a board', 'an empty file'));
  const asked = format === 'auto' && options.matrixOf !== undefined ? 'matrix' : format;
  if (asked === 'pbm' || (asked === 'auto' && (isNetpbm(bytes) || isPpm(bytes)))) return readPicture(bytes, options);
  const decoded = decode(bytes);
  if (!decoded.ok) return decoded;
  const text = decoded.value;
  return readNamed(text, asked === 'auto' ? formatOf(text, options) : asked, asked === 'auto', options);
}

/** The format of a text, told by how it begins; `auto` where it may be any arrangement of rows. */
function formatOf(text: string, options: ReadOptions): FormatName {
  const start = beginning(text);
  // A file of blanks is no format, and is looked at once.
  if (start === '') return 'auto';
  if (isSave(start) || isFlipStart(start) || isSameGameId(start)) return 'tatham';
  if (/^(?:\d{1,6}x\d{1,6}|cube\d)\S*[:#]/i.test(start)) return 'id';
  if (isPlist(start)) return 'plist';
  if (isDimacs(start)) return 'dimacs';
  if (isLife(start)) return 'life';
  if (/^\[[.#]+\]/.test(start)) return 'aoc';
  if (
    /^\{\s*(?:"(?:[^"\\]|\\.)*"\s*:|\}|'\w+'\s*:|[A-Za-z_]\w*\s*:|$)/.test(start) ||
    /^\[\s*\{\s*(?:"|\}|$)/.test(start)
  )
    return 'json';
  return parseSwitches(text, options, true)?.ok === true ? 'switches' : 'auto';
}

/** True if a text begins like a Flip id, even where what follows is wrong. */
const isFlipStart = (start: string): boolean => /^\d{1,3}x\d{1,3}[cr]?:[0-9a-z]*,/i.test(start);

/** A text from its first line on that is no remark with `;`: as much of it as tells a format. */
export function beginning(text: string): string {
  for (let at = 0; at < text.length;) {
    while (isBlankCode(text.charCodeAt(at))) at++;
    if (text[at] !== ';') return text.slice(at, at + 100_000);
    const end = text.indexOf('\n', at);
    if (end < 0) return '';
    at = end + 1;
  }
  return '';
}

function readNamed(text: string, format: FormatName, free: boolean, options: ReadOptions): Read {
  const one = (parsed: Result<Problem, FormatError>, says: string | null = null): Read =>
    parsed.ok ? ok({ format, boards: [parsed.value], says }) : parsed;
  const many = (parsed: Result<Problem[], FormatError>): Read =>
    parsed.ok ? ok({ format, boards: parsed.value, says: null }) : parsed;
  switch (format) {
    case 'tatham': {
      if (isSameGameId(text))
        return err(formatError(1, 1, 'an id of Flip', 'one of Same Game', "'douse samegame' reads it"));
      if (!isSave(text)) return one(parseFlipId(text, options));
      const save = parseFlipSave(text, options);
      return save.ok ? ok({ format, boards: [save.value.problem], says: save.value.says }) : save;
    }
    case 'id':
      return many(readIds(text, options));
    case 'dimacs':
      return one(parseDimacs(text, options), 'a graph, all lights off');
    case 'edges':
      return one(parseEdges(text, options), 'a graph, all lights off');
    case 'aoc': {
      const machines = parseMachines(text, options);
      return machines.ok ? ok({ format, boards: machines.value.map(({ problem: own }) => own), says: null }) : machines;
    }
    case 'switches': {
      const lists = parseSwitches(text, options);
      if (lists === null)
        return err(
          formatError(1, 1, 'N, N states, N states to reach, then pairs up to 0 0', quote(text.trim().slice(0, 12))),
        );
      return lists.ok
        ? ok({ format, boards: lists.value, says: free ? 'switches, their states, the states to reach' : null })
        : lists;
    }
    case 'life': {
      const life = parseLife(text);
      if (!life.ok) return life;
      return one(parseText(life.value.rows, options));
    }
    case 'plist': {
      const layout = findPlist(text);
      return layout.ok ? fromLayouts(text, { found: [layout.value], broken: null }, format, options) : layout;
    }
    case 'json':
      if (!isObjects(text)) break;
      return many(parseJsonBoards(text, options));
    case 'matrix':
    case 'berlekamp':
      return readMatrices(text, format, options);
  }
  const wanted = format as Wanted;
  const layouts = findLayouts(text, 'lights', wanted, options.levels);
  if (!layouts.ok) return free ? err(slip(text) ?? layouts.error) : layouts;
  if (layouts.value.found.length === 0)
    return err(
      layouts.value.broken ?? formatError(1, 1, `boards in the format ${format}`, 'others', 'leave --format out'),
    );
  const read = fromLayouts(text, layouts.value, format, options);
  if (read.ok || !free) return read;
  const lists = parseSwitches(text, options);
  if (lists !== null && !lists.ok) return lists;
  const better = slip(text);
  if (better !== null) return err(better);
  if (isSurelyGraph(text)) {
    const graph = readNamed(text, 'edges', false, options);
    if (graph.ok) return graph;
  }
  // Two numbers before two columns are a size as well as a row; more levels would make a row of them.
  const size = /^([1-9]\d{0,5})[ \t]+[1-9]\d{0,5}\s*\n/.exec(beginning(text));
  if (size !== null && read.error.expected.startsWith('a level')) {
    const cure = `if the first line is the size, write ${size[1]} rows; else ${read.error.cure ?? 'mend the cell'}`;
    return err({ ...read.error, cure });
  }
  if (isEdgeList(text)) {
    const cure = '--format edges reads it as a graph, one edge a line';
    return err({ ...read.error, cure: read.error.cure === undefined ? cure : `${read.error.cure}, or ${cure}` });
  }
  return read;
}

/** True if a JSON text holds objects, and no arrays of rows. */
const isObjects = (text: string): boolean => !/^\s*\[/.test(text) || /^\s*\[\s*(?:\{|\])/.test(text);

/** The boards of the likeliest layout; a square of digits that stand apart may be a matrix, too. */
function fromLayouts(
  text: string,
  layouts: Parameters<typeof chooseLayout>[1],
  format: FormatName,
  options: ReadOptions,
): Read {
  const chosen = chooseLayout(text, layouts, (layout) => readLights(text, layout, options), equalBoards);
  if (!chosen.ok) return chosen;
  const { layout, boards, says } = chosen.value;
  const [first] = boards;
  const square =
    boards.length === 1 &&
    first!.board.kind === 'grid' &&
    first!.board.rows === first!.board.columns &&
    first!.board.rows > 2;
  const matrix =
    square && options.target !== true && standApart(text, layout)
      ? `${boards[0]!.board.kind === 'grid' ? 'a board of lights' : ''}; --matrix-of buttons or lights reads the matrix of a wiring`
      : null;
  const all = [says, matrix, options.target === true ? null : flatSquare(boards, layout)]
    .filter((part) => part !== null)
    .join('; ');
  return ok({
    format:
      format === 'auto' ? (layout.format === 'rows' || layout.format === 'lines' ? 'text' : layout.format) : format,
    boards,
    says: all === '' ? null : all,
  });
}

/** A single row of as many cells as a square has may be that square, written without row ends. */
function flatSquare(boards: readonly Problem[], { sheets }: Layout): string | null {
  const board = boards.length === 1 ? boards[0]!.board : null;
  if (board?.kind !== 'grid' || board.rows !== 1 || sheets[0]!.header !== null) return null;
  const side = Math.sqrt(board.columns);
  if (!Number.isInteger(side) || side < 3) return null;
  return `one row of ${board.columns} lights; a row end (| or a new line) after every ${side} makes it ${side} × ${side}`;
}

/** True if the cells of the first row are digits with something between them. */
function standApart(text: string, { sheets, style }: Layout): boolean {
  const [from = 0, to = 0] = sheets[0]!.rows;
  const row = text.slice(from, Math.min(to, from + 1000)).trim();
  return sheets[0]!.header === null && (style.kind === 'pieces' || /\s/.test(row)) && /^[\d\s,;|.]+$/.test(row);
}

function equalBoards(a: Problem, b: Problem): boolean {
  if (a.board.kind !== 'grid' || b.board.kind !== 'grid') return false;
  if (a.board.rows !== b.board.rows || a.board.columns !== b.board.columns || a.levels !== b.levels) return false;
  const [left, right] = [asArray(a.start), asArray(b.start)];
  return left.length === right.length && left.every((level, i) => level === right[i]);
}

/** Ids, one a line. */
function readIds(text: string, { ofId }: ReadOptions): Result<Problem[], FormatError> {
  const boards: Problem[] = [];
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const id = text.slice(at, end).trim();
    if (id !== '' && !id.startsWith(';')) {
      const made = ofId?.(id) ?? err('expected a board as text, got an id');
      if (!made.ok) {
        const [expected, got] = made.error.replace(/^.*?expected /, '').split(', got ');
        return err(errorAt(text, at, expected!, got ?? quote(id)));
      }
      boards.push(made.value);
      if (boards.length > 10_000) return err(errorAt(text, at, 'at most 10000 boards', 'more'));
    }
    at = end + 1;
  }
  return boards.length > 0 ? ok(boards) : err(formatError(1, 1, 'an id such as 5x5:.#.#./…', 'none'));
}

/** Matrices of wirings, or rectangles with a switch for each row and each column, in any arrangement of numbers. */
function readMatrices(text: string, format: 'matrix' | 'berlekamp', options: ReadOptions): Read {
  const layouts = findLayouts(text, 'lights', 'auto', options.levels);
  if (!layouts.ok) return layouts;
  const chosen = chooseLayout(
    text,
    layouts.value,
    (layout) => {
      const read = readCells(text, layout, options);
      return read.ok ? ok({ boards: read.value.cells, says: read.value.says }) : read;
    },
    (a, b) => a.rows === b.rows && a.columns === b.columns && a.levels.every((level, i) => level === b.levels[i]),
  );
  if (!chosen.ok) return chosen;
  const boards: Problem[] = [];
  for (const cells of chosen.value.boards) {
    const made = format === 'matrix' ? matrixWiring(cells, options.matrixOf) : lineSwitches(cells);
    if (!made.ok) return made;
    boards.push(made.value);
  }
  return ok({ format, boards, says: chosen.value.says });
}

/** A picture: black and white, grey, or in colours, of which the darkest is off. */
function readPicture(bytes: Uint8Array, options: ReadOptions): Read {
  if (!isPpm(bytes)) {
    const parsed = parseNetpbm(bytes, options);
    return parsed.ok ? ok({ format: 'pbm', boards: [parsed.value], says: null }) : parsed;
  }
  const picture = parseColours(bytes);
  if (!picture.ok) return picture;
  const { rows, columns, cells, colours } = picture.value;
  const { on, off, rule, wrap } = options;
  const listed = (list: string | undefined, colour: string): boolean =>
    list?.toLowerCase().split(',').includes(colour) === true;
  const named = on !== undefined || off !== undefined;
  const levels = colours.map((colour, i) => {
    if (!named) return i;
    if (listed(on, colour)) return 1;
    if (listed(off, colour)) return 0;
    return on === undefined ? 1 : off === undefined ? 0 : -1;
  });
  const q = options.levels ?? Math.max(2, ...levels.map((level) => level + 1));
  const bad = levels.findIndex((level) => level < 0 || level >= q);
  if (bad >= 0)
    return err(
      levels[bad]! < 0
        ? formatError(1, 1, 'every colour among --on and --off', colours[bad]!)
        : formatError(
            1,
            1,
            `at most ${q} colours, one a level`,
            `${colours.length}`,
            'give more --levels, or --on and --off',
          ),
    );
  const board = grid(rows, columns, { ...(rule && { rule }), ...(wrap && { wrap }) });
  const says = named
    ? null
    : `${colours
        .map((colour, i) => `${colour} is level ${i}`)
        .slice(0, 4)
        .join(', ')}; --on COLOUR --off COLOUR says otherwise`;
  return ok({
    format: 'pbm',
    boards: [problem(board, { levels: q, start: Array.from(cells, (number) => levels[number]!) })],
    says,
  });
}

const HEADER_WORDS = ['levels', 'rule', 'wrap'];

/** A first line that was to be `douse 1 …` and is not: `levels 9`, `rule: plus`. */
function slip(text: string): FormatError | null {
  const line = beginning(text).slice(0, 200).split('\n', 1)[0]!.trim();
  const found = /^([A-Za-z]{3,12})\s*[:= ]\s*(\S{1,40})$/.exec(line);
  const near = found === null ? null : nearest(found[1]!, HEADER_WORDS);
  if (found === null || near === null) return null;
  return errorAt(
    text,
    text.indexOf(line),
    `the first line 'douse 1 ${near}=${found[2]}'`,
    quote(line),
    meant(found[1]!, HEADER_WORDS),
  );
}

/** Parses the board of a file; of several, the first. */
export function parseBoard(
  bytes: Uint8Array,
  format: FormatName = 'auto',
  options: ReadOptions = {},
): Result<Problem, FormatError> {
  const all = readBoards(bytes, format, options);
  return all.ok ? ok(all.value.boards[0]!) : all;
}
