import { addressOf, idOf } from '../game/puzzle.ts';
import type { Route } from '../page/routes.ts';
import { lightsDaily } from './modes.ts';
import { idOfStage, makeStage, parseStage, stageOf } from './stages/stages.ts';

/** The word before a stage in the address: `stage/medium/7`. */
export const STAGE_PLACE = 'stage';

/** The address of a board: its stage, its date, or its id. */
export function lightsAddress(id: string): string {
  const stage = stageOf(id);
  return stage === null ? addressOf(lightsDaily, id) : `${STAGE_PLACE}/${makeStage(stage)}`;
}

/** The id, or the params, that a route asks for; null if it names no board. */
export function lightsId(route: Route): string | null {
  if (route.place !== STAGE_PLACE) return idOf(lightsDaily, route);
  const stage = parseStage(route.rest);
  return stage === null ? null : idOfStage(stage);
}
