import {
  certificateFacts,
  generateExact,
  levelsOf,
  lightsBoard,
  lightsOut,
  lightsProblem,
  lightsTarget,
  solve,
} from 'douse/lightsout';
import { err, ok, random } from 'douse/play';
import type { Handlers } from '../work/protocol.ts';
import type { LightsJobs } from './jobs.ts';

/** The worker's jobs for Lights Out. */

export const lightsJobs: Handlers<LightsJobs> = {
  'lights.solve': ({ params, state }) => lightsOut.solve(params, state),

  'lights.why'({ params, state }) {
    const problem = lightsProblem(params, state);
    const answer = solve(problem);
    return answer.kind === 'impossible' ? certificateFacts(problem, answer.certificate) : null;
  },

  // Only an impossible board asks for this: the solver that every board needs stays small.
  'lights.closest': async (given) => (await import('./closest.ts')).closest(given),

  'lights.exact'({ params, presses, seed }) {
    const target = lightsTarget(params);
    const levels = params.moduli ?? params.levels;
    const made = generateExact(lightsBoard(params), presses, { levels, seed: random(seed) });
    if (made.kind !== 'made') return err(made.kind === 'impossible' ? 'never' : 'notFound');
    const start = made.problem.start as Uint8Array;
    // A board some presses away from dark becomes one equally far from the target.
    target?.forEach((level, i) => (start[i] = (start[i]! + level) % levelsOf(params, i)));
    return ok(start);
  },
};
