import { type LightsParams, lightsRules, type LightsState } from 'douse/lightsout';
import { parseId } from 'douse/play';
import { Game, type Making, newSeed } from '../game/game.ts';
import { categoryOf, dailyDate, dailyId, isDate, utcDate } from './modes.ts';
import { notify } from '../page/notices.ts';
import { remember } from './records.ts';
import { replaceAddress, type Route } from '../page/routes.ts';
import { lightsSolver } from '../game/solver.ts';
import { Work } from '../work/work.ts';

/** The page's one worker and its one Lights Out game, made when the first board is opened. */

export const work = new Work(() => new Worker(new URL('./lights-worker.ts', import.meta.url), { type: 'module' }));

export type LightsGame = Game<LightsParams, LightsState, number>;
const making: Making<LightsParams, LightsState, number> = {
  rules: lightsRules,
  solver: lightsSolver(work),
  onSolved: ({ id, elapsed, count, hints }, par) =>
    remember(id, { at: Date.now(), category: categoryOf(id), time: elapsed, presses: count, par, hints }),
};
let game: LightsGame | null = null;

/** The address of a game: its id, or the date of a daily board. */
export function addressOf(id: string): string {
  const date = dailyDate(id);
  return date === null ? id : `daily/${date}`;
}

/** The id a route asks for; null if it asks for none. */
function idOf(route: Route): string | null {
  if (route.screen === 'play') return route.id;
  if (route.screen !== 'daily') return null;
  const date = route.rest === '' ? utcDate(Date.now()) : route.rest;
  return isDate(date) ? dailyId(date) : null;
}

/** The game with the board that the route names; null, with a notice, if it names none. */
export function lightsGame(route: Route): LightsGame | null {
  const id = idOf(route);
  const named = id === null ? null : parseId(lightsRules, id, newSeed());
  if (named === null || !named.ok) {
    notify('badAddress');
    // A bad address must not stay there as if it named a board.
    replaceAddress('');
    return null;
  }
  if (game === null) game = new Game(making, named.value);
  // Bare params ask for a new board, unless this is the address of the very board on the page.
  else game.open(named.value);
  return game;
}
