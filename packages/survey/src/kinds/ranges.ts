import { createHash } from 'node:crypto';
import { joinSums, largestSums, type LargestSums, type Term } from 'douse/algebra';
import { type Field, type Fields } from './fields.ts';
import type { Kind } from './kind.ts';
import type { Given, Row } from './row.ts';

/**
 * One long scan cut into ranges, as a kind of survey: each range of arguments is a row that lists its largest sums. So
 * everything that works for surveys (threads, helpers on other machines, the checks of their answers) works for scans
 * too. Only programs ask for this kind, never a command line.
 */
export interface RangedScan {
  readonly dimension: number;
  readonly terms: readonly Term[];
  /** How many sums of the whole scan are wanted. */
  readonly most: number;
}

/** A range holds about 2^31 sums, a second of work. */
const LOG_RANGE = 31;
/** Fewest and most ranges, as powers of two. */
const [LEAST_LOG, MOST_LOG] = [4, 13];
/** A range lists this many times its even share of the wanted sums, and a few more, because ranges differ. */
const SHARE = 2;
const MORE = 4096;
/** Sums a second of one thread, about. */
const SPEED = 2 ** 31;

/** Smaller scans are not worth cutting, and the Gray code needs at least as many bits as the ranges have. */
const LEAST_DIMENSION = 20;
const MAX_DIMENSION = 44;
const MAX_LISTED = 2 ** 25;
const MAX_TERMS = 2 ** 22;

/** The options of a scan's ranges. */
export const givenOf = ({ dimension, terms, most }: RangedScan): Given => ({
  dimension: String(dimension),
  terms: terms.map(({ bits, count }) => `${bits}:${count}`).join(' '),
  most: String(most),
  ranges: String(2 ** Math.min(Math.max(dimension - LOG_RANGE, LEAST_LOG), MOST_LOG)),
});

const BASE64: Field = { type: 'text', pattern: /^[A-Za-z0-9+/]*={0,2}$/, most: 2 ** 27 };
const FIELDS: Fields = {
  // Every argument of the range whose sum is at least this is listed.
  from: { type: 'whole', least: -(2 ** 31) },
  // The arguments as 64-bit floats and their sums as 32-bit integers, the largest sums first.
  at: BASE64,
  sums: BASE64,
};

export const ranges: Kind = {
  name: 'ranges',
  says: 'the largest sums of a scan, range by range',
  options: [
    { name: 'dimension', value: '<n>', says: 'bits of an argument' },
    { name: 'terms', value: '<list>', says: 'bits:count of each term', most: MAX_TERMS },
    { name: 'most', value: '<n>', says: 'how many sums are wanted' },
    { name: 'ranges', value: '<n>', says: 'how many ranges' },
  ],
  parse(read) {
    const dimension = read.whole('dimension', LEAST_DIMENSION, MAX_DIMENSION);
    const most = read.whole('most', 1, MAX_LISTED);
    const of = read.whole('ranges', 1, 2 ** MOST_LOG);
    if ((of & (of - 1)) !== 0) read.complain('ranges', 'a power of two', 'take the next one');
    const text = read.text('terms') ?? '';
    const terms = text.split(' ').map((term): Term => {
      const [, bits, count] = /^(\d{1,14}):(-?\d{1,9})$/.exec(term) ?? [];
      return { bits: Number(bits), count: Number(count) };
    });
    if (!terms.every(({ bits }) => bits < 2 ** dimension))
      read.complain('terms', `bits below 2^${dimension} and counts`, 'write bits:count, with blanks between them');
    const scan = createHash('sha256').update(`${dimension} ${most} ${of} ${text}`).digest('hex').slice(0, 24);
    const listed = Math.min(most, Math.ceil((SHARE * most) / of) + MORE);
    return {
      count: of,
      place: (index) => ({ scan, range: index, of }),
      cost: () => 2 ** dimension / of / SPEED,
      fields: FIELDS,
      solve(index, watch) {
        const found = largestSums(dimension, terms, { ...watch, most: listed, part: { index, of } });
        if (!found.done) throw new Error('ranges: stopped');
        return rowOf(found);
      },
      check(index, row) {
        const sums = sumsOf(row);
        return sums === null ? 'expected arguments and their sums, got others' : checkRange(sums, index);
      },
      chart: (rows) => ({
        kind: 'points',
        title: 'Largest sum of each range',
        x: 'range',
        y: 'sum',
        series: [{ name: 'sum', points: rows.map((row, i) => [i, sumsOf(row)?.sums[0] ?? 0] as const) }],
      }),
    };

    /** What is wrong with a range's list: its arguments, some of its sums, and what it leaves out in a random place. */
    function checkRange({ at, sums, from }: LargestSums, index: number): string | null {
      // The high bits are walked in Gray code.
      const high = (index ^ (index >>> 1)) >>> 0;
      const size = 2 ** dimension / of;
      const listedAt = new Set(at);
      if (listedAt.size < at.length || !at.every((k) => Number.isInteger(k) && Math.floor(k / size) === high))
        return 'expected different arguments of this range, got others';
      if (!sums.every((sum, i) => sum >= from && (i === 0 || sum <= sums[i - 1]!)))
        return `expected sums of at least ${from}, the largest first`;
      if (at.length > listed) return `expected at most ${listed} sums, got ${at.length}`;
      for (let i = 0; i < Math.min(SUMS_CHECKED, at.length); i++) {
        const which = i === 0 ? 0 : Math.floor(Math.random() * at.length);
        if (sumAt(terms, at[which]!) !== sums[which]) return `expected the sum of ${at[which]}, got another number`;
      }
      const parts = Math.max(1, 2 ** (dimension - LOG_SAMPLE) / of);
      const part = { index: index * parts + Math.floor(Math.random() * parts), of: of * parts };
      const again = largestSums(dimension, terms, { most: 2 * listed, part, from });
      return again.at.every((k) => listedAt.has(k)) ? null : `expected every sum of at least ${from}, got fewer`;
    }
  },
};

/** Sums of a list that are computed again, and the size of the place that is scanned again. */
const SUMS_CHECKED = 8;
const LOG_SAMPLE = 18;

/** One sum, term by term. */
function sumAt(terms: readonly Term[], argument: number): number {
  const [high, low] = [Math.floor(argument / 2 ** 32), argument >>> 0];
  let sum = 0;
  for (const { bits, count } of terms) {
    let common = (Math.floor(bits / 2 ** 32) & high) ^ (bits & low);
    for (let shift = 16; shift > 0; shift >>= 1) common ^= common >>> shift;
    sum += (common & 1) === 0 ? count : -count;
  }
  return sum;
}

const rowOf = ({ at, sums, from }: LargestSums): Row => ({
  from,
  at: Buffer.from(at.buffer, at.byteOffset, at.byteLength).toString('base64'),
  sums: Buffer.from(sums.buffer, sums.byteOffset, sums.byteLength).toString('base64'),
});

/** The sums of a row; null if it holds none. */
export function sumsOf({ from, at, sums }: Row): LargestSums | null {
  const bytes = [at, sums].map((text) => Uint8Array.from(Buffer.from(String(text), 'base64')));
  const [places, numbers] = bytes as [Uint8Array, Uint8Array];
  if (places.length % 8 !== 0 || numbers.length !== places.length / 2) return null;
  return {
    at: new Float64Array(places.buffer),
    sums: new Int32Array(numbers.buffer),
    from: Number(from),
    done: true,
  };
}

/** Joins lists as they come, holding only a few of them in memory at a time. */
export class Joined {
  readonly #most: number;
  #parts: LargestSums[] = [];
  #waiting = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(part: LargestSums): void {
    this.#parts.push(part);
    this.#waiting += part.at.length;
    if (this.#waiting < this.#most) return;
    this.#parts = [joinSums(this.#parts, this.#most)];
    this.#waiting = 0;
  }

  /** The list so far; null if nothing has come. @param done  true if that is all */
  sums(done: boolean): LargestSums | null {
    return this.#parts.length === 0 ? null : { ...joinSums(this.#parts, this.#most), done };
  }
}
