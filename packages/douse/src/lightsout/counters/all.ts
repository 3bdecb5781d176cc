import { type Budget, Spent } from '../../algebra/budget.ts';
import { Overflow } from '../../algebra/simplex.ts';
import { Stopped } from '../../algebra/watch.ts';
import type { Board } from '../../board/board.ts';
import { effects } from '../../board/grid.ts';
import { reachesCounters } from '../check/counters.ts';
import { checkCounters, type CountersOptions } from '../claims/counters.ts';
import { MAX_COUNTERS_ENTRIES, WORK } from './counters.ts';
import { type Dictionary, solveLinear, start } from './search.ts';

/** What listing all presses of counters is told. */
export interface AllCountersOptions extends Pick<CountersOptions, 'work' | 'onProgress' | 'signal'> {
  /** Only presses with this sum. */
  readonly total?: number | undefined;
}

/** Ranges of all presses: each button's least and most. */
interface Ranges {
  readonly low: number[];
  readonly high: number[];
}

/** An equation Σ by · presses = right over some buttons, all `by` positive. */
interface Row {
  readonly terms: readonly (readonly [button: number, by: number])[];
  readonly right: number;
}

/**
 * All presses from 0 that bring each counter to its value, one by one, in ascending order of the first button's
 * presses, then the second's, and so on. Buttons that move nothing stay at 0; otherwise the list would be infinite.
 *
 * Ranges are halved at the first undecided button. Each equation narrows the ranges of its buttons, and the linear
 * program discards what has no solution even in fractions.
 *
 * @throws {RangeError} if `wanted` does not fit the board, or the program is too large
 * @throws {Stopped} if the options' signal says so, {Spent} when the work is done that they allow
 */
export function* allCounters(
  board: Board,
  wanted: ArrayLike<number>,
  { total, work = WORK, ...watch }: AllCountersOptions = {},
): Generator<number[], void> {
  checkCounters(board, wanted);
  const rows = rowsOf(board, wanted, total);
  if ((rows.length + 1) * (board.buttons + 1) > MAX_COUNTERS_ENTRIES)
    throw new RangeError(`allCounters: expected at most ${MAX_COUNTERS_ENTRIES} entries, got more`);
  const budget: Budget = { left: work, ...watch };
  const idle = new Uint8Array(board.buttons).fill(1);
  for (const { terms } of rows) for (const [button] of terms) idle[button] = 0;
  const first: Ranges = { low: Array.from(idle, () => 0), high: Array.from(idle, (no) => (no ? 0 : Infinity)) };
  const dictionary = start({
    rows: rows.length,
    columns: board.buttons,
    entries: (entry) => rows.forEach(({ terms }, row) => terms.forEach(([button, by]) => entry(row, button, by))),
    right: rows.map(({ right }) => right),
    costs: Array.from(idle, () => 1),
    sums: [],
  });
  const open: { ranges: Ranges; dictionary: Dictionary }[] = [{ ranges: first, dictionary }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { ranges } = next;
    if (!narrowed(rows, ranges)) continue;
    const button = ranges.low.findIndex((least, b) => least < ranges.high[b]!);
    if (button < 0) {
      if (!reachesCounters(board, wanted, ranges.low))
        throw new Error('allCounters: presses fail their own check; please report these counters');
      yield ranges.low.slice();
      continue;
    }
    const own = next.dictionary.copy();
    for (let b = 0; b < board.buttons; b++) [own.low[b], own.high[b]] = [ranges.low[b]!, ranges.high[b]!];
    const [solved, outcome] = solveLinear(own, Infinity, budget);
    if (outcome === 'infeasible') continue;
    const at = Math.floor((ranges.low[button]! + ranges.high[button]!) / 2);
    const half = (from: number, to: number): void => {
      const [low, high] = [ranges.low.slice(), ranges.high.slice()];
      [low[button], high[button]] = [from, to];
      open.push({ ranges: { low, high }, dictionary: solved });
    };
    half(at + 1, ranges.high[button]!);
    half(ranges.low[button]!, at);
  }
}

/** True if an error of `allCounters` says that a limit was reached. */
export const isCountersLimit = (error: unknown): boolean =>
  error instanceof Stopped || error instanceof Spent || error instanceof Overflow;

/** An equation for each counter, and one for the total if it is given. */
function rowsOf(board: Board, wanted: ArrayLike<number>, total: number | undefined): Row[] {
  const { start: from, light, weight } = effects(board);
  const terms = Array.from({ length: board.lights }, (): [number, number][] => []);
  const useful: [number, number][] = [];
  for (let button = 0; button < board.buttons; button++) {
    for (let e = from[button]!; e < from[button + 1]!; e++) terms[light[e]!]!.push([button, weight[e]!]);
    if (from[button]! < from[button + 1]!) useful.push([button, 1]);
  }
  const rows: Row[] = terms.map((own, counter) => ({ terms: own, right: wanted[counter]! }));
  return total === undefined ? rows : [...rows, { terms: useful, right: total }];
}

/** Narrows the ranges by each equation until nothing changes; false if an equation cannot hold. */
function narrowed(rows: readonly Row[], { low, high }: Ranges): boolean {
  for (let changed = true; changed;) {
    changed = false;
    for (const { terms, right } of rows) {
      let [least, most] = [0, 0];
      for (const [button, by] of terms) {
        least += by * low[button]!;
        most += by * high[button]!;
      }
      if (least > right || most < right) return false;
      for (const [button, by] of terms) {
        const top = Math.floor((right - least) / by) + low[button]!;
        // With an open range among the others, `most` says nothing.
        const bottom = most === Infinity ? low[button]! : high[button]! - Math.floor((most - right) / by);
        if (top < high[button]!) [high[button], changed] = [top, true];
        if (bottom > low[button]!) [low[button], changed] = [bottom, true];
        if (low[button]! > high[button]!) return false;
        if (changed) {
          // The sums are stale: this equation comes again.
          least = terms.reduce((sum, [b, times]) => sum + times * low[b]!, 0);
          most = terms.reduce((sum, [b, times]) => sum + times * high[b]!, 0);
        }
      }
    }
  }
  return true;
}
