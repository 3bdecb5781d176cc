import { inverseMod, type PrimePower } from '../../algebra/integers.ts';
import { lazyKernel, solveLinear } from '../../algebra/linear.ts';
import { primePolynomials } from '../../algebra/polynomials.ts';
import type { Watch } from '../../algebra/watch.ts';
import type { Rows } from './lattice/lattice-solve.ts';
import type { Found } from './method.ts';

/**
 * Lifting (see lift.ts) on the first row alone, for boards that are chased from one free row: there the board is one
 * equation F·x + r = 0 for polynomials modulo f and p^k, whatever the number of quiet patterns. Modulo p, with g =
 * gcd(F, f) of degree ν and u·F = g, the right side may be wrong by a λ of degree below ν, and the quotient w of x by
 * K = f/g is given: then x = (u·(b − λ)/g mod K) + K·w and λ = b mod g.
 *
 * @param kit  rows of residues modulo p^k; its ring is that modulo p
 * Cost: O(columns²) for each digit and one chase, and O(columns·ν) for the quiet patterns where k = 2.
 */
export function liftRows(
  kit: Rows<Uint32Array, Uint32Array>,
  { prime: p, value: m }: PrimePower,
): (need: Uint32Array | null, watch?: Watch) => Found {
  const ring = primePolynomials(p);
  const n = kit.columns;
  const f = kit.modulus;
  const chased = kit.chasedUnit();
  const modP = (a: Uint32Array): Uint32Array => a.map((c) => c % p);
  const { g, u } = monicGcd();
  const nu = ring.degree(g);
  const k = ring.divide(modP(f), g).quotient.slice(0, n - nu + 1);
  const zeroRow = new Uint32Array(n);

  function monicGcd(): { g: Uint32Array; u: Uint32Array } {
    const found = ring.gcd(modP(chased), modP(f));
    const unit = inverseMod(found.g[ring.degree(found.g)]!, p);
    const scaled = (a: Uint32Array): Uint32Array => a.map((c) => (c * unit) % p);
    return { g: scaled(found.g), u: scaled(found.u) };
  }

  interface Lifted {
    readonly x: Uint32Array;
    readonly wrong: Uint32Array;
  }
  /** Digits from `digit` on, of the right side b and the quotient w modulo what is left of p^k. */
  const lift = (b: Uint32Array, given: ArrayLike<number>, from = 1): Lifted => {
    const x = new Uint32Array(n);
    const wrong = new Uint32Array(nu);
    let open = Uint32Array.from(given);
    let rest = b;
    for (let digit = from, left = m / from; digit < m; digit *= p, left /= p) {
      const { quotient, remainder } = ring.divide(modP(rest), g);
      const own = ring.divide(ring.divide(ring.multiply(u, quotient), modP(f)).remainder, k).remainder;
      const quiet = ring.multiply(k, modP(open));
      const found = new Uint32Array(n);
      for (let i = 0; i < n; i++) found[i] = ((own[i] ?? 0) + (quiet[i] ?? 0)) % p;
      for (let i = 0; i < n; i++) x[i]! += found[i]! * digit;
      for (let i = 0; i < nu; i++) wrong[i]! += (remainder[i] ?? 0) * digit;
      if (digit * p === m) break;
      const changed = divideBy(multiply(chased, found, left), f, left).rest;
      rest = Uint32Array.from(
        { length: n },
        (_, i) => (((rest[i] ?? 0) + 2 * left - (changed[i] ?? 0) - (i < nu ? (remainder[i] ?? 0) : 0)) % left) / p,
      );
      const { quotient: w } = divideBy(found, k, left);
      open = open.map((value, i) => ((value + left - (w[i] ?? 0)) % left) / p);
    }
    return { x, wrong };
  };

  const spread = (need: Uint32Array | null, x: Uint32Array, watch: Watch = {}): Uint32Array => {
    const out = kit.empty();
    kit.chase(need, kit.fromPoly(x), zeroRow, out, watch);
    return out;
  };
  const none = new Uint32Array(nu);
  const quietFrom = (given: ArrayLike<number>): Uint32Array => spread(null, lift(new Uint32Array(n), given).x);
  let columns: Uint32Array[] | null = null;
  /** λ for b = 0 and each unit w = tⁱ: the first digit of x is K·tⁱ. */
  const units = (): Uint32Array[] => {
    const result: Uint32Array[] = [];
    let changed = divideBy(multiply(chased, k, m), f, m).rest;
    for (let i = 0; i < nu; i++) {
      const rest = Uint32Array.from({ length: n }, (_, c) => ((m - (changed[c] ?? 0)) % m) / p);
      const { wrong } = lift(rest, none, p);
      result.push(wrong);
      const later = new Uint32Array(n + 1);
      later.set(changed.subarray(0, n), 1);
      changed = divideBy(later, f, m).rest;
    }
    return result;
  };

  return (need, watch) => {
    const right = new Uint32Array(n);
    const lights = need === null ? null : kit.chase(need, zeroRow, zeroRow, null, watch ?? {}).below;
    if (lights !== null) kit.toPoly(lights).forEach((c, i) => i < n && (right[i] = (m - c) % m));
    columns ??= units();
    const wrong = need === null ? none : lift(right, none).wrong;
    const { solution, kernel } = solveLinear({
      rows: nu,
      columns: nu,
      modulus: m,
      entries: (entry) =>
        columns!.forEach((column, c) => column.forEach((value, r) => value !== 0 && entry(r, c, value))),
      right: wrong.map((value) => (m - value) % m),
    });
    const quiet = lazyKernel(kit.rows * n, kernel.orders, () => kernel.generators.map(quietFrom));
    if (need === null) return { presses: null, obstruction: null, kernel: quiet };
    if (solution !== null)
      return { presses: spread(need, lift(right, solution).x, watch), obstruction: null, kernel: quiet };
    for (const given of kernel.generators) {
      const pattern = quietFrom(given);
      let sum = 0;
      for (let i = 0; i < need.length; i++) if (pattern[i] !== 0) sum = (sum + pattern[i]! * need[i]!) % m;
      if (sum === 0) continue;
      // The simplest multiple that is still an obstruction.
      let times = 1;
      for (; (sum * p) % m !== 0; sum = (sum * p) % m) times *= p;
      return { presses: null, obstruction: pattern.map((level) => (level * times) % m), kernel: quiet };
    }
    throw new Error('lattice: no quiet pattern obstructs; please report this board');
  };
}

/** True if this many products of residues modulo m add up exactly within 32 bits, with one division at the end. */
const addsUp = (m: number, terms: number): boolean => terms * (m - 1) ** 2 + m < 2 ** 32;

function multiply(a: Uint32Array, b: Uint32Array, m: number): Uint32Array {
  const result = new Uint32Array(a.length + b.length);
  const late = addsUp(m, Math.min(a.length, b.length));
  for (let i = 0; i < a.length; i++) {
    const by = a[i]!;
    if (by === 0) continue;
    if (late) for (let j = 0; j < b.length; j++) result[i + j]! += by * b[j]!;
    else for (let j = 0; j < b.length; j++) result[i + j] = (result[i + j]! + by * b[j]!) % m;
  }
  return late ? result.map((c) => c % m) : result;
}

/** Division by a polynomial whose last coefficient is 1. */
function divideBy(a: Uint32Array, monic: Uint32Array, m: number): { quotient: Uint32Array; rest: Uint32Array } {
  let degree = monic.length - 1;
  while (monic[degree] === 0) degree--;
  const rest = a.map((c) => c % m);
  const by = monic.map((c) => c % m);
  const quotient = new Uint32Array(Math.max(1, a.length - degree));
  const late = addsUp(m, degree + 1);
  for (let top = rest.length - 1; top >= degree; top--) {
    const first = rest[top]! % m;
    rest[top] = 0;
    if (first === 0) continue;
    quotient[top - degree] = first;
    const times = m - first;
    const from = top - degree;
    if (late) for (let i = 0; i < degree; i++) rest[from + i]! += times * by[i]!;
    else for (let i = 0; i < degree; i++) rest[from + i] = (rest[from + i]! + times * by[i]!) % m;
  }
  return { quotient, rest: late ? rest.map((c) => c % m) : rest };
}
