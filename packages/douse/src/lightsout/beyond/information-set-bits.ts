import { BitMatrix, popcount } from '../../algebra/bitmatrix.ts';
import { echelon } from '../../algebra/echelon.ts';
import type { ModularKernel } from '../../algebra/linear.ts';
import type { Random } from '../../play/random.ts';

/** A search whose best result can be read at any time. */
export interface Search {
  step(): void;
  best(): readonly number[];
}

/** Pairs of rows are tried while that costs at most this many words; beyond it rows are added only one at a time. */
const MAX_PAIR_WORDS = 1 << 18;

/**
 * The search of `improveBySets` with two levels: quiet patterns and presses are rows of bits.
 * @param touched  the buttons that may change: the columns
 */
export function improveBits(
  presses: Uint32Array,
  { generators }: ModularKernel,
  touched: readonly number[],
  _: number,
  source: Random,
): Search {
  const n = touched.length;
  const k = generators.length;
  const basis = new BitMatrix(k, n);
  generators.forEach((generator, row) => touched.forEach((b, column) => basis.set(row, column, generator[b]!)));
  const pivots = echelon(basis, { reduced: true });
  const { words, stride } = basis;
  let best = BitMatrix.from([touched.map((b) => presses[b]!)], n).words;
  const current = best.slice();
  let least = weight(best);
  const bit = (row: Uint32Array, at: number, column: number): number =>
    (row[at + (column >>> 5)]! >>> (column & 31)) & 1;
  const addTo = (target: Uint32Array, row: number): void => {
    for (let w = 0, i = row * stride; w < stride; w++, i++) target[w]! ^= words[i]!;
  };
  pivots.forEach((column, row) => {
    if (bit(current, 0, column)) addTo(current, row);
  });
  const pairs = (k * (k - 1) * stride) / 2 <= MAX_PAIR_WORDS;

  /** Adds the row, or the pair of rows, that helps most, until none helps. */
  const descend = (from: Uint32Array): void => {
    const x = from.slice();
    const sums = new Uint32Array(stride);
    for (let total = weight(x); ;) {
      let [lightest, first, second] = [total, -1, -1];
      for (let a = 0; a < k; a++) {
        let size = 0;
        for (let w = 0, i = a * stride; w < stride; w++, i++) size += popcount((sums[w] = x[w]! ^ words[i]!));
        if (size < lightest) [lightest, first, second] = [size, a, -1];
        if (!pairs) continue;
        for (let b = a + 1; b < k; b++) {
          size = 0;
          for (let w = 0, i = b * stride; w < stride; w++, i++) size += popcount(sums[w]! ^ words[i]!);
          if (size < lightest) [lightest, first, second] = [size, a, b];
        }
      }
      if (first < 0) {
        if (total < least) {
          least = total;
          best = x;
        }
        return;
      }
      addTo(x, first);
      if (second >= 0) addTo(x, second);
      total = lightest;
    }
  };

  /** A random column in which the row has a one, other than the row's own; −1 if there is none. */
  const enter = (row: number): number => {
    const from = source.below(n);
    for (let i = 0; i < n; i++) {
      const column = (from + i) % n;
      if (column !== pivots[row] && bit(words, row * stride, column)) return column;
    }
    return -1;
  };

  descend(best);
  return {
    best: () => Array.from({ length: n }, (_, column) => bit(best, 0, column)),
    step() {
      const row = source.below(k);
      const column = enter(row);
      if (column >= 0) {
        for (let r = 0; r < k; r++) if (r !== row && bit(words, r * stride, column)) basis.addRow(r, row);
        if (bit(current, 0, column)) addTo(current, row);
        pivots[row] = column;
      }
      descend(current);
    },
  };
}

function weight(row: Uint32Array): number {
  let ones = 0;
  for (let w = 0; w < row.length; w++) ones += popcount(row[w]!);
  return ones;
}
