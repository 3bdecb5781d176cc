import { needed, type Problem } from '../../board/problem.ts';
import { readProblem } from '../../board/read-problem.ts';
import type { CoverBound } from '../claims/cover-bound.ts';
import { forEachMove } from './replay.ts';

/**
 * True if `cover` proves its bound: everything is added up again, button by button, in whole numbers. Cost: O(checks
 * · buttons + effects).
 */
export function provesBound(given: Problem, cover: CoverBound): boolean {
  const problem = readProblem(given);
  const { board, levels, moduli, care } = problem;
  const { bound, checks, scale } = cover;
  const positive = (n: number): boolean => Number.isSafeInteger(n) && n > 0;
  if (!Number.isSafeInteger(bound) || bound < 0 || !positive(scale)) return false;
  const need = needed(problem);
  const factor = (light: number): number => (moduli === null ? 1 : levels / moduli[light]!);
  let gained = 0;
  /** The checks that a light belongs to. */
  const uses = new Map<number, [check: number, times: number][]>();
  for (const [k, { lights, weight }] of checks.entries()) {
    if (!positive(weight)) return false;
    let right = 0;
    for (const [light, times] of lights) {
      if (!Number.isInteger(light) || light < 0 || light >= board.lights || care?.[light] === 0) return false;
      if (!positive(times) || times >= levels) return false;
      right = (right + times * ((need[light]! * factor(light)) % levels)) % levels;
      const known = uses.get(light);
      if (known === undefined) uses.set(light, [[k, times]]);
      else known.push([k, times]);
    }
    gained += weight * right;
    if (!Number.isSafeInteger(gained)) return false;
  }
  for (let button = 0; button < board.buttons; button++) {
    const sums = new Map<number, number>();
    forEachMove(board, button, (light, by) => {
      const scaled = ((by % levels) * factor(light)) % levels;
      for (const [k, times] of uses.get(light) ?? [])
        sums.set(k, ((sums.get(k) ?? 0) + ((times * scaled) % levels)) % levels);
    });
    let load = 0;
    for (const [k, coefficient] of sums) load += checks[k]!.weight * coefficient;
    if (!(load <= scale)) return false;
  }
  // bound ≤ ⌈gained / scale⌉, without a division.
  return bound === 0 || (bound - 1) * scale < gained;
}
