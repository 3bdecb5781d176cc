import { inverseMod } from '../../../algebra/integers.ts';
import { tick, type Watch } from '../../../algebra/watch.ts';
import type { GridRule } from './grid-rule.ts';
import type { Rows } from './lattice-solve.ts';
import { rowSolver, type RowKit, type RowSolver } from './rows.ts';

/**
 * Rows for every 3 × 3 rule that looks the same in both mirrors and is no product of two sides: the chase
 *
 *     β·x_{k+1} = need_k − α·x_k − β·x_{k−1},   α = own + across·H,   β = down + corner·H
 *
 * commutes with H just as that of the plus rule does, if β has an inverse. Where it has none, with
 * δ = own·corner − across·down and γ = across + corner·T the rule is A = (δ + β·γ) / corner, and N = −β·γ/δ gives
 * (1 − N)·x = (corner/δ)·need. For every K, x = S·(corner/δ)·need + y with S = 1 + N + … + N^{K−1} and
 * (1 − N)·y = N^K·(corner/δ)·need. If K is a power of p and large enough, N^K = −(β^K)(γ^K)/δ is cheap (β^K has only
 * three diagonals again), and y lives where β has an inverse: on the multiples of g = gcd(β^K, f), f the modulus of a
 * row. So the rows that are chased stand for polynomials modulo f / g.
 *
 * @param base   the same board under the plus rule
 * @param wordsOf  the numbers of a board, row by row, `kit.words` words each
 * @param rule   modulo the kit's prime, with own·corner ≠ across·down
 */
export function ruleRows<P extends Uint32Array, B>(
  base: Rows<P, B>,
  kit: RowKit,
  wordsOf: (board: B) => Uint32Array,
  rule: GridRule,
): Rows<P, B> {
  const { ring } = base;
  const p = kit.prime;
  const wraps = base.wrap !== 'none';
  const { own, across, down, corner } = rule;
  // No root of β is a root of f more often than this: y + 1/y with y^n = 1 on a ring, y^2(n+1) = 1 on a path, where
  // for p = 2 the root 0, y = 1, comes less than half as often.
  const sides = wraps ? base.columns : p === 2 && down === 0 ? base.columns + 1 : 2 * (base.columns + 1);
  const large = primePart(sides, p);
  const g = corner === 0 ? ring.monomial(0) : ring.gcd(betaPower(), base.modulus).g;
  const split = ring.degree(g) > 0;
  const modulus = split ? ring.divide(base.modulus, g).quotient : base.modulus;
  const rowOf = (poly: P): Uint32Array =>
    base.fromPoly(split ? ring.divide(ring.multiply(g, poly), base.modulus).remainder : poly);
  const beta = betaSolver();

  return {
    ...base,
    modulus,
    toPoly: (row) => (split ? ring.divide(base.toPoly(row), g).quotient : base.toPoly(row)),
    fromPoly: (poly) => rowOf(poly) as P,
    chasedUnit() {
      const zero = rowOf(ring.add(ring.monomial(0), ring.negate(ring.monomial(0))));
      return this.toPoly(chase(null, rowOf(ring.monomial(0)), zero, null, {}).below as P);
    },
    chase: (need, first, before, out, watch) => chase(need, first, before, out, watch) as { last: P; below: P },
    missing: (below) => combined(below, down, corner) as P,
    ...(split && { prepare }),
  };

  function betaPower(): P {
    // (down + corner·H)^K = down + corner·H^(K) modulo p, where H^(K) is t^K, or s^K + s^−K on a ring.
    const scaled = (poly: P, times: number): P => ring.multiply(poly, constant(times));
    const power = wraps
      ? ring.add(
          ring.monomial(large % base.columns),
          ring.monomial((base.columns - (large % base.columns)) % base.columns),
        )
      : ring.monomial(large);
    return ring.add(constant(down), scaled(power, corner));
  }

  function constant(value: number): P {
    const one = ring.monomial(0);
    if (value === 0) return ring.add(one, ring.negate(one));
    if (p > 2) one[0] = value;
    return one;
  }

  function betaSolver(): RowSolver {
    const plain = rowSolver(kit, wraps, down, corner);
    if (!split) return plain;
    // The kernel of β pairs with the multiples of f / g perfectly, so its first rows are enough.
    let row = base.fromPoly(modulus);
    const chosen = plain.kernel.map(() => {
      const mine = row;
      row = base.timesT(row);
      return mine;
    });
    return rowSolver(kit, wraps, down, corner, chosen);
  }

  /** (a + b·H) · row. */
  function combined(row: Uint32Array, a: number, b: number): Uint32Array {
    const result = new Uint32Array(kit.words);
    if (b !== 0) {
      kit.neighbours(result, row, wraps);
      kit.scale(result, b);
    }
    kit.add(result, row, a);
    return result;
  }

  function chase(
    need: B | null,
    first: Uint32Array,
    before: Uint32Array,
    out: B | null,
    watch: Watch,
  ): { last: Uint32Array; below: Uint32Array } {
    const { words } = kit;
    const lights = need === null ? null : wordsOf(need);
    const kept = out === null ? null : wordsOf(out);
    let previous: Uint32Array = new Uint32Array(words);
    let current: Uint32Array = new Uint32Array(words);
    previous.set(before.subarray(0, words));
    current.set(first.subarray(0, words));
    const right = new Uint32Array(words);
    const beside = new Uint32Array(words);
    for (let r = 0; r < base.rows; r++) {
      if ((r & 255) === 0) tick(watch, r / base.rows);
      kept?.set(current, r * words);
      if (lights === null) right.fill(0);
      else right.set(lights.subarray(r * words, (r + 1) * words));
      if (own !== 0) kit.add(right, current, p - own);
      if (across !== 0) {
        kit.neighbours(beside, current, wraps);
        kit.add(right, beside, p - across);
      }
      beta.solve(right);
      kit.scale(previous, p - 1);
      kit.add(previous, right, 1);
      [previous, current] = [current, previous];
    }
    return { last: previous, below: current };
  }

  /** S·(corner/δ)·need, and N^K·need. */
  function prepare(need: B): { need: B; add(presses: B): void } {
    const delta = (own * corner + (p - across) * down) % p;
    const unit = p - inverseMod(delta, p);
    const from = wordsOf(need);
    let sum: Uint32Array = from.slice();
    for (let i = 0; i < sum.length; i += kit.words)
      kit.scale(sum.subarray(i, i + kit.words), (corner * (p - unit)) % p);
    for (let power = 1; power < large; power *= p) {
      const step = sum;
      for (let k = 1; k < p; k++) {
        const next = applyPower(sum, power, unit);
        for (let i = 0; i < next.length; i += kit.words)
          kit.add(next.subarray(i, i + kit.words), step.subarray(i, i + kit.words), 1);
        sum = next;
      }
    }
    const rest = base.empty();
    wordsOf(rest).set(applyPower(from, large, unit));
    return {
      need: rest,
      add(presses) {
        const words = wordsOf(presses);
        for (let i = 0; i < words.length; i += kit.words)
          kit.add(words.subarray(i, i + kit.words), sum.subarray(i, i + kit.words), 1);
      },
    };
  }

  /** unit · (down + corner·H^(P)) · (across + corner·T^(P)) of a board; P is a power of p. */
  function applyPower(board: Uint32Array, power: number, unit: number): Uint32Array {
    const { words } = kit;
    const result = new Uint32Array(board.length);
    const rowAt = (words_: Uint32Array, r: number): Uint32Array => words_.subarray(r * words, (r + 1) * words);
    const turned = base.wrap === 'torus';
    const beside = farNeighbours(base.columns, power, wraps);
    const above = farNeighbours(base.rows, power, turned);
    const row = new Uint32Array(words);
    for (let r = 0; r < base.rows; r++) {
      row.fill(0);
      kit.add(row, rowAt(board, r), across);
      for (const { from, sign } of above(r)) kit.add(row, rowAt(board, from), sign > 0 ? corner : p - corner);
      const target = rowAt(result, r);
      if (power === 1) kit.neighbours(target, row, wraps);
      else
        target.set(
          kit.row((c) => beside(c).reduce((total, { from, sign }) => total + (kit.get(row, from) * sign + p), 0) % p),
        );
      kit.scale(target, corner);
      kit.add(target, row, down);
      kit.scale(target, unit);
    }
    return result;
  }
}

/** The largest power of p that divides n. */
export function primePart(n: number, p: number): number {
  let part = 1;
  while (n % (part * p) === 0) part *= p;
  return part;
}

/**
 * H^(P), the sum of the cells P places away on both sides: on a ring round it, on a path with the mirrors at −1 and n
 * that turn signs. H^P is that where P is a power of the characteristic.
 */
function farNeighbours(n: number, power: number, wraps: boolean): (cell: number) => { from: number; sign: number }[] {
  const period = wraps ? n : 2 * (n + 1);
  const seen = (cell: number): { from: number; sign: number }[] => {
    const at = ((cell % period) + period) % period;
    if (wraps || at < n) return [{ from: at, sign: 1 }];
    return at === n || at === period - 1 ? [] : [{ from: 2 * n - at, sign: -1 }];
  };
  return (cell) => [...seen(cell - power), ...seen(cell + power)];
}
