import type { Puzzle } from '../play/puzzle.ts';
import { type LightsParams, lightsProblem, type LightsState } from './params.ts';
import { lightsRules } from './rules.ts';
import { solve } from './solve.ts';

/** Lights Out as a puzzle: the rules, and a solver that says what stands in the way. */
export const lightsOut: Puzzle<LightsParams, LightsState, number> = {
  ...lightsRules,

  solve(params, state) {
    const task = lightsProblem(params, state);
    let answer = solve(task, { fewest: true, compare: 2 ** 18 });
    const fewest = answer.kind === 'solved';
    if (answer.kind === 'unknown') answer = solve(task);
    if (answer.kind === 'impossible') return { kind: 'impossible', says: answer.certificate.says };
    if (answer.kind === 'unknown') return { kind: 'unknown', reason: answer.reason };
    const moves: number[] = [];
    for (let button = 0; button < answer.presses.length; button++) {
      for (let times = answer.presses.at(button)!; times > 0; times--) moves.push(button);
    }
    return { kind: 'solved', moves, fewest };
  },
};
