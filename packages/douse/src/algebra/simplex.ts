import { bigOperation, type Budget, spend } from './budget.ts';

/**
 * Linear programs `min c·x, A·x = b, low ≤ x ≤ high` in exact arithmetic, by the dual simplex method.
 *
 * The dictionary is kept free of fractions (Edmonds, Bareiss): every entry is a minor of [A | b | c] and all share
 * one denominator, the minor of the basis. So each division is exact, and small programs stay within doubles; where a
 * product would not, `Overflow` is thrown and `exactly()` goes on in big integers.
 */

/** A product went beyond 2⁵³. */
export class Overflow extends Error {
  constructor() {
    super('a number beyond 2^53');
    this.name = 'Overflow';
  }
}

/** The operations that differ between doubles and big integers. */
interface Numbers<T extends number | bigint> {
  from(value: number): T;
  negate(a: T): T;
  times(a: T, b: T): T;
  /** ⌊a / b⌋ for b > 0, and the remainder. */
  divide(a: T, b: T): [quotient: number, remainder: T];
  /** row[0] + Σ row[j + 1] · values[j]. */
  value(row: readonly T[], values: readonly T[]): T;
  /** (p · row − f · pivot) / d, entry by entry, every division exact. */
  combine(p: T, row: readonly T[], f: T, pivot: readonly T[], d: T): T[];
  /** How much dearer an operation is than one on doubles. */
  cost(d: T): number;
}

const LIMIT = Number.MAX_SAFE_INTEGER;
const safe = (a: number): number => {
  if (a > LIMIT || a < -LIMIT) throw new Overflow();
  return a;
};

const doubles: Numbers<number> = {
  from: safe,
  negate: (a) => -a,
  times: (a, b) => safe(a * b),
  divide: (a, b) => [Math.floor(a / b) + 0, a - b * Math.floor(a / b)],
  value(row, values) {
    let sum = row[0]!;
    for (let j = 0; j < values.length; j++) if (values[j] !== 0) sum = safe(sum + safe(row[j + 1]! * values[j]!));
    return sum;
  },
  combine(p, row, f, pivot, d) {
    const result = row.slice();
    for (let j = 0; j < row.length; j++) result[j] = safe(safe(p * row[j]!) - safe(f * pivot[j]!)) / d;
    return result;
  },
  cost: () => 1,
};

const bigs: Numbers<bigint> = {
  from: BigInt,
  negate: (a) => -a,
  times: (a, b) => a * b,
  divide(a, b) {
    const remainder = ((a % b) + b) % b;
    return [safe(Number((a - remainder) / b)), remainder];
  },
  value: (row, values) => values.reduce((sum, v, j) => (v === 0n ? sum : sum + row[j + 1]! * v), row[0]!),
  combine: (p, row, f, pivot, d) => row.map((entry, j) => (p * entry - f * pivot[j]!) / d),
  cost: (d) => bigOperation(4 * d.toString(16).length),
};

export interface Program {
  /** Numbers of rows and of columns of A. */
  readonly rows: number;
  readonly columns: number;
  /** Calls `entry` once for each non-zero entry of A, safe integers. */
  entries(entry: (row: number, column: number, value: number) => void): void;
  readonly right: ArrayLike<number>;
  /** c, integers from 0: that makes the empty basis dual feasible. */
  readonly costs: ArrayLike<number>;
  /** Further integers that may get bounds: sums w·x, one integer w each. */
  readonly sums: readonly (readonly bigint[])[];
}

/**
 * Numbers y, one a row of A, and z, one a sum, over a common unit D > 0. For all x with A·x = b they give `k·D·(c·x)
 * = y·b + Σᵢ zᵢ·sumᵢ + Σⱼ (k·D·cⱼ − (yᵀA)ⱼ − (zᵀW)ⱼ)·xⱼ`, so that the least value of each term between its bounds
 * makes a bound: on the costs for k = 1; for k = 0, where it is positive, it shows that there is no x.
 */
export interface Multipliers {
  readonly weights: readonly (number | bigint)[];
  readonly sums: readonly (number | bigint)[];
  readonly unit: number | bigint;
}

/** `cut`: the costs exceed what was asked for. */
export type Outcome = 'optimal' | 'infeasible' | 'cut';

/** Pivots after which the rule that cannot cycle takes over. */
const PATIENCE = 60;

/**
 * One dictionary. The variables are the x, then the sums, then what each row lacks, b − A·x, which has to be 0.
 * Row i says `D · basic[i] = table[i][0] + Σⱼ table[i][j + 1] · free[j]`; the last row says the same of the costs.
 * A free variable stands at its lower or upper bound.
 */
export class Simplex<T extends number | bigint = number> {
  /** Integer bounds of each variable; ±Infinity for none. A basic variable's may be narrowed, then `solve` again. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  private unit: T;
  private values: T[] = [];
  /** Row of the dictionary, and the sign with which it proves the last outcome. */
  private reason: readonly [row: number, sign: 1 | -1] = [0, 1];

  private constructor(
    private readonly numbers: Numbers<T>,
    /** How many variables are x, and how many x or sums. */
    private readonly columns: number,
    private readonly integers: number,
    private readonly table: T[][],
    private readonly basic: Int32Array,
    private readonly free: Int32Array,
    private readonly atHigh: Uint8Array,
    bounds: readonly [Float64Array, Float64Array],
    unit: T,
  ) {
    [this.low, this.high] = bounds;
    this.unit = unit;
  }

  /** The dictionary of a program, 0 ≤ x, before any pivot. */
  static of({ rows, columns, entries, right, costs, sums }: Program): Simplex<bigint> {
    const integers = columns + sums.length;
    const all = integers + rows;
    const table = Array.from({ length: all - columns + 1 }, () => Array.from({ length: columns + 1 }, () => 0n));
    sums.forEach((sum, i) => sum.forEach((factor, j) => (table[i]![j + 1] = factor)));
    entries((row, column, value) => (table[sums.length + row]![column + 1] = BigInt(-value)));
    for (let i = 0; i < rows; i++) table[sums.length + i]![0] = BigInt(right[i]!);
    for (let j = 0; j < columns; j++) table.at(-1)![j + 1] = BigInt(costs[j]!);
    const isSum = (variable: number): boolean => variable >= columns && variable < integers;
    return new Simplex(
      bigs,
      columns,
      integers,
      table,
      Int32Array.from({ length: all - columns }, (_, i) => columns + i),
      Int32Array.from({ length: columns }, (_, j) => j),
      new Uint8Array(all),
      [
        Float64Array.from({ length: all }, (_, i) => (isSum(i) ? -Infinity : 0)),
        Float64Array.from({ length: all }, (_, i) => (i < integers ? Infinity : 0)),
      ],
      1n,
    );
  }

  copy(): Simplex<T> {
    const table = this.table.map((row) => row.slice());
    return new Simplex(
      this.numbers,
      this.columns,
      this.integers,
      table,
      this.basic.slice(),
      this.free.slice(),
      this.atHigh.slice(),
      [this.low.slice(), this.high.slice()],
      this.unit,
    );
  }

  /** The same dictionary in big integers. */
  exactly(): Simplex<bigint> {
    return this.converted(bigs, BigInt);
  }

  /** The same dictionary in doubles. @throws {Overflow} if an entry is too large */
  inDoubles(): Simplex {
    return this.converted(doubles, (a) => safe(Number(a)));
  }

  private converted<S extends number | bigint>(numbers: Numbers<S>, convert: (a: number | bigint) => S): Simplex<S> {
    const { columns, integers, basic, free, atHigh, low, high } = this;
    const table = this.table.map((row) => row.map(convert));
    return new Simplex(numbers, columns, integers, table, basic, free, atHigh, [low, high], convert(this.unit));
  }

  /**
   * Pivots until the bounds hold, none can, or the costs are above `most`. The costs only grow, so that they are a
   * lower bound wherever it stops.
   * @throws {Overflow}, {Spent} or {Stopped}, with the dictionary still sound
   */
  solve(most: number, budget: Budget): Outcome {
    const { numbers, table, basic, free, low, high, atHigh } = this;
    const rows = basic.length;
    for (let pivots = 0; ; pivots++) {
      spend(budget, table.length * (free.length + 1) * numbers.cost(this.unit));
      const at = Array.from(free, (variable) => numbers.from(atHigh[variable] ? high[variable]! : low[variable]!));
      this.values = table.map((row) => numbers.value(row, at));
      if (most < Infinity && this.values[rows]! > numbers.times(this.unit, numbers.from(most))) {
        this.reason = [rows, -1];
        return 'cut';
      }
      const leaving = this.leaving(pivots >= PATIENCE);
      if (leaving === null) {
        this.reason = [rows, -1];
        return 'optimal';
      }
      const { row, below } = leaving;
      const entering = this.entering(row, below);
      if (entering < 0) {
        this.reason = [row, below ? 1 : -1];
        return 'infeasible';
      }
      this.pivot(row, entering);
      atHigh[free[entering]!] = below ? 0 : 1;
    }
  }

  /** The row of a basic variable outside its bounds: the one farthest out, or the one of the first variable. */
  private leaving(first: boolean): { row: number; below: boolean } | null {
    const { numbers, basic, low, high, values, unit } = this;
    let best: { row: number; below: boolean } | null = null;
    let most: T | null = null;
    for (let row = 0; row < basic.length; row++) {
      const variable = basic[row]!;
      const value = values[row]!;
      for (const [bound, below] of [[low[variable]!, true] as const, [high[variable]!, false] as const]) {
        if (bound === Infinity || bound === -Infinity) continue;
        const edge = bound === 0 ? numbers.from(0) : numbers.times(unit, numbers.from(bound));
        const out = (below ? (edge as number) - (value as number) : (value as number) - (edge as number)) as T;
        if (!(out > 0)) continue;
        if (first ? best === null || variable < basic[best.row]! : most === null || out > most) {
          best = { row, below };
          most = out;
        }
      }
    }
    return best;
  }

  /** The free variable that brings the row's variable back at the least cost for each step, or −1. */
  private entering(row: number, below: boolean): number {
    const { numbers, table, basic, free, low, high, atHigh } = this;
    const entries = table[row]!;
    const costs = table[basic.length]!;
    let best = -1;
    let [bestCost, bestEntry] = [numbers.from(0), numbers.from(1)];
    for (let j = 0; j < free.length; j++) {
      const variable = free[j]!;
      const entry = entries[j + 1]!;
      if (low[variable] === high[variable] || (!(entry < 0) && !(entry > 0))) continue;
      // At its lower bound it can only grow, at its upper one only shrink.
      if ((entry > 0 === (atHigh[variable] === 1)) === below) continue;
      const size = entry < 0 ? numbers.negate(entry) : entry;
      const cost = costs[j + 1]! < 0 ? numbers.negate(costs[j + 1]!) : costs[j + 1]!;
      if (best >= 0) {
        const [own, other] = [numbers.times(cost, bestEntry), numbers.times(bestCost, size)];
        if (own > other || (!(own < other) && variable > free[best]!)) continue;
      }
      best = j;
      [bestCost, bestEntry] = [cost, size];
    }
    return best;
  }

  /**
   * Exchanges the row's variable x with a free one, y: from D · x = … + p · y to p · y = D · x − …, with signs that
   * keep the unit positive.
   */
  private pivot(row: number, slot: number): void {
    const { numbers, table, basic, free, unit } = this;
    const pivot = table[row]!;
    const c = slot + 1;
    const negative = pivot[c]! < 0;
    const signed = (a: T): T => (negative ? numbers.negate(a) : a);
    const p = signed(pivot[c]!);
    const next = table.map((other, i) => {
      const result = i === row ? other.map((entry) => signed(numbers.negate(entry))) : null;
      const factor = signed(i === row ? unit : other[c]!);
      const entries = result ?? numbers.combine(p, other, factor, pivot, unit);
      entries[c] = factor;
      return entries;
    });
    next.forEach((entries, i) => (table[i] = entries));
    [basic[row], free[slot]] = [free[slot]!, basic[row]!];
    this.unit = p;
  }

  /** What the last outcome rests on: a bound on the costs, or the proof that the bounds cannot hold. */
  multipliers(): Multipliers {
    const { numbers, columns, integers, basic, free, table, unit } = this;
    const [row, sign] = this.reason;
    const y: T[] = Array.from({ length: basic.length - integers + columns }, () => numbers.from(0));
    const z: T[] = Array.from({ length: integers - columns }, () => numbers.from(0));
    // A sum counts with its own factor, what a row lacks with the opposite one.
    const entry = (variable: number, value: T, sign: 1 | -1): void => {
      if (variable >= integers) y[variable - integers] = sign > 0 ? numbers.negate(value) : value;
      else if (variable >= columns) z[variable - columns] = sign > 0 ? value : numbers.negate(value);
    };
    free.forEach((variable, j) => entry(variable, table[row]![j + 1]!, sign > 0 ? -1 : 1));
    if (row < basic.length) entry(basic[row]!, unit, sign);
    return { weights: y, sums: z, unit };
  }

  /** The last costs, a lower bound: the least integer from there on; 0 before any. */
  bound(): number {
    if (this.values.length === 0) return 0;
    const [floor, remainder] = this.numbers.divide(this.values[this.basic.length]!, this.unit);
    return remainder > 0 ? floor + 1 : floor;
  }

  /** The entries kept. */
  get size(): number {
    return this.table.length * (this.free.length + 1);
  }

  /** The x of the last outcome, rounded down. */
  point(): number[] {
    const point = Array.from({ length: this.columns }, () => 0);
    for (const variable of this.free) {
      if (variable < this.columns) point[variable] = (this.atHigh[variable] ? this.high : this.low)[variable]!;
    }
    this.basic.forEach((variable, row) => {
      if (variable < this.columns) point[variable] = this.numbers.divide(this.values[row]!, this.unit)[0];
    });
    return point;
  }

  /**
   * Of the last outcome, the last sum that is no integer, or else the x that is farthest from one, or null: the
   * integer below it, and whether that is the nearer one.
   */
  fractional(): { variable: number; at: number; down: boolean } | null {
    const { numbers, columns, integers, basic, values, unit } = this;
    let best: { variable: number; at: number; down: boolean } | null = null;
    let most: T | null = null;
    basic.forEach((variable, row) => {
      if (variable >= integers) return;
      const [at, remainder] = numbers.divide(values[row]!, unit);
      if (!(remainder > 0)) return;
      const other = ((unit as number) - (remainder as number)) as T;
      const down = remainder < other;
      const distance = down ? remainder : other;
      const known = best === null ? -1 : best.variable;
      if (variable >= columns ? variable < known : known >= columns || (most !== null && !(distance > most))) return;
      most = distance;
      best = { variable, at, down };
    });
    return best;
  }
}
