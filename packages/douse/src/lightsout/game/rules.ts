import { grid } from '../../board/grid.ts';
import { makeLevels } from '../../board/problem.ts';
import { describeError, quote } from '../../formats/error.ts';
import { makeCells, parseText } from '../../formats/text.ts';
import type { Rules } from '../../play/puzzle.ts';
import { err, ok } from '../../play/result.ts';
import { forEachMove } from '../check/presses.ts';
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
import { LIGHTS_DEFAULTS, makeLightsParams, parseLightsParams } from './params-text.ts';

/** The rectangle its lights are written in: of a cube face by face, in the order of CUBE_FACES. */
const paper = (params: LightsParams) =>
  grid(params.shape === 'cube' ? 6 * params.rows : params.rows, params.columns, { holes: holeMask(params) });

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
      const start = generate(board, { levels: params.wires?.moduli ?? params.levels, seed: random })
        .start as LightsState;
      // Boards that are lit from the dark stand as far from the target as the lights are from it.
      if (target !== null) target.forEach((level, i) => (start[i] = (start[i]! + level) % levelsOf(params, i)));
      // A board of nothing but trivial starts (all weights multiples of q) would never be lit.
      if (attempt === 100 || !lightsRules.isSolved(params, start)) return start;
    }
  },

  parseState(params, text) {
    const parsed = parseText(text, { levels: params.levels });
    if (!parsed.ok) return err(describeError(parsed.error));
    const { board, start } = parsed.value;
    const { rows, columns, holes } = paper(params);
    const kind = (h: Uint8Array | null): string => (h === null ? '' : ' with holes');
    if (
      board.kind !== 'grid' ||
      board.rows !== rows ||
      board.columns !== columns ||
      kind(board.holes) !== kind(holes)
    ) {
      const got = board.kind === 'grid' ? `${board.rows} × ${board.columns}${kind(board.holes)}` : 'a wiring';
      return err(`expected a board of ${rows} × ${columns} cells${kind(holes)}, got ${got}`);
    }
    if (holes !== null && !holes.every((hole, i) => hole === board.holes![i])) {
      return err('expected the holes where the params have them, got others');
    }
    const high = (start as LightsState).findIndex((level, i) => level >= levelsOf(params, i));
    if (high >= 0) return err(`expected a level below ${levelsOf(params, high)} for light ${high + 1}, got more`);
    return ok(start as LightsState);
  },

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
