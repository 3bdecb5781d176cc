import { tick, type Watch } from '../algebra/watch.ts';

/** Largest dimension of a kernel whose 2^dimension weights are computed at once. */
export const MAX_WEIGHTS = 26;

/** Solutions are compared cell by cell while cells · quiet patterns of a basis stay within this: one gibibyte. */
export const MAX_COMPARED = 2 ** 28;
/** The reason given beyond it. */
export const TOO_LARGE = 'the board is too large to compare its solutions';

/**
 * Numbers of presses of all 2^d solutions `presses + Σ bits of k · generators` with two levels, by k.
 *
 * A cell counts where its press and the pattern's bit differ. Cells with equal bits in all generators merge into one signed count, and one
 * Walsh–Hadamard transform gives `Σ (−1)^…` for every k. Cost: O(cells · d + d · 2^d).
 *
 * @param cells  calls `cell` with each cell's press and its bits in the generators, as a number below 2^d
 */
export function solutionWeights(
  dimension: number,
  cells: (cell: (press: number, bits: number) => void) => void,
  watch: Watch = {},
): { weights: Uint32Array; least: number; lightest: number } {
  const sums = new Int32Array(2 ** dimension);
  let count = 0;
  cells((press, bits) => {
    count++;
    sums[bits]! += press === 0 ? 1 : -1;
  });
  for (let size = 1, level = 0; size < sums.length; size *= 2, level++) {
    tick(watch, level / dimension);
    for (let block = 0; block < sums.length; block += 2 * size) {
      for (let i = block; i < block + size; i++) {
        const [a, b] = [sums[i]!, sums[i + size]!];
        sums[i] = a + b;
        sums[i + size] = a - b;
      }
    }
  }
  const weights = new Uint32Array(sums.buffer);
  let lightest = 0;
  for (let k = 0; k < sums.length; k++) {
    weights[k] = (count - sums[k]!) / 2;
    if (weights[k]! < weights[lightest]!) lightest = k;
  }
  return { weights, least: weights[lightest]!, lightest };
}
