import { type Wrap, WRAPS } from '../../board/board.ts';
import { isRuleName, RULE_NAMES, RULES, ruleNeeds } from '../../board/rule.ts';
import { quote } from '../../formats/error.ts';
import { parsePattern } from '../../formats/pattern.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { makeLevelText, parseLevelText } from './level-text.ts';
import { countLights, type IdLimits, type LightsParams, levelsOf, MAX_DRAWN, PLAYED, type Wires } from './params.ts';

/**
 * Params as words with dashes between: first the size, `5x5` or `cube3`, then in any order `q3` levels, a rule, a
 * wrap, and
 *
 *   holes.4.1.3.1   runs of cells and holes in turn, from the first place on; the rest are cells
 *   to.1            every light's level to reach; or one digit a light: to.0110…, or short: to.=0110, to.!q3
 *   draw.010_1@1_010    a drawn rule, rows with _ between, 0 and 1 for . and #
 *   wires.0.1_0.1.2_1.2    the lights each button moves, `3~2` by two levels; button i is light i, both in the cell i
 *   panel.0.1_2            the same, but the buttons are no lights
 *   mod.2.3.4              each light's own number of levels
 *
 * All numbers but those of the size and the levels are in base 36. These words need no escapes in an address.
 */

const DEFAULTS: LightsParams = { shape: 'grid', rows: 5, columns: 5, levels: 2, rule: 'plus', wrap: 'none' };
export { DEFAULTS as LIGHTS_DEFAULTS };

const DASHED_RULES = new RegExp(RULE_NAMES.filter((name) => name.includes('-')).join('|'));

type Draft = { -readonly [Key in keyof LightsParams]: LightsParams[Key] };

/** Parses params; every number is limited before anything is built from it. */
export function parseLightsParams(text: string, limits: IdLimits = PLAYED): Result<LightsParams, string> {
  const [size, ...words] = text.split('-');
  const match = /^(?:(cube)(\d{1,6})|(\d{1,6})x(\d{1,6}))$/.exec(size!);
  if (match === null) return err(`expected a size such as 5x5 or cube3, got ${quote(text)}`);
  const draft: Draft = {
    ...DEFAULTS,
    shape: match[1] === undefined ? 'grid' : 'cube',
    rows: Number(match[2] ?? match[3]),
    columns: Number(match[2] ?? match[4]),
  };
  const cells = countLights(draft);
  if (cells < 1 || cells > limits.lights) return err(`expected from 1 to ${limits.lights} cells, got ${cells}`);
  const late: string[] = [];
  // A rule's name may have dashes of its own.
  const joined = words.join('-').replace(DASHED_RULES, (name) => name.replaceAll('-', '+'));
  for (const word of joined.split('-').filter(Boolean)) {
    const name = word.replaceAll('+', '-');
    if (/^q\d{1,2}$/.test(name) && Number(name.slice(1)) >= 2 && Number(name.slice(1)) <= limits.levels) {
      draft.levels = Number(name.slice(1));
    } else if (isRuleName(name)) draft.rule = name;
    else if ((WRAPS as readonly string[]).includes(name)) draft.wrap = name as Wrap;
    else if (/^(?:holes|draw|wires|panel|mod|to)\./.test(name)) late.push(name);
    else return err(`expected q2 to q${limits.levels}, a rule or a wrap, got ${quote(name)}`);
  }
  // In this order: what a target may be depends on the lights there are.
  for (const key of ['holes', 'draw', 'wires', 'panel', 'mod', 'to'] as const) {
    const found = late.filter((word) => word.startsWith(`${key}.`));
    if (found.length > 1) return err(`expected ${key} once, got it ${found.length} times`);
    const problem = found.length === 0 ? null : READERS[key](draft, found[0]!.slice(key.length + 1), limits);
    if (problem !== null) return err(problem);
  }
  return checked(draft, text);
}

function checked(draft: Draft, text: string): Result<LightsParams, string> {
  const plain = draft.rule === 'plus' && draft.wrap === 'none';
  if (draft.shape === 'cube' && (!plain || draft.holes !== undefined)) {
    return err(`expected no rule, no wrap and no holes for a cube, got ${quote(text)}`);
  }
  if (draft.shape === 'wires' && !plain) return err(`expected no rule and no wrap for wires, got ${quote(text)}`);
  if (draft.drawn !== undefined && (draft.shape !== 'grid' || draft.rule !== 'plus')) {
    return err(`expected one rule, got ${quote(text)}`);
  }
  const needs = ruleNeeds(RULES[draft.rule], draft.rows, draft.columns);
  return needs === null ? ok(draft) : err(`expected ${needs}, got ${quote(text)}`);
}

/** Reads what follows a word and its dot into the draft; says what is wrong, or null. */
const READERS: Readonly<
  Record<
    'holes' | 'draw' | 'wires' | 'panel' | 'mod' | 'to',
    (draft: Draft, text: string, limits: IdLimits) => string | null
  >
> = {
  holes(draft, text) {
    const cells = draft.rows * draft.columns;
    const runs = numbers(text, cells, cells + 1);
    const total = runs?.reduce((sum, run) => sum + run, 0) ?? Infinity;
    if (runs === null || total > cells) return `expected runs of cells and holes, ${cells} in all, got ${quote(text)}`;
    const holes: number[] = [];
    let at = 0;
    for (const [i, run] of runs.entries()) {
      if (i % 2 === 1) for (let k = 0; k < run; k++) holes.push(at + k);
      at += run;
    }
    if (holes.length === cells) return 'expected at least one cell, got only holes';
    if (holes.length > 0) draft.holes = holes;
    return null;
  },

  draw(draft, text) {
    const drawn = text.replaceAll('_', '/').replaceAll('0', '.').replaceAll('1', '#');
    const rule = drawn.length <= MAX_DRAWN ? parsePattern(drawn, drawn) : null;
    if (!rule?.ok) return `expected a drawn rule such as 010_1@1_010, got ${quote(text)}`;
    draft.drawn = drawn;
    return null;
  },

  wires: (draft, text, limits) => readWires(draft, text, false, limits),
  panel: (draft, text, limits) => readWires(draft, text, true, limits),

  mod(draft, text, limits) {
    const lights = countLights(draft);
    const moduli = numbers(text, limits.levels, lights);
    if (moduli?.length !== lights || moduli.some((q) => q < 2))
      return `expected a number of levels for each of ${lights} lights, got ${quote(text)}`;
    draft.moduli = moduli;
    draft.levels = moduli.reduce((most, q) => Math.max(most, q));
    return null;
  },

  to(draft, text) {
    const lights = countLights(draft);
    const digits = text.length === 1 ? text.repeat(lights) : text;
    const target = /^[=!]/.test(text)
      ? (parseLevelText(text, lights, draft.levels) ?? [])
      : Array.from(digits, (digit) => (/^[0-9a-z]$/.test(digit) ? parseInt(digit, 36) : Infinity));
    const fits = target.every((level, i) => level < levelsOf(draft, i));
    if (target.length !== lights || !fits) {
      return `expected one level below ${draft.levels}, or one for each of ${lights} lights, got ${quote(text)}`;
    }
    draft.target = target;
    return null;
  },
};

function readWires(draft: Draft, text: string, apart: boolean, { lights: most }: IdLimits): string | null {
  const lights = countLights(draft);
  if (draft.shape !== 'grid' || draft.wires !== undefined) return 'expected wires once, on a size';
  const parts = text.split('_', most + 1);
  if (parts.length > most || (!apart && parts.length !== lights)) {
    return `expected wires for ${apart ? `at most ${most}` : lights} buttons, got ${parts.length}`;
  }
  const moves: (readonly [number, number])[][] = [];
  for (const part of parts) {
    const own = new Map<number, number>();
    for (const wire of part === '' ? [] : part.split('.')) {
      const match = /^([0-9a-z]{1,3})(?:~([0-9a-z]{1,2}))?$/.exec(wire);
      const [light, weight] = [parseInt(match?.[1] ?? '', 36), parseInt(match?.[2] ?? '1', 36)];
      if (match === null || light >= lights || weight < 1 || own.has(light)) {
        return `expected lights from 0 to ${(lights - 1).toString(36)}, each once, got ${quote(wire)}`;
      }
      own.set(light, weight);
    }
    moves.push([...own]);
  }
  draft.shape = 'wires';
  draft.wires = { apart, moves };
  return null;
}

/** At most `count` numbers in base 36 with dots between, none above `most`; null if they are not. */
function numbers(text: string, most: number, count: number): number[] | null {
  const found = text.split('.', count + 1).map((word) => (/^[0-9a-z]{1,4}$/.test(word) ? parseInt(word, 36) : NaN));
  return found.length <= count && found.every((number) => number <= most) ? found : null;
}

/** Params as words that `parseLightsParams` reads back; with `short`, a target is packed. */
export function makeLightsParams(params: LightsParams, short = false): string {
  const { shape, rows, columns, levels, moduli, rule, wrap, holes, drawn, wires, target } = params;
  const words = [shape === 'cube' ? `cube${rows}` : `${rows}x${columns}`];
  if (levels !== DEFAULTS.levels && moduli === undefined) words.push(`q${levels}`);
  if (rule !== DEFAULTS.rule) words.push(rule);
  if (wrap !== DEFAULTS.wrap) words.push(wrap);
  if (holes !== undefined) words.push(`holes.${makeRuns(holes)}`);
  if (drawn !== undefined) words.push(`draw.${drawn.replaceAll('/', '_').replaceAll('.', '0').replaceAll('#', '1')}`);
  if (wires !== undefined) words.push(makeWires(wires));
  if (moduli !== undefined) words.push(`mod.${moduli.map((q) => q.toString(36)).join('.')}`);
  if (target !== undefined) {
    const same = target[0]! < 36 && target.every((level) => level === target[0]);
    const digits = (): string =>
      short || levels > 36 ? makeLevelText(target, levels) : target.map((level) => level.toString(36)).join('');
    words.push(`to.${same ? target[0]!.toString(36) : digits()}`);
  }
  return words.join('-');
}

function makeRuns(holes: readonly number[]): string {
  const runs: number[] = [];
  let at = 0;
  for (let i = 0; i < holes.length;) {
    let end = i + 1;
    while (holes[end] === holes[end - 1]! + 1) end++;
    runs.push(holes[i]! - at, end - i);
    at = holes[end - 1]! + 1;
    i = end;
  }
  return runs.map((run) => run.toString(36)).join('.');
}

function makeWires({ apart, moves }: Wires): string {
  const wire = ([light, weight]: readonly [number, number]): string =>
    light.toString(36) + (weight === 1 ? '' : `~${weight.toString(36)}`);
  return `${apart ? 'panel' : 'wires'}.${moves.map((own) => own.map(wire).join('.')).join('_')}`;
}
