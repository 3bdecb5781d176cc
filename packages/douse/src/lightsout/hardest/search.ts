import { parity } from '../../algebra/bitmatrix.ts';
import { walshHadamard } from '../../algebra/walsh.ts';
import { Stopped, tick, type Watch } from '../../algebra/watch.ts';
import { random } from '../../play/random.ts';
import type { CellKind, Refutation } from '../claims/hardest.ts';
import { type Division, LeastGreatest } from './bound.ts';

/** Starts of the local search; the sum of whole weights. */
const STARTS = 60;
const WHOLE = 2 ** 24;
const REFUTED: Refutation = { weights: [] };

/** The search of `hardest` for the y whose greatest S is least. */
export class HardestSearch {
  /** The best y found, and its greatest S. */
  best: Int32Array;
  greatest = Infinity;
  nodes = 0;
  /** Kinds whose y are taken from 0 on. */
  readonly basis: readonly number[];
  /** Why the last limit was too low; without weights unless they are kept. */
  refutation: Refutation = REFUTED;
  readonly #program: LeastGreatest;
  readonly #sums: Int32Array;
  #done = 0;

  constructor(
    private readonly kinds: readonly CellKind[],
    dimension: number,
    private readonly keep: boolean,
    watch: Watch,
    work = Infinity,
  ) {
    this.best = new Int32Array(kinds.length);
    this.basis = basisOf(kinds);
    this.#sums = new Int32Array(2 ** dimension);
    const bits = kinds.map((kind) => kind.bits);
    let steps = 0;
    this.#program = new LeastGreatest(bits, dimension, () => {
      tick(watch, this.#done);
      if (++steps > work) throw new Stopped();
    });
    const { low, high } = this.#program;
    kinds.forEach(({ cells }, i) => ([low[i], high[i]] = [-cells.length, cells.length]));
    for (const i of this.basis) low[i] = high[i]! % 2;
  }

  /** Finds the best y; the result is a number that no greatest S is below. One greatest S after the other is ruled out, from the least on. */
  run(): number {
    // The mean of all S is 0, and S is as even or odd as the number of cells.
    const least = this.kinds.reduce((sum, { cells }) => sum + cells.length, 0) % 2;
    this.#climb(least);
    let limit = least - 2;
    try {
      for (; limit < this.greatest; limit += 2) {
        const refutation = this.#branch(limit, 0, 1);
        if (refutation === null) break;
        this.refutation = refutation;
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    return Math.max(limit, least);
  }

  /** S(k) for all k, from one y for each kind. */
  #sumsOf(values: ArrayLike<number>): Int32Array {
    const sums = this.#sums.fill(0);
    this.kinds.forEach(({ bits }, i) => (sums[bits] = values[i]!));
    walshHadamard(sums);
    return sums;
  }

  /** Takes note of these y if they are the best. @returns a k with the greatest S */
  #offer(values: ArrayLike<number>): number {
    const sums = this.#sumsOf(values);
    let k = 0;
    for (let other = 1; other < sums.length; other++) if (sums[other]! > sums[k]!) k = other;
    if (sums[k]! < this.greatest) [this.greatest, this.best] = [sums[k]!, Int32Array.from(values)];
    return k;
  }

  /** Random y, improved one kind at a time by the sum of 2^S, which the greatest S rules. */
  #climb(least: number): void {
    const source = random('hardest');
    for (let start = 0; start < STARTS && this.greatest > least; start++) {
      const values = this.kinds.map(({ cells }) => (cells.length % 2 === 0 ? 0 : 2 * source.below(2) - 1));
      const powers = Float64Array.from(this.#sumsOf(values), (sum) => 2 ** sum);
      for (let improved = true; improved;) {
        improved = false;
        this.kinds.forEach(({ bits, cells }, i) => {
          const sums: [number, number] = [0, 0];
          for (let k = 0; k < powers.length; k++) sums[parity(bits & k)]! += powers[k]!;
          const [plus, minus] = sums;
          // Σ 2^(S ± step) against Σ 2^S: in both, the S of one sign grow as the others shrink.
          const better = (grow: number, shrink: number): boolean =>
            4 * grow + shrink / 4 < (grow + shrink) * (1 - 1e-9);
          const step = better(plus, minus) ? 2 : better(minus, plus) ? -2 : 0;
          if (step === 0 || Math.abs(values[i]! + step) > cells.length) return;
          values[i]! += step;
          const factors = [2 ** step, 2 ** -step];
          for (let k = 0; k < powers.length; k++) powers[k]! *= factors[parity(bits & k)]!;
          improved = true;
        });
      }
      this.#offer(values);
    }
  }

  /** Looks for y in the ranges whose greatest S is at most `limit`: null if some were found, or why there are none. */
  #branch(limit: number, from: number, width: number): Refutation | null {
    this.nodes++;
    this.#done = from;
    const program = this.#program;
    // Weights that rounding has spoilt get a second chance; after that the ranges are divided on, which ends with single y.
    for (let again = true; program.solve(limit); again = false) {
      const weights = program.weights(WHOLE);
      if (this.#prove(weights, limit)) return this.keep ? { weights: entriesOf(weights) } : REFUTED;
      program.refresh();
      if (!again) break;
    }
    const { low, high } = program;
    const near = program.point().map((y, i) => {
      const [a, b] = [low[i]!, high[i]!];
      return Math.max(a, Math.min(b, a + 2 * Math.round((y - a) / 2)));
    });
    const worst = this.#offer(near);
    if (this.greatest <= limit) return null;
    const division = program.division(limit) ?? this.#anyDivision();
    if (division === null) return { weights: [[worst, 1]] };

    const { kind, at, down } = division;
    const [a, b] = [low[kind]!, high[kind]!];
    const half = (below: boolean, start: number): Refutation | null => {
      if (below) high[kind] = at;
      else low[kind] = at + 2;
      const result = this.#branch(limit, start, width / 2);
      [low[kind], high[kind]] = [a, b];
      return result;
    };
    // The half that promises more first.
    const first = half(down, from);
    const second = first === null ? null : half(!down, from + width / 2);
    if (first === null || second === null) return null;
    if (!this.keep) return REFUTED;
    const [below, above] = down ? [first, second] : [second, first];
    return { cell: this.kinds[kind]!.cells[0]!, at, below, above };
  }

  #anyDivision(): Division | null {
    const { low, high } = this.#program;
    const kind = this.kinds.findIndex((_, i) => low[i]! < high[i]!);
    return kind < 0 ? null : { kind, at: low[kind]!, down: true };
  }

  /** Whether the mean of the S with these weights is above the limit wherever the y lie in their ranges. */
  #prove(weights: Int32Array, limit: number): boolean {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total === 0 || total > 2 * WHOLE) return false;
    const sums = this.#sums;
    sums.set(weights);
    walshHadamard(sums);
    const { low, high } = this.#program;
    let least = 0;
    this.kinds.forEach(({ bits }, i) => (least += sums[bits]! * (sums[bits]! > 0 ? low : high)[i]!));
    return least > limit * total;
  }
}

const entriesOf = (weights: Int32Array): [k: number, weight: number][] =>
  [...weights.entries()].filter(([, weight]) => weight > 0);

/** Kinds whose bits are independent, small and odd ones first. */
function basisOf(kinds: readonly CellKind[]): number[] {
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
