import { tick, type Watch } from '../../algebra/watch.ts';

/** Checks whose sums fit in two words. */
export const MAX_CHECKS = 64;
/** Most sums kept on each side, and most new sums tried in one round. */
const MAX_SUMS = 2 ** 22;
const MAX_STEPS = 2 ** 30;
/** Sums between two questions whether to go on. */
const SUMS_A_TICK = 2 ** 10;

/** Numbers of up to 64 bits, as their low and high words. */
export interface Wide {
  readonly low: Uint32Array;
  readonly high: Uint32Array;
}

/** The fewest of some numbers that add up to another, or a bound. */
export interface FewestSet {
  /** Places in the list, null where the search ended before it met one. */
  readonly places: readonly number[] | null;
  /** No fewer numbers add up to it. */
  readonly bound: number;
  /** Sums that were reached. */
  readonly work: number;
}

/**
 * The fewest of the given numbers whose sum, bit by bit without carry, is `wanted`: breadth-first from 0 and from
 * `wanted` at once, always on the side with fewer sums, until the two meet. If all sums of a numbers on one side and of
 * b on the other have been seen and none meet, a + b numbers are not enough. From one side alone 30 × 30 took 2 s; from
 * both it takes 0.1 s.
 *
 * @throws {Stopped} if `watch` says so
 * Cost: about the square root of what trying all sets would cost.
 */
export function fewestSet(numbers: Wide, wanted: readonly [low: number, high: number], watch: Watch = {}): FewestSet {
  const steps = different(numbers);
  const sides = [new Sums(0, 0), new Sums(wanted[0], wanted[1])] as const;
  if (sides[1].find(0, 0) >= 0) return { places: [], bound: 0, work: 1 };
  const depth = [0, 0];
  const work = (): number => sides[0].length + sides[1].length;
  for (;;) {
    const near = sides[0].last <= sides[1].last ? 0 : 1;
    const [own, other] = [sides[near], sides[1 - near]!];
    const bound = depth[0]! + depth[1]! + 1;
    if (own.last === 0 || own.length >= MAX_SUMS || own.last * steps.length > MAX_STEPS)
      return { places: null, bound, work: work() };
    const [from, to] = [own.length - own.last, own.length];
    for (let sum = from; sum < to; sum++) {
      if (sum % SUMS_A_TICK === 0) tick(watch, own.length / MAX_SUMS);
      for (const step of steps) {
        const [low, high] = [own.low[sum]! ^ numbers.low[step]!, own.high[sum]! ^ numbers.high[step]!];
        const met = other.find(low, high);
        if (met >= 0) return { places: [step, ...own.path(sum), ...other.path(met)], bound, work: work() };
        own.add(low, high, sum, step);
      }
    }
    own.last = own.length - to;
    depth[near]!++;
  }
}

/** One place for each number other than 0. */
function different({ low, high }: Wide): number[] {
  const seen = new Map<number, number>();
  low.forEach((word, place) => {
    const name = high[place]! * 2 ** 32 + word;
    // Names above 2^53 may be equal only by rounding, so their words are compared too.
    if (name !== 0 && (name >= 2 ** 53 || !seen.has(name))) seen.set(name < 2 ** 53 ? name : -1 - place, place);
  });
  return [...seen.values()];
}

/** Sums that have been reached, each once, and how. */
class Sums {
  low = new Uint32Array(2 ** 10);
  high = new Uint32Array(2 ** 10);
  /** The sum before, and the number that was added. */
  #before = new Int32Array(2 ** 10);
  #by = new Int32Array(2 ** 10);
  /** Open addressing: place + 1, or 0. At least twice as long as there are sums. */
  #table = new Int32Array(2 ** 12);
  length = 0;
  /** How many sums took as many numbers as the last one. */
  last = 1;

  constructor(low: number, high: number) {
    this.add(low, high, -1, -1);
  }

  #slot(low: number, high: number): number {
    const mask = this.#table.length - 1;
    let slot = (Math.imul(low ^ Math.imul(high, 0x85eb_ca6b), 0x9e37_79b1) >>> 7) & mask;
    for (let place = this.#table[slot]!; place !== 0; place = this.#table[slot]!) {
      if (this.low[place - 1] === low >>> 0 && this.high[place - 1] === high >>> 0) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /** The sum's place, or −1. */
  find(low: number, high: number): number {
    return this.#table[this.#slot(low, high)]! - 1;
  }

  add(low: number, high: number, before: number, by: number): void {
    const slot = this.#slot(low, high);
    if (this.#table[slot] !== 0) return;
    if (this.length === this.low.length) this.#grow();
    const place = this.length++;
    this.low[place] = low;
    this.high[place] = high;
    this.#before[place] = before;
    this.#by[place] = by;
    this.#table[this.#slot(low, high)] = place + 1;
  }

  #grow(): void {
    const longer = <T extends Uint32Array | Int32Array>(old: T, empty: T): T => {
      empty.set(old);
      return empty;
    };
    const size = 2 * this.length;
    this.low = longer(this.low, new Uint32Array(size));
    this.high = longer(this.high, new Uint32Array(size));
    this.#before = longer(this.#before, new Int32Array(size));
    this.#by = longer(this.#by, new Int32Array(size));
    this.#table = new Int32Array(4 * size);
    for (let place = 0; place < this.length; place++)
      this.#table[this.#slot(this.low[place]!, this.high[place]!)] = place + 1;
  }

  /** The numbers that add up to the sum from where this side began. */
  path(sum: number): number[] {
    const path: number[] = [];
    for (let at = sum; this.#before[at]! >= 0; at = this.#before[at]!) path.push(this.#by[at]!);
    return path;
  }
}
