import { lcm } from '../algebra/integers.ts';
import { wiring } from '../board/wiring.ts';
import { MAX_COMMON, MAX_LEVELS, type Problem, problem, asArray } from '../board/problem.ts';
import { err, ok, type Result } from '../play/result.ts';
import { type FormatError, formatError, quote } from './error.ts';
import { jsonBreaksAt } from './jsonplace.ts';
import { type BoardOptions, parseOption } from './options.ts';
import { MAX_TEXT, parseText } from './text.ts';

/** Most buttons or lights of a wiring. */
export const MAX_WIRED = 100_000;

const fail = (expected: string, got: unknown): Result<never, FormatError> =>
  err(formatError(1, 1, expected, shown(got)));

/** A value from hostile JSON, made safe to print: arrays and objects may be too deep to write out. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  return isRecord(value) ? 'an object' : quote(JSON.stringify(value));
}

/**
 * Parses a JSON board. Either a wiring — `{"levels": 4, "buttons": [{"name": "A", "moves": {"L1": 1}}], "lights": {"L1": 2},
 * "target": {…}}`, where `levels` may also name each light's own number, and lights or targets left out are 0 —
 * or a grid: `{"board": ["0110", …], "levels": 3, "rule": "plus", "wrap": "none"}`.
 */
export function parseJson(text: string, options: BoardOptions = {}): Result<Problem, FormatError> {
  if (text.length > MAX_TEXT) return err(formatError(1, 1, `at most ${MAX_TEXT} characters`, `${text.length}`));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err(jsonError(text));
  }
  if (!isRecord(value)) return fail('a JSON object with "buttons" or "board"', value);
  if (value['board'] !== undefined) return parseGrid(value, options);
  return parseWiring(value, options);
}

function jsonError(text: string): FormatError {
  const at = jsonBreaksAt(text);
  const before = text.slice(0, at).split('\n');
  const got = at < text.length ? quote(text.slice(at, at + 12)) : 'the end of the file';
  return formatError(before.length, before.at(-1)!.length + 1, 'JSON', got);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseGrid(value: Record<string, unknown>, options: BoardOptions): Result<Problem, FormatError> {
  const rows = value['board'];
  if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string'))
    return fail('"board": an array of strings', rows);
  for (const key of ['buttons', 'lights', 'target'])
    if (value[key] !== undefined) return fail(`no "${key}" beside "board"`, value[key]);
  let settings: BoardOptions = {};
  for (const key of ['levels', 'rule', 'wrap']) {
    const given = value[key];
    if (given === undefined) continue;
    if (typeof given !== 'string' && typeof given !== 'number') return fail(`"${key}" as text or a number`, given);
    const option = parseOption(key, String(given));
    if (!option.ok) return err(formatError(1, 1, option.error.expected, option.error.got));
    settings = { ...settings, ...option.value };
  }
  return parseText(rows.join('\n'), { ...settings, ...options });
}

function parseWiring(value: Record<string, unknown>, options: BoardOptions): Result<Problem, FormatError> {
  const { buttons, lights = {}, target = {} } = value;
  if (!Array.isArray(buttons)) return fail('"buttons": an array of {"name", "moves"}', buttons);
  if (!isRecord(lights)) return fail('"lights": an object of levels by name', lights);
  if (!isRecord(target)) return fail('"target": an object of levels by name', target);
  const numbers = new Map<string, number>();
  const number = (name: string): number => {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return numbers.get(name)!;
  };
  for (const name of Object.keys(lights)) number(name);
  const named: { name: string; moves: Map<number, number> }[] = [];
  for (const [i, button] of buttons.entries()) {
    if (!isRecord(button)) return fail(`button ${i + 1} as {"name", "moves"}`, button);
    const { name = String(i + 1), moves } = button;
    if (typeof name !== 'string') return fail(`a string as name of button ${i + 1}`, name);
    if (!isRecord(moves)) return fail(`"moves" of button ${quote(name)}: an object of weights by light`, moves);
    const map = new Map<number, number>();
    for (const [light, weight] of Object.entries(moves)) {
      if (!isLevel(weight, 0xffffffff)) return fail(`a weight from 0 to 4294967295 for light ${quote(light)}`, weight);
      map.set(number(light), weight);
    }
    named.push({ name, moves: map });
  }
  for (const name of Object.keys(target)) number(name);
  if (named.length > MAX_WIRED || numbers.size > MAX_WIRED) {
    return fail(`at most ${MAX_WIRED} buttons and lights`, Math.max(named.length, numbers.size));
  }
  const names = [...numbers.keys()];
  const counts = parseCounts(value['levels'], names, options);
  if (!counts.ok) return counts;
  const levelOf = (source: Record<string, unknown>, what: string): Result<number[], FormatError> => {
    const result: number[] = [];
    for (const [i, name] of names.entries()) {
      const level = Object.hasOwn(source, name) ? source[name] : 0;
      const q = typeof counts.value === 'number' ? counts.value : counts.value[i]!;
      if (!isLevel(level, q - 1)) return fail(`${what} of light ${quote(name)} from 0 to ${q - 1}`, level);
      result.push(level);
    }
    return ok(result);
  };
  const start = levelOf(lights, 'the level');
  if (!start.ok) return start;
  const end = levelOf(target, 'the target');
  if (!end.ok) return end;
  return ok(
    problem(wiring(names, named), {
      levels: counts.value,
      start: start.value,
      target: end.value.some(Boolean) ? end.value : null,
    }),
  );
}

function parseCounts(levels: unknown, names: string[], options: BoardOptions): Result<number | number[], FormatError> {
  if (options.levels !== undefined) return ok(options.levels);
  if (levels === undefined) return ok(2);
  const isCount = (q: unknown): q is number => isLevel(q, MAX_LEVELS) && q >= 2;
  if (isCount(levels)) return ok(levels);
  if (!isRecord(levels)) return fail(`"levels" from 2 to ${MAX_LEVELS}, or an object of them by light`, levels);
  const counts: number[] = [];
  for (const name of names) {
    const count = Object.hasOwn(levels, name) ? levels[name] : 2;
    if (!isCount(count)) return fail(`levels of light ${quote(name)} from 2 to ${MAX_LEVELS}`, count);
    counts.push(count);
  }
  if (counts.reduce((all, q) => (all > MAX_COMMON ? all : lcm(all, q)), 1) > MAX_COMMON) {
    return err(formatError(1, 1, `"levels" with a common multiple up to ${MAX_COMMON}`, 'more'));
  }
  return ok(counts);
}

const isLevel = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** A wiring problem as JSON that `parseJson` reads back. @throws {TypeError} if the board is a grid */
export function makeJson({ board, levels, moduli, start, target }: Problem): string {
  if (board.kind !== 'wiring') throw new TypeError('makeJson: expected a wiring; write grids as text');
  const { effects, lightNames, buttonNames } = board;
  const byName = (values: { at(i: number): number | undefined }): Record<string, number> =>
    Object.fromEntries(lightNames.map((name, i) => [name, values.at(i)!]));
  return JSON.stringify({
    levels: moduli === null ? levels : byName(moduli),
    buttons: buttonNames.map((name, b) => {
      const moves: [string, number][] = [];
      for (let i = effects.start[b]!; i < effects.start[b + 1]!; i++)
        moves.push([lightNames[effects.light[i]!]!, effects.weight[i]!]);
      return { name, moves: Object.fromEntries(moves) };
    }),
    lights: byName(asArray(start)),
    ...(target !== null && { target: byName(asArray(target)) }),
  });
}
