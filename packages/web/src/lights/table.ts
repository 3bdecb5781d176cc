import { type LightsParams, lightsRules, type LightsState } from 'douse/lightsout';
import { parseId } from 'douse/play';
import { Game, type Making, newSeed } from '../game/game.ts';
import { idOf, isFuture, paramsOf } from '../game/puzzle.ts';
import { openGames, shortName } from '../game/saves.ts';
import { workSolver } from '../game/solver.ts';
import { notify } from '../page/notices.ts';
import { replaceAddress, type Route } from '../page/routes.ts';
import { Work } from '../work/work.ts';
import type { LightsJobs } from './jobs.ts';
import { categoryOf, lightsDaily } from './modes.ts';
import { ledger } from './records.ts';

/** The page's one worker and its one Lights Out game, made when the first board is opened. */

export const work = new Work<LightsJobs>(
  () => new Worker(new URL('./lights-worker.ts', import.meta.url), { type: 'module' }),
);

export type LightsGame = Game<LightsParams, LightsState, number>;
const making: Making<LightsParams, LightsState, number> = {
  rules: lightsRules,
  solver: workSolver((params, state) => work.ask('lights.solve', { params, state })),
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

/** The random board of a kind that was begun last and not ended. */
const begun = (params: string): string | undefined =>
  openGames().find(({ id }) => id.startsWith(`${params}#`) && lightsDaily.dateOf(id) === null)?.id;

/** The game with the board that the route names; null, with a notice, if it names none. Params alone go on with the board of that kind that was begun, or ask for a new one. */
export function lightsGame(route: Route): LightsGame | null {
  const asked = isFuture(lightsDaily, route) ? null : idOf(lightsDaily, route);
  const id = asked !== null && asked === paramsOf(asked) ? (begun(asked) ?? asked) : asked;
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
