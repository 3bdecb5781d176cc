import { BitMatrix, popcount } from '../algebra/bitmatrix.ts';
import { echelon } from '../algebra/echelon.ts';
import { MAX_NEAR_BITS, NearSums } from '../algebra/near.ts';
import { Stopped, tick } from '../algebra/watch.ts';
import { connected, type Coset } from './fewest-parts.ts';
import { elementOf, type LightElements, lightElements, type LightOptions } from './fewest-scan.ts';

/**
 * The lightest elements of a coset of bits by a split in two colours and four classes.
 *
 * Colour the cells black and white. Suppose the patterns' black parts are all sums of an element of one code and an element of another that share
 * no cell, their white parts likewise, and that either colour decides the other. Then the weights of 2^d elements are sums from four
 * lists of about 2^(d/2).
 *
 * Under the plus rule on an open rectangle this is so with the colours of a chessboard: with N the grid's adjacency A = I + N, and
 * N² = H² ⊗ I + I ⊗ H² modulo 2, since the cross terms cancel; so N² keeps the parities of row and column. A quiet pattern has
 * x_white = N·x_black and (I + N²)·x_black = 0, and its black part is any sum of an (even, even) and an (odd, odd) part. The code here only looks whether the
 * colours do split, so it serves every board where they do.
 *
 * Let L be the sum of the four classes' least weights, and an element's black and white *excess* what it has above the least of its colour. An
 * element lighter than U has excesses that add up to less than U − L. Once all elements of black excess ≤ b and all of white excess ≤ w have
 * been seen, an element not seen weighs at least L + b + w + 2. That is the proof.
 */
export interface Split {
  readonly black: Side;
  readonly white: Side;
  /** The largest dimension of a class. */
  readonly dimension: number;
}

/** One colour. */
interface Side {
  /** A basis of the whole coset, reduced in this colour's columns. */
  readonly basis: BitMatrix;
  /** Two classes: rows that share no column of this colour. */
  readonly classes: readonly [Class, Class];
  /** The other colour's columns. */
  readonly other: readonly number[];
}

interface Class {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

export interface SplitResult {
  /** The lightest elements found, as 0 or 1 a column: one, or with `all` every one (up to the limit). */
  readonly lightest: Uint8Array[];
  readonly total: number;
  /** No element is lighter. */
  readonly bound: number;
  /** True if all of the lightest elements are there. */
  readonly complete: boolean;
  /** Pairs of elements of two classes that were looked at. */
  readonly pairs: number;
}

/** The classes of a colouring, or null if the colours do not decide each other (or have more cells than sums are compared on). */
export function splitBy({ cells, rows }: Coset, isBlack: (cell: number) => boolean): Split | null {
  const columns: [number[], number[]] = [[], []];
  cells.forEach((cell, column) => columns[isBlack(cell) ? 0 : 1].push(column));
  const sides = columns.map((own, colour): Side | null => {
    const other = columns[1 - colour]!;
    if (other.length >= MAX_NEAR_BITS) return null;
    const order = [...own, ...other];
    const matrix = new BitMatrix(rows.rows, order.length);
    for (let i = 0; i < rows.rows; i++) order.forEach((c, to) => rows.get(i, c) !== 0 && matrix.set(i, to, 1));
    if (echelon(matrix, { width: own.length, reduced: true }).length < rows.rows) return null;
    const basis = new BitMatrix(rows.rows, order.length);
    for (let i = 0; i < rows.rows; i++) order.forEach((c, to) => matrix.get(i, to) !== 0 && basis.set(i, c, 1));
    return { basis, classes: inTwo(connected(basis, own)), other };
  });
  const [black, white] = sides;
  if (!black || !white) return null;
  const dimension = Math.max(...[black, white].flatMap(({ classes }) => classes.map((half) => half.rows.length)));
  return { black, white, dimension };
}

/** Joins classes to two, of dimensions as equal as the greedy way makes them. */
function inTwo(classes: readonly Class[]): [Class, Class] {
  const halves = [0, 1].map(() => ({ rows: [] as number[], columns: [] as number[] }));
  for (const { rows, columns } of classes.toSorted((a, b) => b.rows.length - a.rows.length)) {
    const to = halves[0]!.rows.length <= halves[1]!.rows.length ? halves[0]! : halves[1]!;
    to.rows.push(...rows);
    to.columns.push(...columns);
  }
  return [halves[0]!, halves[1]!];
}

export interface SplitOptions extends LightOptions {
  /** List every lightest element, up to this many. */
  readonly all?: number | undefined;
}

/**
 * The lightest elements of a coset that splits; stopped by `watch` or by its lists' length, the best so far and a bound.
 * Cost: four scans of 2^dimension, and the pairs that the proof needs.
 */
export function lightestBySplit(coset: Coset, split: Split, options: SplitOptions = {}): SplitResult {
  const found = new Lightest(coset, options.all);
  const step = options.all !== undefined ? 0 : allEven(coset.rows) ? 2 : 1;
  let sides: readonly [Pairs, Pairs] | null = null;
  try {
    const [black, white] = (sides = [new Pairs(coset, split.black, options), new Pairs(coset, split.white, options)]);
    while (lowest() <= found.total - step) {
      const order = black.count(black.seen + 1) <= white.count(white.seen + 1) ? [black, white] : [white, black];
      if (!order.some((side) => side.raise(found, step))) return result(false);
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return result(false);
  }
  return result(true);

  /** No element that has not been seen is lighter than this. */
  function lowest(): number {
    return sides === null ? 0 : sides.reduce((sum, { least, seen }) => sum + least + seen + 1, 0);
  }
  function result(proved: boolean): SplitResult {
    return {
      lightest: found.elements,
      total: found.total,
      bound: proved ? found.total : Math.min(found.total, lowest()),
      complete: proved && !found.cut,
      pairs: sides?.reduce((sum, { pairs }) => sum + pairs, 0) ?? 0,
    };
  }
}

/** True if all elements of a coset of these rows are as even as each other. */
const allEven = (rows: BitMatrix): boolean =>
  Array.from({ length: rows.rows }, (_, i) => rows.row(i)).every(
    (row) => row.reduce((sum, word) => sum ^ popcount(word), 0) % 2 === 0,
  );

/** The lightest elements so far: one, or with a limit all of them. */
class Lightest {
  elements: Uint8Array[];
  total: number;
  /** True if there were more than the limit. */
  cut = false;
  readonly #limit: number | undefined;
  readonly #keys = new Set<string>();

  constructor({ start }: Coset, limit: number | undefined) {
    this.#limit = limit;
    this.elements = [start];
    this.total = start.reduce((sum, bit) => sum + bit, 0);
    this.#keys.add(start.join(''));
  }

  offer(element: Uint8Array, total: number): void {
    if (total > this.total) return;
    if (total < this.total) {
      [this.total, this.elements, this.cut] = [total, [], false];
      this.#keys.clear();
    } else if (this.#limit === undefined) return;
    // Black pairs and white pairs may meet the same element.
    const key = element.join('');
    if (this.#keys.has(key)) return;
    if (this.#limit !== undefined && this.elements.length >= this.#limit) {
      this.cut = true;
      return;
    }
    this.#keys.add(key);
    this.elements.push(element);
  }
}

/** Elements of a class of this dimension that are listed at first, how many times as many when they do not suffice, and when that ends. */
const firstListed = (dimension: number): number => 2 ** Math.min(17, Math.max(10, dimension - 8));
const MORE = 2 ** 4;
const LIMIT_LISTED = 2 ** 25;

/** The pairs of elements of one colour's two classes, by their excess. */
class Pairs {
  /** All pairs whose excess is at most this have been looked at. */
  seen = -1;
  pairs = 0;
  readonly least: number;
  readonly #coset: Coset;
  readonly #side: Side;
  readonly #watch: LightOptions;
  /** Patterns on the other colour. */
  readonly #others: NearSums;
  #most: number;
  #lists: readonly [LightElements, LightElements];

  constructor(coset: Coset, side: Side, watch: LightOptions) {
    this.#coset = coset;
    this.#side = side;
    this.#watch = watch;
    this.#most = firstListed(Math.max(...side.classes.map(({ rows }) => rows.length)));
    this.#lists = this.#list();
    this.least = this.#lists[0].least + this.#lists[1].least;
    const { basis, classes, other } = side;
    const onOther = ({ rows }: Class): BitMatrix => {
      const matrix = new BitMatrix(rows.length, other.length);
      rows.forEach((row, i) => other.forEach((column, c) => basis.get(row, column) !== 0 && matrix.set(i, c, 1)));
      return matrix;
    };
    const start = BitMatrix.from([other.map((column) => coset.start[column]!)]);
    this.#others = new NearSums([onOther(classes[0]), onOther(classes[1])], start.words);
  }

  #list(): readonly [LightElements, LightElements] {
    const { basis, classes } = this.#side;
    const list = (half: Class): LightElements => {
      const found = lightElements({ basis, ...half, start: this.#coset.start }, this.#most, this.#watch);
      if (!found.done) throw new Stopped();
      return found;
    };
    return [list(classes[0]), list(classes[1])];
  }

  /** Makes the lists reach this excess, if they can. */
  #reaches(excess: number): boolean {
    while (this.#lists.some(({ reach }) => reach < excess)) {
      if (this.#most * MORE > LIMIT_LISTED) return false;
      this.#most *= MORE;
      this.#lists = this.#list();
    }
    return true;
  }

  /** Number of pairs whose excess is exactly this; Infinity if the lists do not reach so far. */
  count(excess: number): number {
    if (!this.#reaches(excess)) return Infinity;
    const [first, second] = this.#lists;
    let sum = 0;
    for (let e = 0; e <= excess; e++) sum += first.withExcess(e).length * second.withExcess(excess - e).length;
    return sum;
  }

  /** Looks at the pairs of the next excess; false if the lists do not reach so far. */
  raise(found: Lightest, step: number): boolean {
    const excess = this.seen + 1;
    if (!this.#reaches(excess)) return false;
    const [first, second] = this.#lists;
    for (let e = 0; e <= excess; e++)
      this.#visit(first.withExcess(e), second.withExcess(excess - e), this.least + excess, found, step);
    this.seen = excess;
    return true;
  }

  #visit(first: Float64Array, second: Float64Array, own: number, found: Lightest, step: number): void {
    if (first.length === 0 || second.length === 0) return;
    const limit = (): number => {
      tick(this.#watch, 1);
      return found.total - step - own;
    };
    this.#others.forNear(first, second, limit, (a, b, bits) => {
      if (own + bits <= found.total - step) found.offer(this.#element([a, b]), own + bits);
    });
    this.pairs += first.length * second.length;
  }

  #element(coefficients: readonly [number, number]): Uint8Array {
    const { basis, classes } = this.#side;
    return classes.reduce(
      (start, { rows }, i) => elementOf({ basis, rows, start }, coefficients[i]!),
      this.#coset.start,
    );
  }
}
