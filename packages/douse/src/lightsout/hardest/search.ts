import { parity } from '../../algebra/bitmatrix.ts';
import { walshHadamard } from '../../algebra/walsh.ts';
import { Stopped, tick, type Watch } from '../../algebra/watch.ts';
import { random } from '../../play/random.ts';
import type { CellKind, Refutation } from '../claims/hardest.ts';
import { type Division, LeastGreatest } from './bound.ts';

/** Starts of the local search. */
const STARTS = 60;
/** What whole weights add up to: the first that gives a proof is kept, so that proofs stay short. */
const WHOLES = [2 ** 6, 2 ** 10, 2 ** 16, 2 ** 24];
const REFUTED: Refutation = { weights: [] };
/** Nodes spent on one limit before it is split into classes. */
const WHOLE_NODES = 256;

/** Thrown when a limit needs too many nodes as a whole. */
class TooMany extends Error {}

/** The search of `hardest` for the y whose greatest S is least. */
export class HardestSearch {
  /** The best y found, and its greatest S. */
  best: Int32Array;
  greatest = Infinity;
  nodes = 0;
  /** Kinds whose y need not be negative. */
  readonly basis: readonly number[];
  /** Why the last limit is too low; empty unless proofs are kept. */
  refutation: Refutation = REFUTED;
  readonly #program: LeastGreatest;
  readonly #sums: Int32Array;
  /** The number of cells of each quiet pattern, and of all kinds. */
  readonly #weights: Int32Array;
  readonly #cells: number;
  /** The present limit of each S(k). */
  #limits: Int32Array;
  /** The last refutation of each class. */
  readonly #classes: { readonly limits: string; readonly why: Refutation }[] = [];
  #done = 0;
  #most = Infinity;

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
    this.#cells = kinds.reduce((sum, { cells }) => sum + cells.length, 0);
    const sizes = this.#sums.slice();
    kinds.forEach(({ bits: own, cells }) => (sizes[own] = cells.length));
    walshHadamard(sizes);
    this.#weights = sizes.map((sum) => (this.#cells - sum) / 2);
    this.#limits = this.#sums.slice();
    const { low, high } = this.#program;
    kinds.forEach(({ cells }, i) => ([low[i], high[i]] = [-cells.length, cells.length]));
    for (const i of this.basis) low[i] = high[i]! % 2;
  }

  /**
   * Finds the best y: refutes one limit after another from the least up, and returns the first that stands. No greatest
   * S is below it.
   */
  run(): number {
    // The mean of all S is 0, and S has the parity of the number of cells.
    const least = this.#cells % 2;
    this.#climb(least);
    let limit = least - 2;
    try {
      for (; limit < this.greatest; limit += 2) {
        const refutation = this.#refute(limit);
        if (refutation === null) break;
        this.refutation = refutation;
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    return Math.max(limit, least);
  }

  /**
   * Why the greatest S is above `limit`: as a whole if that is short, otherwise class by class; null if it is not
   * above.
   */
  #refute(limit: number): Refutation | null {
    this.#setLimits(new Int32Array(this.#sums.length).fill(limit), limit);
    this.#most = this.nodes + WHOLE_NODES;
    const { low, high } = this.#program;
    const ranges = [low.slice(), high.slice()] as const;
    try {
      return this.#branch(limit, 0, 1);
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      low.set(ranges[0]);
      high.set(ranges[1]);
    }
    this.#most = Infinity;
    const count = 4 * this.#sums.length;
    for (let name = 0; name < count; name++) {
      const limits = this.#classLimits(limit, name >>> 2, name & 3);
      // A class whose residues skip this limit has been refuted at the one before.
      const same = limits.join();
      if (this.#classes[name]?.limits === same) continue;
      this.#setLimits(limits, limit);
      const why = this.#branch(limit, name / count, 1 / count);
      if (why === null) return null;
      this.#classes[name] = { limits: same, why };
    }
    return this.keep ? { classes: this.#classes.map(({ why }) => why) } : REFUTED;
  }

  /**
   * The limits of all S(k) in a class of presses: S(k) = cells − 2 · (cells that x + k presses) is known modulo 8,
   * since |x + k| = |x| + |k| − 2·|x ∧ k|, and |x ∧ k| modulo 2 is that of the patterns that make up k.
   */
  #classLimits(limit: number, t: number, w: number): Int32Array {
    return this.#weights.map((weight, k) => {
      const pressed = w + weight - 2 * parity(t & k);
      return limit - ((((limit - this.#cells + 2 * pressed) % 8) + 8) % 8);
    });
  }

  /** The gap v − S(k) is at least what the limit of S(k) is below the common one. */
  #setLimits(limits: Int32Array, limit: number): void {
    this.#limits = limits;
    limits.forEach((own, k) => (this.#program.low[this.kinds.length + k] = limit - own));
  }

  /** S(k) for all k, from one y for each kind. */
  #sumsOf(values: ArrayLike<number>): Int32Array {
    const sums = this.#sums.fill(0);
    this.kinds.forEach(({ bits }, i) => (sums[bits] = values[i]!));
    walshHadamard(sums);
    return sums;
  }

  /** Keeps these y if they are the best so far. @returns a k with the greatest S */
  #offer(values: ArrayLike<number>): number {
    const sums = this.#sumsOf(values);
    let k = 0;
    for (let other = 1; other < sums.length; other++) if (sums[other]! > sums[k]!) k = other;
    if (sums[k]! < this.greatest) [this.greatest, this.best] = [sums[k]!, Int32Array.from(values)];
    return k;
  }

  /** Random y, improved one kind at a time by the sum of 2^S, which the greatest S dominates. */
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

  /** Looks for y in the ranges with a greatest S of at most `limit`: null if found, otherwise why there are none. */
  #branch(limit: number, from: number, width: number): Refutation | null {
    if (this.nodes++ >= this.#most) throw new TooMany();
    this.#done = from;
    const program = this.#program;
    // Weights spoilt by rounding get one more try from a fresh dictionary. After that the ranges are divided, down to
    // single values.
    for (let again = true; program.solve(limit); again = false) {
      for (const whole of this.keep ? WHOLES : WHOLES.slice(-1)) {
        const weights = program.weights(whole);
        if (this.#prove(weights, whole)) return this.keep ? { weights: entriesOf(weights) } : REFUTED;
      }
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
    // The more promising half comes first.
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

  /**
   * Whether the weighted mean of the S exceeds that of their limits, whatever y the ranges allow. All in whole numbers.
   */
  #prove(weights: Int32Array, whole: number): boolean {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total === 0 || total > 2 * whole + this.#sums.length) return false;
    const most = weights.reduce((sum, weight, k) => sum + weight * this.#limits[k]!, 0);
    const sums = this.#sums;
    sums.set(weights);
    walshHadamard(sums);
    const { low, high } = this.#program;
    let least = 0;
    this.kinds.forEach(({ bits }, i) => (least += sums[bits]! * (sums[bits]! > 0 ? low : high)[i]!));
    return least > most;
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
