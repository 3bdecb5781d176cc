import { addShifted, gcdPoly, pathPoly, zeroPoly } from '../algebra/gf2poly.ts';
import { primePolynomials } from '../algebra/polynomials.ts';

/**
 * Nullities of the plus rule on `rows` × `columns` open rectangles for one number of columns and every number of rows from 1 to `most`:
 * entry `rows − 1`. That of one board is deg gcd(f_rows(t + 1), f_columns(t)) over GF(p), where f are the polynomials of the path; here the
 * first of them is carried from row to row by its recurrence, modulo the second.
 * @throws {RangeError} unless p is a prime below 2¹⁶
 * Cost: most · columns² / 32 word operations for p = 2, most · columns² otherwise.
 */
export function rectangleNullities(columns: number, most: number, p = 2): Uint32Array {
  return p === 2 ? bitNullities(columns, most) : primeNullities(columns, most, p);
}

function bitNullities(columns: number, most: number): Uint32Array {
  const path = pathPoly(columns);
  const words = path.length;
  let before = zeroPoly(columns + 1);
  let now = zeroPoly(columns + 1);
  now[0] = 1;
  const result = new Uint32Array(most);
  for (let rows = 1; rows <= most; rows++) {
    // next = (t + 1) · now + before, brought below t^columns by one subtraction.
    const next = before;
    addShifted(next, now, 0, now.length);
    addShifted(next, now, 1, now.length);
    if ((next[columns >>> 5]! >>> (columns & 31)) & 1) addShifted(next, path, 0, Math.min(words, next.length));
    before = now;
    now = next;
    result[rows - 1] = gcdPoly(now, path, false).degree;
  }
  return result;
}

function primeNullities(columns: number, most: number, p: number): Uint32Array {
  const ring = primePolynomials(p);
  const chain = (steps: number, step: (now: Uint32Array, before: Uint32Array) => Uint32Array): Uint32Array => {
    let [before, now]: Uint32Array[] = [new Uint32Array(columns + 2), new Uint32Array(columns + 2)];
    now[0] = 1;
    for (let k = 0; k < steps; k++) [before, now] = [now, step(now, before)];
    return now;
  };
  const path = chain(columns, (now, before) => now.map((_, i) => ((i === 0 ? 0 : now[i - 1]!) + p - before[i]!) % p));
  const result = new Uint32Array(most);
  let rows = 0;
  chain(most, (now, before) => {
    const next = now.map((own, i) => (own + (i === 0 ? 0 : now[i - 1]!) + p - before[i]!) % p);
    const top = next[columns]!;
    for (let i = 0; i <= columns; i++) next[i] = (next[i]! + (p - top) * path[i]!) % p;
    result[rows++] = ring.degree(ring.gcd(next, path).g);
    return next;
  });
  return result;
}
