import { BitMatrix, popcount } from '../../algebra/bitmatrix.ts';
import { NearSums } from '../../algebra/near.ts';
import { Stopped, tick } from '../../algebra/watch.ts';
import type { Permutation } from '../../board/symmetry.ts';
import type { Coset } from './parts.ts';
import { leastPossible, type LightElements, lightElements, type LightOptions, withExcess } from './scan.ts';
import { type Joint, jointsOf, type Split } from './split.ts';
import { type SplitSymmetry, splitSymmetries } from './symmetry.ts';

export interface SplitOptions extends LightOptions {
  /** List every lightest element, up to this many. */
  readonly all?: number | undefined;
  /** Permutations of the cells; those that preserve the coset and its split save repeated work. */
  readonly symmetries?: (() => readonly Permutation[]) | undefined;
  /** Elements of each class that are listed at first; about 2^(0.55 · dimension) by default. */
  readonly listed?: number | undefined;
}

export interface SplitResult {
  /** The lightest elements found, 0 or 1 a column: one, or with `all` every one up to the limit. */
  readonly lightest: Uint8Array[];
  readonly total: number;
  /** No element is lighter. */
  readonly bound: number;
  /** True if every lightest element is listed. */
  readonly complete: boolean;
  /** How many pairs of elements of two classes were weighed. */
  readonly pairs: number;
}

/**
 * The lightest elements of a coset that splits. If `watch` or the length of its lists stops the search: the best so far
 * and a bound.
 *
 * Let L be the sum of the least weights of the four classes. The *excess* of an element in a class is its weight there
 * minus the least weight of the class, so the four excesses of an element of weight L + t add up to t. Sort the
 * elements of each class by excess. Every element of the coset comes early in some two classes, so it is enough to
 * weigh pairs of early elements. In detail, a pair of excesses (a, b) in two classes stands for all pairs of elements
 * that have them. It has to be visited only for the elements that come no earlier in the other two classes. If the
 * lists there reach that position at the excesses c and d, those elements weigh at least L + a + b + c + d. So pairs
 * are taken in the order of a + b + c + d. Once every pair with a sum up to t is done, an element that has not been
 * met weighs more than L + t. That is the proof.
 *
 * Example: four cells p, q (black) and r, s (white), each a class of its own; quiet patterns {p, r} and {q, r, s};
 * start 1111. The coset is 1111, 0101, 1000, 0010. Every class has an element 0 and an element 1, so L = 0. An element
 * of weight 0 would have excess 0 in every class, so any two classes would meet it. Excesses (0, 0) in p and q leave
 * 0010; p and r leave 0101; p and s, 0010; q and r, 1000; r and s, 1000. The joint of q and s is loose and leaves both
 * 1000 and 0010. The lightest of these seven weighs 1, so nothing weighs 0, and 1 is the least. Seven looks at four
 * elements gain nothing; with 2^40 elements the same walk looks at about 2^18.
 *
 * Tried before: pairs within one colour only, raising the cheaper colour until the two together cover the excess of the
 * best. Pairs of any two classes, with symmetries, took 79 × 79 from 15.4 to 4.6 s of CPU time and 95 × 95 from 224 to
 * 16 s: most light elements come early in one class of each colour.
 *
 * Pairs that a symmetry of the coset maps to each other are weighed once.
 *
 * Cost: scans of 2^dimension, and the pairs that the proof needs: for 2^d elements about 2^(0.45 · d), divided by the
 * number of symmetries.
 */
export function lightestBySplit(coset: Coset, split: Split, options: SplitOptions = {}): SplitResult {
  const symmetries = splitSymmetries(coset, split, options.symmetries?.() ?? []);
  const found = new Lightest(coset, symmetries, options.all);
  const step = options.all !== undefined ? 0 : allEven(coset.rows) ? 2 : 1;
  /** The least weight of each class: only a bound until the class has been scanned. */
  const leasts = split.classes.map(leastPossible);
  let search: Pairs | null = null;
  try {
    search = new Pairs(coset, split, symmetries, found, step, leasts, options);
    while (search.bound <= found.total - step) if (!search.raise()) return result(false);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return result(false);
  }
  return result(true);

  function result(proved: boolean): SplitResult {
    return {
      lightest: found.elements,
      total: found.total,
      bound: proved ? found.total : Math.min(found.total, search?.bound ?? leasts.reduce((sum, least) => sum + least)),
      complete: proved && !found.cut,
      pairs: search?.pairs ?? 0,
    };
  }
}

/** True if all elements of a coset of these rows have the same parity. */
const allEven = (rows: BitMatrix): boolean =>
  Array.from({ length: rows.rows }, (_, i) => rows.row(i)).every(
    (row) => row.reduce((sum, word) => sum ^ popcount(word), 0) % 2 === 0,
  );

/** The lightest elements so far: one, or with a limit all. */
class Lightest {
  elements: Uint8Array[];
  total: number;
  /** True if there are more than the limit. */
  cut = false;
  readonly #limit: number | undefined;
  readonly #symmetries: readonly SplitSymmetry[];
  readonly #keys = new Set<string>();

  constructor({ start }: Coset, symmetries: readonly SplitSymmetry[], limit: number | undefined) {
    this.#limit = limit;
    this.#symmetries = symmetries;
    this.elements = [];
    this.total = Infinity;
    this.offer(start);
  }

  offer(element: Uint8Array): void {
    const total = element.reduce((sum, bit) => sum + bit, 0);
    if (total > this.total) return;
    if (total < this.total) {
      [this.total, this.elements, this.cut] = [total, [], false];
      this.#keys.clear();
    } else if (this.#limit === undefined) return;
    this.#add(element);
    if (this.#limit === undefined) return;
    for (const { columns } of this.#symmetries) {
      const image = element.slice();
      columns.forEach((to, from) => (image[to] = element[from]!));
      this.#add(image);
    }
  }

  #add(element: Uint8Array): void {
    // Several pairs may meet the same element.
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

/**
 * How many elements of a class are listed at first, by its dimension; then the factor by which lists grow, and their
 * limit.
 */
const firstListed = (dimension: number): number => 2 ** Math.min(23, Math.max(10, Math.ceil(0.55 * dimension) + 1));
const MORE = 2 ** 4;
const LIMIT_LISTED = 2 ** 25;

/** All pairs of elements of two classes with these excesses. */
interface Cell {
  readonly place: Place;
  readonly excess: readonly [number, number];
  /** The least excess of the class that is not weighed first. */
  readonly rest: number;
}

/** Two classes whose pairs of elements are weighed in a third. */
interface Place extends Joint {
  readonly index: number;
  readonly third: number;
  readonly fourth: number;
  /** Symmetries that keep both classes. */
  readonly fixing: readonly SplitSymmetry[];
  /** True if a symmetry swaps the two. */
  readonly swapped: boolean;
  /**
   * For each of the two classes, in case its element comes earlier: whether it has joints with the third and the
   * fourth.
   */
  readonly joined: readonly (readonly [boolean, boolean])[];
  /** Whether the third and the fourth have a joint. */
  readonly othersJoined: boolean;
  /** The parts in the third class, for each sum of free patterns. */
  near: { readonly sums: NearSums; readonly start: Uint32Array }[] | null;
}

class Pairs {
  /** Every element not met so far weighs at least this. */
  bound = 0;
  pairs = 0;
  readonly #coset: Coset;
  readonly #split: Split;
  readonly #symmetries: readonly SplitSymmetry[];
  readonly #found: Lightest;
  readonly #step: number;
  readonly #options: SplitOptions;
  /** One place of each set that symmetries map to each other. */
  readonly #places: readonly Place[];
  readonly #most: number[];
  readonly #lists: LightElements[];
  readonly #least: number;
  /** Cells to be visited, by the sum of excesses that needs them, up to the horizon. */
  #cells: Cell[][] = [];
  /** The least sum of excesses that the lists do not reach. */
  #end = 0;
  #horizon = 32;
  readonly #seen = new Set<number>();

  constructor(
    coset: Coset,
    split: Split,
    symmetries: readonly SplitSymmetry[],
    found: Lightest,
    step: number,
    leasts: number[],
    options: SplitOptions,
  ) {
    this.#coset = coset;
    this.#split = split;
    this.#symmetries = symmetries;
    this.#found = found;
    this.#step = step;
    this.#options = options;
    this.#places = placesOf(split, jointsOf(coset, split), symmetries);
    this.#most = split.classes.map(({ rows }) => options.listed ?? firstListed(rows.length));
    this.#lists = [];
    this.#listAll([...split.classes.keys()], leasts);
    this.#least = leasts.reduce((sum, least) => sum + least, 0);
    this.bound = this.#least;
    this.#plan();
  }

  /** Lists the elements of some classes, in ascending order. Progress runs over all their scans together. */
  #listAll(classes: readonly number[], leasts: number[] = []): void {
    const sums = (x: number): number => (this.#symmetryTo(x) === null ? 2 ** this.#split.classes[x]!.rows.length : 0);
    const all = classes.reduce((sum, x) => sum + sums(x), 0);
    let before = 0;
    for (const x of classes) {
      const own = sums(x);
      const told = before;
      const onProgress = (done: number): void => this.#options.onProgress?.((told + done * own) / all);
      this.#lists[x] = this.#list(x, { ...this.#options, onProgress });
      leasts[x] = this.#lists[x]!.least;
      before += own;
    }
  }

  /** A symmetry that maps an earlier class, listed equally far, to this one. */
  #symmetryTo(x: number): { readonly from: number; readonly numbers: (element: number) => number } | null {
    for (const { classes, numbers } of this.#symmetries) {
      const from = classes.indexOf(x);
      if (from < x && this.#most[from] === this.#most[x]) return { from, numbers: numbers[from]! };
    }
    return null;
  }

  /** The elements of a class: by a scan, or copied from a class that a symmetry maps to it. */
  #list(x: number, options: SplitOptions): LightElements {
    const known = this.#symmetryTo(x);
    if (known !== null) {
      const list = this.#lists[known.from]!;
      return { ...list, elements: list.elements.map(known.numbers), lightest: list.lightest.map(known.numbers) };
    }
    const list = lightElements(this.#split.classes[x]!, this.#most[x]!, options);
    if (!list.done) throw new Stopped();
    return list;
  }

  /** The least excess up to which a class has this many elements; beyond the list, only a bound. */
  #first(x: number, count: number): number {
    const { counts, reach } = this.#lists[x]!;
    if ((counts.at(-1) ?? 0) < count) return reach + 1;
    let [low, high] = [0, counts.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (counts[middle]! >= count) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /**
   * The least excesses that an element must have in the other two classes, in the fourth and in both together, for a
   * pair to be worth a visit. Class `more` (0 or 1) of the pair has the later element, with `count` elements up to its
   * excess. An element that comes earlier in another class, joined to the other of the pair, is met at that joint
   * instead. In the example, (1, 0) in p and q has count = 2. An element with 0 in r or s is met at the joint with q,
   * at (0, 0). The pair is left for elements with 1 in both, which weigh 1 + 0 + 1 + 1 = 3 or more: it is visited only
   * once 3 has to be ruled out.
   */
  #others(place: Place, more: number, count: number): { fourth: number; both: number } {
    const [c, d] = [this.#first(place.third, count), this.#first(place.fourth, count)];
    const [withThird, withFourth] = place.joined[1 - more]!;
    if (!withThird && !withFourth) return { fourth: 0, both: place.othersJoined ? Math.min(c, d) : 0 };
    return { fourth: withFourth ? d : 0, both: (withThird ? c : 0) + (withFourth ? d : 0) };
  }

  /** Orders the pairs of excesses that are needed up to the horizon. */
  #plan(): void {
    this.#cells = [];
    this.#end = Infinity;
    for (const place of this.#places) {
      const [x, y] = place.of.map((i) => this.#lists[i]!) as [LightElements, LightElements];
      for (let a = 0; a < x.counts.length && a <= this.#horizon; a++) {
        const ofX = x.counts[a]!;
        if (a > 0 && ofX === x.counts[a - 1]) continue;
        for (let b = place.swapped ? a : 0; b < y.counts.length; b++) {
          const ofY = y.counts[b]!;
          if (b > 0 && ofY === y.counts[b - 1]) continue;
          const { fourth, both } = this.#others(place, ofX > ofY ? 0 : 1, Math.max(ofX, ofY));
          const need = a + b + both;
          if (need > this.#horizon) break;
          if (!this.#seen.has(keyOf(place, a, b)))
            (this.#cells[need] ??= []).push({ place, excess: [a, b], rest: fourth });
        }
      }
      // The first pairs beyond the lists.
      for (const i of [0, 1]) {
        const { reach, counts } = this.#lists[place.of[i]!]!;
        this.#end = Math.min(this.#end, reach + 1 + this.#others(place, i, counts.at(-1) ?? 0).both);
      }
    }
  }

  /** Makes the lists longer that end too early; false if they would become too long. */
  #extend(): boolean {
    const short = this.#most.map((most, x) => (this.#lists[x]!.reach === Infinity ? most : most * MORE));
    if (short.some((most) => most > LIMIT_LISTED)) return false;
    const longer = [...short.keys()].filter((x) => short[x] !== this.#most[x]);
    for (const x of longer) this.#most[x] = short[x]!;
    this.#listAll(longer);
    this.#plan();
    return true;
  }

  /** Visits the cells that the next sum of excesses needs; false if the lists do not reach that far. */
  raise(): boolean {
    const total = this.bound - this.#least;
    while (this.#end <= total) if (!this.#extend()) return false;
    if (total > this.#horizon) {
      this.#horizon = 2 * total;
      this.#plan();
    }
    for (const cell of this.#cells[total] ?? []) this.#visit(cell);
    this.bound++;
    return true;
  }

  #visit({ place, excess, rest }: Cell): void {
    const [a, b] = excess;
    this.#seen.add(keyOf(place, a, b));
    const least = this.#lists[place.third]!.least;
    const limit = (): number => {
      tick(this.#options, 1);
      return least + this.#found.total - this.#step - this.#least - a - b - rest;
    };
    const near = (place.near ??= this.#nearOf(place));
    const lists = place.of.map((x, i) => withExcess(this.#lists[x]!, excess[i]!)) as [Float64Array, Float64Array];
    const first = leadersOf(
      lists[0],
      place.fixing.map(({ numbers }) => numbers[place.of[0]]!),
    );
    for (const [left, right] of together([first, lists[1]], place.checks)) {
      for (const { sums, start } of near) {
        sums.forNear(left, right, limit, (k, l) => this.#weigh(place, start, k, l));
        this.pairs += left.length * right.length;
      }
    }
  }

  /** Weighs the whole element of a pair. */
  #weigh({ lifts }: Place, start: Uint32Array, first: number, second: number): void {
    const words = start.slice();
    [first, second].forEach((number, which) => {
      const { words: rows, stride } = lifts[which]!;
      for (let row = 0, rest = number; rest > 0; row += stride, rest = Math.floor(rest / 2))
        if (rest % 2 === 1) for (let w = 0; w < stride; w++) words[w]! ^= rows[row + w]!;
    });
    if (words.reduce((sum, word) => sum + popcount(word), 0) > this.#found.total - this.#step) return;
    const element = new BitMatrix(1, this.#coset.start.length, words);
    this.#found.offer(this.#coset.start.map((_, column) => element.get(0, column)));
  }

  #nearOf({ lifts, free, third }: Place): NonNullable<Place['near']> {
    const { columns } = this.#split.classes[third]!;
    const restricted = (matrix: BitMatrix): BitMatrix => {
      const result = new BitMatrix(matrix.rows, columns.length);
      for (let i = 0; i < matrix.rows; i++) columns.forEach((c, to) => matrix.get(i, c) !== 0 && result.set(i, to, 1));
      return result;
    };
    const matrices = [restricted(lifts[0]), restricted(lifts[1])] as const;
    return Array.from({ length: 2 ** free.rows }, (_, chosen) => {
      const start = BitMatrix.from([this.#coset.start]);
      for (let i = 0; i < free.rows; i++)
        if (((chosen >>> i) & 1) !== 0) for (let w = 0; w < start.stride; w++) start.words[w]! ^= free.row(i)[w]!;
      return { sums: new NearSums(matrices, restricted(start).words), start: start.words };
    });
  }
}

/** Names a cell; excesses are below 2^16. */
const keyOf = ({ index }: Place, a: number, b: number): number => (index * 2 ** 16 + a) * 2 ** 16 + b;

/** The joints, one of each orbit of the symmetries. */
function placesOf({ classes }: Split, joints: readonly Joint[], symmetries: readonly SplitSymmetry[]): Place[] {
  const nameOf = (x: number, y: number): string => [x, y].toSorted().join();
  const names = new Set(joints.map(({ of }) => nameOf(...of)));
  const places = new Map<string, Place>();
  joints.forEach((joint, index) => {
    const [x, y] = joint.of;
    const name = nameOf(x, y);
    const images = symmetries.map(({ classes: to }) => nameOf(to[x]!, to[y]!));
    if (images.some((image) => image !== name && places.has(image))) return;
    // The shorter of the other two is weighed first: it costs less to reject a pair there.
    const [third, fourth] = [...classes.keys()]
      .filter((i) => i !== x && i !== y)
      .toSorted((a, b) => classes[a]!.columns.length - classes[b]!.columns.length) as [number, number];
    places.set(name, {
      ...joint,
      index,
      third,
      fourth,
      fixing: symmetries.filter(({ classes: to }) => to[x] === x && to[y] === y),
      swapped: symmetries.some(({ classes: to }) => to[x] === y && to[y] === x),
      joined: joint.of.map((fewer) => [names.has(nameOf(fewer, third)), names.has(nameOf(fewer, fourth))] as const),
      othersJoined: names.has(nameOf(third, fourth)),
      near: null,
    });
  });
  return [...places.values()];
}

/** The least element of each orbit under the maps. */
const leadersOf = (elements: Float64Array, maps: readonly ((element: number) => number)[]): Float64Array =>
  maps.length === 0 ? elements : elements.filter((element) => maps.every((map) => map(element) >= element));

/** Divides both lists so that within a pair of sublists every two elements match; see Joint. */
function together(
  lists: readonly [Float64Array, Float64Array],
  checks: Joint['checks'],
): (readonly [Float64Array, Float64Array])[] {
  return checks.reduce<(readonly [Float64Array, Float64Array])[]>(
    (all, masks) =>
      all.flatMap((pair) =>
        [0, 1].map((odd) => {
          const [left, right] = pair.map((list, i) => list.filter((element) => parityOf(element, masks[i]!) === odd));
          return [left!, right!] as const;
        }),
      ),
    [lists],
  );
}

/** 1 if the two numbers have an odd number of common bits, else 0. */
function parityOf(a: number, b: number): number {
  const high = Math.floor(a / 2 ** 32) & Math.floor(b / 2 ** 32);
  const low = (a >>> 0) & (b >>> 0);
  return (popcount(low) ^ popcount(high)) & 1;
}
