import { type BitMatrix } from '../../algebra/bitmatrix.ts';
import { largestSums, type Scan, type Term } from '../../algebra/walsh.ts';
import type { Watch } from '../../algebra/watch.ts';
import type { Coset } from './parts.ts';

/**
 * The lightest elements of a coset of bits, by scanning all 2^d of them.
 *
 * An element has a 1 where start and pattern differ, so it weighs (cells − s) / 2 with s = Σ ± 1 over the cells. Cells
 * that lie in the same rows merge into one signed count, and `largestSums` finds the largest s.
 */
export interface LightElements {
  /** The listed elements by ascending weight: bit i of the number is the coefficient of row i. */
  readonly elements: Float64Array;
  /** The lightest of them. */
  readonly lightest: Float64Array;
  /** The first `counts[e]` elements weigh at most least + e; as far as the list reaches. */
  readonly counts: readonly number[];
  /** Infinity if the scan was stopped before it met any. */
  readonly least: number;
  /** All elements that weigh at most least + reach are listed; negative if not even the lightest are. */
  readonly reach: number;
  /** False if the scan was stopped: then `least` is only the least so far. */
  readonly done: boolean;
}

/** The listed elements that weigh exactly least + excess. */
export const withExcess = (
  { elements, counts }: Pick<LightElements, 'elements' | 'counts'>,
  excess: number,
): Float64Array =>
  elements.subarray(excess === 0 ? 0 : (counts[excess - 1] ?? elements.length), counts[excess] ?? elements.length);

export interface LightOptions extends Watch {
  /** Does the scans; one core by default. */
  readonly scan?: Scan | undefined;
}

/** What is weighed: sums of some rows, on some columns. */
export interface Weighed {
  readonly basis: BitMatrix;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly start: Uint8Array;
}

/** @param most  how many elements are listed */
export function lightElements(weighed: Weighed, most: number, options: LightOptions = {}): LightElements {
  const { scan = largestSums, onProgress, signal } = options;
  const terms = termsOf(weighed);
  const { from, done, ...seen } = scan(weighed.rows.length, terms, { onProgress, signal, most });
  // If it stopped before it had seen any element, the least so far is the start, which takes none of the rows.
  const start = terms.reduce((sum, { count }) => sum + count, 0);
  const { at, sums } = seen.at.length > 0 ? seen : { at: Float64Array.of(0), sums: Int32Array.of(start) };
  const listed = at.length === 2 ** weighed.rows.length ? Infinity : Math.floor((sums[0]! - from) / 2);
  const reach = done ? listed : -1;
  const counts: number[] = [];
  for (let i = 0; i < sums.length && counts.length <= reach;) {
    while (i < sums.length && sums[i]! >= sums[0]! - 2 * counts.length) i++;
    counts.push(i);
  }
  return {
    elements: at,
    lightest: at.subarray(0, sums.findLastIndex((sum) => sum === sums[0]) + 1),
    counts,
    least: sums.length === 0 ? Infinity : (weighed.columns.length - sums[0]!) / 2,
    reach,
    done,
  };
}

/**
 * No element is lighter: cells that lie in the same rows are flipped together, and each such kind takes its lighter
 * side.
 */
export function leastPossible({ basis, rows, columns, start }: Weighed): number {
  const merged = new Map<string, number>();
  for (const column of columns) {
    // There may be more rows than a number has bits.
    let kind = '';
    for (const row of rows) kind += basis.get(row, column);
    merged.set(kind, (merged.get(kind) ?? 0) + (start[column] === 0 ? 1 : -1));
  }
  let most = 0;
  for (const count of merged.values()) most += Math.abs(count);
  return (columns.length - most) / 2;
}

const termsOf = ({ basis, rows, columns, start }: Weighed): Term[] =>
  columns.map((column): Term => {
    let bits = 0;
    for (let i = rows.length - 1; i >= 0; i--) bits = 2 * bits + basis.get(rows[i]!, column);
    return { bits, count: start[column] === 0 ? 1 : -1 };
  });

/** All of a coset as what is weighed. */
export const whole = ({ rows, cells, start }: Coset): Weighed => ({
  basis: rows,
  rows: Array.from({ length: rows.rows }, (_, i) => i),
  columns: Array.from(cells, (_, column) => column),
  start,
});

/** The element of a coset with these coefficients, as 0 or 1 a column. */
export function elementOf(
  { basis, rows, start }: Pick<Weighed, 'basis' | 'rows' | 'start'>,
  coefficients: number,
): Uint8Array {
  const sum = new Uint32Array(basis.stride);
  for (let i = 0, rest = coefficients; rest > 0; i++, rest = Math.floor(rest / 2)) {
    if (rest % 2 === 0) continue;
    const row = basis.row(rows[i]!);
    for (let w = 0; w < sum.length; w++) sum[w]! ^= row[w]!;
  }
  return start.map((bit, column) => bit ^ ((sum[column >>> 5]! >>> (column & 31)) & 1));
}
