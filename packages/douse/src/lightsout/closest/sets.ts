import { tick, type Watch } from '../../algebra/watch.ts';

/** Checks whose sums are all kept in a table of bytes: 64 mebibytes. */
export const MAX_CHECKS = 26;
/** Sums between two questions whether to go on. */
const SUMS_A_TICK = 2 ** 16;

/** The fewest of the given numbers whose sum, bit by bit without carry, is `wanted`. */
export interface FewestSet {
  /** Places in the list. */
  readonly places: readonly number[];
  /** Sums that were reached. */
  readonly work: number;
}

/**
 * Breadth-first over all sums: those of one number, of two, and so on until the one that is wanted turns up. The first
 * time is the proof that no fewer do.
 *
 * @param bits  the length of the numbers, at most MAX_CHECKS
 * @returns null if no sum is the one that is wanted
 * @throws {Stopped} if `watch` says so
 * Cost: O(2^bits · different numbers).
 */
export function fewestSet(
  numbers: ArrayLike<number>,
  wanted: number,
  bits: number,
  watch: Watch = {},
): FewestSet | null {
  const place = new Map<number, number>();
  for (let i = 0; i < numbers.length; i++) if (numbers[i] !== 0 && !place.has(numbers[i]!)) place.set(numbers[i]!, i);
  const steps = Int32Array.from(place.keys());
  /** How many numbers a sum takes, plus 1; 0 where it is not reached yet. */
  const takes = new Uint8Array(2 ** bits);
  takes[0] = 1;
  let work = 1;
  let last = [0];
  for (let count = 1; takes[wanted] === 0 && last.length > 0; count++) {
    const next: number[] = [];
    for (const sum of last) {
      for (const step of steps) {
        const other = sum ^ step;
        if (takes[other] !== 0) continue;
        takes[other] = count + 1;
        next.push(other);
      }
      if (work % SUMS_A_TICK < 1) tick(watch, work / 2 ** bits);
      work++;
    }
    last = next;
  }
  if (takes[wanted] === 0) return null;
  const places: number[] = [];
  for (let sum = wanted; sum !== 0;) {
    const step = steps.find((by) => takes[sum ^ by] === takes[sum]! - 1)!;
    places.push(place.get(step)!);
    sum ^= step;
  }
  return { places, work };
}
