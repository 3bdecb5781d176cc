import {
  asArray,
  type Board,
  cube,
  grid,
  graphBoard,
  type GridBoard,
  isPresetName,
  type Preset,
  PRESETS,
  problem,
  WRAPS,
  type Wrap,
  RULES,
} from 'douse/board';
import { makeJson, parseJson, quote } from 'douse/formats';
import { problemOfId } from 'douse/lightsout';
import { err, ok, type Result } from 'douse/play';
import { makeCells, parseCells } from './cells.ts';
import {
  circle,
  type Design,
  MAX_CELLS,
  MAX_CUBE_SIDE,
  MAX_EDGES,
  MAX_LEVELS,
  MAX_SIDE,
  MAX_VERTICES,
  SHEET,
  type Spot,
  tooLarge,
} from './design.ts';
import { makeRule, parseRule } from './rule.ts';

/** Most characters of a design's text. */
export const MAX_TEXT = 200_000;

/**
 * A design as the address holds it: the board, then what is not usual about it, as `key=value` between semicolons.
 * `5x5`, `3x4;q=3;w=torus;s=0120…` (levels of the lights), `t` (target), `h` (holes), `m` (each light's own levels),
 * `r` (rule); `cube3`; `graph4;e=0-1,1-2;p=…` (edges, spots), `n` (names); `wiring;j={…}`. A game's id is read as well.
 */
export function makeDesign({ problem: task, spots }: Design): string {
  const { board, levels, moduli, start, target } = task;
  const parts: string[] = [head(board)];
  const put = (key: string, value: string): void => {
    if (value !== '') parts.push(`${key}=${value}`);
  };
  if (board.kind === 'wiring' && board.shape === null) {
    put('j', encodeURIComponent(makeJson(task)));
    return parts.join(';');
  }
  if (levels !== 2 && moduli === null) put('q', String(levels));
  if (board.kind === 'grid') {
    if (board.rule !== RULES.plus) put('r', makeRule(board.rule));
    if (board.wrap !== 'none') put('w', board.wrap);
    if (board.holes !== null) put('h', makeCells(board.holes, 2));
  } else if (board.shape?.kind === 'graph') {
    put('e', board.shape.edges.map(([a, b]) => `${a}-${b}`).join(','));
    if (board.lightNames.some((name, v) => name !== String(v + 1))) {
      put('n', board.lightNames.map(encodeURIComponent).join(','));
    }
    if (spots !== null) put('p', makeSpots(spots));
  }
  const base = moduli === null ? levels : Math.max(...moduli);
  if (moduli !== null)
    put(
      'm',
      makeCells(
        moduli.map((q) => q - 1),
        MAX_LEVELS,
      ),
    );
  put('s', makeCells(asArray(start), base));
  // An aim is kept even where its zeros are left out.
  if (target !== null) parts.push(`t=${makeCells(asArray(target), base)}`);
  return parts.join(';');
}

function head(board: Board): string {
  if (board.kind === 'grid') return `${board.rows}x${board.columns}`;
  if (board.shape?.kind === 'cube') return `cube${board.shape.side}`;
  return board.shape?.kind === 'graph' ? `graph${board.lights}` : 'wiring';
}

/** A design from the address; anything else is an error that says what was expected. Cost: linear in the board. */
export function parseDesign(text: string): Result<Design, string> {
  if (text.length > MAX_TEXT) return err(`expected at most ${MAX_TEXT} characters, got ${text.length}`);
  if (/[:#-]/.test(text) && !text.includes(';')) return designOfId(text);
  const [first = '', ...rest] = text.split(';');
  const fields = new Map<string, string>();
  for (const part of rest) {
    const cut = part.indexOf('=');
    const key = part.slice(0, Math.max(0, cut));
    if (!/^[a-z]$/.test(key) || fields.has(key)) return err(`expected key=value once each, got ${quote(part)}`);
    fields.set(key, part.slice(cut + 1));
  }
  if (first === 'wiring') return parseWiring(fields);
  if (isPresetName(first) && fields.size === 0) return ok(presetDesign(PRESETS[first]));
  const board = parseBoard(first, fields);
  if (!board.ok) return board;
  return withLevels(board.value, fields);
}

/** The board that a game's id names. */
function designOfId(id: string): Result<Design, string> {
  const found = problemOfId(id);
  if (!found.ok) return found;
  const large = tooLarge(found.value);
  return large === null
    ? ok({ problem: found.value, spots: null })
    : err(`expected at most ${large.most} ${large.what}`);
}

/** A board that was sold, dark, as a design. */
export function presetDesign(preset: Preset): Design {
  return {
    problem: problem(preset.board(), { levels: preset.levels, target: preset.target ?? null }),
    spots: null,
  };
}

function parseBoard(first: string, fields: ReadonlyMap<string, string>): Result<Board, string> {
  const size = /^(\d{1,4})x(\d{1,4})$/.exec(first);
  if (size !== null) return parseGrid(Number(size[1]), Number(size[2]), fields);
  const other = /^(cube|graph)(\d{1,4})$/.exec(first);
  if (other === null) return err(`expected a board such as 5x5, cube3 or graph6, got ${quote(first)}`);
  const count = Number(other[2]);
  const most = other[1] === 'cube' ? MAX_CUBE_SIDE : MAX_VERTICES;
  if (count < 1 || count > most) return err(`expected ${other[1]}1 to ${other[1]}${most}, got ${quote(first)}`);
  return other[1] === 'cube' ? ok(cube(count)) : parseGraph(count, fields);
}

function parseGrid(rows: number, columns: number, fields: ReadonlyMap<string, string>): Result<GridBoard, string> {
  const cells = rows * columns;
  if (cells < 1 || rows > MAX_SIDE || columns > MAX_SIDE || cells > MAX_CELLS) {
    return err(`expected sides from 1 to ${MAX_SIDE} and at most ${MAX_CELLS} cells, got ${rows} × ${columns}`);
  }
  const rule = parseRule(fields.get('r') ?? 'plus', rows, columns);
  if (rule === null) return err(`expected a rule for ${rows} × ${columns}, got ${quote(fields.get('r')!)}`);
  const wrap = fields.get('w') ?? 'none';
  if (!(WRAPS as readonly string[]).includes(wrap)) return err(`expected a wrap, got ${quote(wrap)}`);
  const holes = parseCells(fields.get('h') ?? '', cells, 2);
  if (holes === null || holes.every(Boolean)) return err('expected holes that leave a cell');
  return ok(grid(rows, columns, { rule, wrap: wrap as Wrap, holes }));
}

function parseGraph(count: number, fields: ReadonlyMap<string, string>): Result<Board, string> {
  const given = (fields.get('e') ?? '').split(',').filter(Boolean);
  if (given.length > MAX_EDGES) return err(`expected at most ${MAX_EDGES} edges, got ${given.length}`);
  const edges: [number, number][] = [];
  for (const edge of given) {
    const ends = /^(\d{1,4})-(\d{1,4})$/.exec(edge);
    const [a, b] = [Number(ends?.[1]), Number(ends?.[2])];
    if (ends === null || a === b || a >= count || b >= count) {
      return err(`expected edges between different vertices 0 to ${count - 1}, got ${quote(edge)}`);
    }
    edges.push([a, b]);
  }
  const names = fields.get('n')?.split(',').map(decoded);
  if (names !== undefined && (names.length !== count || names.some((name) => name === '' || name.length > 24))) {
    return err(`expected ${count} names of at most 24 characters`);
  }
  return ok(graphBoard({ names: names ?? Array.from({ length: count }, (_, v) => String(v + 1)), edges }));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function withLevels(board: Board, fields: ReadonlyMap<string, string>): Result<Design, string> {
  const allowed = board.kind === 'grid' ? 'qrwhmst' : board.shape?.kind === 'graph' ? 'qenpmst' : 'qmst';
  const strange = [...fields.keys()].find((key) => !allowed.includes(key));
  if (strange !== undefined) return err(`expected only the keys ${[...allowed].join(', ')}, got ${strange}`);
  const q = Number(fields.get('q') ?? '2');
  if (!/^\d{1,2}$/.test(fields.get('q') ?? '2') || q < 2 || q > MAX_LEVELS) {
    return err(`expected from 2 to ${MAX_LEVELS} levels, got ${quote(fields.get('q')!)}`);
  }
  const { lights } = board;
  const own = fields.get('m') === undefined ? null : parseCells(fields.get('m')!, lights, MAX_LEVELS);
  if (fields.has('m') && (own === null || own.some((one) => one === 0))) {
    return err(`expected from 2 to ${MAX_LEVELS} levels for each of ${lights} lights`);
  }
  const levels = own === null ? q : own.map((one) => one + 1);
  const base = typeof levels === 'number' ? q : Math.max(...levels);
  const start = parseCells(fields.get('s') ?? '', lights, base);
  const target = fields.get('t') === undefined ? null : parseCells(fields.get('t')!, lights, base);
  if (start === null || (fields.has('t') && target === null)) {
    return err(`expected levels from 0 to ${base - 1} for ${lights} lights`);
  }
  const spots = parseSpots(board, fields.get('p'));
  if (spots === undefined) return err(`expected ${lights} spots`);
  try {
    return ok({ problem: problem(board, { levels, start, target }), spots });
  } catch (error) {
    if (error instanceof RangeError) return err(error.message);
    throw error;
  }
}

function parseWiring(fields: ReadonlyMap<string, string>): Result<Design, string> {
  const json = fields.size === 1 ? decoded(fields.get('j') ?? '') : '';
  const parsed = parseJson(json);
  if (!parsed.ok) return err(`expected a wiring as JSON, got ${quote(json)}`);
  if (parsed.value.board.kind !== 'wiring' || parsed.value.board.lights === 0)
    return err('expected a wiring with lights');
  const large = tooLarge(parsed.value);
  return large === null
    ? ok({ problem: parsed.value, spots: null })
    : err(`expected at most ${large.most} ${large.what}`);
}

const makeSpots = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }) => x.toString(36).padStart(2, '0') + y.toString(36).padStart(2, '0')).join('');

/** Undefined if the text is no list of spots. */
function parseSpots(board: Board, text: string | undefined): readonly Spot[] | null | undefined {
  if (board.kind !== 'wiring' || board.shape?.kind !== 'graph') return null;
  if (text === undefined) return circle(board.lights);
  if (text.length !== 4 * board.lights || !/^[0-9a-z]*$/.test(text)) return undefined;
  const at = (i: number): number => parseInt(text.slice(i, i + 2), 36);
  const spots = Array.from({ length: board.lights }, (_, v) => ({ x: at(4 * v), y: at(4 * v + 2) }));
  return spots.every(({ x, y }) => x <= SHEET && y <= SHEET) ? spots : undefined;
}
