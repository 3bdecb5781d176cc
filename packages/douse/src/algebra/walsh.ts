import { parity } from './bitmatrix.ts';
import { Stopped, tick, type Watch } from './watch.ts';
import { type CosetKernels, cosetKernels } from './kernels/coset-kernels.ts';
import { reserve } from './kernels/wasm.ts';

/** One term of the sums: `count · (−1)^⟨bits, k⟩`. Bits are a number below 2^dimension. */
export interface Term {
  readonly bits: number;
  readonly count: number;
}

/** The arguments k with the largest sums `s(k) = Σ count · (−1)^⟨bits, k⟩`. */
export interface LargestSums {
  /** Arguments, by descending sum, and their sums; those with equal sums in no order. */
  readonly at: Float64Array;
  readonly sums: Int32Array;
  /** Every argument whose sum is at least this is listed; of those that were scanned. */
  readonly from: number;
  /** False if `watch` stopped the scan. */
  readonly done: boolean;
}

/** What a scan of sums takes: which part to do, how many arguments to list, and its watch. */
export interface ScanOptions extends Watch {
  /** List at most this many arguments; 2¹⁶ by default. */
  readonly most?: number;
  /** Only sums of at least this. */
  readonly from?: number;
  /** Only this part of the arguments: part `index` of `of` equal ones, `of` a power of two. */
  readonly part?: { readonly index: number; readonly of: number };
}

/** `largestSums`, or something that does the same on several cores. */
export type Scan = (dimension: number, terms: readonly Term[], options?: ScanOptions) => LargestSums;

/** Largest dimension that is scanned. */
export const MAX_SCANNED = 44;

/** A lane of eight 16-bit numbers holds sums up to this. */
const MAX_LANE = 32_767;
/** Transforms of 2^12 vectors stay in the second cache; smaller ones change signs more often. */
const LOG_VECTORS = 12;
const LOG_PLAIN = 12;
/** Blocks between two checks whether to stop. */
const BLOCKS_A_TICK = 256;

/**
 * The largest of all 2^dimension sums, in memory that does not depend on the dimension.
 *
 * The high bits of the argument are walked in Gray code: a step changes the signs of the terms that have its bit. The
 * low bits are one Walsh–Hadamard transform in the cache; with WebAssembly eight of them at a time, one for each
 * value of the next three bits.
 * Cost: O((12 + terms / 2^15) · 2^dimension) additions, eight at a time.
 *
 * @throws {RangeError} unless the dimension is from 0 to MAX_SCANNED, every term's bits are below 2^dimension, and
 * all counts together below 2³¹
 */
export function largestSums(dimension: number, terms: readonly Term[], options: ScanOptions = {}): LargestSums {
  if (!Number.isInteger(dimension) || dimension < 0 || dimension > MAX_SCANNED)
    throw new RangeError(`largestSums: expected a dimension from 0 to ${MAX_SCANNED}, got ${dimension}`);
  const strange = terms.find(({ bits }) => !Number.isInteger(bits) || bits < 0 || bits >= 2 ** dimension);
  if (strange !== undefined)
    throw new RangeError(`largestSums: expected bits below 2^${dimension}, got ${strange.bits}`);
  const { most = 2 ** 16 } = options;
  const merged = mergeTerms(terms);
  const total = merged.reduce((sum, { count }) => sum + Math.abs(count), 0);
  if (total >= 2 ** 31) throw new RangeError(`largestSums: expected counts below 2^31 in all, got ${total}`);
  const best = new Best(most, total, options.from);
  const simd = dimension >= 5 && total <= MAX_LANE ? cosetKernels() : null;
  try {
    if (simd === null) scanPlain(dimension, merged, best, options);
    else scanLanes(simd, dimension, merged, best, options);
  } catch (error) {
    if (error instanceof Stopped) return { ...best.sorted(), done: false };
    throw error;
  }
  return { ...best.sorted(), done: true };
}

/** The largest sums of several parts of one scan. */
export function joinSums(parts: readonly LargestSums[], most: number): LargestSums {
  const greatest = parts.reduce((sum, part) => Math.max(sum, Math.abs(part.sums[0] ?? 0), Math.abs(part.from)), 0);
  const best = new Best(most, greatest);
  for (const { at, sums } of parts) for (let i = 0; i < at.length; i++) best.add(at[i]!, sums[i]!);
  const joined = best.sorted();
  const from = parts.reduce((bound, part) => Math.max(bound, part.from), joined.from);
  return { ...joined, from, done: parts.every((part) => part.done) };
}

/** Terms with equal bits as one. */
function mergeTerms(terms: readonly Term[]): Term[] {
  const counts = new Map<number, number>();
  for (const { bits, count } of terms) counts.set(bits, (counts.get(bits) ?? 0) + count);
  return [...counts].filter(([, count]) => count !== 0).map(([bits, count]) => ({ bits, count }));
}

/**
 * The largest sums seen so far. When it is full, the smaller half is dropped, and sums as small as those are no longer
 * taken.
 */
class Best {
  readonly #at: Float64Array;
  readonly #sums: Int32Array;
  readonly #most: number;
  #length = 0;
  /** Sums greater than this are wanted. */
  below: number;
  /** Every sum greater than this is in the list. */
  #complete: number;

  constructor(most: number, total: number, from = -total) {
    this.#most = most;
    this.#at = new Float64Array(2 * most);
    this.#sums = new Int32Array(2 * most);
    this.below = from - 1;
    this.#complete = this.below;
  }

  add(argument: number, sum: number): void {
    if (this.#length === this.#at.length) this.#halve();
    if (sum <= this.below) return;
    this.#at[this.#length] = argument;
    this.#sums[this.#length++] = sum;
  }

  #halve(): void {
    const [low, greatest] = range(this.#sums, this.#length);
    const counts = new Uint32Array(greatest - low + 1);
    const [sums, length] = [this.#sums, this.#length];
    for (let i = 0; i < length; i++) counts[sums[i]! - low]!++;
    // The least bound that leaves at most `most` sums above it; where even the greatest sums are more than that, any
    // of them will do.
    let bound = greatest;
    let above = 0;
    while (above + counts[bound - low]! <= this.#most) above += counts[bound-- - low]!;
    if (bound < greatest) {
      this.below = bound;
      this.#complete = Math.max(this.#complete, bound);
      this.#keep(bound + 1, this.#length);
    } else {
      this.below = greatest;
      this.#complete = greatest;
      this.#keep(greatest, this.#most);
    }
  }

  /** Keeps the first `most` sums of at least `least`. */
  #keep(least: number, most: number): void {
    const [at, sums, length] = [this.#at, this.#sums, this.#length];
    let kept = 0;
    for (let i = 0; i < length && kept < most; i++) {
      const sum = sums[i]!;
      if (sum < least) continue;
      at[kept] = at[i]!;
      sums[kept++] = sum;
    }
    this.#length = kept;
  }

  sorted(): Omit<LargestSums, 'done'> {
    if (this.#length > this.#most) this.#halve();
    // Few different sums, many arguments: counted into place.
    const sums = this.#sums.subarray(0, this.#length);
    const [low, high] = range(sums, sums.length);
    const next = new Uint32Array(high - low + 2);
    for (const sum of sums) next[high - sum + 1]!++;
    for (let i = 1; i < next.length; i++) next[i]! += next[i - 1]!;
    const result = { at: new Float64Array(sums.length), sums: new Int32Array(sums.length), from: this.#complete + 1 };
    for (let i = 0; i < sums.length; i++) {
      const to = next[high - sums[i]!]!++;
      result.at[to] = this.#at[i]!;
      result.sums[to] = sums[i]!;
    }
    return result;
  }
}

/** Least and greatest of the first numbers. */
function range(numbers: Int32Array, length: number): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < length; i++) {
    const number = numbers[i]!;
    if (number < low) low = number;
    if (number > high) high = number;
  }
  return length === 0 ? [0, 0] : [low, high];
}

/**
 * Walks the high bits of the argument in Gray code, from `first` on; calls `flip` for a changed bit and `block` for
 * every value.
 */
function walk(
  high: number,
  { part = { index: 0, of: 1 }, ...watch }: ScanOptions,
  start: (value: number) => void,
  flip: (bit: number) => void,
  block: (value: number) => void,
): void {
  const parts = Math.min(part.of, 2 ** high);
  if (part.index >= parts) return;
  const count = 2 ** high / parts;
  const first = part.index * count;
  const gray = (i: number): number => (i ^ (i >>> 1)) >>> 0;
  start(gray(first));
  for (let i = 0; i < count; i++) {
    if (i > 0) flip(31 - Math.clz32((first + i) & -(first + i)));
    if (i % BLOCKS_A_TICK === 0) tick(watch, i / count);
    block(gray(first + i));
  }
}

function scanPlain(dimension: number, terms: readonly Term[], best: Best, options: ScanOptions): void {
  const low = Math.min(dimension, LOG_PLAIN);
  const size = 2 ** low;
  const base = new Int32Array(size);
  const work = new Int32Array(size);
  const place = Uint32Array.from(terms, ({ bits }) => bits % size);
  const top = Uint32Array.from(terms, ({ bits }) => Math.floor(bits / size));
  const signed = Int32Array.from(terms, ({ count }) => count);
  const lists = listsByBit(dimension - low, top);
  walk(
    dimension - low,
    options,
    (value) => {
      for (let c = 0; c < terms.length; c++) {
        if (parity(top[c]! & value) === 1) signed[c] = -signed[c]!;
        base[place[c]!]! += signed[c]!;
      }
    },
    (bit) => {
      for (const c of lists[bit]!) {
        signed[c] = -signed[c]!;
        base[place[c]!]! += 2 * signed[c]!;
      }
    },
    (value) => {
      work.set(base);
      walshHadamard(work);
      for (let i = 0; i < size; i++) {
        const sum = work[i]!;
        if (sum > best.below) best.add(value * size + i, sum);
      }
    },
  );
}

/**
 * The Walsh–Hadamard transform of 2^n numbers in place: number k becomes `Σ (−1)^⟨bits, k⟩ · numbers[bits]`. No sum
 * may leave 32 bits. Cost: n · 2^n additions.
 */
export function walshHadamard(numbers: Int32Array): void {
  const size = numbers.length;
  let step = 1;
  for (; 4 * step <= size; step *= 4) {
    for (let block = 0; block < size; block += 4 * step) {
      for (let i = block; i < block + step; i++) {
        const j = i + step;
        const k = j + step;
        const l = k + step;
        const a = numbers[i]! + numbers[j]!;
        const b = numbers[i]! - numbers[j]!;
        const c = numbers[k]! + numbers[l]!;
        const d = numbers[k]! - numbers[l]!;
        numbers[i] = a + c;
        numbers[j] = b + d;
        numbers[k] = a - c;
        numbers[l] = b - d;
      }
    }
  }
  if (step === size) return;
  for (let i = 0; i < step; i++) {
    const a = numbers[i]!;
    const b = numbers[i + step]!;
    numbers[i] = a + b;
    numbers[i + step] = a - b;
  }
}

/** For each high bit, the terms that have it. */
const listsByBit = (high: number, top: Uint32Array): Uint32Array[] =>
  Array.from({ length: high }, (_, bit) =>
    Uint32Array.from([...top.keys()].filter((c) => ((top[c]! >>> bit) & 1) === 1)),
  );

function scanLanes(
  simd: CosetKernels,
  dimension: number,
  terms: readonly Term[],
  best: Best,
  options: ScanOptions,
): void {
  // The transform goes four vectors at a time, so the low bits are even in number.
  const low = Math.min(LOG_VECTORS, (dimension - 3) & ~1);
  const size = 2 ** low;
  const high = dimension - low - 3;
  const top = Uint32Array.from(terms, ({ bits }) => Math.floor(bits / (8 * size)));
  const lists = listsByBit(high, top);
  // base | work | found | one vector a term | the lists of `flip`, two addresses an entry
  const [base, work, found, vectors] = [0, 16 * size, 32 * size, 64 * size];
  const flips = vectors + 16 * terms.length;
  reserve(simd.memory, flips + 8 * lists.reduce((sum, list) => sum + list.length, 0));
  const words = new Uint32Array(simd.memory.buffer);
  const numbers = new Int16Array(simd.memory.buffer);
  const place = Uint32Array.from(terms, ({ bits }) => base + 16 * (bits % size));
  const starts: number[] = [];
  let next = flips;
  for (const list of lists) {
    starts.push(next);
    for (const c of list) {
      words[next / 4] = vectors + 16 * c;
      words[next / 4 + 1] = place[c]!;
      next += 8;
    }
  }
  walk(
    high,
    options,
    (value) => {
      terms.forEach(({ bits, count }, c) => {
        const lanes = Math.floor(bits / size) & 7;
        for (let lane = 0; lane < 8; lane++) {
          const signed = parity(top[c]! & value) === parity(lanes & lane) ? count : -count;
          numbers[(vectors + 16 * c) / 2 + lane] = signed;
          numbers[place[c]! / 2 + lane]! += signed;
        }
      });
    },
    (bit) => simd.flip(starts[bit]!, lists[bit]!.length),
    (value) => {
      const below = Math.max(-MAX_LANE - 1, Math.min(MAX_LANE, best.below));
      const count = simd.transform(base, work, low, below, found);
      for (let i = found / 4; i < found / 4 + count; i++) {
        const hit = words[i]!;
        best.add((value * 8 + (hit & 7)) * size + ((hit & 0xffff) >> 3), (hit | 0) >> 16);
      }
    },
  );
}
