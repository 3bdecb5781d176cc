import { lightsLayout, type LightsParams, lightsRules, lightsTarget, type LightsState } from 'douse/lightsout';
import { exactId } from 'douse/play';
import { paramsOf } from '../../game/puzzle.ts';
import { shortName } from '../../game/saves.ts';
import type { Mode } from '../modes.ts';
import { STAGE_TABLE } from './stage-table.ts';
import type { Stars } from './stars.ts';

/** Stages: boards given exactly, twelve to a world, whose fewest presses are proved and rise from one to the next. */

export type WorldName = (typeof STAGE_TABLE)[number]['name'];
export interface World {
  readonly name: WorldName;
  readonly kind: string;
  /** The mode whose ramp it is part of; null for a toy. */
  readonly mode: Mode | null;
  /** The solutions with the fewest presses, a letter for each press. */
  readonly solutions: readonly string[];
}

export interface Stage {
  readonly world: World;
  /** From 1 to 12. */
  readonly number: number;
}

const MODE = /^(easy|medium|hard|extreme)(-\d)?$/;

export const WORLDS: readonly World[] = STAGE_TABLE.map(({ name, kind, stages }) => ({
  name,
  kind,
  mode: (MODE.exec(name)?.[1] as Mode | undefined) ?? null,
  solutions: stages.split(' '),
}));

/** True for the boards of the toys' worlds, stages or not, but the cube's: it is shown as it was in 3D. */
export const isToy = (id: string): boolean =>
  WORLDS.some(({ name, mode, kind }) => mode === null && name !== 'cube' && kind === paramsOf(id));

/** The letters of the table stand for buttons 0 to 61. */
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The fewest presses of a stage. */
export const pressesOf = ({ world, number }: Stage): number => world.solutions[number - 1]!.length;

/** A solution with the fewest presses. */
export const solutionOf = ({ world, number }: Stage): number[] =>
  Array.from(world.solutions[number - 1]!, (letter) => LETTERS.indexOf(letter));

function startOf(params: LightsParams, stage: Stage): LightsState {
  let state: LightsState = Uint8Array.from(lightsTarget(params) ?? new Uint8Array(lightsLayout(params)!.places.length));
  // A press as often as there are levels changes nothing: all but one of them take it back.
  for (const button of solutionOf(stage))
    for (let i = 1; i < params.levels; i++) state = lightsRules.play(params, state, button)!;
  return state;
}

const ids = new Map<string, string>();

export function paramsOfWorld({ kind }: World): LightsParams {
  const params = lightsRules.parseParams(kind);
  if (!params.ok) throw new RangeError(`stage: expected params, got ${kind}`);
  return params.value;
}

export function idOfStage(stage: Stage): string {
  const key = `${stage.world.name}/${stage.number}`;
  const known = ids.get(key);
  if (known !== undefined) return known;
  const params = paramsOfWorld(stage.world);
  const id = exactId(lightsRules, params, startOf(params, stage));
  ids.set(key, id);
  return id;
}

/** All stages of all worlds, in order. */
export const STAGES: readonly Stage[] = WORLDS.flatMap((world) =>
  world.solutions.map((_, i) => ({ world, number: i + 1 })),
);

let byName: ReadonlyMap<string, Stage> | null = null;

/** The stage whose board an id, or a record's name, is; null if it is none. */
export function stageOf(id: string): Stage | null {
  byName ??= new Map(STAGES.map((stage) => [shortName(idOfStage(stage)), stage]));
  return byName.get(shortName(id)) ?? null;
}

/** The stage that an address names behind `stage/`: `medium/7`. */
export function parseStage(text: string): Stage | null {
  const [, name, digits] = /^([a-z\d-]+)\/([1-9]\d?)$/.exec(text) ?? [];
  const world = WORLDS.find((own) => own.name === name);
  const number = Number(digits);
  return world !== undefined && number >= 1 && number <= world.solutions.length ? { world, number } : null;
}

export const makeStage = ({ world, number }: Stage): string => `${world.name}/${number}`;

/** The first stage without a star: of a mode, or of a world, after one of its stages; null when all have stars. */
export function nextStage(of: Mode | World, stars: (stage: Stage) => Stars, after: Stage | null = null): Stage | null {
  const own = STAGES.filter(({ world }) => world === of || world.mode === of);
  const at =
    after === null ? -1 : own.findIndex(({ world, number }) => world === after.world && number === after.number);
  const turned = [...own.slice(at + 1), ...own.slice(0, Math.max(0, at))];
  return turned.find((stage) => stars(stage) === 0) ?? null;
}
