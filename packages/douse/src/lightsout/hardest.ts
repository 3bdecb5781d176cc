import { Stopped, tick, type Watch } from '../algebra/watch.ts';
import type { Board } from '../board/board.ts';
import { makeLevels, problem, type Problem } from '../board/problem.ts';
import { random } from '../play/random.ts';
import { replay } from './check.ts';
import { chooseMethod } from './methods.ts';

/** The solvable board that needs the most presses, all lights off as the target. */
export interface Hardest {
  readonly board: Problem;
  /** Its fewest presses. */
  readonly total: number;
  /** No solvable board needs more; equal to `total` when proved. */
  readonly bound: number;
  /** Partial choices that the proof looked at. */
  readonly nodes: number;
}

/** Largest dimension of the quiet patterns that are taken: every node works on 2^dimension numbers. */
export const MAX_HARDEST = 12;

/**
 * The hardest solvable board with two levels: the covering radius of its quiet patterns.
 *
 * Cells that lie in the same quiet patterns are of one kind, and it only matters how many of a kind's n cells are pressed. Let y = n − 2 · pressed for each kind.
 * Adding the quiet pattern k turns y into ± y, so the presses come to (cells + fixed − S(k)) / 2 with S(k) = Σ ± y. Wanted are the y, as even or
 * odd as their n and within ± n, whose greatest S(k) is least.
 *
 * Branch and bound. For any weights p(k) ≥ 0 the greatest S is at least Σ p(k) S(k) / Σ p(k), which is least where each y that is still free takes the end
 * of its range that the sign of Σ ± p says. Good weights are found by raising those of the k whose S came out large; the bound holds for any weights,
 * and whole numbers of them keep it exact. Adding quiet patterns changes signs, so the kinds of a basis need no negative y.
 *
 * @returns a reason where the quiet patterns are too many or cannot be found
 * @throws {Stopped} if `watch` says so before there is any board
 * Cost: one node is about 60 transforms of 2^dimension numbers.
 */
export function hardest(board: Board, watch: Watch = {}): Hardest | { readonly reason: string } {
  const off = problem(board);
  const chosen = chooseMethod(off, 'auto');
  if (typeof chosen === 'string') return { reason: chosen };
  const { generators } = chosen[1].solve(off, watch).kernel;
  if (generators.length > MAX_HARDEST)
    return { reason: `the quiet patterns have dimension ${generators.length}, more than ${MAX_HARDEST}` };
  const kinds = kindsOf(board.buttons, generators);
  const search = new Search(kinds.moved, generators.length);
  const cells = kinds.moved.reduce((sum, { cells: own }) => sum + own.length, 0);
  const pressesFor = (greatest: number): number => kinds.fixed.length + (cells - greatest) / 2;
  const bound = search.run(watch);

  const presses = makeLevels(board.buttons, 2);
  for (const cell of kinds.fixed) presses[cell] = 1;
  kinds.moved.forEach(({ cells: own }, i) => {
    for (const cell of own.slice(0, (own.length - search.best[i]!) / 2)) presses[cell] = 1;
  });
  return {
    board: problem(board, { start: replay(off, presses) as ArrayLike<number> }),
    total: pressesFor(search.greatest),
    bound: Math.floor(pressesFor(bound)),
    nodes: search.nodes,
  };
}

/** A number of presses that no solvable board with two levels needs more than, from the mean over all solutions; null if it is not known. */
export function hardestBound(board: Board): number | null {
  const off = problem(board);
  const chosen = chooseMethod(off, 'auto');
  if (typeof chosen === 'string') return null;
  const { generators } = chosen[1].solve(off).kernel;
  let moved = 0;
  for (let cell = 0; cell < board.buttons; cell++) if (generators.some((pattern) => pattern[cell] !== 0)) moved++;
  return board.buttons - Math.ceil(moved / 2);
}

/** Cells that lie in the same quiet patterns. */
interface Kind {
  /** Bit i: they lie in pattern i. */
  readonly bits: number;
  readonly cells: number[];
}

/** The cells by their kinds, and those that no quiet pattern moves. */
function kindsOf(buttons: number, generators: readonly Uint32Array[]): { fixed: number[]; moved: Kind[] } {
  const kinds = new Map<number, Kind>();
  for (let cell = 0; cell < buttons; cell++) {
    let bits = 0;
    generators.forEach((generator, i) => (bits |= generator[cell]! << i));
    if (!kinds.has(bits)) kinds.set(bits, { bits, cells: [] });
    kinds.get(bits)!.cells.push(cell);
  }
  const fixed = kinds.get(0)?.cells ?? [];
  kinds.delete(0);
  return { fixed, moved: [...kinds.values()] };
}

/** Starts of the local search, steps of the weights at a node, and the size of whole weights. */
const STARTS = 60;
const STEPS = 60;
const WHOLE = 2 ** 20;

class Search {
  /** The best y found, and its greatest S. */
  best: Int32Array;
  greatest = Infinity;
  nodes = 0;
  readonly #kinds: readonly Kind[];
  readonly #size: number;
  readonly #weights: Float64Array;
  readonly #sums: Float64Array;

  constructor(kinds: readonly Kind[], dimension: number) {
    this.#kinds = kinds;
    this.#size = 2 ** dimension;
    this.#weights = new Float64Array(this.#size);
    this.#sums = new Float64Array(this.#size);
    this.best = new Int32Array(kinds.length);
  }

  /** Finds the best y; the result is a number that no greatest S is below. One greatest S after the other is tried, from the least on. */
  run(watch: Watch): number {
    // The mean of all S is 0, and S is as even or odd as the number of cells.
    const cells = this.#kinds.reduce((sum, kind) => sum + kind.cells.length, 0);
    let least = cells % 2;
    this.#climb(least);
    const low = this.#kinds.map((kind) => -kind.cells.length);
    const high = this.#kinds.map((kind) => kind.cells.length);
    for (const i of basisOf(this.#kinds)) low[i] = high[i]! % 2;
    try {
      for (; least < this.greatest; least += 2)
        this.#branch(low, high, new Float64Array(this.#size), least, [0, 1], watch);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    return Math.min(least, this.greatest);
  }

  /** S(k) for all k, from one y for each kind. */
  #sumsOf(values: ArrayLike<number>): Float64Array {
    const sums = this.#sums.fill(0);
    this.#kinds.forEach(({ bits }, i) => (sums[bits] = values[i]!));
    transform(sums);
    return sums;
  }

  #offer(values: ArrayLike<number>): void {
    const greatest = this.#sumsOf(values).reduce((a, b) => Math.max(a, b));
    if (greatest < this.greatest) [this.greatest, this.best] = [greatest, Int32Array.from(values)];
  }

  /** Random y, improved one kind at a time by the sum of 2^S, which the greatest S rules. */
  #climb(least: number): void {
    const source = random('hardest');
    const kinds = this.#kinds;
    for (let start = 0; start < STARTS && this.greatest > least; start++) {
      const values = kinds.map(({ cells }) => (cells.length % 2 === 0 ? 0 : 2 * source.below(2) - 1));
      const sums = this.#sumsOf(values).slice();
      for (let improved = true; improved;) {
        improved = false;
        kinds.forEach(({ bits, cells }, i) => {
          for (const step of [-2, 2]) {
            if (Math.abs(values[i]! + step) > cells.length) continue;
            // Σ 2^(S ± step) against Σ 2^S: in both, the S of one sign grow as the others shrink.
            let [plus, minus] = [0, 0];
            for (let k = 0; k < sums.length; k++) {
              if (oddOf(bits & k) === 0) plus += 2 ** sums[k]!;
              else minus += 2 ** sums[k]!;
            }
            const [up, down] = step > 0 ? [plus, minus] : [minus, plus];
            if (4 * up + down / 4 >= (up + down) * (1 - 1e-9)) continue;
            values[i]! += step;
            for (let k = 0; k < sums.length; k++) sums[k]! += oddOf(bits & k) === 0 ? step : -step;
            improved = true;
          }
        });
      }
      this.#offer(values);
    }
  }

  /**
   * Looks for y in these ranges whose greatest S is at most `limit`.
   * @param logs  logarithms of good weights for the node above
   */
  #branch(
    low: readonly number[],
    high: readonly number[],
    logs: Float64Array,
    limit: number,
    share: readonly [number, number],
    watch: Watch,
  ): void {
    if (this.greatest <= limit) return;
    if ((++this.nodes & 15) === 0) tick(watch, share[0]);
    const own = logs.slice();
    const open = this.#bound(low, high, own, limit);
    if (open === null) return;
    if (open < 0) return this.#offer(low);
    // The end that the weights did not choose promises less, so it goes last.
    const values: number[] = [];
    for (let value = low[open]!; value <= high[open]!; value += 2) values.push(value);
    if (this.#weights[this.#kinds[open]!.bits]! > 0) values.reverse();
    values.reverse();
    values.forEach((value, i) => {
      const [from, width] = [share[0] + (share[1] * i) / values.length, share[1] / values.length];
      this.#branch(low.with(open, value), high.with(open, value), own, limit, [from, width], watch);
    });
  }

  /**
   * Null if no y in these ranges has a greatest S of at most `limit`; otherwise the kind to branch on, −1 if none is free. The weights' transform stays
   * in #weights, their logarithms in `logs`.
   */
  #bound(low: readonly number[], high: readonly number[], logs: Float64Array, limit: number): number | null {
    const kinds = this.#kinds;
    const weights = this.#weights;
    const ends = new Float64Array(kinds.length);
    for (let step = 0; step < STEPS; step++) {
      const top = logs.reduce((a, b) => Math.max(a, b));
      for (let k = 0; k < weights.length; k++) weights[k] = Math.round(WHOLE * Math.exp(logs[k]! - top));
      transform(weights);
      let bound = 0;
      for (let i = 0; i < kinds.length; i++) {
        const weight = weights[kinds[i]!.bits]!;
        ends[i] = weight > 0 ? low[i]! : high[i]!;
        bound += ends[i]! * weight;
      }
      if (bound > limit * weights[0]!) return null;
      const sums = this.#sumsOf(ends);
      const mean = bound / weights[0]!;
      const pace = 0.05 / (1 + 0.03 * step);
      for (let k = 0; k < logs.length; k++) logs[k]! += pace * (sums[k]! - mean);
    }
    let [open, most] = [-1, -1];
    for (let i = 0; i < kinds.length; i++) {
      const reach = (high[i]! - low[i]!) * Math.abs(weights[kinds[i]!.bits]!);
      if (high[i]! > low[i]! && reach > most) [open, most] = [i, reach];
    }
    return open;
  }
}

const oddOf = (bits: number): number => {
  let odd = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) odd ^= 1;
  return odd;
};

/** Kinds whose bits are independent, small and odd ones first. */
function basisOf(kinds: readonly Kind[]): number[] {
  const order = [...kinds.keys()].toSorted((a, b) => {
    const [m, n] = [kinds[a]!.cells.length, kinds[b]!.cells.length];
    return (n % 2) - (m % 2) || m - n;
  });
  const rows = new Map<number, number>();
  return order.filter((i) => {
    let { bits } = kinds[i]!;
    while (bits !== 0) {
      const lead = 31 - Math.clz32(bits);
      const row = rows.get(lead);
      if (row === undefined) {
        rows.set(lead, bits);
        return true;
      }
      bits ^= row;
    }
    return false;
  });
}

/** The Walsh–Hadamard transform in place. */
function transform(numbers: Float64Array): void {
  for (let step = 1; step < numbers.length; step *= 2) {
    for (let block = 0; block < numbers.length; block += 2 * step) {
      for (let i = block; i < block + step; i++) {
        const a = numbers[i]!;
        const b = numbers[i + step]!;
        numbers[i] = a + b;
        numbers[i + step] = a - b;
      }
    }
  }
}
