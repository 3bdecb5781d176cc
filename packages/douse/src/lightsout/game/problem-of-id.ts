import { asArray, makeLevels, type Problem } from '../../board/problem.ts';
import { exactId, MAX_ID, parseId } from '../../play/id.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { makeLevelText } from './level-text.ts';
import { countLights, type IdLimits, lightsProblem, PLAYED } from './params.ts';
import { makeLightsParams, parseLightsParams } from './params-text.ts';
import { playable } from './playable.ts';
import { lightsRules } from './rules.ts';
import { parseState } from './state-text.ts';

/** How an id is written. */
export interface IdOptions {
  /** The largest board that is written, by default the largest that can be played. */
  readonly limits?: IdLimits;
  /** Lights and targets packed, and a dark board as its params alone. */
  readonly short?: boolean;
}

/**
 * The problem that an id names, whatever kind of board it is: rectangles with their own rule, holes and target,
 * cubes, wires and panels, Merlin's square. Bare params such as `5x5-q3` name the dark board. Everything that turns
 * an id into a board goes this way.
 * @param limits  of what is read, by default what can be played; a random board, after `#`, is one that can be played
 */
export function problemOfId(id: string, limits: IdLimits = PLAYED): Result<Problem, string> {
  const cut = id.search(/[:#]/);
  if (cut >= 0 && id[cut] === '#') {
    const named = parseId(lightsRules, id);
    return named.ok ? ok(lightsProblem(named.value.params, named.value.start)) : named;
  }
  const most = Math.max(MAX_ID, 8 * limits.lights);
  if (id.length > most) return err(`expected an id of at most ${most} characters, got ${id.length}`);
  const params = parseLightsParams(cut < 0 ? id : id.slice(0, cut), limits);
  if (!params.ok) return params;
  const state =
    cut < 0
      ? ok(makeLevels(countLights(params.value), params.value.levels))
      : parseState(params.value, id.slice(cut + 1));
  return state.ok ? ok(lightsProblem(params.value, state.value)) : state;
}

/**
 * The exact id of a problem: `problemOfId` gives the same lights and buttons back; names of a wiring's parts are
 * lost. An error for boards beyond the limits, for rules that one line cannot draw, and for lights that do not matter.
 */
export function idOfProblem(
  problem: Problem,
  { limits = PLAYED, short = false }: IdOptions = {},
): Result<string, string> {
  const game = playable(problem, limits);
  if (!game.ok) return game;
  const { params, start } = game.value;
  if (!short) return ok(exactId(lightsRules, params, start));
  const lights = asArray(start);
  const words = makeLightsParams(params, true);
  return ok(lights.every((level) => level === 0) ? words : `${words}:${makeLevelText(lights, params.levels)}`);
}
