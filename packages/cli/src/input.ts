import { readFileSync } from 'node:fs';
import {
  type Board,
  type GridBoard,
  grid,
  isPresetName,
  isRuleName,
  MAX_SIDE,
  type Preset,
  PRESETS,
  type Problem,
  problem,
  type Rule,
  type Wrap,
} from 'douse/board';
import {
  type BoardOptions,
  describeError,
  FORMATS,
  type FormatError,
  type FormatName,
  isFlipId,
  MATRIX_ROWS,
  nearest,
  parseOption,
  parsePattern,
  quote,
  readBoards,
  type Reading,
  type ReadOptions,
} from 'douse/formats';
import { parseId } from 'douse/play';
import { BitMatrix } from 'douse/algebra';
import {
  isPacked,
  lightsBoard,
  lightsOut,
  type LightsParams,
  lightsProblem,
  playable,
  problemOfId,
} from 'douse/lightsout';
import { Failure, limitText, systemFailure } from './failure.ts';
import { remark } from './output.ts';
import { noteReading } from './reading.ts';
import { readLargePbm } from './pbm.ts';

/** Options of every command that reads or names a board, as commander hands them over. */
export interface BoardFlags {
  readonly levels?: string;
  readonly rule?: string;
  readonly wrap?: string;
  readonly format?: string;
  /** Signs that are lit and dark, and what the rows of a matrix are. */
  readonly on?: string;
  readonly off?: string;
  readonly matrixOf?: string;
  /** Lights to reach; those of a file are read by the same options. */
  readonly target?: string;
  readonly json?: boolean;
}

/** Largest file that is read into memory. */
const MAX_FILE = 2 ** 31 - 1;

/** What a message calls a source: its name, or standard input. */
export const sourceName = (path: string): string => (path === '-' ? 'standard input' : path);

/**
 * Refuses standard input for two of the things that a command reads. @param sources  what each is called, and its name
 * if it is read
 */
export function refuseTwice(sources: Readonly<Record<string, string | undefined>>): void {
  const piped = Object.keys(sources).filter((what) => sources[what] === '-');
  if (piped.length > 1)
    throw new Failure(
      `expected one of ${piped.join(' and ')} from standard input, got both`,
      'name a file for one of them',
    );
}

/** Reads a whole file; `-` is standard input. */
export function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path === '-' ? 0 : path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_FS_FILE_TOO_LARGE') {
      throw new Failure(
        `${path}: expected a file of at most ${MAX_FILE} bytes, got more`,
        'use a binary PBM for large boards',
      );
    }
    throw systemFailure(path, error);
  }
}

/** A rule or wrap that a command line fixes, checked. */
export function boardOptions({ levels, rule, wrap }: BoardFlags): BoardOptions {
  let options: BoardOptions = {};
  for (const [key, value] of Object.entries({ levels, rule, wrap })) {
    if (value === undefined) continue;
    const parsed = parseOption(key, value);
    if (parsed.ok) options = { ...options, ...parsed.value };
    else if (key === 'rule' && /[./\\]/.test(value)) options = { ...options, rule: ruleFile(value) };
    else
      throw new Failure(
        `--${key}: expected ${parsed.error.expected}, got ${parsed.error.got}`,
        key === 'rule' ? 'or name a pattern file' : 'choose one of these',
      );
  }
  return options;
}

function ruleFile(path: string): Rule {
  const parsed = parsePattern(new TextDecoder().decode(readBytes(path)), path);
  if (!parsed.ok)
    throw new Failure(`${path}:${describeError(parsed.error)}`, 'draw the pattern around @, for example .#./#@#/.#.');
  return parsed.value;
}

const SIZE = /^(\d+)(?:x(\d+))?$/i;

/** True for `5` and `5x5`; a file of that name is written `./5`. */
export const isSize = (name: string): boolean => SIZE.test(name);

/** True for a size, a preset or an id: anything but a file. */
export const isNamed = (name: string): boolean =>
  isSize(name) || isPresetName(name) || /^(?:\d+x|cube)\d+[^/\\.]*(?:[-:#]|$)/i.test(name);

/** Parses a size `5x7` (rows × columns) or `5`. */
export function parseSize(name: string): { rows: number; columns: number } {
  const match = SIZE.exec(name);
  if (match === null)
    throw new Failure(`expected a size such as 5x7 (rows x columns) or 5, got ${quote(name)}`, "see 'douse --help'");
  const rows = Number(match[1]);
  const columns = Number(match[2] ?? match[1]);
  for (const side of [rows, columns]) {
    if (side < 1 || side > MAX_SIDE)
      throw new Failure(`expected sides from 1 to ${MAX_SIDE}, got ${quote(name)}`, 'choose sides in that range');
  }
  return { rows, columns };
}

/** The problem that FILE, SIZE, preset or ID names. */
export const readProblem = (name: string, flags: BoardFlags): Problem => onlyOne(name, readProblems(name, flags));

/** The one board of a file. */
export function onlyOne(name: string, problems: readonly Problem[]): Problem {
  if (problems.length === 1) return problems[0]!;
  throw new Failure(
    `${sourceName(name)}: expected one board, got ${problems.length}`,
    'only solve and convert take many at once',
  );
}

/** The board that FILE, SIZE, preset or ID names; a size needs no memory for its lights. */
export function readBoard(name: string, flags: BoardFlags): { board: Board; levels: number | Uint32Array } {
  if (isSize(name)) {
    refuseReading(name, flags);
    noteReading({ format: 'size', boards: 1 });
    const { levels = 2, rule, wrap } = boardOptions(flags);
    const { rows, columns } = parseSize(name);
    return { board: within(name, () => makeGrid(rows, columns, rule, wrap)), levels };
  }
  const { board, levels, moduli } = readProblem(name, flags);
  return { board, levels: moduli ?? levels };
}

/** Refuses options about reading a file when no file is read. */
function refuseReading(name: string, { format, on, off, matrixOf, target }: BoardFlags): void {
  if (target !== undefined && !/^(?:off|on|same|\d+)$/.test(target)) return;
  const read = { format: format === 'auto' ? undefined : format, on, off, 'matrix-of': matrixOf };
  const given = Object.entries(read).find(([, value]) => value !== undefined);
  if (given !== undefined)
    throw new Failure(`--${given[0]}: expected a file with it, got the board ${quote(name)}`, 'leave it out');
}

/** Every problem that FILE, SIZE, preset or ID names: one, or one for each machine line of a file. */
export function readProblems(name: string, flags: BoardFlags): Problem[] {
  const options = boardOptions(flags);
  const reads = readOptions(flags);
  checkFormat(flags.format);
  if (isNamed(name) && !isFlipId(name)) refuseReading(name, flags);
  const named = (format: string, task: Problem): Problem[] => {
    noteReading({ format, boards: 1 });
    return [task];
  };
  if (isSize(name)) return named('size', sized(name, options));
  if (isPresetName(name)) return named('preset', presetProblem(name, options));
  const params = /^(?:\d+x\d+-|cube\d)/i.test(name) && !/[:#/\\.]/.test(name) ? lightsOut.parseParams(name) : null;
  if (params !== null) {
    if (!params.ok) throw new Failure(`${quote(name)}: ${params.error}`, 'for example 5x5-q3-king-torus or cube3');
    const own = changed(name, params.value, options);
    return named('id', problem(lightsBoard(own), { levels: own.levels }));
  }
  if (isFlipId(name)) return boardsOf(name, new TextEncoder().encode(name), { ...flags, format: 'tatham' }, reads);
  if (/^(?:\d+x|cube)\d+[^/\\]*[:#]/i.test(name)) {
    const game = parseId(lightsOut, idWith(name, options));
    if (!game.ok) throw new Failure(`${quote(name)}: ${game.error}`, 'an id is SIZE:ROWS/ROWS or SIZE#SEED');
    return named('id', lightsProblem(game.value.params, game.value.start));
  }
  const bits =
    ['auto', 'pbm', undefined].includes(flags.format) && name !== '-' ? within(name, () => readLargePbm(name)) : null;
  if (bits !== null && (options.levels ?? 2) === 2) {
    return named('pbm', problem(makeGrid(bits.rows, bits.columns, options.rule, options.wrap), { start: bits }));
  }
  return boardsOf(name, readBytes(name), flags, reads);
}

/** Reads a file's boards, and says how if that was not asked for and another reading is possible. */
export function boardsOf(name: string, bytes: Uint8Array, flags: BoardFlags, reads: ReadOptions): Problem[] {
  const { format, boards, says } = openFile(name, bytes, flags.format, reads);
  noteReading({ format, boards: boards.length });
  // A graph is dark however it was asked for, and an answer of no presses ought to say so.
  const open = (flags.format ?? 'auto') === 'auto' || format === 'edges' || format === 'dimacs';
  if (says !== null && open && flags.json !== true) remark(`douse: ${sourceName(name)}: read as ${says}`);
  return [...boards];
}

/** What the options say about reading a file. */
export function readOptions(flags: BoardFlags): ReadOptions {
  const { on, off, matrixOf } = flags;
  for (const [key, signs] of Object.entries({ on, off }))
    if (signs === '') throw new Failure(`--${key}: expected signs, got none`, 'for example --on O --off .');
  const rows = MATRIX_ROWS.find((known) => known === matrixOf);
  if (matrixOf !== undefined && rows === undefined)
    throw new Failure(
      `--matrix-of: expected buttons or lights, got ${quote(matrixOf)}`,
      'say what a row of the matrix is',
    );
  if (rows !== undefined && !['auto', 'matrix', undefined].includes(flags.format))
    throw new Failure(`--matrix-of: expected the format matrix, got ${quote(flags.format!)}`, 'leave one of them out');
  return {
    ...boardOptions(flags),
    ...(on !== undefined && { on }),
    ...(off !== undefined && { off }),
    ...(rows !== undefined && { matrixOf: rows }),
    ofId: problemOfId,
  };
}

function sized(name: string, { levels = 2, rule, wrap }: BoardOptions): Problem {
  const { rows, columns } = parseSize(name);
  return within(name, () => {
    const board = makeGrid(rows, columns, rule, wrap);
    return problem(board, isPacked(board, levels) ? { start: new BitMatrix(rows, columns) } : { levels });
  });
}

/** A preset, dark; `--levels`, `--rule` and `--wrap` change it where it is a rectangle. */
function presetProblem(name: keyof typeof PRESETS, { levels, rule, wrap }: BoardOptions): Problem {
  const preset: Preset = PRESETS[name];
  const plain = preset.board();
  const q = levels ?? preset.levels;
  if (rule === undefined && wrap === undefined) return problem(plain, { levels: q, target: preset.target ?? null });
  if (plain.kind !== 'grid') throw noRectangle(name);
  const board: Board = within(name, () => makeGrid(plain.rows, plain.columns, rule ?? plain.rule, wrap ?? plain.wrap));
  return problem(board, { levels: q, target: preset.target ?? null });
}

/** An id, or params, with the options in the place of what they say themselves. */
function idWith(name: string, options: BoardOptions): string {
  if (Object.keys(options).length === 0) return name;
  const cut = name.search(/[:#]/);
  const params = lightsOut.parseParams(cut < 0 ? name : name.slice(0, cut));
  // For an invalid id, the parser's message is the best.
  if (!params.ok) return name;
  return lightsOut.makeParams(changed(name, params.value, options)) + (cut < 0 ? '' : name.slice(cut));
}

const noRectangle = (name: string): Failure =>
  new Failure(
    `${sourceName(name)}: expected no --rule and no --wrap for a board that is no rectangle, got one`,
    'leave them out',
  );

/** Params with other levels, rule or wrap. */
function changed(name: string, params: LightsParams, { levels, rule, wrap }: BoardOptions): LightsParams {
  if ((rule !== undefined || wrap !== undefined) && params.shape !== 'grid') throw noRectangle(name);
  if (rule !== undefined && !isRuleName(rule.name))
    throw new Failure(`--rule: expected a named rule with an id, got a drawn one`, 'name a size instead of an id');
  const { drawn: _, ...plain } = params;
  return {
    ...(rule === undefined ? params : { ...plain, rule: rule.name as LightsParams['rule'] }),
    ...(levels !== undefined && { levels }),
    ...(wrap !== undefined && { wrap }),
  };
}

/** The id, or params, of the game that SIZE, preset or ID names for playing. */
export function idOf(name: string, flags: BoardFlags): string {
  if (!isSize(name) && !isPresetName(name)) return idWith(name, boardOptions(flags));
  const game = playable(readProblem(name, flags));
  if (!game.ok) throw new Failure(`${name}: ${game.error}`, "play it in the browser: 'douse serve'");
  return lightsOut.makeParams(game.value.params);
}

const makeGrid = (rows: number, columns: number, rule?: Rule, wrap?: Wrap): GridBoard =>
  grid(rows, columns, { ...(rule && { rule }), ...(wrap && { wrap }) });

/** A limit of the library as a one-line failure about `name`. */
export function within<T>(name: string, work: () => T, cure = 'choose another size'): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Failure(`${sourceName(name)}: ${limitText(error)}`, cure);
  }
}

function checkFormat(format = 'auto'): FormatName {
  const known = FORMATS.find((candidate) => candidate === format);
  if (known !== undefined) return known;
  const near = nearest(format, FORMATS);
  throw new Failure(
    `--format: expected one of ${FORMATS.join(', ')}, got ${quote(format)}`,
    near === null ? 'auto looks at the content' : `did you mean ${near}?`,
  );
}

/**
 * `--format` of a command that writes in a format of its own: one of those, or else how the board's file is to be read.
 * @param name     the board, which may be no file
 * @param written  formats the command writes
 */
export function readOrWritten<Flags extends BoardFlags>(
  name: string,
  flags: Flags,
  written: readonly string[],
): { readonly source: Flags; readonly answer: Flags } {
  const { format, ...rest } = flags;
  const known = format !== undefined && FORMATS.some((one) => one === format);
  const reads = known && !isNamed(name) && !written.includes(format);
  const without = rest as Flags;
  return reads ? { source: flags, answer: without } : { source: without, answer: flags };
}

/** The boards in the content of a file. */
export const parseFile = (
  name: string,
  bytes: Uint8Array,
  format: string | undefined,
  options: ReadOptions,
): readonly Problem[] => openFile(name, bytes, format, options).boards;

function openFile(name: string, bytes: Uint8Array, format: string | undefined, options: ReadOptions): Reading<Problem> {
  const known = checkFormat(format);
  const parsed = within(name, () => readBoards(bytes, known, options));
  if (!parsed.ok) throw badFile(name, parsed.error, cureFor(known, parsed.error.expected));
  if ((options.rule ?? options.wrap) !== undefined && parsed.value.boards.some(({ board }) => board.kind !== 'grid'))
    throw noRectangle(name);
  return parsed.value;
}

/** A parser's complaint about a file, with its own cure or the given one. */
export const badFile = (name: string, error: FormatError, cure: string): Failure =>
  new Failure(`${sourceName(name)}:${describeError(error)}`, error.cure ?? cure);

function cureFor(format: FormatName, expected: string): string {
  if (expected.startsWith('a level') || expected.startsWith('levels')) return 'mend the cell or give --levels';
  if (expected.includes('pixels') || expected.includes('pixel')) return 'write the image again';
  if (expected.includes('edge')) return 'write a graph as one edge a b a line';
  if (expected.startsWith('a board')) return 'give a board as text, PBM, PGM or JSON';
  return format === 'auto' ? 'mend it, or name the right --format' : 'mend it';
}
