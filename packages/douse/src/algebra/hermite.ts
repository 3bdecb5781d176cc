import { checkModulus, gcd, inverseMod, mod } from './integers.ts';

/** A matrix over Z/q brought to echelon form by invertible row operations. */
export interface EchelonForm {
  /** E, in reduced echelon form: each pivot divides q, is 1 over a field, and reduces the entries above it. */
  readonly echelon: Uint32Array[];
  /** P, invertible, with P · A = E (mod q). Over a field its rows beyond the rank are a basis of {y : yᵀA = 0}. */
  readonly pass: Uint32Array[];
  /** Columns of the pivots, ascending; the pivot of row i is `echelon[i][pivots[i]]`. */
  readonly pivots: readonly number[];
  readonly steps: readonly RowStep[];
}

/** One row operation, for showing the steps. */
export type RowStep =
  | { readonly kind: 'swap'; readonly row: number; readonly with: number }
  | { readonly kind: 'scale'; readonly row: number; readonly by: number }
  /** Row += by · from. */
  | { readonly kind: 'add'; readonly row: number; readonly from: number; readonly by: number };

/** Most entries of a matrix that is brought to this form. */
export const MAX_HERMITE = 4_000_000;

/**
 * Reduced echelon form over Z/q, any q from 2 to 2²⁶, with the pass matrix and every step.
 *
 * Entries that are not units are handled by Euclid's algorithm between rows, so that every operation is invertible.
 * @param rows  integers, one array a row; left as they are
 * @throws {RangeError} beyond MAX_HERMITE entries, or if the modulus is out of range
 * Cost: O(rows · columns · rank) ring operations, times log q for composite q.
 */
export function echelonForm(rows: readonly ArrayLike<number>[], columns: number, q: number): EchelonForm {
  checkModulus('echelonForm', q);
  if (rows.length * (columns + rows.length) > MAX_HERMITE) {
    throw new RangeError(`echelonForm: expected at most ${MAX_HERMITE} entries, got ${rows.length} × ${columns}`);
  }
  const form = rows.map((row) => Uint32Array.from(row, (a) => mod(a, q)));
  const pass = rows.map((_, i) => Uint32Array.from({ length: rows.length }, (_, j) => (i === j ? 1 : 0)));
  const steps: RowStep[] = [];
  const pivots: number[] = [];

  const swap = (a: number, b: number): void => {
    if (a === b) return;
    for (const matrix of [form, pass]) [matrix[a], matrix[b]] = [matrix[b]!, matrix[a]!];
    steps.push({ kind: 'swap', row: a, with: b });
  };
  const scale = (row: number, by: number): void => {
    if (by === 1) return;
    for (const matrix of [form, pass]) matrix[row]!.forEach((a, c, own) => (own[c] = (a * by) % q));
    steps.push({ kind: 'scale', row, by });
  };
  const addRow = (row: number, from: number, by: number): void => {
    if (by === 0) return;
    for (const matrix of [form, pass]) {
      const source = matrix[from]!;
      matrix[row]!.forEach((a, c, own) => (own[c] = (a + source[c]! * by) % q));
    }
    steps.push({ kind: 'add', row, from, by });
  };

  for (let column = 0; column < columns && pivots.length < rows.length; column++) {
    const top = pivots.length;
    for (;;) {
      // The entry with the smallest common divisor with q goes to the top; a unit ends the search at once.
      let best = -1;
      for (let i = top; i < form.length; i++) {
        const entry = form[i]![column]!;
        if (entry !== 0 && (best < 0 || gcd(entry, q) < gcd(form[best]![column]!, q))) best = i;
      }
      if (best < 0) break;
      swap(top, best);
      scale(top, unitTo(form[top]![column]!, q));
      const pivot = form[top]![column]!;
      let clean = true;
      for (let i = top + 1; i < form.length; i++) {
        const entry = form[i]![column]!;
        addRow(i, top, mod(-Math.floor(entry / pivot), q));
        if (form[i]![column] !== 0) clean = false;
      }
      if (clean) {
        for (let i = 0; i < top; i++) addRow(i, top, mod(-Math.floor(form[i]![column]! / pivot), q));
        pivots.push(column);
        break;
      }
    }
  }
  return { echelon: form, pass, pivots, steps };
}

/** A unit u with `u · a ≡ gcd(a, q) (mod q)`. */
function unitTo(a: number, q: number): number {
  const common = gcd(a, q);
  let unit = inverseMod(a / common, q / common);
  while (gcd(unit, q) !== 1) unit += q / common;
  return unit % q;
}
