import { addressOf, idOf } from '../game/puzzle.ts';
import type { Route } from '../page/routes.ts';
import { sameDaily } from './id.ts';
import { makeSameStage, parseSameStage, SAME_STAGE_PLACE, sameStageOf } from './stages/stages.ts';

/** The address of a board: its stage, its date, or its id. */
export function sameAddress(id: string): string {
  const stage = sameStageOf(id);
  return stage === null ? addressOf(sameDaily, id) : `${SAME_STAGE_PLACE}/${makeSameStage(stage)}`;
}

/** The id a route asks for; null if it names no day and no stage. */
export const sameId = (route: Route): string | null =>
  route.place === SAME_STAGE_PLACE ? (parseSameStage(route.rest)?.id ?? null) : idOf(sameDaily, route);
