import { asArray } from '../../board/problem.ts';
import type { Puzzle } from '../../play/puzzle.ts';
import { type LightsParams, lightsProblem, type LightsState } from './params.ts';
import { lightsRules } from './rules.ts';
import { solve } from '../solve/solve.ts';

/** Lights Out as a puzzle: the rules, and a solver that says what stands in the way. */
export const lightsOut: Puzzle<LightsParams, LightsState, number> = {
  ...lightsRules,

  solve(params, state) {
    const answer = solve(lightsProblem(params, state), { fewest: true, compare: 2 ** 26 });
    if (answer.kind === 'impossible') return { kind: 'impossible', says: answer.certificate.says };
    if (answer.kind === 'unknown' && answer.best === null) return { kind: 'unknown', reason: answer.reason };
    const { presses } = answer.kind === 'unknown' ? answer.best! : answer;
    const moves: number[] = [];
    asArray(presses).forEach((times, button) => {
      for (let left = times; left > 0; left--) moves.push(button);
    });
    return { kind: 'solved', moves, fewest: answer.kind === 'solved' };
  },
};
