import { graphBoard, isPresetName, type Preset, PRESETS, problem } from 'douse/board';
import { makeJson, parseJson, quote } from 'douse/formats';
import { type IdLimits, idOfProblem, problemOfId } from 'douse/lightsout';
import { err, ok, type Result } from 'douse/play';
import { circle, type Design, MAX_CELLS, MAX_LEVELS, SHEET, type Spot, tooLarge } from './design.ts';
import { graphOf } from './edits.ts';

/** Most characters of a design's text. */
export const MAX_TEXT = 400_000;

const LIMITS: IdLimits = { lights: MAX_CELLS, levels: MAX_LEVELS };

/**
 * A design as the address holds it: the id of its problem, in short. For a graph, what ids do not know follows after
 * semicolons: `p=` the spots of its vertices, `n=` their names. Other wirings, and what has no id, are written as JSON:
 * `json=…`. Names of famous boards are read as well.
 */
export function makeDesign({ problem: task, spots }: Design): string {
  const { board } = task;
  const id =
    board.kind === 'wiring' && board.shape === null ? null : idOfProblem(task, { limits: LIMITS, short: true });
  if (id?.ok !== true) return `json=${encodeURIComponent(makeJson(task))}`;
  if (board.kind !== 'wiring' || board.shape?.kind !== 'graph') return id.value;
  const named = board.lightNames.some((name, v) => name !== String(v + 1));
  const names = named ? `;n=${board.lightNames.map(encodeURIComponent).join(',')}` : '';
  return `${id.value}${names};p=${makeSpots(spots ?? circle(board.lights))}`;
}

/** A design from the address; anything else is an error that says what was expected. Cost: linear in the board. */
export function parseDesign(text: string): Result<Design, string> {
  if (text.length > MAX_TEXT) return err(`expected at most ${MAX_TEXT} characters, got ${text.length}`);
  if (isPresetName(text)) return ok(presetDesign(PRESETS[text]));
  if (text.startsWith('json=')) return parseWhole(decoded(text.slice(5)));
  const [id = '', ...rest] = text.split(';');
  const fields = new Map<string, string>();
  for (const part of rest) {
    const cut = part.indexOf('=');
    const key = part.slice(0, Math.max(0, cut));
    if (!/^[np]$/.test(key) || fields.has(key)) return err(`expected n= and p= once each, got ${quote(part)}`);
    fields.set(key, part.slice(cut + 1));
  }
  const found = problemOfId(id, LIMITS);
  if (!found.ok) return found;
  const design = fields.size === 0 ? ok({ problem: found.value, spots: null }) : drawn(found.value, fields);
  return design.ok ? fitting(design.value) : design;
}

/** A board that was sold, dark, as a design. */
export function presetDesign(preset: Preset): Design {
  return {
    problem: problem(preset.board(), { levels: preset.levels, target: preset.target ?? null }),
    spots: null,
  };
}

function parseWhole(json: string): Result<Design, string> {
  const parsed = parseJson(json);
  if (!parsed.ok || parsed.value.board.lights === 0) return err(`expected a board as JSON, got ${quote(json)}`);
  return fitting({ problem: parsed.value, spots: null });
}

function fitting(design: Design): Result<Design, string> {
  const large = tooLarge(design.problem);
  return large === null ? ok(design) : err(`expected at most ${large.most} ${large.what}`);
}

/** The graph of these wires, with its names and the spots of its vertices. */
function drawn(task: Design['problem'], fields: ReadonlyMap<string, string>): Result<Design, string> {
  const { board, levels, moduli, start, target } = task;
  const graph = board.kind === 'wiring' && board.shape === null ? graphOf(task) : null;
  if (graph === null) return err('expected n= and p= only for the wires of a graph, got another board');
  const names = fields.get('n')?.split(',').map(decoded) ?? graph.names;
  if (names.length !== board.lights || names.some((name) => name === '' || name.length > 24))
    return err(`expected ${board.lights} names of at most 24 characters`);
  if (new Set(names).size < names.length) return err('expected every name once, got one twice');
  const spots = parseSpots(board.lights, fields.get('p'));
  if (spots === null) return err(`expected ${board.lights} spots`);
  const vertices = graphBoard({ names, edges: graph.edges });
  return ok({ problem: problem(vertices, { levels: moduli ?? levels, start, target }), spots });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const makeSpots = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }) => x.toString(36).padStart(2, '0') + y.toString(36).padStart(2, '0')).join('');

/** Spots around a circle where there is no text; null if the text is no list of spots. */
function parseSpots(count: number, text: string | undefined): readonly Spot[] | null {
  if (text === undefined) return circle(count);
  if (text.length !== 4 * count || !/^[0-9a-z]*$/.test(text)) return null;
  const at = (i: number): number => parseInt(text.slice(i, i + 2), 36);
  const spots = Array.from({ length: count }, (_, v) => ({ x: at(4 * v), y: at(4 * v + 2) }));
  return spots.every(({ x, y }) => x <= SHEET && y <= SHEET) ? spots : null;
}
