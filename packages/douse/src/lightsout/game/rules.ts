import { grid } from '../../board/grid.ts';
import { makeLevels } from '../../board/problem.ts';
import { makeCells } from '../../formats/cells.ts';
import { quote } from '../../formats/error.ts';
import type { Rules } from '../../play/puzzle.ts';
import { err, ok } from '../../play/result.ts';
import { forEachMove } from '../check/replay.ts';
import { generate } from './generate.ts';
import {
  countLights,
  holeMask,
  levelsOf,
  lightsBoard,
  type LightsParams,
  type LightsState,
  lightsTarget,
} from './params.ts';
import { paperSides, parseState } from './state-text.ts';
import { LIGHTS_DEFAULTS, makeLightsParams, parseLightsParams } from './params-text.ts';

/** The rectangle its lights are written in: of a cube face by face, in the order of CUBE_FACES. */
const paper = (params: LightsParams) => grid(...paperSides(params), { holes: holeMask(params) });

/**
 * Lights Out as rules: params `5x5`, `5x5-q3`, `6x6-q2-king-torus`, `cube3`, and what `parseLightsParams` reads
 * besides; a move is the number of the button pressed.
 */
export const lightsRules: Rules<LightsParams, LightsState, number> = {
  name: 'lights',
  defaults: LIGHTS_DEFAULTS,
  parseParams: parseLightsParams,
  makeParams: makeLightsParams,

  generate(params, random) {
    const board = lightsBoard(params);
    const target = lightsTarget(params);
    for (let attempt = 0; ; attempt++) {
      const start = generate(board, { levels: params.moduli ?? params.levels, seed: random }).start as LightsState;
      // A start made from the dark board is as far from dark as this one must be from the target: add the target.
      if (target !== null) target.forEach((level, i) => (start[i] = (start[i]! + level) % levelsOf(params, i)));
      // A board of nothing but trivial starts (all weights multiples of q) would never be lit.
      if (attempt === 100 || !lightsRules.isSolved(params, start)) return start;
    }
  },

  parseState,
  makeState: (params, state) => makeCells(paper(params), state, params.levels, '/'),

  parseMove(params, text) {
    const button = /^\d{1,4}$/.test(text) ? Number(text) : -1;
    const { buttons } = lightsBoard(params);
    return button >= 0 && button < buttons
      ? ok(button)
      : err(`expected a button from 0 to ${buttons - 1}, got ${quote(text)}`);
  },
  makeMove: String,

  play(params, state, button) {
    const board = lightsBoard(params);
    if (!Number.isInteger(button) || button < 0 || button >= board.buttons) return null;
    const next = makeLevels(countLights(params), params.levels);
    next.set(state);
    forEachMove(board, button, (light, weight) => {
      next[light] = (next[light]! + weight) % levelsOf(params, light);
    });
    return next;
  },

  isSolved(params, state) {
    const target = lightsTarget(params);
    return state.every((level, i) => level === (target?.[i] ?? 0));
  },
};
