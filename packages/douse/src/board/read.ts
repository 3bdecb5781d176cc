import { type Board, type Effects, type GridBoard, type Shape, type WiringBoard, WRAPS } from './board.ts';
import { grid, MAX_SIDE } from './grid.ts';
import { canonicalRule, type Rule, ruleNeeds } from './rule.ts';
import { wiring } from './wiring.ts';

/**
 * Boards from outside: from a structured clone, a database or JSON. A valid value is returned unchanged; lists that
 * JSON made of typed arrays become typed arrays again; anything else is refused.
 */

/** A value's own kind, for messages. */
export const kindOfValue = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value === 'object' ? 'an object' : typeof value;

const MADE = 'make one with grid, cube, graphBoard or wiring';

/** @throws {TypeError} unless the value is an object */
export function recordOf(value: unknown, what: string, cure: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`expected ${what}, got ${kindOfValue(value)}; ${cure}`);
  return value as Record<string, unknown>;
}

/** The name of a typed array's class, also of another window's or worker's. */
const typeOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

export const isLevelArray = (value: unknown): value is Uint8Array | Uint16Array | Uint32Array =>
  ['Uint8Array', 'Uint16Array', 'Uint32Array'].includes(typeOf(value));

/**
 * A list of numbers: an array, a typed array, or what JSON makes of one, an object with the keys 0, 1, 2 …
 * @throws {TypeError} if the value is none, or holds anything but numbers
 */
export function numbersOf(value: unknown, what: string): ArrayLike<number> {
  if (ArrayBuffer.isView(value) && 'length' in value) return value as unknown as ArrayLike<number>;
  const record = Array.isArray(value) ? null : recordOf(value, `a list of numbers as ${what}`, 'give an array');
  const list: unknown[] = record === null ? (value as unknown[]) : Object.values(record);
  if (record !== null && Object.keys(record).some((key, i) => key !== String(i)))
    throw new TypeError(`expected a list of numbers as ${what}, got an object; give an array`);
  const odd = list.findIndex((entry) => typeof entry !== 'number');
  if (odd >= 0)
    throw new TypeError(
      `expected a list of numbers as ${what}, got ${kindOfValue(list[odd])} at ${odd}; give an array`,
    );
  return list as number[];
}

/**
 * A board from data that were cloned, stored or parsed from JSON. A valid board is returned unchanged, in O(lights), on
 * wirings O(number of effects).
 * @throws {TypeError} if it cannot be read
 * @throws {RangeError} if a number in it is out of range
 */
export function readBoard(value: unknown): Board {
  const board = recordOf(value, 'a board', MADE);
  if (board['kind'] === 'grid') return readGrid(board as unknown as GridBoard);
  if (board['kind'] === 'wiring') return readWiring(board as unknown as WiringBoard);
  throw new TypeError(`expected a board of kind grid or wiring, got ${String(board['kind'])}; ${MADE}`);
}

function readGrid(board: GridBoard): GridBoard {
  if (isWholeGrid(board)) return board;
  const holes = board.holes === null ? null : numbersOf(board.holes, 'holes');
  return grid(board.rows, board.columns, { rule: board.rule, wrap: board.wrap, holes });
}

function isWholeGrid({ rows, columns, rule, wrap, holes, cellNumber, cellPlace, buttons, lights }: GridBoard): boolean {
  const sides = [rows, columns].every((side) => Number.isInteger(side) && side >= 0 && side <= MAX_SIDE);
  if (!sides || !WRAPS.includes(wrap) || buttons !== lights) return false;
  if (!isCanonical(rule) || ruleNeeds(rule, rows, columns) !== null) return false;
  if (holes === null) return cellNumber === null && cellPlace === null && buttons === rows * columns;
  if (typeOf(holes) !== 'Uint8Array' || typeOf(cellNumber) !== 'Int32Array' || typeOf(cellPlace) !== 'Uint32Array')
    return false;
  if (holes.length !== rows * columns || cellNumber!.length !== holes.length || cellPlace!.length !== buttons)
    return false;
  let cells = 0;
  for (let i = 0; i < holes.length; i++) {
    if (cellNumber![i] !== (holes[i] === 0 ? cells : -1)) return false;
    if (holes[i] === 0 && cellPlace![cells++] !== i) return false;
  }
  return cells === buttons;
}

/** True if `grid` would keep this rule, a copy of it, or the built-in rule that it is a copy of. */
function isCanonical(rule: Rule): boolean {
  const known = canonicalRule(rule);
  return known === rule || known.name === rule.name;
}

function readWiring(board: WiringBoard): WiringBoard {
  const { buttonNames, lightNames, buttons, lights } = board;
  for (const names of [buttonNames, lightNames])
    if (!Array.isArray(names) || names.some((name) => typeof name !== 'string'))
      throw new TypeError(`expected names of buttons and lights, got ${kindOfValue(names)}; ${MADE}`);
  if (buttons !== buttonNames.length || lights !== lightNames.length)
    throw new RangeError(
      `expected ${buttonNames.length} buttons and ${lightNames.length} lights as there are names, ` +
        `got ${String(buttons)} and ${String(lights)}`,
    );
  const effects = recordOf(board.effects, 'effects', MADE) as unknown as Effects;
  const typed = [effects.start, effects.light, effects.weight].every((list) => typeOf(list) === 'Uint32Array');
  if (typed && areEffects(effects, buttons, lights)) return board;
  const read: Effects = {
    start: Uint32Array.from(numbersOf(effects.start, 'start of effects')),
    light: Uint32Array.from(numbersOf(effects.light, 'lights of effects')),
    weight: Uint32Array.from(numbersOf(effects.weight, 'weights of effects')),
  };
  if (!areEffects(read, buttons, lights))
    throw new RangeError(`expected effects of ${buttons} buttons on ${lights} lights, got others; ${MADE}`);
  return wiring(
    lightNames,
    buttonNames.map((name, b) => {
      const moves = new Map<number, number>();
      for (let i = read.start[b]!; i < read.start[b + 1]!; i++) moves.set(read.light[i]!, read.weight[i]!);
      return { name, moves };
    }),
    (board.shape ?? null) as Shape | null,
  );
}

function areEffects({ start, light, weight }: Effects, buttons: number, lights: number): boolean {
  if (start.length !== buttons + 1 || start[0] !== 0 || start[buttons] !== light.length) return false;
  for (let b = 0; b < buttons; b++) if (start[b]! > start[b + 1]!) return false;
  return weight.length === light.length && light.every((own) => own < lights);
}
