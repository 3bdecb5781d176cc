import { isPrime, primePowers } from './integers.ts';

/**
 * The finite field GF(p^r). The element `a₀ + a₁α + … + a_{r−1}α^{r−1}` is the number `a₀ + a₁p + … +
 * a_{r−1}p^{r−1}`, so 0 is zero, 1 is one and p is α, a root of the modulus polynomial. Multiplication is by tables
 * of logarithms.
 */
export interface Field {
  /** Number of elements, p^r. */
  readonly order: number;
  readonly prime: number;
  readonly degree: number;
  /**
   * Coefficients of the modulus polynomial in ascending powers; the last one is 1. `[0, 1]` (the polynomial x) for a
   * prime field.
   */
  readonly modulus: readonly number[];
  /** A generator of the multiplicative group. */
  readonly primitive: number;
  add(a: number, b: number): number;
  negate(a: number): number;
  multiply(a: number, b: number): number;
  /** @throws {RangeError} for 0 */
  invert(a: number): number;
}

/** Largest field there are tables for. */
export const MAX_FIELD = 65_536;

/**
 * The field of `order` elements.
 *
 * @param modulus  an irreducible polynomial over Z/p, coefficients in ascending powers, leading one 1; by default the
 *   least, read
 *                 as a number in base p: x² + x + 1 for GF(4), x³ + x + 1 for GF(8)
 * @throws {RangeError} unless order is a prime power up to MAX_FIELD and the modulus is irreducible of degree r
 * Cost: O(order · r²) once; then a table look-up an operation.
 */
export function field(order: number, modulus?: readonly number[]): Field {
  const factors = Number.isInteger(order) && order >= 2 && order <= MAX_FIELD ? primePowers(order) : [];
  if (factors.length !== 1) throw new RangeError(`field: expected a prime power from 2 to ${MAX_FIELD}, got ${order}`);
  const { prime, exponent: degree } = factors[0]!;
  const polynomial = modulus ?? leastIrreducible(prime, degree);
  checkPolynomial(polynomial, prime, degree);
  if (!isIrreducible(polynomial, prime)) {
    throw new RangeError(
      `field: expected an irreducible polynomial, got ${polynomialText(polynomial)} over Z/${prime}`,
    );
  }

  const digits = (a: number): number[] => Array.from({ length: degree }, (_, i) => Math.floor(a / prime ** i) % prime);
  const number = (coefficients: readonly number[]): number =>
    coefficients.reduceRight((sum, digit) => sum * prime + digit, 0);
  const timesAlpha = (a: number): number => {
    const shifted = [0, ...digits(a)];
    const top = shifted.pop()!;
    return number(shifted.map((digit, i) => (digit + (prime - polynomial[i]!) * top) % prime));
  };
  const slowMultiply = (a: number, b: number): number =>
    digits(b).reduceRight((sum: number, digit) => add(timesAlpha(sum), scale(a, digit)), 0);
  const scale = (a: number, digit: number): number => number(digits(a).map((own) => (own * digit) % prime));
  function add(a: number, b: number): number {
    if (prime === 2) return a ^ b;
    if (degree === 1) return (a + b) % prime;
    let sum = 0;
    for (let place = 1; a > 0 || b > 0; place *= prime) {
      sum += (((a % prime) + (b % prime)) % prime) * place;
      a = Math.floor(a / prime);
      b = Math.floor(b / prime);
    }
    return sum;
  }

  const { primitive, powers, logs } = tables(order, prime ** Math.ceil(degree / 2), add, slowMultiply);
  return Object.freeze({
    order,
    prime,
    degree,
    modulus: polynomial,
    primitive,
    add,
    negate: (a: number) => (prime === 2 ? a : scale(a, prime - 1)),
    multiply: (a: number, b: number) => (a === 0 || b === 0 ? 0 : powers[(logs[a]! + logs[b]!) % (order - 1)]!),
    invert(a: number) {
      if (a === 0) throw new RangeError('field.invert: expected an element other than 0, got 0');
      return powers[(order - 1 - logs[a]!) % (order - 1)]!;
    },
  });
}

/** Powers and logarithms of the least element that generates the multiplicative group. */
function tables(
  order: number,
  half: number,
  add: (a: number, b: number) => number,
  multiply: (a: number, b: number) => number,
): { primitive: number; powers: Uint32Array; logs: Uint32Array } {
  const factors = primePowers(order - 1).map(({ prime }) => prime);
  const power = (a: number, exponent: number): number => {
    let result = 1;
    for (let base = a, e = exponent; e > 0; e = Math.floor(e / 2), base = multiply(base, base)) {
      if (e % 2 === 1) result = multiply(result, base);
    }
    return result;
  };
  let primitive = 1;
  while (factors.some((prime) => power(primitive, (order - 1) / prime) === 1)) primitive++;
  const powers = new Uint32Array(order - 1);
  const logs = new Uint32Array(order);
  // Multiplying by the generator is linear, so its values on the low and the high half of the digits are enough.
  const low = Uint32Array.from({ length: half }, (_, a) => multiply(a, primitive));
  const high = Uint32Array.from({ length: Math.ceil(order / half) }, (_, a) => multiply(a * half, primitive));
  for (let i = 0, a = 1; i < order - 1; i++, a = add(low[a % half]!, high[Math.floor(a / half)]!)) {
    powers[i] = a;
    logs[a] = i;
  }
  return { primitive, powers, logs };
}

function checkPolynomial(polynomial: readonly number[], prime: number, degree: number): void {
  const fits = polynomial.length === degree + 1 && polynomial[degree] === 1;
  if (!fits || polynomial.some((c) => !Number.isInteger(c) || c < 0 || c >= prime)) {
    throw new RangeError(
      `field: expected ${degree + 1} coefficients from 0 to ${prime - 1} ending in 1, got ${polynomial.join(' ')}`,
    );
  }
}

/**
 * The monic irreducible polynomial of that degree over Z/p that is least as a number in base p.
 * @throws {RangeError} unless p is prime and the degree at least 1
 */
export function leastIrreducible(prime: number, degree: number): number[] {
  if (!isPrime(prime) || !Number.isInteger(degree) || degree < 1)
    throw new RangeError(`leastIrreducible: expected a prime and a degree from 1, got ${prime} and ${degree}`);
  for (let low = 0; ; low++) {
    const polynomial = Array.from({ length: degree }, (_, i) => Math.floor(low / prime ** i) % prime);
    polynomial.push(1);
    if (isIrreducible(polynomial, prime)) return polynomial;
  }
}

/**
 * True if no polynomial of at most half its degree divides a monic polynomial over Z/p. Cost: O(p^(degree/2) ·
 * degree²).
 */
export function isIrreducible(polynomial: readonly number[], prime: number): boolean {
  const degree = polynomial.length - 1;
  if (degree < 1) return false;
  for (let d = 1; 2 * d <= degree; d++) {
    for (let low = 0; low < prime ** d; low++) {
      const divisor = Array.from({ length: d }, (_, i) => Math.floor(low / prime ** i) % prime);
      if (divides([...divisor, 1], polynomial, prime)) return false;
    }
  }
  return true;
}

function divides(divisor: readonly number[], polynomial: readonly number[], prime: number): boolean {
  const rest = [...polynomial];
  for (let top = rest.length - 1; top >= divisor.length - 1; top--) {
    const factor = rest[top]!;
    if (factor !== 0)
      divisor.forEach((c, i) => {
        const at = top - divisor.length + 1 + i;
        rest[at] = (rest[at]! + (prime - c) * factor) % prime;
      });
  }
  return rest.every((c) => c === 0);
}

/** A polynomial as it is written, highest power first: `x^2 + 2x + 1`. */
export function polynomialText(coefficients: readonly number[], variable = 'x'): string {
  const terms = coefficients.flatMap((c, i) => {
    if (c === 0) return [];
    const power = i === 0 ? '' : i === 1 ? variable : `${variable}^${i}`;
    return [c === 1 && i > 0 ? power : `${c}${power}`];
  });
  return terms.toReversed().join(' + ') || '0';
}

/** An element as a polynomial in α: 0, 1, α, α + 1, … */
export const elementText = ({ prime, degree }: Field, a: number): string =>
  polynomialText(
    Array.from({ length: degree }, (_, i) => Math.floor(a / prime ** i) % prime),
    'α',
  );

/**
 * A cycle of additions through all elements: starts at 0, goes to 1, comes back to 0; each step adds one of 1, α, α², …
 * It is the reflected Gray code in base p without reflection: step i adds α^j where p^j is the highest power of p in i.
 * For GF(4) this is 0 → 1 → α+1 → α → 0.
 */
export function levelCycle({ order, prime, add }: Field): { readonly element: number; readonly adds: number }[] {
  const steps: { element: number; adds: number }[] = [];
  let element = 0;
  for (let i = 1; i <= order; i++) {
    let adds = 1;
    for (let rest = i; rest % prime === 0 && adds * prime < order; rest /= prime) adds *= prime;
    steps.push({ element, adds });
    element = add(element, adds);
  }
  return steps;
}

/**
 * A solution of `matrix · x = right` over a field, or null, and a basis of the kernel; `columns` is the number of
 * unknowns. Cost: cubic.
 */
export function solveOverField(
  { add, negate, multiply, invert }: Field,
  matrix: readonly (readonly number[])[],
  right: readonly number[],
  columns = matrix[0]?.length ?? 0,
): { solution: number[] | null; kernel: number[][] } {
  const form = matrix.map((row, i) => [...row, right[i]!]);
  const pivots: number[] = [];
  for (let column = 0; column < columns; column++) {
    const top = pivots.length;
    const found = form.findIndex((row, i) => i >= top && row[column] !== 0);
    if (found < 0) continue;
    [form[top], form[found]] = [form[found]!, form[top]!];
    const inverse = invert(form[top]![column]!);
    form[top] = form[top]!.map((a) => multiply(a, inverse));
    for (const [i, row] of form.entries()) {
      const factor = i === top ? 0 : negate(row[column]!);
      if (factor !== 0) form[top]!.forEach((a, c) => (row[c] = add(row[c]!, multiply(factor, a))));
    }
    pivots.push(column);
  }
  const kernel: number[][] = [];
  for (let free = 0; free < columns; free++) {
    if (pivots.includes(free)) continue;
    const vector = Array.from({ length: columns }, (_, c): number => (c === free ? 1 : 0));
    pivots.forEach((pivot, row) => (vector[pivot] = negate(form[row]![free]!)));
    kernel.push(vector);
  }
  if (form.slice(pivots.length).some((row) => row[columns] !== 0)) return { solution: null, kernel };
  const solution = Array.from({ length: columns }, (): number => 0);
  pivots.forEach((pivot, row) => (solution[pivot] = form[row]![columns]!));
  return { solution, kernel };
}
