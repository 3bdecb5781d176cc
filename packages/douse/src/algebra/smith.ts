/**
 * Smith invariants over the integers: s₁ | s₂ | … with A = U · diag(s) · V for unimodular U and V.
 * They answer for all moduli at once: over Z/q the kernel has Π gcd(sᵢ, q) elements.
 */

/** Largest matrix whose invariants are computed: rows · columns. */
export const MAX_SMITH_ENTRIES = 1_000_000;

/**
 * The min(rows, columns) invariants of an integer matrix, ascending by divisibility, zeros last.
 *
 * Entries ±1 are used as pivots first, sparsest row and column first, so that only a small core needs big numbers.
 * @param rows  the matrix, one array of safe integers a row; left as it is
 * @throws {RangeError} beyond MAX_SMITH_ENTRIES
 * Cost: cubic in the size; the core's numbers grow, so a few hundred rows and columns are the practical limit.
 */
export function smithInvariants(rows: readonly ArrayLike<number>[], columns: number): bigint[] {
  if (rows.length * columns > MAX_SMITH_ENTRIES)
    throw new RangeError(
      `smithInvariants: expected at most ${MAX_SMITH_ENTRIES} entries, got ${rows.length} × ${columns}`,
    );
  const size = Math.min(rows.length, columns);
  let live: Map<number, bigint>[] = rows.map((row) => {
    const entries = new Map<number, bigint>();
    for (let c = 0; c < columns; c++) if (row[c] !== 0) entries.set(c, BigInt(row[c]!));
    return entries;
  });
  let units = 0;
  for (;;) {
    const pivot = sparsestUnit(live);
    if (pivot === null) break;
    const row = live[pivot.row]!;
    const value = row.get(pivot.column)!;
    for (const [i, other] of live.entries()) {
      const entry = i === pivot.row ? undefined : other.get(pivot.column);
      if (entry !== undefined) addMultiple(other, row, -entry * value);
    }
    live = live.filter((other, i) => i !== pivot.row && other.size > 0);
    units++;
  }
  const core = denseCore(live);
  const invariants = [...Array.from({ length: units }, () => 1n), ...diagonalise(core)];
  return [...invariants, ...Array.from({ length: size - invariants.length }, () => 0n)];
}

const isUnit = (value: bigint): boolean => value === 1n || value === -1n;

/** The unit entry with the least fill-in, (row entries − 1)(column entries − 1), or null if no entry is ±1. */
function sparsestUnit(rows: readonly Map<number, bigint>[]): { row: number; column: number } | null {
  const inColumn = new Map<number, number>();
  for (const row of rows) for (const column of row.keys()) inColumn.set(column, (inColumn.get(column) ?? 0) + 1);
  let best: { row: number; column: number } | null = null;
  let least = Infinity;
  for (const [row, entries] of rows.entries()) {
    for (const [column, value] of entries) {
      if (!isUnit(value)) continue;
      const fill = (entries.size - 1) * (inColumn.get(column)! - 1);
      if (fill < least) {
        least = fill;
        best = { row, column };
      }
    }
    if (least === 0) break;
  }
  return best;
}

function addMultiple(target: Map<number, bigint>, source: Map<number, bigint>, factor: bigint): void {
  for (const [column, value] of source) {
    const sum = (target.get(column) ?? 0n) + factor * value;
    if (sum === 0n) target.delete(column);
    else target.set(column, sum);
  }
}

function denseCore(rows: readonly Map<number, bigint>[]): bigint[][] {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return rows.map((row) => columns.map((column) => row.get(column) ?? 0n));
}

/** The non-zero invariants of a dense matrix, which is used up. */
function diagonalise(matrix: bigint[][]): bigint[] {
  const result: bigint[] = [];
  const abs = (a: bigint): bigint => (a < 0n ? -a : a);
  for (let rest = matrix; ;) {
    // Bring the smallest entry to the corner until it divides its row, its column and everything else.
    let at: [number, number] | null = null;
    rest.forEach((row, i) =>
      row.forEach((value, j) => {
        if (value !== 0n && (at === null || abs(value) < abs(rest[at[0]]![at[1]]!))) at = [i, j];
      }),
    );
    if (at === null) return chain(result);
    const [pivotRow, pivotColumn] = at as [number, number];
    const pivot = rest[pivotRow]![pivotColumn]!;
    let clean = true;
    for (const [i, row] of rest.entries()) {
      if (i === pivotRow || row[pivotColumn] === 0n) continue;
      const factor = row[pivotColumn]! / pivot;
      row.forEach((value, j) => (row[j] = value - factor * rest[pivotRow]![j]!));
      if (row[pivotColumn] !== 0n) clean = false;
    }
    if (!clean) continue;
    for (let j = 0; j < rest[0]!.length; j++) {
      if (j === pivotColumn) continue;
      const factor = rest[pivotRow]![j]! / pivot;
      rest[pivotRow]![j]! -= factor * pivot;
      if (rest[pivotRow]![j] !== 0n) clean = false;
    }
    if (!clean) continue;
    result.push(abs(pivot));
    rest = rest.filter((_, i) => i !== pivotRow).map((row) => row.filter((_, j) => j !== pivotColumn));
  }
}

/** Turns any diagonal into one where each entry divides the next: (a, b) ↦ (gcd, lcm). */
function chain(diagonal: bigint[]): bigint[] {
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
  for (let i = 0; i < diagonal.length; i++) {
    for (let j = i + 1; j < diagonal.length; j++) {
      const common = gcd(diagonal[i]!, diagonal[j]!);
      diagonal[j] = (diagonal[i]! / common) * diagonal[j]!;
      diagonal[i] = common;
    }
  }
  return diagonal;
}
