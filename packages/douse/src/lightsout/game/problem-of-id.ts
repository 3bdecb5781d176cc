import { makeLevels, type Problem } from '../../board/problem.ts';
import { exactId, parseId } from '../../play/id.ts';
import { ok, type Result } from '../../play/result.ts';
import { countLights, lightsProblem } from './params.ts';
import { parseLightsParams } from './params-text.ts';
import { playable } from './playable.ts';
import { lightsRules } from './rules.ts';

/**
 * The problem that an id names, whatever kind of board it is: rectangles with their own rule, holes and target,
 * cubes, wires and panels, Merlin's square. Bare params such as `5x5-q3` name the dark board. Everything that turns
 * an id into a board goes this way.
 */
export function problemOfId(id: string): Result<Problem, string> {
  if (!/[:#]/.test(id)) {
    const params = parseLightsParams(id);
    if (!params.ok) return params;
    return ok(lightsProblem(params.value, makeLevels(countLights(params.value), params.value.levels)));
  }
  const named = parseId(lightsRules, id);
  return named.ok ? ok(lightsProblem(named.value.params, named.value.start)) : named;
}

/**
 * The exact id of a problem: `problemOfId` gives the same lights and buttons back; names of a wiring's parts are
 * lost.
 */
export function idOfProblem(problem: Problem): Result<string, string> {
  const game = playable(problem);
  return game.ok ? ok(exactId(lightsRules, game.value.params, game.value.start)) : game;
}
