import { primePolynomials } from './polynomials.ts';
import { inverseMod, isPrime } from './integers.ts';

/** A polynomial with whole coefficients, ascending powers; its last one is not 0. */
export type IntegerPolynomial = readonly bigint[];

const trim = (p: bigint[]): bigint[] => {
  while (p.length > 0 && p[p.length - 1] === 0n) p.pop();
  return p;
};

export function multiplyIntegers(a: IntegerPolynomial, b: IntegerPolynomial): bigint[] {
  const result: bigint[] = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => 0n);
  a.forEach((x, i) => x !== 0n && b.forEach((y, j) => (result[i + j]! += x * y)));
  return trim(result);
}

/** Division by a polynomial whose leading coefficient is 1. */
export function divideIntegers(a: IntegerPolynomial, monic: IntegerPolynomial): { quotient: bigint[]; rest: bigint[] } {
  const rest = [...a];
  const degree = monic.length - 1;
  const quotient: bigint[] = [];
  for (let top = rest.length - 1; top >= degree; top--) {
    const factor = rest[top]!;
    quotient[top - degree] = factor;
    if (factor !== 0n) for (let i = 0; i <= degree; i++) rest[top - degree + i]! -= factor * monic[i]!;
  }
  return { quotient: trim(quotient), rest: trim(rest) };
}

/**
 * Smith invariants of multiplication by `factor` on Z[t]/(modulus): as many as the modulus has degree, each dividing
 * the next, zeros last.
 *
 * A common factor g of both splits off: the module is free of rank deg g beside Z[t]/(modulus/g, factor/g). There the
 * greatest invariant M is the denominator of the inverse of `factor`, found modulo powers of a prime, and checked.
 * Since all invariants divide M, elimination modulo M gives the others.
 *
 * @param modulus  with leading coefficient 1
 * Cost: n³/3 products of numbers as long as M for degree n.
 * Source: the modular method for Smith forms (Hafner & McCurley 1991), and a cyclic module's annihilator for M.
 */
export function cyclicSmith(factor: IntegerPolynomial, modulus: IntegerPolynomial): bigint[] {
  const degree = modulus.length - 1;
  const g = commonFactor(divideIntegers(factor, modulus).rest, modulus);
  const h = divideIntegers(modulus, g).quotient;
  const own = divideIntegers(divideIntegers(factor, g).quotient, h).rest;
  const size = h.length - 1;
  const zeros = Array.from({ length: degree - size }, () => 0n);
  if (size === 0) return zeros;
  const most = annihilator(own, h);
  if (most === 1n) return [...Array.from({ length: size }, () => 1n), ...zeros];
  const rows: bigint[][] = [];
  for (let i = 0, row = own; i < size; i++) {
    rows.push(Array.from({ length: size }, (_, c) => modulo(row[c] ?? 0n, most)));
    row = divideIntegers([0n, ...row], h).rest;
  }
  return [...smithModulo(rows, most), ...zeros];
}

const modulo = (a: bigint, m: bigint): bigint => {
  const r = a % m;
  return r < 0n ? r + m : r;
};

function gcdBig(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

/** Primes below 2¹⁶, from above. */
function* primes(): Generator<number> {
  for (let p = 65521; p > 2; p -= 2) if (isPrime(p)) yield p;
}

const reduced = (a: IntegerPolynomial, p: number): Uint32Array =>
  Uint32Array.from({ length: Math.max(1, a.length) }, (_, i) => Number(modulo(a[i] ?? 0n, BigInt(p))));

/** The greatest common divisor over Q of two polynomials, with leading coefficient 1; `b` has that too. */
function commonFactor(a: IntegerPolynomial, b: IntegerPolynomial): bigint[] {
  if (a.length === 0) return [...b];
  let [known, range]: [bigint[], bigint] = [[], 1n];
  let degree = Infinity;
  for (const p of primes()) {
    const ring = primePolynomials(p);
    const { g } = ring.gcd(reduced(a, p), reduced(b, p));
    const own = ring.degree(g);
    if (own === 0) return [1n];
    // A prime may make the degree greater, never less.
    if (own > degree) continue;
    if (own < degree) [known, range, degree] = [Array.from({ length: own + 1 }, () => 0n), 1n, own];
    const unit = inverseMod(g[own]!, p);
    const by = BigInt(inverseMod(Number(range % BigInt(p)), p));
    known = known.map((value, i) => {
      const wanted = BigInt((g[i]! * unit) % p);
      return value + range * modulo((wanted - value) * by, BigInt(p));
    });
    range *= BigInt(p);
    const candidate = known.map((value) => (2n * value > range ? value - range : value));
    const divides = (c: IntegerPolynomial): boolean => divideIntegers(c, candidate).rest.length === 0;
    if (divides(b) && divides(a)) return candidate;
  }
  throw new RangeError('cyclicSmith: expected polynomials of a moderate size, got larger ones');
}

/** The least e > 0 with e ≡ factor · U modulo h for some whole U: the denominator of the inverse of `factor`. */
function annihilator(factor: IntegerPolynomial, h: IntegerPolynomial): bigint {
  for (const p of primes()) {
    const ring = primePolynomials(p);
    const { g, u } = ring.gcd(reduced(factor, p), reduced(h, p));
    if (ring.degree(g) !== 0) continue;
    const unit = inverseMod(g[0]!, p);
    let inverse: bigint[] = Array.from({ length: h.length - 1 }, (_, i) => BigInt(((u[i] ?? 0) * unit) % p));
    for (let power = BigInt(p); ;) {
      power *= power;
      // Newton: u ← u·(2 − factor·u).
      const off = divideIntegers(multiplyIntegers(factor, inverse), h).rest.map((c) => modulo(-c, power));
      off[0] = (off[0] ?? 0n) + 2n;
      inverse = divideIntegers(multiplyIntegers(inverse, off), h).rest.map((c) => modulo(c, power));
      const found = denominator(inverse, power);
      if (found === null) continue;
      const product = divideIntegers(multiplyIntegers(factor, found.numerators), h).rest;
      if (product.length === 1 && product[0] === found.denominator) return found.denominator;
    }
  }
  throw new RangeError('cyclicSmith: expected polynomials of a moderate size, got larger ones');
}

/** One denominator for all numbers modulo `power`, with numerators; null if they are too large. */
function denominator(
  values: readonly bigint[],
  power: bigint,
): { readonly denominator: bigint; readonly numerators: bigint[] } | null {
  const bound = 1n << BigInt((power.toString(2).length - 2) >> 1);
  const around = (a: bigint): bigint => {
    const r = modulo(a, power);
    return 2n * r > power ? r - power : r;
  };
  let common = 1n;
  for (const value of values) {
    const scaled = around(value * common);
    if ((scaled < 0n ? -scaled : scaled) <= bound) continue;
    let [r0, r1, s0, s1] = [power, modulo(scaled, power), 0n, 1n];
    while (r1 > bound) {
      const quotient = r0 / r1;
      [r0, r1] = [r1, r0 - quotient * r1];
      [s0, s1] = [s1, s0 - quotient * s1];
    }
    common *= s1 < 0n ? -s1 : s1;
    if (common > bound) return null;
  }
  return { denominator: common, numerators: values.map((value) => around(value * common)) };
}

/**
 * Invariants of a square matrix, all of which divide m; the rows are used up. A column whose entries have no common
 * factor with m gives a unit pivot after additions of rows. Where no column does, the common factor of all of them is
 * divided out of matrix and m, or, if it is 1, columns are added together.
 */
function smithModulo(rows: bigint[][], m: bigint): bigint[] {
  const result: bigint[] = [];
  let scale = 1n;
  let rest = rows;
  while (rest.length > 0) {
    const factors: bigint[] = [];
    for (let c = 0; c < rest.length && factors[c - 1] !== 1n; c++) factors.push(columnFactor(rest, c, m));
    if (factors[factors.length - 1] !== 1n) {
      const common = factors.reduce(gcdBig);
      if (common === m) {
        result.push(...rest.map(() => scale * m));
        break;
      }
      if (common > 1n) {
        for (const row of rest) row.forEach((entry, c) => (row[c] = entry / common));
        m /= common;
        scale *= common;
      } else addColumns(rest, factors, m);
      continue;
    }
    const column = factors.length - 1;
    rest = withoutPivot(rest, column, m);
    result.push(scale);
  }
  return result;
}

/** The greatest common divisor of a column and m. */
function columnFactor(rows: readonly (readonly bigint[])[], column: number, m: bigint): bigint {
  let factor = m;
  for (const row of rows) {
    if (row[column] !== 0n) factor = gcdBig(factor, row[column]!);
    if (factor === 1n) break;
  }
  return factor;
}

/** Adds to the first column multiples of the others until its factor is that of all of them, 1. */
function addColumns(rows: readonly bigint[][], factors: readonly bigint[], m: bigint): void {
  let own = factors[0]!;
  for (let c = 1; own !== 1n; c++) {
    const wanted = gcdBig(own, factors[c]!);
    while (own !== wanted) {
      for (const row of rows) row[0] = (row[0]! + row[c]!) % m;
      own = columnFactor(rows, 0, m);
    }
  }
}

/** Makes a unit in a column without a common factor, clears the column with it, and drops its row and column. */
function withoutPivot(rows: bigint[][], column: number, m: bigint): bigint[][] {
  const pivot = rows[0]!;
  let factor = gcdBig(m, pivot[column]!);
  for (let i = 1; factor !== 1n; i++) {
    const row = rows[i]!;
    // Some multiple leaves only what both have in common with m.
    const wanted = gcdBig(factor, row[column]!);
    for (let times = 1n; factor !== wanted; times++) {
      if (gcdBig(m, pivot[column]! + times * row[column]!) !== wanted) continue;
      row.forEach((entry, c) => (pivot[c] = (pivot[c]! + times * entry) % m));
      factor = wanted;
    }
  }
  const inverse = inverseBig(pivot[column]!, m);
  const scaled = pivot.map((entry) => (entry * inverse) % m);
  const rest = rows.slice(1);
  for (const row of rest) {
    const times = m - row[column]!;
    if (times !== m) for (let c = 0; c < row.length; c++) row[c] = (row[c]! + times * scaled[c]!) % m;
    row.splice(column, 1);
  }
  return rest;
}

function inverseBig(a: bigint, m: bigint): bigint {
  let [r0, r1, s0, s1] = [m, a, 0n, 1n];
  while (r1 !== 0n) {
    const quotient = r0 / r1;
    [r0, r1] = [r1, r0 - quotient * r1];
    [s0, s1] = [s1, s0 - quotient * s1];
  }
  return modulo(s0, m);
}
