import { inverseMod, mod } from '../../../algebra/integers.ts';

/** target += factor · source modulo a prime below 2¹⁶. */
export function addMultiple(target: Uint32Array, source: Uint32Array, factor: number, p: number): void {
  if (factor === 0) return;
  for (let i = 0; i < target.length; i++) target[i] = ((Math.imul(source[i]!, factor) >>> 0) + target[i]!) % p;
}

/**
 * The matrix c + d·H over Z/p, H the adjacency of a path or a ring of n cells, solved by its recurrence
 * `d·y_{i+1} = right_i − c·y_i − d·y_{i−1}`: on a path y₀ is free and y_n must be 0, on a ring y₋₁ and y₀ are free
 * and must come round.
 */
export interface Line {
  /** The solutions of the recurrence for right = 0 with one free value 1 and the others 0, cells 0 … n−1. */
  readonly free: readonly Uint32Array[];
  /** A basis of the kernel, reduced: each has a 1 at its own cell of `pivots`, where the others have 0. */
  readonly kernel: readonly Uint32Array[];
  readonly pivots: readonly number[];
  /**
   * The free values that correct [y_{n−1}, y_n] of a particular solution starting with zeros; linear, and correct
   * wherever there is a solution.
   */
  parameters(ends: readonly [number, number]): number[];
  /** The same as a matrix: row j has the factors of y_{n−1} and y_n for the j-th free value. */
  readonly inverse: readonly (readonly [number, number])[];
}

/** Cost: O(n). */
export function lineOf(n: number, wraps: boolean, c: number, d: number, p: number): Line {
  if (d === 0) {
    // c is a unit or 0: then everything is in the kernel.
    const kernel =
      c === 0 ? Array.from({ length: n }, (_, i) => Uint32Array.from({ length: n }, (_, j) => Number(i === j))) : [];
    return { free: [], kernel, pivots: kernel.map((_, i) => i), parameters: () => [], inverse: [] };
  }
  const by = p - ((c * inverseMod(d, p)) % p);
  const run = (before: number, own: number): { cells: Uint32Array; ends: [number, number] } => {
    const cells = new Uint32Array(n);
    for (let i = 0; i < n; i++) {
      cells[i] = own;
      [before, own] = [own, (own * by + p - before) % p];
    }
    return { cells, ends: [before, own] };
  };
  const starts = wraps ? [run(1, 0), run(0, 1)] : [run(0, 1)];
  const free = starts.map(({ cells }) => cells);
  // E · parameters = ends: on a path −u_n · θ = y_n; on a ring θ − (u_{n−1}, u_n)·θ = (y_{n−1}, y_n).
  const e = wraps
    ? [0, 1].map((i) => starts.map(({ ends }, j) => mod(Number(i === j) - ends[i]!, p)))
    : [[mod(-starts[0]!.ends[1], p)]];
  const { inverse, kernel: relations } = generalInverse(e, p);
  const kernel = relations.map((relation) => {
    const vector = new Uint32Array(n);
    relation.forEach((times, j) => addMultiple(vector, free[j]!, times, p));
    return vector;
  });
  const wide = inverse.map((row): [number, number] => (wraps ? [row[0]!, row[1]!] : [0, row[0]!]));
  return {
    free,
    kernel,
    pivots: reduceBasis(kernel, p),
    parameters: ([last, beyond]) => wide.map(([a, b]) => (a * last + b * beyond) % p),
    inverse: wide,
  };
}

/** A matrix G with E·G·E = E for a square E modulo p, and a basis of E's kernel. */
function generalInverse(e: readonly (readonly number[])[], p: number): { inverse: number[][]; kernel: number[][] } {
  const n = e.length;
  const form = e.map((row, i) => [...row, ...Array.from({ length: n }, (_, j) => Number(i === j))]);
  const pivotOf: number[] = [];
  let top = 0;
  for (let column = 0; column < n; column++) {
    const found = form.findIndex((row, i) => i >= top && row[column] !== 0);
    if (found < 0) continue;
    [form[top], form[found]] = [form[found]!, form[top]!];
    const unit = inverseMod(form[top]![column]!, p);
    form[top] = form[top]!.map((entry) => (entry * unit) % p);
    form.forEach((row, i) => {
      const times = row[column]!;
      if (i !== top && times !== 0) form[i] = row.map((entry, k) => (entry + (p - times) * form[top]![k]!) % p);
    });
    pivotOf.push(column);
    top++;
  }
  const inverse = Array.from({ length: n }, (): number[] => Array.from({ length: n }, () => 0));
  pivotOf.forEach((column, row) => (inverse[column] = form[row]!.slice(n)));
  const kernel: number[][] = [];
  for (let column = 0; column < n; column++) {
    if (pivotOf.includes(column)) continue;
    const vector = Array.from({ length: n }, (_, i) => Number(i === column));
    pivotOf.forEach((pivot, row) => (vector[pivot] = mod(-form[row]![column]!, p)));
    kernel.push(vector);
  }
  return { inverse, kernel };
}

/** Brings a basis to reduced form in place and returns the cell of each vector's own 1. */
export function reduceBasis(basis: Uint32Array[], p: number): number[] {
  return basis.map((vector, i) => {
    const pivot = vector.findIndex((entry) => entry !== 0);
    const unit = inverseMod(vector[pivot]!, p);
    for (let k = 0; k < vector.length; k++) vector[k] = (vector[k]! * unit) % p;
    basis.forEach((other, j) => j !== i && addMultiple(other, vector, (p - other[pivot]!) % p, p));
    return pivot;
  });
}
