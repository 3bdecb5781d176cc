import { type LightsParams, lightsRules, type LightsState } from 'douse/lightsout';
import { parseId } from 'douse/play';
import { Game, type Making, newSeed } from '../game/game.ts';
import { isFuture, paramsOf } from '../game/puzzle.ts';
import { openGames, shortName } from '../game/saves.ts';
import { workSolver } from '../game/solver.ts';
import { notify } from '../page/notices.ts';
import { replaceAddress, type Route } from '../page/routes.ts';
import { Work } from '../work/work.ts';
import type { LightsJobs } from './jobs.ts';
import { lightsId } from './address.ts';
import { categoryOf } from './category.ts';
import { lightsDaily, type Mode, MODE_NAMES, MODES } from './modes.ts';
import { ledger, starsOfStage } from './records.ts';
import { idOfStage, nextStage, solutionOf, stageOf } from './stages/stages.ts';

/** The page's one worker and its one Lights Out game, made when the first board is opened. */

export const work = new Work<LightsJobs>(
  () => new Worker(new URL('./lights-worker.ts', import.meta.url), { type: 'module' }),
);

export type LightsGame = Game<LightsParams, LightsState, number>;
const making: Making<LightsParams, LightsState, number> = {
  rules: lightsRules,
  solver: workSolver((params, state) => work.ask('lights.solve', { params, state })),
  known({ id }) {
    const stage = stageOf(id);
    return stage === null ? null : { kind: 'solved', moves: solutionOf(stage), fewest: true };
  },
  next({ id, params }) {
    const stage = stageOf(id);
    const next = stage === null ? null : nextStage(stage.world.mode ?? stage.world, starsOfStage, stage);
    return next === null ? lightsRules.makeParams(params) : idOfStage(next);
  },
  onSolved: ({ id, elapsed, count, hints }, { par, shown }) =>
    ledger.add({
      at: Date.now(),
      category: categoryOf(id),
      time: elapsed,
      presses: count,
      par,
      hints,
      shown,
      name: shortName(id),
    }),
};
let game: LightsGame | null = null;

/** The board of a mode that was begun last and not ended. */
export const begunIn = (mode: Mode): string | undefined => openGames().find(({ id }) => categoryOf(id) === mode)?.id;

/**
 * What stands for params alone: the board of that kind that was begun last and not ended, else in a mode its next
 * stage, else a random board.
 */
function boardOf(params: string): string {
  const mode = MODE_NAMES.find((own) => MODES[own] === params);
  if (mode === undefined) {
    const begun = openGames().find(({ id }) => id.startsWith(`${params}#`) && lightsDaily.dateOf(id) === null);
    return begun?.id ?? params;
  }
  const stage = nextStage(mode, starsOfStage);
  return begunIn(mode) ?? (stage === null ? params : idOfStage(stage));
}

/**
 * The game with the board that the route names; null, with a notice, if it names none. Params alone go on with the
 * board of that kind that was begun, or ask for a new one.
 */
export function lightsGame(route: Route): LightsGame | null {
  const asked = isFuture(lightsDaily, route) ? null : lightsId(route);
  const id = asked !== null && asked === paramsOf(asked) ? boardOf(asked) : asked;
  const named = id === null ? null : parseId(lightsRules, id, newSeed());
  if (named === null || !named.ok) {
    notify(isFuture(lightsDaily, route) ? 'futureDay' : 'badAddress');
    // A bad address must not stay there as if it named a board.
    replaceAddress('');
    return null;
  }
  if (game === null) game = new Game(making, named.value);
  else game.open(named.value);
  return game;
}
