import { BitMatrix } from '../algebra/bitmatrix.ts';
import { echelon } from '../algebra/echelon.ts';
import { Stopped, tick, type Watch } from '../algebra/watch.ts';
import { solutionWeights } from './weights.ts';

/**
 * Fewest presses under the plus rule on a whole rectangle with two levels, by the four-class split.
 *
 * Colour the cells by the parities of row and column: EE and OO are black, EO and OE white. With N the grid's adjacency, A = I + N, and
 * N² = H² ⊗ I + I ⊗ H² modulo 2 (the cross terms cancel), so N² keeps each class to itself. A quiet pattern x has x_white = N·x_black and
 * (I + N²)·x_black = 0: its black part is any sum of an EE part and an OO part, its white part any sum of an EO part and an OE part, and either
 * colour decides the other. So the weights of 2^d solutions are sums of four tables of about 2^(d/2) entries.
 *
 * Let L be the sum of the four classes' least weights, and a solution's black and white *excess* what it has above the least of its colour. A
 * solution with fewer than U presses has excesses that add up to at most U − 1 − L; once all solutions of black excess ≤ sB and all of white
 * excess ≤ sW have been seen, and sB + sW ≥ U − 1 − L, none is left that could be lighter than U. That is the proof.
 */
export interface SplitResult {
  /** Combination of the generators to add: one bit a generator. */
  readonly presses: Uint32Array;
  readonly total: number;
  /** No solution has fewer presses; equals `total` when proved. */
  readonly bound: number;
  /** Pairs looked at: the work of the proof. */
  readonly pairs: number;
}

/** Largest dimension of one class: its table has 2^dimension entries. */
export const MAX_CLASS = 24;

/** The classes' dimensions for a kernel basis, or null if one is beyond MAX_CLASS. */
interface Split {
  /** Reduced kernel bases, one for each colour; rows are whole patterns. */
  readonly black: Side;
  readonly white: Side;
}

/** One colour: a reduced basis whose first rows lie in its first class, the others in its second. */
interface Side {
  readonly basis: BitMatrix;
  /** Cell of each row's pivot. */
  readonly pivots: readonly number[];
  /** How many rows belong to the first class. */
  readonly first: number;
}

/**
 * The lightest element of presses + kernel, proved, or the best found when `watch` stops the search; null if the kernel is too large.
 *
 * @param presses     one solution, 0 or 1 a cell
 * @param generators  a basis of the quiet patterns
 * Cost: about 2^(d/2) · d for a kernel of dimension d, plus the pairs that the proof needs.
 */
export function fewestBySplit(
  rows: number,
  columns: number,
  presses: Uint32Array,
  generators: readonly Uint32Array[],
  watch: Watch = {},
): SplitResult | null {
  const split = splitKernel(rows, columns, generators);
  if (split === null) return null;
  const { black, white } = split;
  const classOf = (cell: number): number => ((Math.floor(cell / columns) & 1) << 1) | ((cell % columns) & 1);
  // Classes 0 = EE and 3 = OO are black, 1 = EO and 2 = OE white.
  const tables = [
    classWeights(presses, black, 0, (cell) => classOf(cell) === 0),
    classWeights(presses, black, 1, (cell) => classOf(cell) === 3),
    classWeights(presses, white, 0, (cell) => classOf(cell) === 1),
    classWeights(presses, white, 1, (cell) => classOf(cell) === 2),
  ] as const;
  const [ee, oo, eo, oe] = tables;
  const blackSide = new Pairs(ee, oo, images(black, white), eo.weights, oe.weights);
  const whiteSide = new Pairs(eo, oe, images(white, black), ee.weights, oo.weights);
  const least = ee.least + oo.least + eo.least + oe.least;

  let best = { side: black, first: 0, second: 0, total: presses.reduce((sum, a) => sum + a, 0) };
  const state = { pairs: 0 };
  let [sB, sW] = [-1, -1];
  const result = (bound: number): SplitResult => ({
    presses: combine(presses, best),
    total: best.total,
    bound,
    pairs: state.pairs,
  });
  try {
    while (sB + sW < best.total - 1 - least) {
      const onBlack = blackSide.count(sB + 1) <= whiteSide.count(sW + 1);
      const [pairs, side, excess] = onBlack ? [blackSide, black, ++sB] : [whiteSide, white, ++sW];
      pairs.visit(excess, state, watch, (first, second, total) => {
        if (total < best.total) best = { side, first, second, total };
      });
    }
  } catch (error) {
    // The level that was interrupted has not been seen whole, so it does not count for the bound.
    if (error instanceof Stopped) return result(Math.min(best.total, least + sB + sW + 1));
    throw error;
  }
  return result(best.total);
}

function splitKernel(rows: number, columns: number, generators: readonly Uint32Array[]): Split | null {
  const cells: number[][] = [[], [], [], []];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) cells[((r & 1) << 1) | (c & 1)]!.push(r * columns + c);
  const side = (first: readonly number[], second: readonly number[], rest: readonly number[]): Side => {
    // Columns in the order first class, second class, other colour: reducing finds a basis that keeps the classes apart.
    const order = [...first, ...second, ...rest];
    const matrix = new BitMatrix(generators.length, order.length);
    generators.forEach((generator, i) =>
      order.forEach((cell, column) => generator[cell] !== 0 && matrix.set(i, column, 1)),
    );
    const pivots = echelon(matrix, { width: first.length + second.length, reduced: true });
    const basis = new BitMatrix(generators.length, rows * columns);
    for (let i = 0; i < generators.length; i++) {
      order.forEach((cell, column) => matrix.get(i, column) !== 0 && basis.set(i, cell, 1));
    }
    return {
      basis,
      pivots: pivots.map((column) => order[column]!),
      first: pivots.filter((column) => column < first.length).length,
    };
  };
  const black = side(cells[0]!, cells[3]!, [...cells[1]!, ...cells[2]!]);
  const white = side(cells[1]!, cells[2]!, [...cells[0]!, ...cells[3]!]);
  const fits = [black, white].every(({ first, basis }) => first <= MAX_CLASS && basis.rows - first <= MAX_CLASS);
  return fits ? { black, white } : null;
}

/** Weights of presses + element on one class, for every element of the class's kernel by its coordinates. */
interface ClassWeights {
  readonly weights: Uint32Array;
  readonly least: number;
}

function classWeights(
  presses: Uint32Array,
  { basis, first }: Side,
  half: 0 | 1,
  belongs: (cell: number) => boolean,
): ClassWeights {
  const [from, to] = half === 0 ? [0, first] : [first, basis.rows];
  return solutionWeights(to - from, (count) => {
    for (let cell = 0; cell < presses.length; cell++) {
      if (!belongs(cell)) continue;
      let column = 0;
      for (let i = from; i < to; i++) column |= basis.get(i, cell) << (i - from);
      count(presses[cell]!, column);
    }
  });
}

/** For each basis row of one colour, its coordinates in the other: [bits of the first class, bits of the second]. */
function images(
  from: Side,
  to: Side,
): { readonly first: readonly (readonly [number, number])[]; readonly second: readonly (readonly [number, number])[] } {
  const coordinates = Array.from({ length: from.basis.rows }, (_, i) => {
    let [first, second] = [0, 0];
    to.pivots.forEach((cell, k) => {
      if (from.basis.get(i, cell) === 0) return;
      if (k < to.first) first |= 1 << k;
      else second |= 1 << (k - to.first);
    });
    return [first, second] as const;
  });
  return { first: coordinates.slice(0, from.first), second: coordinates.slice(from.first) };
}

/** All pairs of elements of one colour's two classes, by their excess. */
class Pairs {
  readonly #lists: readonly [Buckets, Buckets];
  readonly #least: number;
  readonly #otherFirst: Uint32Array;
  readonly #otherSecond: Uint32Array;

  constructor(
    first: ClassWeights,
    second: ClassWeights,
    image: ReturnType<typeof images>,
    otherFirst: Uint32Array,
    otherSecond: Uint32Array,
  ) {
    this.#lists = [new Buckets(first, image.first), new Buckets(second, image.second)];
    this.#least = first.least + second.least;
    this.#otherFirst = otherFirst;
    this.#otherSecond = otherSecond;
  }

  /** Number of pairs whose excess is exactly this. */
  count(excess: number): number {
    const [a, b] = this.#lists;
    let sum = 0;
    for (let e = 0; e <= excess; e++) sum += a.size(e) * b.size(excess - e);
    return sum;
  }

  visit(
    excess: number,
    state: { pairs: number },
    watch: Watch,
    found: (first: number, second: number, total: number) => void,
  ): void {
    const [a, b] = this.#lists;
    const [otherFirst, otherSecond] = [this.#otherFirst, this.#otherSecond];
    for (let e = 0; e <= excess; e++) {
      if (a.size(e) === 0 || b.size(excess - e) === 0) continue;
      const [left, right] = [a.elements(e), b.elements(excess - e)];
      for (const x of left) {
        tick(watch, 0);
        const [x0, x1] = [a.firstImage(x), a.secondImage(x)];
        for (let i = 0; i < right.length; i++) {
          const y = right[i]!;
          const total = this.#least + excess + otherFirst[x0 ^ b.firstImage(y)]! + otherSecond[x1 ^ b.secondImage(y)]!;
          found(x, y, total);
        }
        state.pairs += right.length;
      }
    }
  }
}

/** The elements of one class sorted by excess, with their coordinates in the other colour. */
class Buckets {
  readonly #starts: Uint32Array;
  readonly #sorted: Uint32Array;
  /** Images of the low and the high half of the coordinates, so that an image is two look-ups. */
  readonly #half: number;
  readonly #tables: readonly [low0: Uint32Array, high0: Uint32Array, low1: Uint32Array, high1: Uint32Array];

  constructor({ weights, least }: ClassWeights, image: readonly (readonly [number, number])[]) {
    let most = 0;
    for (const weight of weights) if (weight > most) most = weight;
    const starts = new Uint32Array(most - least + 2);
    for (const weight of weights) starts[weight - least + 1]!++;
    for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
    const next = starts.slice();
    this.#sorted = new Uint32Array(weights.length);
    weights.forEach((weight, element) => (this.#sorted[next[weight - least]!++] = element));
    this.#starts = starts;
    this.#half = image.length >> 1;
    const table = (rows: readonly (readonly [number, number])[], part: 0 | 1): Uint32Array => {
      const result = new Uint32Array(2 ** rows.length);
      for (let i = 1; i < result.length; i++) result[i] = result[i & (i - 1)]! ^ rows[31 - Math.clz32(i & -i)]![part];
      return result;
    };
    const [low, high] = [image.slice(0, this.#half), image.slice(this.#half)];
    this.#tables = [table(low, 0), table(high, 0), table(low, 1), table(high, 1)];
  }

  size(excess: number): number {
    return excess + 1 < this.#starts.length ? this.#starts[excess + 1]! - this.#starts[excess]! : 0;
  }
  elements(excess: number): Uint32Array {
    return this.#sorted.subarray(this.#starts[excess], this.#starts[excess + 1]);
  }
  firstImage(element: number): number {
    const [low, high] = this.#tables;
    return low[element & ((1 << this.#half) - 1)]! ^ high[element >>> this.#half]!;
  }
  secondImage(element: number): number {
    const [, , low, high] = this.#tables;
    return low[element & ((1 << this.#half) - 1)]! ^ high[element >>> this.#half]!;
  }
}

/** The solution that stands for a pair of elements. */
function combine(
  presses: Uint32Array,
  { side, first, second }: { side: Side; first: number; second: number },
): Uint32Array {
  const result = presses.slice();
  const add = (i: number): void => {
    for (let cell = 0; cell < result.length; cell++) result[cell]! ^= side.basis.get(i, cell);
  };
  for (let i = 0; i < side.first; i++) if ((first >>> i) & 1) add(i);
  for (let i = side.first; i < side.basis.rows; i++) if ((second >>> (i - side.first)) & 1) add(i);
  return result;
}
