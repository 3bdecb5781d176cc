import { primePolynomials } from '../../../algebra/polynomials.ts';
import { inverseMod } from '../../../algebra/integers.ts';
import { tick, type Watch } from '../../../algebra/watch.ts';
import type { Wrap } from '../../../board/board.ts';
import type { Rows } from './lattice-solve.ts';

/**
 * Rows of residues for the lattice method: p levels, p an odd prime below 2¹⁶, one array entry a cell; a board is its
 * rows one after the other.
 */
export function residueRows(
  rows: number,
  columns: number,
  wrap: Wrap,
  p: number,
  prime = p,
): Rows<Uint32Array, Uint32Array> {
  const open = wrap === 'none';
  const ring = primePolynomials(prime);
  const fit = (poly: Uint32Array): Uint32Array => {
    const row = new Uint32Array(columns);
    row.set(poly.subarray(0, Math.min(columns, poly.length)));
    return row;
  };
  // A little above 1/p: for a sum below 2²⁰, ⌊sum · inverse⌋ is ⌊sum / p⌋, and faster than a division.
  const inverse = (1 + 2 ** -40) / p;
  const chase = (
    need: Uint32Array | null,
    first: Uint32Array,
    before: Uint32Array,
    out: Uint32Array | null,
    watch: Watch,
  ): { last: Uint32Array; below: Uint32Array } => {
    let previous = fit(before);
    let current = fit(first);
    const end = columns - 1;
    for (let r = 0; r < rows; r++) {
      if ((r & 255) === 0) tick(watch, r / rows);
      out?.set(current, r * columns);
      // `| 0` keeps residues in integers: an unsigned 32-bit number may be too large for one.
      let left = open ? 0 : current[end]! | 0;
      let own = current[0]! | 0;
      for (let c = 0, base = r * columns; c < columns; c++) {
        const right = (c < end ? current[c + 1]! : open ? 0 : current[0]!) | 0;
        const given = need === null ? 0 : need[base + c]! | 0;
        // At most four residues are taken away, so adding 4p keeps it positive.
        const sum = given + 4 * p - own - left - right - (previous[c]! | 0);
        previous[c] = sum - Math.imul((sum * inverse) | 0, p);
        left = own;
        own = right;
      }
      [previous, current] = [current, previous];
    }
    return { last: previous, below: current };
  };
  const cycle = new Uint32Array(columns + 1);
  cycle[columns] = 1;
  cycle[0] = p - 1;
  const toPoly = (row: Uint32Array): Uint32Array => clenshaw(row, columns, p);
  return {
    ring,
    rows,
    columns,
    wrap,
    modulus: open ? clenshaw(Object.assign(new Uint32Array(columns + 1), { [columns]: 1 }), columns + 1, p) : cycle,
    toPoly: open ? toPoly : (row) => row,
    fromPoly: open ? (poly) => horner(poly, columns, p, ring.degree(poly)) : fit,
    chasedUnit() {
      const { below } = chase(null, fit(ring.monomial(0)), new Uint32Array(columns), null, {});
      return open ? toPoly(below) : below;
    },
    missing: (below) => below,
    timesT: (row) =>
      row.map((_, c) => (open ? ((row[c - 1] ?? 0) + (row[c + 1] ?? 0)) % p : row[c > 0 ? c - 1 : columns - 1]!)),
    chase,
    empty: () => new Uint32Array(rows * columns),
    meets: (a, b) => dot(a, b, p) !== 0,
    rowsMeet: (a, b) => dot(a, b, p) !== 0,
    independent: (candidates, most) => independent(candidates, most, p),
  };
}

const dot = (a: Uint32Array, b: Uint32Array, p: number): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum = ((Math.imul(a[i]!, b[i]!) >>> 0) + sum) % p;
  return sum;
};

/** A number from −p to p − 1 modulo p, without a branch that a processor would have to guess. */
const reduced = (n: number, p: number): number => (n | 0) + (p & (n >> 31));

/** Σ row_k · f_k by Clenshaw's recurrence `b_k = row_k + t·b_{k+1} − b_{k+2}`, f_{k+1} = t·f_k − f_{k−1}. */
function clenshaw(row: Uint32Array, length: number, p: number): Uint32Array {
  let later = new Uint32Array(length + 1);
  let current = new Uint32Array(length + 1);
  for (let k = length - 1; k >= 0; k--) {
    const top = length - k;
    for (let i = top; i > 0; i--) later[i] = reduced(current[i - 1]! - later[i]!, p);
    later[0] = reduced(row[k]! - later[0]!, p);
    [later, current] = [current, later];
  }
  return current;
}

/** The row of a polynomial of degree below n, by Horner's rule with "sum of both neighbours" for t. */
function horner(poly: Uint32Array, columns: number, p: number, degree: number): Uint32Array {
  const row = new Uint32Array(columns);
  for (let i = degree; i >= 0; i--) {
    const end = Math.min(columns - 1, degree - i);
    let left = 0;
    for (let c = 0; c <= end; c++) {
      const own = row[c]!;
      row[c] = reduced(left + (c + 1 < columns ? row[c + 1]! : 0) - p, p);
      left = own;
    }
    row[0] = reduced(row[0]! + poly[i]! - p, p);
  }
  return row;
}

function independent(
  candidates: Iterable<readonly [Uint32Array, Uint32Array]>,
  most: number,
  p: number,
): [Uint32Array, Uint32Array][] {
  const basis: { vector: Uint32Array; pivot: number }[] = [];
  const result: [Uint32Array, Uint32Array][] = [];
  for (const [x, y] of candidates) {
    if (result.length === most) break;
    const vector = new Uint32Array(x.length + y.length);
    vector.set(x);
    vector.set(y, x.length);
    const subtract = (other: Uint32Array, factor: number): void => {
      for (let i = 0; i < vector.length; i++) vector[i] = ((Math.imul(other[i]!, p - factor) >>> 0) + vector[i]!) % p;
    };
    for (const { vector: other, pivot } of basis) if (vector[pivot] !== 0) subtract(other, vector[pivot]!);
    const pivot = vector.findIndex(Boolean);
    if (pivot < 0) continue;
    const inverse = inverseMod(vector[pivot]!, p);
    basis.push({ vector: vector.map((a) => (Math.imul(a, inverse) >>> 0) % p), pivot });
    result.push([x, y]);
  }
  return result;
}
