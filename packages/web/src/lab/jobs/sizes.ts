import { tick } from 'douse/algebra';
import type { Wrap } from 'douse/board';
import { nullities } from 'douse/lightsout';
import type { Design } from '../design/design.ts';
import type { JobWatch } from './job.ts';

export interface SizesAsk {
  readonly most: number;
  readonly levels: number;
  readonly wrap: Wrap;
}

export interface Sizes extends SizesAsk {
  /**
   * Entry (rows − 1) · most + columns − 1: the nullity of the plus rule on rows × columns; where levels is no prime,
   * the number of quiet patterns that generate all others.
   */
  readonly values: Uint32Array;
  /** Boards up to this many rows and columns are computed. */
  readonly done: number;
  /** What can be seen in the finished picture; null until then. */
  readonly notes: Notes | null;
}

export interface Notes {
  /** Squares without a quiet pattern but the empty one. */
  readonly invertible: readonly number[];
  /** For small numbers of rows, after how many columns the nullities repeat, as far as computed. */
  readonly periods: readonly { readonly rows: number; readonly period: number }[];
  /** Squares with more quiet patterns than every smaller one. */
  readonly records: readonly { readonly side: number; readonly value: number }[];
  /**
   * Up to which n the rule d(2n + 1) = 2 · d(n) + (2 if n leaves 2 after division by 3) holds; null where it is not
   * meant to.
   */
  readonly doubling: number | null;
}

/** Most rows and columns of a map. */
export const MOST_SIZES = 1000;

/** The nullity map, from small boards to large ones; parts hold what is done. */
export function sizes(_: Design, ask: SizesAsk, watch: JobWatch<Sizes>): Sizes {
  const { most, levels, wrap } = ask;
  const nullity = nullities({ levels, wrap });
  const values = new Uint32Array(most * most);
  let told = performance.now();
  for (let n = 1; n <= most; n++) {
    for (let m = 1; m <= n; m++) {
      const value = nullity(m, n);
      values[(m - 1) * most + n - 1] = value;
      // A cylinder's rows and columns are not alike.
      values[(n - 1) * most + m - 1] = wrap === 'cylinder' ? nullity(n, m) : value;
    }
    tick(watch, (n / most) ** 3);
    if (performance.now() - told > 200) {
      watch.tell({ ...ask, values, done: n, notes: null });
      told = performance.now();
    }
  }
  return { ...ask, values, done: most, notes: notesOn(values, ask) };
}

function notesOn(values: Uint32Array, { most, levels, wrap }: SizesAsk): Notes {
  const at = (rows: number, columns: number): number => values[(rows - 1) * most + columns - 1]!;
  const square = (n: number): number => at(n, n);
  const all = Array.from({ length: most }, (_, i) => i + 1);
  const records: { side: number; value: number }[] = [];
  for (const side of all) if (square(side) > (records.at(-1)?.value ?? 0)) records.push({ side, value: square(side) });
  const repeats = (rows: number, period: number): boolean =>
    all.slice(0, most - period).every((columns) => at(rows, columns) === at(rows, columns + period));
  const periods = all.slice(0, 8).flatMap((rows) => {
    // It counts as a repetition only if it is seen at least twice.
    const period = all.find((p) => 2 * p <= most && repeats(rows, p));
    return period === undefined ? [] : [{ rows, period }];
  });
  const follows = (n: number): boolean => square(2 * n + 1) === 2 * square(n) + (n % 3 === 2 ? 2 : 0);
  const failing = all.find((n) => 2 * n + 1 <= most && !follows(n));
  return {
    invertible: all.filter((n) => square(n) === 0),
    periods,
    records,
    doubling: levels === 2 && wrap === 'none' ? (failing ?? Math.floor((most - 1) / 2) + 1) - 1 : null,
  };
}
