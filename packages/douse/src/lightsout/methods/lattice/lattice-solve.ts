import { bezout, type Polynomials } from '../../../algebra/polynomials.ts';
import type { Watch } from '../../../algebra/watch.ts';
import type { Wrap } from '../../../board/board.ts';

/**
 * The plus rule on a whole m × n board over a prime field, by polynomials.
 *
 * Row k + 1 of the presses follows from the two before: `x_{k+1} = need_k − A₁·x_k − x_{k−1}`, and A₁ commutes with
 * everything. Open rows are polynomials modulo f_n, the characteristic polynomial of a path, where t acts as "sum of
 * both neighbours". Rows that wrap are polynomials modulo sⁿ − 1, where s shifts by one. So the condition at the last
 * row is one equation `F·x₁ = −residue` in that ring (no wrap, cylinder), or two in the first two rows (torus), and
 * greatest common divisors answer everything: solvable or not, the nullity, all quiet patterns.
 *
 * Source: Sutner (1989); Goldwasser, Klostermeyer & Ware (2002); Hunziker, Machiavelo & Park (2004).
 */
export interface Rows<P, B> {
  readonly ring: Polynomials<P>;
  readonly rows: number;
  readonly columns: number;
  readonly wrap: Wrap;
  /** The modulus of a row's polynomial: f_n, or sⁿ − 1 where rows wrap. */
  readonly modulus: P;
  /** The polynomial of a row, and back; a row is kept like a polynomial of degree below n. */
  toPoly(row: P): P;
  fromPoly(poly: P): P;
  /** The polynomial F for which a chase from the first row x arrives at F·x below the last row. Not for a torus. */
  chasedUnit(): P;
  /** The lights left over in the last row, from the row of presses below it that would put them out. */
  missing(below: P): P;
  /**
   * Splits what is needed where a rule's rows cannot be chased as they are: see lattice-rule.ts. Solve the returned
   * `need`; `add` then completes its presses to those of the whole.
   */
  prepare?(need: B): { readonly need: B; add(presses: B): void };
  /** t · row, or s · row. */
  timesT(row: P): P;
  /** The rows x_{m−1} and x_m of the chase from x₀ = first and x_{−1} = before; the board's rows go to `out`. */
  chase(need: B | null, first: P, before: P, out: B | null, watch: Watch): { last: P; below: P };
  empty(): B;
  /** True if Σ a·b over all cells is not 0; for rows, over their cells. */
  meets(a: B, b: B): boolean;
  rowsMeet(a: P, b: P): boolean;
  /** Those vectors among `candidates` (pairs of rows) that are independent of the ones before them. */
  independent(candidates: Iterable<readonly [P, P]>, most: number): [P, P][];
}

export interface LatticeSolution<B> {
  readonly presses: B | null;
  /** A quiet pattern whose sum with what is needed is not 0; null if there are presses. */
  readonly obstruction: B | null;
  readonly nullity: number;
  /** The i-th quiet pattern of a basis, 0 ≤ i < nullity. */
  quiet(i: number): B;
}

/** Dimension and basis of the quiet patterns. */
export const latticeKernel = <P, B>(kit: Rows<P, B>): Pick<LatticeSolution<B>, 'nullity' | 'quiet'> =>
  kit.wrap === 'torus' ? torus(kit).kernel : oneRow(kit).kernel;

/** Solves `A · x = need`. Cost: three chases and O(columns²) coefficient operations. */
export function latticeSolve<P, B>(kit: Rows<P, B>, need: B, watch: Watch = {}): LatticeSolution<B> {
  const prepared = kit.prepare?.(need);
  const found = (kit.wrap === 'torus' ? torus(kit) : oneRow(kit)).solve(prepared?.need ?? need, watch);
  if (prepared !== undefined && found.presses !== null) prepared.add(found.presses);
  return found;
}

interface Prepared<B> {
  readonly kernel: Pick<LatticeSolution<B>, 'nullity' | 'quiet'>;
  solve(need: B, watch: Watch): LatticeSolution<B>;
}

const zeroOf = <P>(ring: Polynomials<P>): P => ring.add(ring.monomial(0), ring.negate(ring.monomial(0)));

function checkIndex(i: number, nullity: number): void {
  if (!Number.isInteger(i) || i < 0 || i >= nullity)
    throw new RangeError(`quiet: expected a pattern from 0 to ${nullity - 1}, got ${i}`);
}

/** A chase from `first`, kept. */
function spread<P, B>(kit: Rows<P, B>, need: B | null, first: P, before: P, watch: Watch = {}): B {
  const out = kit.empty();
  kit.chase(need, first, before, out, watch);
  return out;
}

/** One free row: no wrap, or a cylinder. */
function oneRow<P, B>(kit: Rows<P, B>): Prepared<B> {
  const { ring, modulus } = kit;
  const zero = kit.fromPoly(zeroOf(ring));
  const { g, u } = ring.gcd(kit.chasedUnit(), modulus);
  const nullity = ring.degree(g);
  const quietRow = (i: number): P => kit.fromPoly(ring.multiply(ring.divide(modulus, g).quotient, ring.monomial(i)));
  const quiet = (i: number): B => {
    checkIndex(i, nullity);
    return spread(kit, null, quietRow(i), zero);
  };
  return {
    kernel: { nullity, quiet },
    solve(need, watch) {
      const { below } = kit.chase(need, zero, zero, null, part(watch, 0, 0.5));
      const { quotient, remainder } = ring.divide(kit.toPoly(below), g);
      if (ring.degree(remainder) >= 0) {
        // A chase satisfies all rows but the last, so a quiet pattern's sum with what is needed is that of its last
        // row with the
        // residue; and the last rows of the basis are tⁱ times the first one's.
        const residue = kit.missing(below);
        let last = kit.chase(null, quietRow(0), zero, null, watch).last;
        let i = 0;
        for (; !kit.rowsMeet(last, residue); i++) last = kit.timesT(last);
        return { presses: null, obstruction: quiet(i), nullity, quiet };
      }
      const first = ring.divide(ring.negate(ring.multiply(u, quotient)), modulus).remainder;
      return {
        presses: spread(kit, need, kit.fromPoly(first), zero, part(watch, 0.5, 0.5)),
        obstruction: null,
        nullity,
        quiet,
      };
    },
  };
}

/**
 * Two free rows (x₀, x_{−1}) that must come back after m steps: (I − M)·v = d, a 2 × 2 system over K[s]/(f), f = sⁿ −
 * 1. Column operations with Bézout cofactors make it triangular, `g·X = d₁` and `h·X + k·Y = d₂`; the first has
 * solutions X₀ + (f/g₁)·z with g₁ = gcd(g, f), and the second becomes one equation in z and Y.
 */
function torus<P, B>(kit: Rows<P, B>): Prepared<B> {
  const { ring, modulus: f } = kit;
  const { add, negate, multiply } = ring;
  const zero = zeroOf(ring);
  const one = ring.monomial(0);
  const reduce = (a: P): P => ring.divide(a, f).remainder;
  const isZero = (a: P): boolean => ring.degree(a) < 0;
  const quotient = (a: P, b: P): P => ring.divide(a, b).quotient;
  const unit = kit.fromPoly(one);
  const empty = kit.fromPoly(zero);
  const chased = (need: B | null, first: P, before: P, watch: Watch): { last: P; below: P } => {
    const { last, below } = kit.chase(need, first, before, null, watch);
    return { last: kit.toPoly(last), below: kit.toPoly(below) };
  };

  const fromFirst = chased(null, unit, empty, {});
  const fromBefore = chased(null, empty, unit, {});
  const [a, b] = [add(one, negate(fromFirst.below)), negate(fromBefore.below)];
  const [c, e] = [negate(fromFirst.last), add(one, negate(fromBefore.last))];

  // (x, y) = (p·X + s·Y, q·X + r·Y) makes the first equation g·X = d₁.
  const { g, p, q } = bezout(ring, a, b);
  const [s, r] = isZero(g) ? [zero, one] : [negate(quotient(b, g)), quotient(a, g)];
  const h = reduce(add(multiply(c, p), multiply(e, q)));
  const k = reduce(add(multiply(c, s), multiply(e, r)));
  const { g: g1, u: u1 } = ring.gcd(reduce(g), f);
  const step = quotient(f, g1);
  const alpha = reduce(multiply(h, step));
  const { g: g2, p: p2, q: q2 } = bezout(ring, alpha, k);
  const { g: g3, u: u3 } = ring.gcd(reduce(g2), f);
  const nullity = ring.degree(g1) + ring.degree(g3);
  /** The free rows of a pair (X, Y). */
  const rowsOf = (x: P, y: P): [P, P] => [
    kit.fromPoly(reduce(add(multiply(p, x), multiply(s, y)))),
    kit.fromPoly(reduce(add(multiply(q, x), multiply(r, y)))),
  ];

  // Solutions of alpha·z + k·Y ≡ 0: two generators over K[s].
  const over = quotient(f, g3);
  const generators: [P, P][] = isZero(g2)
    ? [rowsOf(step, zero), rowsOf(zero, one)]
    : [
        rowsOf(reduce(multiply(step, quotient(k, g2))), reduce(negate(quotient(alpha, g2)))),
        rowsOf(reduce(multiply(step, reduce(multiply(p2, over)))), reduce(multiply(q2, over))),
      ];
  function* spanning(): Generator<[P, P]> {
    let rows = generators;
    for (let i = 0; i < Math.max(1, Math.min(nullity, kit.columns)); i++) {
      yield* rows;
      rows = rows.map(([x, y]) => [kit.timesT(x), kit.timesT(y)]);
    }
  }
  let basis: [P, P][] | null = null;
  const quiet = (i: number): B => {
    checkIndex(i, nullity);
    basis ??= kit.independent(spanning(), nullity);
    return spread(kit, null, ...basis[i]!);
  };
  const impossible = (need: B): LatticeSolution<B> => {
    for (const [x, y] of spanning()) {
      const obstruction = spread(kit, null, x, y);
      if (kit.meets(obstruction, need)) return { presses: null, obstruction, nullity, quiet };
    }
    throw new Error('lattice: no quiet pattern obstructs; please report this board');
  };
  return {
    kernel: { nullity, quiet },
    solve(need, watch) {
      const { below: d1, last: d2 } = chased(need, empty, empty, part(watch, 0, 0.5));
      const first = ring.divide(d1, g1);
      if (!isZero(first.remainder)) return impossible(need);
      const x0 = reduce(multiply(u1, first.quotient));
      const second = ring.divide(reduce(add(d2, negate(multiply(h, x0)))), g3);
      if (!isZero(second.remainder)) return impossible(need);
      const common = reduce(multiply(u3, second.quotient));
      const x = reduce(add(x0, multiply(step, reduce(multiply(p2, common)))));
      const y = reduce(multiply(q2, common));
      return { presses: spread(kit, need, ...rowsOf(x, y), part(watch, 0.5, 0.5)), obstruction: null, nullity, quiet };
    },
  };
}

/** A watch for one part of the work. */
export const part = ({ signal, onProgress }: Watch, from: number, size: number): Watch => ({
  signal,
  onProgress: onProgress && ((done) => onProgress(from + size * done)),
});
