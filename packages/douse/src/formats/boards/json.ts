import { lcm } from '../../algebra/integers.ts';
import { wiring } from '../../board/wiring.ts';
import type { GridBoard } from '../../board/board.ts';
import { asArray, type Levels, MAX_COMMON, MAX_LEVELS, type Problem, problem } from '../../board/problem.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { errorAt, type FormatError, formatError, quote } from '../error.ts';
import { jsonBreaksAt, jsonExcess, jsonSpan, repeatedKey } from '../jsonplace.ts';
import { findArrays, stringRows } from '../layout/literal.ts';
import { type Layout, SIGNS } from '../layout/sheet.ts';
import { type CellOptions, type Cells, problemOf, readCells } from '../cells/lights.ts';
import { meant } from '../near.ts';
import { type BoardOptions, parseOption } from '../options.ts';
import { makeRule } from '../pattern.ts';
import { ANY, HOLE } from '../signs.ts';
import { MAX_TEXT } from './text.ts';

/** Most buttons or lights of a wiring, and most boards of one text. */
export const MAX_WIRED = 100_000;
const MAX_OBJECTS = 10_000;

type Path = readonly (string | number)[];
type Complain = (path: Path, expected: string, got: unknown, cure?: string) => Result<never, FormatError>;

/** A value from hostile JSON, made safe to print: arrays and objects may be too deep to write out. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  return isRecord(value) ? 'an object' : quote(JSON.stringify(value));
}

/**
 * Keys of a board as a rectangle, and as a wiring; and keys that Douse's own answers carry, which say nothing of the
 * board.
 */
const GRID_KEYS = ['board', 'levels', 'rule', 'wrap', 'target'];
const WIRING_KEYS = ['buttons', 'lights', 'levels', 'target'];
const CARRIED = ['status', 'seed', 'id', 'rows', 'columns', 'read', 'name'];

/**
 * Parses a JSON board. Either a wiring — `{"levels": 4, "buttons": [{"name": "A", "moves": {"L1": 1}}], "lights":
 * {"L1": 2}, "target": {…}}`, where `levels` may also name each light's own number, lights or targets left out are 0,
 * and a target of null is a light that does not matter — or a grid: `{"board": ["0110", …], "levels": 3, "rule":
 * "plus", "wrap": "none", "target": ["01?0", …]}`, whose rows may also be arrays of numbers. Unknown keys are refused.
 */
export function parseJson(text: string, options: CellOptions = {}): Result<Problem, FormatError> {
  const all = parseJsonBoards(text, options);
  if (!all.ok) return all;
  return all.value.length === 1 ? ok(all.value[0]!) : err(formatError(1, 1, 'one board', `${all.value.length}`));
}

/** Parses one JSON board, an array of them, or one a line. */
export function parseJsonBoards(text: string, options: CellOptions = {}): Result<Problem[], FormatError> {
  return parseJsonObjects(text, (part, value, path, fail) =>
    value['board'] !== undefined
      ? parseGrid(part, value, path, options, fail)
      : parseWiring(part, value, path, options, fail),
  );
}

/**
 * Reads the objects of a JSON text: one, an array of them, or one a line; each by `parse`, which is given the text of
 * which a path says the place.
 */
export function parseJsonObjects<Board>(
  text: string,
  parse: (text: string, value: Record<string, unknown>, path: Path, fail: Complain) => Result<Board, FormatError>,
): Result<Board[], FormatError> {
  if (text.length > MAX_TEXT) return err(formatError(1, 1, `at most ${MAX_TEXT} characters`, `${text.length}`));
  const excess = jsonExcess(text);
  if (excess !== null) return err(errorAt(text, excess.at, excess.expected, 'more'));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const breaks = jsonBreaksAt(text);
    const lines = objectLines(text, breaks);
    if (lines === null) {
      const got = breaks < text.length ? quote(text.slice(breaks, breaks + 12)) : 'the end of the file';
      return err(errorAt(text, breaks, 'JSON', got));
    }
    const boards: Board[] = [];
    for (const { line, number } of lines) {
      const one = parseJsonObjects(line, parse);
      if (!one.ok) return err({ ...one.error, line: one.error.line + number });
      for (const board of one.value) boards.push(board);
      if (boards.length > MAX_OBJECTS) return err(formatError(number + 1, 1, `at most ${MAX_OBJECTS} boards`, 'more'));
    }
    return ok(boards);
  }
  const again = repeatedKey(text);
  if (again !== null)
    return err(errorAt(text, again.at, 'each key once in an object', `${quote(again.key)} again`, 'keep one of them'));
  const fail: Complain = (path, expected, got, cure) =>
    err(errorAt(text, jsonSpan(text, path).from, expected, shown(got), cure));
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  if (list.length > MAX_OBJECTS) return fail([], `at most ${MAX_OBJECTS} boards`, value);
  if (list.length === 0) return fail([], 'at least one board', value);
  const boards: Board[] = [];
  for (const [i, entry] of list.entries()) {
    const path = Array.isArray(value) ? [i] : [];
    if (!isRecord(entry)) return fail(path, 'a JSON object with "buttons" or "board"', entry);
    const board = parse(text, entry, path, fail);
    if (!board.ok) return board;
    boards.push(board.value);
  }
  return ok(boards);
}

/** The lines of a text that holds a JSON object a line; null if it does not. */
function objectLines(text: string, breaks: number): { line: string; number: number }[] | null {
  if (text[breaks] !== '{' && text[breaks] !== '[') return null;
  const lines = text.split('\n').map((line, number) => ({ line, number }));
  const filled = lines.filter(({ line }) => line.trim() !== '');
  return filled.length > 1 && filled.every(({ line }) => /^\s*[{[].*[}\]]\s*$/.test(line)) ? filled : null;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Refuses an unknown key and suggests the one meant. */
export function refuseUnknown(
  text: string,
  value: Record<string, unknown>,
  path: Path,
  known: readonly string[],
  carried: readonly string[] = CARRIED,
): FormatError | null {
  const unknown = Object.keys(value).find((key) => !known.includes(key) && !carried.includes(key));
  if (unknown === undefined) return null;
  const { key } = jsonSpan(text, [...path, unknown]);
  const among = known.map((name) => `"${name}"`).join(', ');
  return errorAt(text, key, `only the keys ${among}`, quote(unknown), meant(unknown, known));
}

/** The rectangle under a key: rows as strings or arrays, or one string with row ends. */
export function jsonLayout(text: string, path: Path): Result<Layout, FormatError> {
  const { from, to } = jsonSpan(text, path);
  if (text[from] === '"') {
    const rows = stringRows(text, { from: from + 1, to: to - 1 });
    return ok({ format: 'json', style: SIGNS, sheets: [{ rows, header: null }], says: '', ask: '' });
  }
  const found = findArrays(text, from, to, { words: true });
  if (found.ok && found.value.sheets.length !== 1)
    return err(errorAt(text, from, 'the rows of one board', `${found.value.sheets.length} boards`));
  return found;
}

function parseGrid(
  text: string,
  value: Record<string, unknown>,
  path: Path,
  options: CellOptions,
  fail: Complain,
): Result<Problem, FormatError> {
  for (const key of ['buttons', 'lights'])
    if (value[key] !== undefined) return fail([...path, key], `no "${key}" beside "board"`, value[key]);
  const unknown = refuseUnknown(text, value, path, GRID_KEYS);
  if (unknown !== null) return err(unknown);
  let settings: BoardOptions = {};
  for (const key of ['levels', 'rule', 'wrap']) {
    const given = value[key];
    if (given === undefined) continue;
    if (typeof given !== 'string' && typeof given !== 'number')
      return fail([...path, key], `"${key}" as text or a number`, given);
    const option = parseOption(key, String(given));
    if (!option.ok)
      return err(errorAt(text, jsonSpan(text, [...path, key]).from, option.error.expected, option.error.got));
    settings = { ...settings, ...option.value };
  }
  const rectangle = (key: string, more: CellOptions): Result<Cells, FormatError> => {
    if (!Array.isArray(value[key]) && typeof value[key] !== 'string')
      return fail([...path, key], `"${key}": an array of rows`, value[key]);
    const layout = jsonLayout(text, [...path, key]);
    if (!layout.ok) return layout;
    const read = readCells(text, layout.value, { ...settings, ...options, ...more });
    return read.ok ? ok(read.value.cells[0]!) : read;
  };
  const cells = rectangle('board', {});
  if (!cells.ok) return cells;
  for (const [key, count] of [
    ['rows', cells.value.rows],
    ['columns', cells.value.columns],
  ] as const)
    if (value[key] !== undefined && value[key] !== count)
      return fail([...path, key], `${count} ${key}, as the board has`, value[key]);
  const made = problemOf(cells.value, () => errorAt(text, jsonSpan(text, [...path, 'board']).from, '', ''));
  if (!made.ok || value['target'] === undefined || value['target'] === null) return made;
  const aim = rectangle('target', { target: true });
  if (!aim.ok) return aim;
  const [shape, levels] = [cells.value, aim.value.levels];
  const fits = aim.value.rows === shape.rows && aim.value.columns === shape.columns;
  if (!fits || levels.some((level, i) => (level === HOLE) !== (shape.levels[i] === HOLE)))
    return fail([...path, 'target'], `a target of the board's ${shape.rows} × ${shape.columns} cells`, value['target']);
  const lights = levels.filter((level) => level !== HOLE);
  const { board, levels: q, start } = made.value;
  const target = lights.map((level) => Math.max(0, level));
  const care = lights.map((level) => (level === ANY ? 0 : 1));
  return ok(problem(board, { levels: q, start, target: target.some(Boolean) ? target : null, care }));
}

function parseWiring(
  text: string,
  value: Record<string, unknown>,
  path: Path,
  options: BoardOptions,
  fail: Complain,
): Result<Problem, FormatError> {
  const { buttons, lights = {}, target = {} } = value;
  const at = (...steps: Path): Path => [...path, ...steps];
  // Without "buttons" a slip in the word "board" is as likely.
  const known = buttons === undefined ? [...new Set([...GRID_KEYS, ...WIRING_KEYS])] : WIRING_KEYS;
  const strange = refuseUnknown(text, value, path, known);
  if (strange !== null) return err(strange);
  if (!Array.isArray(buttons)) return fail(at('buttons'), '"buttons": an array of {"name", "moves"}', buttons);
  if (!isRecord(lights)) return fail(at('lights'), '"lights": an object of levels by name', lights);
  if (!isRecord(target)) return fail(at('target'), '"target": an object of levels by name', target);
  const numbers = new Map<string, number>();
  const number = (name: string): number => {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return numbers.get(name)!;
  };
  for (const name of Object.keys(lights)) number(name);
  const named: { name: string; moves: Map<number, number> }[] = [];
  for (const [i, button] of buttons.entries()) {
    if (!isRecord(button)) return fail(at('buttons', i), `button ${i + 1} as {"name", "moves"}`, button);
    const { name = String(i + 1), moves } = button;
    if (typeof name !== 'string') return fail(at('buttons', i, 'name'), `a string as name of button ${i + 1}`, name);
    const odd = refuseUnknown(text, button, at('buttons', i), ['name', 'moves'], []);
    if (odd !== null) return err(odd);
    if (!isRecord(moves))
      return fail(at('buttons', i, 'moves'), `"moves" of button ${quote(name)}: an object of weights by light`, moves);
    const map = new Map<number, number>();
    for (const [light, weight] of Object.entries(moves)) {
      if (!isLevel(weight, 0xffffffff))
        return fail(
          at('buttons', i, 'moves', light),
          `a weight from 0 to 4294967295 for light ${quote(light)}`,
          weight,
        );
      map.set(number(light), weight);
    }
    named.push({ name, moves: map });
  }
  for (const name of Object.keys(target)) number(name);
  if (named.length > MAX_WIRED || numbers.size > MAX_WIRED) {
    return fail(path, `at most ${MAX_WIRED} buttons and lights`, Math.max(named.length, numbers.size));
  }
  const names = [...numbers.keys()];
  const counts = parseCounts(value['levels'], at('levels'), names, options, fail);
  if (!counts.ok) return counts;
  const levelOf = (key: 'lights' | 'target', source: Record<string, unknown>): Result<number[], FormatError> => {
    const result: number[] = [];
    for (const [i, name] of names.entries()) {
      const level = Object.hasOwn(source, name) ? source[name] : 0;
      const q = typeof counts.value === 'number' ? counts.value : counts.value[i]!;
      if (key === 'target' && level === null) result.push(ANY);
      else if (!isLevel(level, q - 1))
        return fail(
          at(key, name),
          `the ${key === 'lights' ? 'level' : 'target'} of light ${quote(name)} from 0 to ${q - 1}`,
          level,
        );
      else result.push(level);
    }
    return ok(result);
  };
  const start = levelOf('lights', lights);
  if (!start.ok) return start;
  const end = levelOf('target', target);
  if (!end.ok) return end;
  const aim = end.value.map((level) => Math.max(0, level));
  return ok(
    problem(wiring(names, named), {
      levels: counts.value,
      start: start.value,
      target: aim.some(Boolean) ? aim : null,
      care: end.value.map((level) => (level === ANY ? 0 : 1)),
    }),
  );
}

function parseCounts(
  levels: unknown,
  path: Path,
  names: string[],
  options: BoardOptions,
  fail: Complain,
): Result<number | number[], FormatError> {
  if (options.levels !== undefined) return ok(options.levels);
  if (levels === undefined) return ok(2);
  const isCount = (q: unknown): q is number => isLevel(q, MAX_LEVELS) && q >= 2;
  if (isCount(levels)) return ok(levels);
  if (!isRecord(levels)) return fail(path, `"levels" from 2 to ${MAX_LEVELS}, or an object of them by light`, levels);
  const stranger = Object.keys(levels).find((name) => !names.includes(name));
  if (stranger !== undefined && names.length <= 1000)
    return fail(
      [...path, stranger],
      'levels of lights that a button moves or "lights" names',
      stranger,
      meant(stranger, names.slice(0, 50)),
    );
  const counts: number[] = [];
  for (const name of names) {
    const count = Object.hasOwn(levels, name) ? levels[name] : 2;
    if (!isCount(count)) return fail([...path, name], `levels of light ${quote(name)} from 2 to ${MAX_LEVELS}`, count);
    counts.push(count);
  }
  if (counts.reduce((all, q) => (all > MAX_COMMON ? all : lcm(all, q)), 1) > MAX_COMMON)
    return fail(path, `"levels" with a common multiple up to ${MAX_COMMON}`, 'more');
  return ok(counts);
}

const isLevel = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/**
 * A problem as JSON that `parseJson` reads back: a rectangle by its rows, a wiring by its buttons.
 * @throws {TypeError} if lights of a grid have different numbers of levels, or its rule cannot be drawn on one line
 */
export function makeJson(task: Problem): string {
  const { board, levels, moduli, start, target, care } = task;
  if (board.kind === 'grid') return makeGridJson(task, board);
  const { effects, lightNames, buttonNames } = board;
  const byName = (values: { at(i: number): number | undefined }): Record<string, number> =>
    Object.fromEntries(lightNames.map((name, i) => [name, values.at(i)!]));
  const aim = target === null ? null : asArray(target);
  const aims = (): Record<string, number | null> =>
    Object.fromEntries(lightNames.map((name, i) => [name, care?.[i] === 0 ? null : (aim?.[i] ?? 0)]));
  return JSON.stringify({
    levels: moduli === null ? levels : byName(moduli),
    buttons: buttonNames.map((name, b) => {
      const moves: [string, number][] = [];
      for (let i = effects.start[b]!; i < effects.start[b + 1]!; i++)
        moves.push([lightNames[effects.light[i]!]!, effects.weight[i]!]);
      return { name, moves: Object.fromEntries(moves) };
    }),
    lights: byName(asArray(start)),
    ...((target !== null || care !== undefined) && { target: aims() }),
  });
}

function makeGridJson({ levels, moduli, start, target, care }: Problem, board: GridBoard): string {
  const rule = makeRule(board.rule);
  if (moduli !== null || !parseOption('rule', rule).ok)
    throw new TypeError('makeJson: expected a grid with one number of levels and a rule that one line can draw');
  return JSON.stringify({
    rows: board.rows,
    columns: board.columns,
    levels,
    rule,
    wrap: board.wrap,
    board: jsonRows(board, start, levels),
    ...((target !== null || care !== undefined) && {
      target: jsonRows(board, target ?? new Uint8Array(board.lights), levels, care),
    }),
  });
}

/** Rows as strings; as arrays where levels have several digits, or where strings of one sign would be a row. */
function jsonRows(board: GridBoard, values: Levels, levels: number, care?: Uint8Array): unknown[] {
  const numbers = asArray(values);
  const arrays = levels > 36 || board.columns === 1;
  let light = 0;
  const cells = Array.from({ length: board.rows * board.columns }, (_, cell) => {
    if (board.holes?.[cell] === 1) return '~';
    const i = light++;
    if (care?.[i] === 0) return '?';
    const level = numbers[i]!;
    return arrays ? level : level.toString(36);
  });
  return Array.from({ length: board.rows }, (_, r) => {
    const row = cells.slice(r * board.columns, (r + 1) * board.columns);
    return arrays ? row : row.join('');
  });
}
