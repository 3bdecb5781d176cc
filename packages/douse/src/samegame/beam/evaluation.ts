import { MAX_KEPT, type Planes } from './planes.ts';

/**
 * Features of the kept symbol and of the board; then of each of the other symbols, of which the commonest have their
 * own.
 */
const OTHERS = 13;
const EACH = 20;
const RANKS = 4;
/** Features of a board for one kept symbol. */
export const FEATURES = OTHERS + RANKS * EACH;
/** The feature that is the points so far. */
export const POINTS = 10;

/**
 * A linear evaluation: `weights[i · FEATURES + f]` is the weight of feature f with `knots[i]` cells left, linear
 * between the knots (ascending), constant beyond them.
 */
export interface Evaluation {
  readonly knots: readonly number[];
  readonly weights: Float64Array;
}

/** The weights with `left` cells left. */
export function weightsAt({ knots, weights }: Evaluation, left: number): Float64Array {
  let i = 0;
  while (i < knots.length - 2 && knots[i + 1]! < left) i++;
  const [a, b] = [knots[i]!, knots[i + 1] ?? knots[i]!];
  const t = a === b ? 0 : Math.min(1, Math.max(0, (left - a) / (b - a)));
  return Float64Array.from({ length: FEATURES }, (_, f) => {
    const from = weights[i * FEATURES + f]!;
    return from + t * ((weights[(i + 1) * FEATURES + f] ?? from) - from);
  });
}

/**
 * Measures boards after a move: `features` holds what the evaluation is linear in.
 *
 * The kept symbol t is the one that is meant to be played last, as a few large groups. The other symbols are ranked by
 * their number of cells, i = 0 for the commonest. *Reduced*: all symbols ranked below i are deleted. *Optimistic*: only
 * i and t are left. With n cells, k components (see Planes) and s single cells:
 *
 *     0        (n − 2)², k, s, n = 1, n, n² / (1 + 0.3 (k − 1)) of t; columns with t; k > 1
 *     8        columns that are not empty; of their bottom cells those that are not t's; points so far; only t left;
 *              steps between heights
 *     13 + 20i n, n² / 10, k, s, n = 1, n² / (1 + 0.3 (k − 1)); reduced k, reduced s, n² / (1 + 0.3 (reduced k − 1)),
 *              reduced s > 0; optimistic k and s (i > 0); n² / reduced k; runs, lonely, lonely > 0 (see Planes.counts);
 *              reduced k = 1; s > 0; n² / runs; n² / (1 + 0.3 (optimistic k − 1))
 *
 * Of the symbols ranked below the fourth, n, k and s count for the fourth.
 */
export function measurer(planes: Planes, symbols: number, kept: number) {
  const { counts, info } = planes;
  const features = new Float64Array(FEATURES);
  const unit = new Float64Array(FEATURES);
  /** For each rank: reduced components and singles, optimistic components and singles. */
  const shapes = new Int32Array(4 * symbols);
  const order = new Int32Array(symbols - 1);
  for (let i = 0, symbol = 0; symbol < symbols; symbol++) if (symbol !== kept) order[i++] = symbol;
  const reducible = symbols <= MAX_KEPT;
  /** 1 / (1 + 0.3 (k − 1)) and 1 / k; for k < 1, as for 1. */
  const compact = Float64Array.from({ length: planes.cells + 1 }, (_, k) => 1 / (1 + 0.3 * Math.max(0, k - 1)));
  const inverse = Float64Array.from({ length: planes.cells + 1 }, (_, k) => 1 / Math.max(1, k));
  // Measured once for all moves of a board: what a move of other symbols does not change.
  let board = 0;
  const optimistic = new Int32Array(2 * symbols);
  const optimisticOf = new Int32Array(symbols).fill(-1);
  const reduced = new Int32Array(2 * RANKS);
  const reducedOf = new Int32Array(RANKS).fill(-1);
  const reducedKeep = new Int32Array(RANKS);

  /** Another board is current. */
  function next(): void {
    board++;
  }

  /** Looks at the board after a move that removed a group of `symbol`. */
  function look(symbol: number): void {
    planes.count(kept);
    rank();
    let keep = 1 << kept;
    for (let i = 0; i < symbols - 1; i++) {
      const other = order[i]!;
      const at = 5 * other;
      if (counts[at] === 0) return;
      keep |= 1 << other;
      const own = 4 * i;
      shapes[own] = shapes[own + 2] = counts[at + 1]!;
      shapes[own + 1] = shapes[own + 3] = counts[at + 2]!;
      if (!reducible || i >= RANKS) continue;
      if (i < symbols - 2) {
        reduce(i, keep, other, symbol);
        shapes[own] = info[6]!;
        shapes[own + 1] = info[7]!;
      }
      if (i > 0) {
        reduceTwo(other, symbol);
        shapes[own + 2] = info[6]!;
        shapes[own + 3] = info[7]!;
      }
    }
  }

  /** The value of the board that was looked at: `weights` times its features. */
  function value(w: Float64Array, points: number): number {
    const n = counts[5 * kept]!;
    const k = counts[5 * kept + 1]!;
    let sum =
      (n > 2 ? w[0]! * ((n - 2) * (n - 2)) : 0) +
      w[1]! * k +
      w[2]! * counts[5 * kept + 2]! +
      (n === 1 ? w[3]! : 0) +
      w[4]! * n +
      w[5]! * (n * n * compact[k > 0 ? k : 0]!) +
      w[6]! * info[3]! +
      (k > 1 ? w[7]! : 0) +
      w[8]! * info[2]! +
      w[9]! * (info[2]! - info[4]!) +
      w[10]! * points +
      w[12]! * info[5]!;
    let i = 0;
    for (; i < symbols - 1; i++) {
      const at = 5 * order[i]!;
      const cells = counts[at]!;
      if (cells === 0) break;
      const components = counts[at + 1]!;
      const singles = counts[at + 2]!;
      const runs = counts[at + 3]!;
      const lonely = counts[at + 4]!;
      const k2 = shapes[4 * i]!;
      const s2 = shapes[4 * i + 1]!;
      const k3 = shapes[4 * i + 2]!;
      const k2Up = k2 > 0 ? k2 : 0;
      const f = OTHERS + EACH * (i < RANKS ? i : RANKS - 1);
      sum +=
        w[f]! * cells +
        cells *
          cells *
          (0.1 * w[f + 1]! +
            w[f + 5]! * compact[components > 0 ? components : 0]! +
            w[f + 8]! * compact[k2Up]! +
            w[f + 12]! * inverse[k2Up]! +
            w[f + 18]! * inverse[runs]! +
            w[f + 19]! * compact[k3 > 0 ? k3 : 0]!) +
        w[f + 2]! * components +
        w[f + 3]! * singles +
        w[f + 6]! * k2 +
        w[f + 7]! * s2 +
        w[f + 13]! * runs +
        w[f + 14]! * lonely;
      if (cells === 1) sum += w[f + 4]!;
      if (s2 > 0) sum += w[f + 9]!;
      if (i > 0) sum += w[f + 10]! * k3 + w[f + 11]! * shapes[4 * i + 3]!;
      if (lonely > 0) sum += w[f + 15]!;
      if (k2 === 1) sum += w[f + 16]!;
      if (singles > 0) sum += w[f + 17]!;
    }
    return i === 0 ? sum + w[11]! : sum;
  }

  /** The features of the board that was looked at, in an array that is valid until the next call. */
  function measure(points: number): Float64Array {
    for (let f = 0; f < FEATURES; f++) {
      unit[f] = 1;
      features[f] = value(unit, points);
      unit[f] = 0;
    }
    return features;
  }

  /** Sorts `order` by the number of cells, the commonest first. */
  function rank(): void {
    for (let i = 1; i < symbols - 1; i++) {
      const other = order[i]!;
      let to = i;
      for (; to > 0 && before(other, order[to - 1]!); to--) order[to] = order[to - 1]!;
      order[to] = other;
    }
  }

  function before(a: number, b: number): boolean {
    const more = counts[5 * a]! - counts[5 * b]!;
    return more > 0 || (more === 0 && a < b);
  }

  /** Reduced components and singles of the symbol ranked i, into info[6] and info[7]. */
  function reduce(i: number, keep: number, other: number, symbol: number): void {
    if (((keep >>> symbol) & 1) === 1) return planes.reduced(keep, other);
    if (reducedOf[i] !== board || reducedKeep[i] !== keep) {
      planes.reduced(keep, other);
      reducedOf[i] = board;
      reducedKeep[i] = keep;
      reduced[2 * i] = info[6]!;
      reduced[2 * i + 1] = info[7]!;
    }
    info[6] = reduced[2 * i]!;
    info[7] = reduced[2 * i + 1]!;
  }

  /** Optimistic components and singles, into info[6] and info[7]. */
  function reduceTwo(other: number, symbol: number): void {
    if (symbol === other || symbol === kept) return planes.reduced((1 << other) | (1 << kept), other);
    if (optimisticOf[other] !== board) {
      planes.reduced((1 << other) | (1 << kept), other);
      optimisticOf[other] = board;
      optimistic[2 * other] = info[6]!;
      optimistic[2 * other + 1] = info[7]!;
    }
    info[6] = optimistic[2 * other]!;
    info[7] = optimistic[2 * other + 1]!;
  }

  return { next, look, value, measure };
}
