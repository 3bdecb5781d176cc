import { BitMatrix } from './bitmatrix.ts';
import { echelon, kernelOfReduced } from './echelon.ts';
import { checkModulus, inverseMod, mulMod, primePowers, type PrimePower } from './integers.ts';
import { tick, type Watch } from './watch.ts';

/**
 * Linear systems `A · x ≡ c (mod q)` for any q ≥ 2, prime or not, by elimination.
 *
 * q = 2 is packed. Any other q is taken apart into its prime powers p^k. Z/p^k is a local ring: of two entries the
 * one with fewer factors p divides the other, so Gaussian elimination works if pivots are taken in the order of
 * their valuation (number of factors p). The parts are put together again by the Chinese remainder theorem.
 *
 * Z/q is quasi-Frobenius: the system is solvable iff every y with yᵀA ≡ 0 has y·c ≡ 0. Such a y with y·c ≢ 0, the
 * *obstruction*, solves the transposed system `[Aᵀ; cᵀ] · y = (0, …, 0, p^(k−1))`.
 */
export interface LinearSystem {
  /** Number of equations, and of unknowns. */
  readonly rows: number;
  readonly columns: number;
  readonly modulus: number;
  /** Calls `entry` once for each non-zero entry of A, in any order, values in 1 … modulus−1. */
  entries(entry: (row: number, column: number, value: number) => void): void;
  /** One number in 0 … modulus−1 for each equation. */
  readonly right: ArrayLike<number>;
}

export interface LinearSolution {
  /** Numbers in 0 … modulus−1, or null if there is no solution. */
  readonly solution: Uint32Array | null;
  /** Null if there is a solution. */
  readonly obstruction: Uint32Array | null;
  readonly kernel: ModularKernel;
}

/**
 * The kernel as a direct sum of cyclic groups: each element is `Σ aᵢ · generators[i]` for exactly one choice of
 * `0 ≤ aᵢ < orders[i]`.
 */
export interface ModularKernel {
  /** Made when first read. @throws {RangeError} beyond MAX_GENERATORS entries */
  readonly generators: readonly Uint32Array[];
  readonly orders: readonly number[];
}

/** Most entries of all generators of a kernel together: one gibibyte. */
export const MAX_GENERATORS = 2 ** 28;

/** A kernel of vectors of `length` entries, whose generators `make` makes once, when they are first read. */
export function lazyKernel(length: number, orders: readonly number[], make: () => Uint32Array[]): ModularKernel {
  let made: Uint32Array[] | null = null;
  return {
    orders,
    get generators() {
      if (orders.length * length > MAX_GENERATORS)
        throw new RangeError(
          `kernel: expected at most ${MAX_GENERATORS} entries, got ${orders.length} generators of ${length}`,
        );
      made ??= make();
      return made;
    },
  };
}

/** Most entries of one dense system; beyond it the elimination would take longer than anybody waits. */
export const MAX_DENSE_BITS = 2 ** 30;
export const MAX_DENSE_ENTRIES = 2 ** 25;

/** True if `solveLinear` takes systems of this size. */
export const fitsDense = (rows: number, columns: number, modulus: number): boolean =>
  rows * (columns + 1) <= (modulus === 2 ? MAX_DENSE_BITS : MAX_DENSE_ENTRIES);

/**
 * Solves a linear system exactly.
 * @throws {RangeError} if it is larger than `fitsDense` allows, or the modulus is not in 2 … 2²⁶
 * Cost: O(rows · columns · rank / 256) word operations for q = 2, O(rows · columns · rank) otherwise.
 */
export function solveLinear(system: LinearSystem, watch: Watch = {}): LinearSolution {
  const { rows, columns, modulus } = system;
  checkModulus('solveLinear', modulus);
  if (!fitsDense(rows, columns, modulus)) {
    throw new RangeError(`solveLinear: expected a system within the size limits, got ${rows} × ${columns}`);
  }
  const parts = primePowers(modulus).map((power) => solvePart(system, power, watch));
  const orders = parts.flatMap(({ kernel }) => kernel.orders);
  const kernel = lazyKernel(columns, orders, () =>
    parts.flatMap(({ kernel, lift }) => kernel.generators.map((g) => g.map((a) => mulMod(a, lift, modulus)))),
  );
  const failed = parts.find(({ obstruction }) => obstruction !== null);
  if (failed !== undefined) {
    const factor = modulus / failed.value;
    return { solution: null, obstruction: failed.obstruction!.map((a) => a * factor), kernel };
  }
  const solution = new Uint32Array(columns);
  for (const part of parts) {
    for (let i = 0; i < columns; i++) {
      solution[i] = (solution[i]! + mulMod(part.solution![i]!, part.lift, modulus)) % modulus;
    }
  }
  return { solution, obstruction: null, kernel };
}

type Part = LinearSolution & {
  readonly value: number;
  /** ≡ 1 modulo this prime power and ≡ 0 modulo the others. */
  readonly lift: number;
};

function solvePart(system: LinearSystem, power: PrimePower, watch: Watch): Part {
  const cofactor = system.modulus / power.value;
  const lift = cofactor * inverseMod(cofactor % power.value, power.value);
  const run = power.value === 2 ? solveBits : solveLocal;
  const { solution, kernel } = run(system, power, watch);
  if (solution !== null) return { solution, obstruction: null, kernel, value: power.value, lift };
  const transposed: LinearSystem = {
    rows: system.columns + 1,
    columns: system.rows,
    modulus: power.value,
    entries(entry) {
      system.entries((row, column, value) => {
        if (value % power.value !== 0) entry(column, row, value % power.value);
      });
      for (let row = 0; row < system.rows; row++) {
        const value = system.right[row]! % power.value;
        if (value !== 0) entry(system.columns, row, value);
      }
    },
    right: Object.assign(new Uint32Array(system.columns + 1), { [system.columns]: power.value / power.prime }),
  };
  return { solution, obstruction: run(transposed, power, watch).solution!, kernel, value: power.value, lift };
}

type Eliminated = Pick<LinearSolution, 'solution' | 'kernel'>;

function solveBits({ rows, columns, entries, right }: LinearSystem, _: PrimePower, watch: Watch): Eliminated {
  const form = new BitMatrix(rows, columns + 1);
  entries((row, column, value) => form.set(row, column, value));
  for (let row = 0; row < rows; row++) form.set(row, columns, right[row]!);
  const pivots = echelon(form, { width: columns, reduced: true, ...watch });
  const orders = Array.from({ length: columns - pivots.length }, () => 2);
  const kernel = lazyKernel(columns, orders, () => {
    const basis = kernelOfReduced(form, pivots, columns);
    return orders.map((_, i) => Uint32Array.from({ length: columns }, (_, column) => basis.get(i, column)));
  });
  for (let row = pivots.length; row < rows; row++) if (form.get(row, columns)) return { solution: null, kernel };
  const solution = new Uint32Array(columns);
  pivots.forEach((column, row) => {
    solution[column] = form.get(row, columns);
  });
  return { solution, kernel };
}

/** One pivot: its column, and its value `unit · p^valuation`. */
interface LocalPivot {
  readonly column: number;
  /** p^valuation. */
  readonly power: number;
  readonly unit: number;
}

function solveLocal(system: LinearSystem, { prime, exponent, value: m }: PrimePower, watch: Watch): Eliminated {
  const { rows, columns } = system;
  const width = columns + 1;
  const form = Array.from({ length: rows }, (_, row) => {
    const entries = new Uint32Array(width);
    entries[columns] = system.right[row]! % m;
    return entries;
  });
  system.entries((row, column, value) => {
    form[row]![column] = value % m;
  });
  const pivots = localEchelon(form, columns, { prime, exponent, value: m }, watch);

  // Solves `row · x = c` for the pivot unknowns, last pivot first; null if a right side has too few factors p.
  const substitute = (x: Uint32Array, from: number, right: (row: number) => number): boolean => {
    for (let i = from; i >= 0; i--) {
      const { column, power, unit } = pivots[i]!;
      const row = form[i]!;
      let sum = 0;
      for (let c = 0; c < columns; c++) if (x[c] !== 0 && row[c] !== 0) sum = (sum + row[c]! * x[c]!) % m;
      const rest = (right(i) - sum + m) % m;
      if (rest % power !== 0) return false;
      x[column] = mulMod(rest / power, inverseMod(unit, m), m / power);
    }
    return true;
  };

  const isPivot = new Uint8Array(columns);
  for (const { column } of pivots) isPivot[column] = 1;
  // One generator for each free column, and one for each pivot that is no unit; `from` is the last pivot that it
  // leaves open.
  const starts: { column: number; entry: number; from: number; order: number }[] = [];
  for (let column = 0; column < columns; column++)
    if (!isPivot[column]) starts.push({ column, entry: 1, from: pivots.length - 1, order: m });
  pivots.forEach(({ column, power }, i) => {
    if (power > 1) starts.push({ column, entry: m / power, from: i - 1, order: power });
  });
  const kernel = lazyKernel(
    columns,
    starts.map(({ order }) => order),
    () =>
      starts.map(({ column, entry, from }) => {
        const x = new Uint32Array(columns);
        x[column] = entry;
        substitute(x, from, () => 0);
        return x;
      }),
  );

  for (let i = pivots.length; i < rows; i++) if (form[i]![columns] !== 0) return { solution: null, kernel };
  const solution = new Uint32Array(columns);
  const solved = substitute(solution, pivots.length - 1, (row) => form[row]![columns]!);
  return { solution: solved ? solution : null, kernel };
}

/**
 * Row echelon form over Z/p^k in place: pivots of valuation 0 first, then 1, … Every entry of a pivot's row, and of the
 * rows below, has at least the pivot's valuation. One pass over the columns a valuation suffices: adding multiples of a
 * pivot row never lowers the least valuation of a column that was passed over.
 */
function localEchelon(
  form: Uint32Array[],
  columns: number,
  { prime, exponent, value: m }: PrimePower,
  watch: Watch,
): LocalPivot[] {
  const pivots: LocalPivot[] = [];
  const isPivot = new Uint8Array(columns);
  for (let power = 1, valuation = 0; valuation < exponent; power *= prime, valuation++) {
    const next = power * prime;
    for (let column = 0; column < columns && pivots.length < form.length; column++) {
      if (isPivot[column]) continue;
      const top = pivots.length;
      tick(watch, top / columns);
      let found = top;
      while (found < form.length && form[found]![column]! % next === 0) found++;
      if (found === form.length) continue;
      const row = form[found]!;
      form[found] = form[top]!;
      form[top] = row;
      const unit = row[column]! / power;
      const inverse = inverseMod(unit, m);
      for (let i = top + 1; i < form.length; i++) {
        const entry = form[i]![column]!;
        if (entry !== 0) addMultiple(form[i]!, row, m - mulMod(entry / power, inverse, m), m);
      }
      isPivot[column] = 1;
      pivots.push({ column, power, unit });
    }
  }
  return pivots;
}

/** `target += factor · source` modulo m. Up to 2¹⁶ a product fits an unsigned word, beyond it an exact double. */
function addMultiple(target: Uint32Array, source: Uint32Array, factor: number, m: number): void {
  if (m <= 0x10000) {
    factor %= m;
    for (let c = 0; c < target.length; c++) {
      const entry = source[c]!;
      if (entry !== 0) target[c] = ((Math.imul(factor, entry) + target[c]!) >>> 0) % m;
    }
  } else {
    for (let c = 0; c < target.length; c++) if (source[c] !== 0) target[c] = (source[c]! * factor + target[c]!) % m;
  }
}
