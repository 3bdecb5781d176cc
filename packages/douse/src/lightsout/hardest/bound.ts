import { parity } from '../../algebra/bitmatrix.ts';

/** A kind i to divide the ranges by: yᵢ ≤ at, or yᵢ ≥ at + 2; `down` if the former promises more. */
export interface Division {
  readonly kind: number;
  readonly at: number;
  readonly down: boolean;
}

/**
 * Differences below the first two are rounding errors; then work between two calls of `onWork`, and pivots until a
 * fresh dictionary.
 */
const EPSILON = 1e-7;
const TINY = 1e-9;
const WORK = 2 ** 22;
const FRESH = 2 ** 11;

/**
 * The least v with S(k) = Σ ± yᵢ ≤ v for all k below 2^dimension, where yᵢ lies in its range and counts −1 if k and the
 * bits of i share an odd number of ones. This is a linear program, solved by the dual simplex method in doubles. Its
 * dual variables are the weights of the best bound.
 *
 * The dictionary writes v, some y, and most of the gaps v − S(k) as sums of the other y and gaps, which are *free*:
 * each free y is at one end of its range, each free gap at its least. The factors of the gaps in v are the weights,
 * never negative; the sign of the factor of a y in v says at which end it belongs. So a dictionary stays dual feasible
 * whatever the ranges become, and one dictionary serves a whole tree of ranges, and all classes of limits too.
 *
 * Example: cells a, b, c, d and the quiet patterns {a, c, d} and {b, c, d}. Their kinds are a (bits 01), b (10) and c,
 * d (11), so S(0) = a + b + c, S(1) = −a + b − c, S(2) = a − b − c, S(3) = −a − b + c, with c from −2 to 2. The kinds a
 * and b are a basis: they may be taken as +1. Then S(0) = 2 + c and S(1) = S(2) = −c, so v is least, 1, at c = −1.
 * There the gaps of S(0) and S(1) are free, with weight ½ each: (S(0) + S(1)) / 2 = b = 1 whatever c is. In whole
 * numbers: the weights 1 and 1 prove that no y has all S ≤ 0. As S has the parity of the four cells, some S is at least
 * 2, and no board needs more than (4 − 2) / 2 = 1 press.
 *
 * Rounding can spoil the result, so the weights are rounded to whole numbers and checked exactly: any weights that pass
 * are a proof, however they were found. Exact rationals were not tried, since a pivot changes kinds · 2^dimension
 * numbers and the weights need no precision.
 * Cost: kinds · 2^dimension multiplications a pivot.
 */
export class LeastGreatest {
  /** The ranges, which may be changed before `solve`; at kinds + k that of the gap v − S(k), 0 … ∞ at first. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly #kinds: number;
  readonly #rows: number;
  /** Row r says `basic[r] = Σ table[r][j] · free[j]`; the last row is v. Variable i < kinds is yᵢ, kinds + k a gap. */
  readonly #table: Float64Array;
  readonly #basic: Int32Array;
  readonly #free: Int32Array;
  /** Values of the variables of the rows, and of the columns. */
  readonly #values: Float64Array;
  readonly #at: Float64Array;
  #pivots = 0;
  #work = 0;

  /** @param bits  one number below 2^dimension for each kind */
  constructor(
    private readonly bits: readonly number[],
    dimension: number,
    private readonly onWork: () => void,
  ) {
    const [kinds, rows] = [bits.length, 2 ** dimension - 1];
    [this.#kinds, this.#rows] = [kinds, rows];
    this.low = new Float64Array(kinds + rows + 1);
    this.high = new Float64Array(kinds + rows + 1).fill(Infinity, kinds);
    this.#table = new Float64Array((rows + 1) * (kinds + 1));
    this.#basic = new Int32Array(rows);
    this.#free = new Int32Array(kinds + 1);
    this.#values = new Float64Array(rows + 1);
    this.#at = new Float64Array(kinds + 1);
    this.refresh();
  }

  /** Sets up the first dictionary, without rounding errors: all y are free, and the gap of S(0). */
  refresh(): void {
    const [table, columns] = [this.#table, this.#kinds + 1];
    this.#pivots = 0;
    this.#free.forEach((_, j, free) => (free[j] = j));
    for (let row = 0; row <= this.#rows; row++) {
      const k = row + 1;
      if (row < this.#rows) this.#basic[row] = this.#kinds + k;
      this.bits.forEach((bits, j) => (table[row * columns + j] = row === this.#rows ? 1 : 2 * parity(bits & k)));
      table[row * columns + this.#kinds] = 1;
    }
    this.#values.fill(0);
    this.#at.fill(0);
  }

  /**
   * Pivots until v is least or above `limit`, or so often that rounding must have gone wrong. v only grows.
   * @returns whether v is above `limit`
   */
  solve(limit: number): boolean {
    if (this.#pivots > FRESH) this.refresh();
    this.#settle();
    const most = this.#pivots + 10 * (this.#rows + this.#kinds);
    while (this.v <= limit + EPSILON && this.#pivots < most) {
      const row = this.#leaving();
      if (row < 0 || !this.#exchange(row)) break;
    }
    return this.v > limit + EPSILON;
  }

  get v(): number {
    return this.#values[this.#rows]!;
  }

  /** The weights, one for each k, as whole numbers with a sum of about `unit`. */
  weights(unit: number): Int32Array {
    const weights = new Int32Array(this.#rows + 1);
    const v = this.#rows * this.#free.length;
    this.#free.forEach((variable, j) => {
      if (variable >= this.#kinds) weights[variable - this.#kinds] = Math.max(0, unit * this.#table[v + j]! + 0.5);
    });
    return weights;
  }

  /** The y. */
  point(): Float64Array {
    const point = new Float64Array(this.#kinds);
    this.#free.forEach((variable, j) => variable < this.#kinds && (point[variable] = this.#at[j]!));
    this.#basic.forEach((variable, row) => variable < this.#kinds && (point[variable] = this.#values[row]!));
    return point;
  }

  /**
   * The y that lies strictly between two values of its range and whose next pivots, both ways, raise v most; null if
   * there is none.
   */
  division(limit: number): Division | null {
    let best: Division | null = null;
    let most = -1;
    const room = limit + 2 - this.v;
    this.#basic.forEach((kind, row) => {
      if (kind >= this.#kinds) return;
      const steps = (this.#values[row]! - this.low[kind]!) / 2;
      const part = steps - Math.floor(steps + EPSILON);
      // A y can be out of its range only if the pivots ended too early.
      if (part < EPSILON || steps < 0 || steps > (this.high[kind]! - this.low[kind]!) / 2) return;
      const down = Math.min(room, 2 * part * this.#price(row, -1));
      const up = Math.min(room, 2 * (1 - part) * this.#price(row, 1));
      const score = (down + 1e-4) * (up + 1e-4) + 1e-6 * part * (1 - part);
      if (score <= most) return;
      most = score;
      best = { kind, at: this.low[kind]! + 2 * Math.floor(steps + EPSILON), down: down <= up };
    });
    return best;
  }

  /** How fast v grows when a basic variable begins to move. */
  #price(row: number, sign: 1 | -1): number {
    const columns = this.#free.length;
    let least = Infinity;
    for (let j = 0; j < columns; j++) {
      const factor = sign * this.#table[row * columns + j]!;
      if (this.#helps(j, factor)) least = Math.min(least, Math.abs(this.#table[this.#rows * columns + j]! / factor));
    }
    return least;
  }

  /** Whether a free variable can move in a way that raises a sum in which it has this factor. */
  #helps(j: number, factor: number): boolean {
    const variable = this.#free[j]!;
    if (this.low[variable] === this.high[variable]) return false;
    return this.#at[j] === this.low[variable] ? factor > TINY : factor < -TINY;
  }

  /** Moves the free variables to the ends of their ranges where they belong: gaps to the low one. */
  #settle(): void {
    const v = this.#rows * this.#free.length;
    this.#free.forEach((variable, j) => {
      const low = variable >= this.#kinds || this.#table[v + j]! >= 0;
      this.#move(j, (low ? this.low : this.high)[variable]!);
    });
  }

  #move(j: number, to: number): void {
    const [table, values, columns] = [this.#table, this.#values, this.#free.length];
    const by = to - this.#at[j]!;
    if (by === 0) return;
    this.#at[j] = to;
    for (let row = 0, i = j; row < values.length; row++, i += columns) values[row]! += by * table[i]!;
  }

  /**
   * The row to pivot on, or −1: the one whose variable is farthest out of its range, relative to the length of the row
   * (dual steepest edge). Without that scaling 16 × 16 took 970 pivots a node instead of 37.
   */
  #leaving(): number {
    const [table, basic, values, low, high] = [this.#table, this.#basic, this.#values, this.low, this.high];
    const columns = this.#free.length;
    let [best, most] = [-1, 0];
    for (let row = 0; row < basic.length; row++) {
      const out = Math.max(low[basic[row]!]! - values[row]!, values[row]! - high[basic[row]!]!);
      if (out <= EPSILON) continue;
      let norm = 1;
      for (let i = row * columns, end = i + columns; i < end; i++) norm += table[i]! * table[i]!;
      const score = (out * out) / norm;
      if (score > most) [best, most] = [row, score];
    }
    return best;
  }

  /**
   * Brings a basic variable back into its range at the least cost; false if nothing can. Cheaper free y that are not
   * enough by themselves move to their other ends on the way.
   */
  #exchange(row: number): boolean {
    const [table, free, columns] = [this.#table, this.#free, this.#free.length];
    const leaves = this.#basic[row]!;
    const below = this.#values[row]! < this.low[leaves]!;
    const to = (below ? this.low : this.high)[leaves]!;
    const [start, v] = [row * columns, this.#rows * columns];
    const ways: number[] = [];
    for (let j = 0; j < columns; j++) if (this.#helps(j, below ? table[start + j]! : -table[start + j]!)) ways.push(j);
    const costs = ways.map((j) => Math.abs(table[v + j]! / table[start + j]!));
    let lack = Math.abs(to - this.#values[row]!);
    while (ways.length > 0) {
      let c = 0;
      for (let other = 1; other < ways.length; other++) {
        const by = costs[other]! - costs[c]!;
        if (by > TINY) continue;
        if (by < -TINY || Math.abs(table[start + ways[other]!]!) > Math.abs(table[start + ways[c]!]!)) c = other;
      }
      const j = ways[c]!;
      const [low, high] = [this.low[free[j]!]!, this.high[free[j]!]!];
      lack -= (high - low) * Math.abs(table[start + j]!);
      if (lack <= EPSILON || ways.length === 1) {
        this.#pivot(row, j, to);
        return true;
      }
      this.#move(j, this.#at[j] === low ? high : low);
      [ways[c], costs[c]] = [ways.at(-1)!, costs.at(-1)!];
      ways.pop();
      costs.pop();
    }
    return false;
  }

  /** The variable of the row becomes free at `to`, that of the column basic. */
  #pivot(row: number, column: number, to: number): void {
    const [table, columns] = [this.#table, this.#free.length];
    const start = row * columns;
    const factor = table[start + column]!;
    const at = this.#at[column]! + (to - this.#values[row]!) / factor;
    this.#move(column, at);
    this.#values[row] = at;
    this.#at[column] = to;
    [this.#basic[row], this.#free[column]] = [this.#free[column]!, this.#basic[row]!];

    for (let j = 0; j < columns; j++) table[start + j]! /= -factor;
    table[start + column] = 1 / factor;
    const line = table.slice(start, start + columns);
    for (let other = 0; other < table.length; other += columns) {
      const own = table[other + column]!;
      if (other === start || own === 0) continue;
      table[other + column] = 0;
      for (let j = 0; j < columns; j++) table[other + j]! += own * line[j]!;
    }
    this.#pivots++;
    this.#work += table.length;
    if (this.#work < WORK) return;
    this.#work = 0;
    this.onWork();
  }
}
