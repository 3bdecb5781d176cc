import type { Board } from '../../board/board.ts';
import { forEachMove } from './replay.ts';
import type { Cases, CounterWeights, CountersProof } from '../claims/counters.ts';

/** The checkers of counters: they know the rules and nothing of how answers are found, and count in big integers. */

/**
 * The counters, from 0, after these presses of each button.
 * @throws {RangeError} unless there is a whole number from 0 for each button
 */
export function countPresses(board: Board, presses: ArrayLike<number>): bigint[] {
  if (presses.length !== board.buttons)
    throw new RangeError(`countPresses: expected ${board.buttons} buttons, got ${presses.length}`);
  const counters = Array.from({ length: board.lights }, () => 0n);
  for (let button = 0; button < board.buttons; button++) {
    const times = presses[button]!;
    if (!Number.isSafeInteger(times) || times < 0)
      throw new RangeError(`countPresses: expected whole numbers from 0, got ${times} for button ${button}`);
    if (times > 0) forEachMove(board, button, (light, weight) => (counters[light]! += BigInt(weight) * BigInt(times)));
  }
  return counters;
}

/** True if the presses bring every counter from 0 to its value. */
export const reachesCounters = (board: Board, wanted: ArrayLike<number>, presses: ArrayLike<number>): boolean =>
  wanted.length === board.lights && countPresses(board, presses).every((value, i) => value === BigInt(wanted[i]!));

interface UsefulButton {
  readonly button: number;
  readonly moves: readonly (readonly [light: number, weight: bigint])[];
}

/**
 * The buttons that a best solution may need. A press that takes a counter beyond its value cannot be undone, one that
 * moves nothing is wasted, and the first of equal buttons can do the work of the others: all of these count as never
 * pressed.
 */
function usefulButtons(board: Board, wanted: readonly bigint[]): UsefulButton[] {
  const seen = new Set<string>();
  const useful: UsefulButton[] = [];
  for (let button = 0; button < board.buttons; button++) {
    const moves: [number, bigint][] = [];
    forEachMove(board, button, (light, weight) => moves.push([light, BigInt(weight)]));
    moves.sort(([one], [other]) => one - other);
    const name = moves.join(' ');
    if (moves.length === 0 || moves.some(([light, weight]) => weight > wanted[light]!) || seen.has(name)) continue;
    seen.add(name);
    useful.push({ button, moves });
  }
  return useful;
}

/**
 * True if every useful button adds a multiple of the unit to the weighted sum of the counters, but the target sum is
 * not a multiple.
 */
export function provesNotIntegral(
  board: Board,
  wanted: ArrayLike<number>,
  { counters, unit }: CounterWeights,
): boolean {
  const b = Array.from(wanted, BigInt);
  const y = counters.map(BigInt);
  const common = BigInt(unit);
  if (b.length !== board.lights || y.length !== board.lights || common < 1n) return false;
  for (const { moves } of usefulButtons(board, b)) {
    if (moves.reduce((sum, [light, weight]) => sum + y[light]! * weight, 0n) % common !== 0n) return false;
  }
  return y.reduce((sum, weight, i) => sum + weight * b[i]!, 0n) % common !== 0n;
}

/** The least and the greatest value an integer may have, null for no limit. */
type Range = readonly [least: bigint | null, most: bigint | null];

/**
 * True if the cases show that no presses of a total below `total` reach the values; with Infinity, that none do at all.
 * Cost: for each closed case, O(number of effects + entries of the sums) operations on big integers.
 */
export function provesCounters(
  board: Board,
  wanted: ArrayLike<number>,
  { sums, cases }: CountersProof,
  total: number,
): boolean {
  const b = Array.from(wanted, BigInt);
  if (b.length !== board.lights || sums.some(({ length }) => length !== board.buttons)) return false;
  const buttons = usefulButtons(board, b);

  const closes = (leaf: Extract<Cases, { kind: 'bound' | 'none' }>, ranges: ReadonlyMap<string, Range>): boolean => {
    const y = leaf.counters.map(BigInt);
    const z = leaf.sums.map(BigInt);
    const unit = BigInt(leaf.unit);
    if (unit < 1n || y.length !== board.lights || z.length !== sums.length) return false;
    if (leaf.kind === 'bound' && total === Infinity) return false;
    const cost = leaf.kind === 'bound' ? unit : 0n;
    let least = y.reduce((sum, weight, i) => sum + weight * b[i]!, 0n);
    // Adds the least value of factor · integer, or says that there is none.
    const add = (factor: bigint, [low, high]: Range): boolean => {
      if (factor === 0n) return true;
      const end = factor > 0n ? low : high;
      if (end !== null) least += factor * end;
      return end !== null;
    };
    for (const [i, weight] of z.entries()) if (!add(weight, ranges.get(`sum ${i}`) ?? [null, null])) return false;
    for (const { button, moves } of buttons) {
      let factor = cost;
      for (const [light, weight] of moves) factor -= y[light]! * weight;
      for (const [i, weight] of z.entries()) if (weight !== 0n) factor -= weight * sums[i]![button]!;
      if (!add(factor, ranges.get(`button ${button}`) ?? [0n, null])) return false;
    }
    return leaf.kind === 'bound' ? least > unit * (BigInt(total) - 1n) : least > 0n;
  };

  const open: { cases: Cases; ranges: ReadonlyMap<string, Range> }[] = [{ cases, ranges: new Map() }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.cases.kind !== 'split') {
      if (!closes(next.cases, next.ranges)) return false;
      continue;
    }
    const { of, index, at, below, above } = next.cases;
    if (!Number.isSafeInteger(at)) return false;
    const key = `${of} ${index}`;
    const [low, high] = next.ranges.get(key) ?? [of === 'button' ? 0n : null, null];
    const [lower, upper] = [BigInt(at), BigInt(at) + 1n];
    open.push({
      cases: below,
      ranges: new Map(next.ranges).set(key, [low, high === null || lower < high ? lower : high]),
    });
    open.push({
      cases: above,
      ranges: new Map(next.ranges).set(key, [low === null || upper > low ? upper : low, high]),
    });
  }
  return true;
}
