import { asArray } from 'douse/board';
import { lightsProblem, solveClosest } from 'douse/lightsout';
import type { Closest, LightsGiven } from './jobs.ts';

/** Seconds the worker looks for presses that come closer, or for a proof that none do. */
const SECONDS = 10;

/** The presses after which the fewest lights of an impossible board miss their aim; null if it can be solved. */
export function closest({ params, state }: LightsGiven, seconds = SECONDS): Closest | null {
  const end = performance.now() + 1000 * seconds;
  const signal = {
    get aborted() {
      return performance.now() >= end;
    },
  };
  const answer = solveClosest(lightsProblem(params, state), { signal });
  if (answer.kind !== 'closest') return null;
  const moves: number[] = [];
  asArray(answer.presses).forEach((times, button) => {
    for (let left = times; left > 0; left--) moves.push(button);
  });
  return { moves, missed: answer.missed, bound: answer.bound, proved: answer.proof !== null };
}
