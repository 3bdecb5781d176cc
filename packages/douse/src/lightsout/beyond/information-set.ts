import type { ModularKernel } from '../../algebra/linear.ts';
import { Stopped, tick, type Watch } from '../../algebra/watch.ts';
import { random } from '../../play/random.ts';
import { improveBits } from './information-set-bits.ts';
import { improveResidues } from './information-set-residues.ts';

/** What a search by random information sets takes: a seed, how many sets, and its watch. */
export interface SetsOptions extends Watch {
  /** The same seed makes the same search everywhere. */
  readonly seed?: string;
  /** How many sets to try before it stops; 1000 by default. */
  readonly tries?: number;
}

/** The lightest solution that a search by information sets found. */
export interface SetsResult {
  readonly presses: Uint32Array;
  /** Their sum: never more than that of the presses given. */
  readonly total: number;
  /** Sets tried. */
  readonly tries: number;
}

/**
 * A lighter element of presses + kernel, by random information sets: as many buttons as the kernel has generators,
 * whose presses decide all others. A light solution presses few buttons, so with luck only one or two of a random set,
 * or none. So make the presses on the set zero, then descend by the reduced quiet patterns, each of which presses one
 * button of the set. Each try exchanges one button. This finds light solutions quickly, but never proves that one is
 * the lightest. It works with any number of levels: where a pattern presses no button by a unit, the presses on the set
 * become as small as possible.
 *
 * @param presses  one solution, 0 … levels−1 a button
 * @param kernel   generators of the quiet patterns
 * Cost: O(generators · buttons · min(levels, 32)) a step of a try, O(generators² · buttons / 32) with two levels.
 * Source: Prange, IRE Trans. Inf. Theory 8 (1962); Lee & Brickell, EUROCRYPT '88; Canteaut & Chabaud, IEEE Trans. Inf.
 * Theory 44 (1998).
 */
export function improveBySets(
  presses: Uint32Array,
  kernel: ModularKernel,
  levels: number,
  { seed = '', tries = 1000, ...watch }: SetsOptions = {},
): SetsResult {
  const source = random(`information sets ${seed}`);
  // Only buttons that some quiet pattern presses can change.
  const touched: number[] = [];
  for (let b = 0; b < presses.length; b++)
    if (kernel.generators.some((generator) => generator[b] !== 0)) touched.push(b);
  const search = (levels === 2 ? improveBits : improveResidues)(presses, kernel, touched, levels, source);
  let done = 0;
  try {
    if (touched.length > 0)
      for (; done < tries; done++) {
        tick(watch, done / tries);
        search.step();
      }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  const result = presses.slice();
  search.best().forEach((times, i) => (result[touched[i]!] = times));
  return { presses: result, total: result.reduce((sum, times) => sum + times, 0), tries: done };
}
