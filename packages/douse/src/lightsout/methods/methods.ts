import type { Problem } from '../../board/problem.ts';
import type { MethodName } from '../claims/answer.ts';
import { chase } from './chase.ts';
import { beyondLimit } from './limits.ts';
import { eliminate } from './eliminate.ts';
import { lattice } from './lattice.ts';
import type { Method } from './method.ts';

/** All methods, the one to prefer first. */
const methods: readonly (readonly [MethodName, Method])[] = [
  ['lattice', lattice],
  ['chase', chase],
  ['eliminate', eliminate],
];

/**
 * The method `wanted`, or the first that takes the problem; a sentence if none does.
 * @throws {RangeError} if the method asked for by name does not take it
 */
export function chooseMethod(
  problem: Problem,
  wanted: MethodName | 'auto' = 'auto',
): readonly [MethodName, Method] | string {
  let refused = '';
  for (const entry of methods) {
    if (wanted !== 'auto' && wanted !== entry[0]) continue;
    const reason =
      problem.care !== undefined && entry[1] !== eliminate
        ? 'only elimination leaves out lights that do not matter'
        : entry[1].refuses(problem);
    if (reason === null) return entry;
    // Elimination refuses a board for its size alone; what chasing would have cost says more.
    if (wanted !== 'auto' || problem.care !== undefined || entry[1] !== eliminate) refused = reason;
  }
  if (wanted !== 'auto') throw new RangeError(`method ${wanted}: ${refused || 'not available'}`);
  return beyondLimit(refused);
}
