import { bigOperation, type Budget, spend } from './budget.ts';

/** Lattices of integer vectors: the integer kernel of a matrix, with a short basis. */

/**
 * A basis of the integer vectors with A·x = 0, and integer coordinates: `coordinates[i] · basis[j]` is 1 for i = j
 * and 0 otherwise.
 */
export interface KernelLattice {
  /** All but the last have costs·x = 0 (and the last too, if every vector of the lattice has). */
  readonly basis: bigint[][];
  /** So any integer x with the same A·x as x₀ is x₀ + Σ (coordinatesᵢ · (x − x₀)) · basisᵢ. */
  readonly coordinates: bigint[][];
  readonly echelon: ColumnEchelon;
}

/** A·U for a unimodular U: column j is 0 above row `pivots[j]`, and not in it. */
export interface ColumnEchelon {
  readonly columns: readonly (readonly bigint[])[];
  readonly pivots: readonly number[];
}

/**
 * The integer kernel of a matrix: first the vectors that change no costs, reduced by LLL, then one that does.
 *
 * Columns are brought to echelon form by unimodular operations, which are followed on U and on U⁻¹ (A·U = [H 0]).
 * @param matrix  integers, one array a row of A; left as they are
 * @param costs   one integer a column
 * Cost: cubic in the size, on numbers that grow; for a few dozen columns.
 */
export function kernelLattice(
  matrix: readonly ArrayLike<number>[],
  costs: ArrayLike<number>,
  budget: Budget,
): KernelLattice {
  const rows = [...matrix, costs];
  const columns = costs.length;
  const unit = (): bigint[][] =>
    Array.from({ length: columns }, (_, i) => Array.from({ length: columns }, (_, j) => (i === j ? 1n : 0n)));
  // One entry a column: its image under A, the column of U, and the row of U⁻¹ that belongs to it.
  const images = Array.from({ length: columns }, (_, j) => rows.map((row) => BigInt(row[j]!)));
  const u = unit();
  const inverse = unit();
  let done = 0;
  let rank = 0;
  const pivots: number[] = [];
  for (let r = 0; r < rows.length; r++) {
    if (r === matrix.length) rank = done;
    for (;;) {
      let least = -1;
      let others = 0;
      for (let j = done; j < columns; j++) {
        if (images[j]![r] === 0n) continue;
        others++;
        if (least < 0 || abs(images[j]![r]!) < abs(images[least]![r]!)) least = j;
      }
      if (others === 0) break;
      for (const list of [images, u, inverse]) [list[done], list[least]] = [list[least]!, list[done]!];
      if (others === 1) {
        done++;
        pivots.push(r);
        break;
      }
      for (let j = done + 1; j < columns; j++) {
        const factor = rounded(images[j]![r]!, images[done]![r]!);
        if (factor === 0n) continue;
        spend(budget, (rows.length + 2 * columns) * bigOperation(bits(images[j]![r]!)));
        addMultiple(images[j]!, images[done]!, -factor);
        addMultiple(u[j]!, u[done]!, -factor);
        addMultiple(inverse[done]!, inverse[j]!, factor);
      }
    }
  }
  const order = <T>(list: T[]): T[] => [...list.slice(done), ...list.slice(rank, done)];
  const lattice = {
    basis: order(u),
    coordinates: order(inverse),
    echelon: { columns: images.slice(0, rank), pivots: pivots.slice(0, rank) },
  };
  reduce(lattice.basis, lattice.coordinates, done > rank, budget);
  // Adding rows of A changes a coordinate only by a constant, and makes the factors small.
  const span = pivots.slice(0, rank).map((r) => Array.from(matrix[r]!, BigInt));
  const mirror = span.map(() => []);
  reduce(span, mirror, false, budget);
  for (const coordinate of lattice.coordinates) reduce([...span, coordinate], [...mirror, []], true, budget);
  return lattice;
}

/**
 * Numbers y over a common unit with y·A integral and y·b not, if A·x = b has a rational solution but no integral one;
 * otherwise null. (The unknowns of H·z = b are settled one after the other; the first that is no integer gives a row
 * of H⁻¹.)
 */
export function integralObstruction(
  { columns, pivots }: ColumnEchelon,
  right: ArrayLike<number>,
): { weights: bigint[]; unit: bigint } | null {
  const rest = Array.from(right, BigInt);
  for (const [j, row] of pivots.entries()) {
    const pivot = columns[j]![row]!;
    if (rest[row]! % pivot === 0n) {
      addMultiple(rest, columns[j]!, -rest[row]! / pivot);
      continue;
    }
    // The unit is the product of the pivots so far, so that all divisions are exact.
    const weights = Array.from(right, () => 0n);
    const unit = columns.slice(0, j + 1).reduce((product, column, i) => product * abs(column[pivots[i]!]!), 1n);
    for (let i = j; i >= 0; i--) {
      const sum = (i === j ? unit : 0n) - dot(weights, columns[i]!);
      weights[pivots[i]!] = sum / columns[i]![pivots[i]!]!;
    }
    return { weights, unit };
  }
  return null;
}

/** About how many bits a number has. */
const bits = (a: bigint): number => (BigInt.asIntN(64, a) === a ? 64 : 4 * a.toString(16).length);
const abs = (a: bigint): bigint => (a < 0n ? -a : a);
const dot = (a: readonly bigint[], b: readonly bigint[]): bigint => a.reduce((sum, v, i) => sum + v * b[i]!, 0n);

function addMultiple(target: bigint[], source: readonly bigint[], factor: bigint): void {
  for (let i = 0; i < target.length; i++) if (source[i] !== 0n) target[i]! += factor * source[i]!;
}

/** a / b to the nearest integer. */
function rounded(a: bigint, b: bigint): bigint {
  if (b < 0n) [a, b] = [-a, -b];
  const twice = 2n * a + b;
  const floor = twice / (2n * b);
  return twice < 0n && floor * 2n * b !== twice ? floor - 1n : floor;
}

/**
 * LLL in integers, in place, where the last vector may have to keep its place: the Gram–Schmidt coefficients are λᵢⱼ
 * / dⱼ₊₁, with dᵢ the Gram determinant of the first i vectors.
 * Source: de Weger (1987); Cohen, A Course in Computational Algebraic Number Theory, algorithm 2.6.7.
 */
function reduce(basis: bigint[][], coordinates: bigint[][], lastStays: boolean, budget: Budget): void {
  const size = basis.length;
  if (size < 2) return;
  const lambda = basis.map(() => basis.map(() => 0n));
  const d = [1n, ...basis.map(() => 0n)];
  const orthogonalise = (k: number): void => {
    spend(budget, k * (k + basis[k]!.length) * bigOperation(bits(d[k]!)));
    for (let j = 0; j <= k; j++) {
      let value = dot(basis[k]!, basis[j]!);
      for (let i = 0; i < j; i++) value = (d[i + 1]! * value - lambda[k]![i]! * lambda[j]![i]!) / d[i]!;
      if (j < k) lambda[k]![j] = value;
      else d[k + 1] = value;
    }
  };
  const shorten = (k: number, j: number): void => {
    const factor = rounded(lambda[k]![j]!, d[j + 1]!);
    if (factor === 0n) return;
    addMultiple(basis[k]!, basis[j]!, -factor);
    addMultiple(coordinates[j]!, coordinates[k]!, factor);
    for (let i = 0; i < j; i++) lambda[k]![i]! -= factor * lambda[j]![i]!;
    lambda[k]![j]! -= factor * d[j + 1]!;
  };
  orthogonalise(0);
  let reached = 0;
  for (let k = 1; k < size;) {
    if (k > reached) {
      reached = k;
      orthogonalise(k);
    }
    shorten(k, k - 1);
    const l = lambda[k]![k - 1]!;
    const stays = lastStays && k === size - 1;
    if (!stays && 4n * d[k + 1]! * d[k - 1]! < 3n * d[k]! * d[k]! - 4n * l * l) {
      for (const list of [basis, coordinates]) [list[k], list[k - 1]] = [list[k - 1]!, list[k]!];
      // The vectors before are still orthogonal; the two that changed places, and all after them, are done again.
      for (let i = k - 1; i <= reached; i++) orthogonalise(i);
      k = Math.max(1, k - 1);
    } else {
      for (let j = k - 2; j >= 0; j--) shorten(k, j);
      k++;
    }
  }
}
