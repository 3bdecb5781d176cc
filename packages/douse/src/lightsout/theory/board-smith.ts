import { MAX_SMITH_ENTRIES, smithInvariants } from '../../algebra/smith.ts';
import { cyclicSmith, divideIntegers, type IntegerPolynomial, multiplyIntegers } from '../../algebra/smith-modular.ts';
import type { Board } from '../../board/board.ts';
import { effects } from '../../board/grid.ts';
import { type GridRule, gridRule, shapeOf, turnedRule } from '../methods/lattice/grid-rule.ts';

/** Most of lines · length² for lines that are chased: 60 × 60 takes 0.1 s, 100 × 100, the limit, a second or two. */
export const MAX_CHASED_SMITH = 1_000_000;

/**
 * The Smith invariants of a board's effect matrix over the integers, or which limit came first, in words.
 *
 * Where lines of presses follow from one another over the integers (plus, ring, and every rule of sides whose presses
 * move the next line once; open or a ring along the line), chasing is unimodular: what remains is F, a polynomial in
 * the sum of both neighbours, and all other invariants are 1. Other boards are diagonalised as they are.
 */
export function boardSmith(board: Board): readonly bigint[] | string {
  const chased = chasedLines(board);
  if (chased !== null) {
    const { lines, length } = chased;
    const work = lines * length * length;
    if (work > MAX_CHASED_SMITH)
      return `chasing leaves ${length} × ${length} numbers from ${lines} lines, ${work} in all, more than ${MAX_CHASED_SMITH}`;
    const { factor, modulus } = chasedPolynomial(chased);
    const own = cyclicSmith(factor, modulus);
    return [...Array.from({ length: board.buttons - length }, () => 1n), ...own];
  }
  const entries = board.buttons * board.lights;
  return entries > MAX_SMITH_ENTRIES
    ? `the effect matrix has ${entries} entries, more than ${MAX_SMITH_ENTRIES}`
    : smithInvariants(matrixRows(board), board.buttons);
}

/** The effect matrix, dense: one row a light, one column a button. */
export function matrixRows(board: Board): Float64Array[] {
  const rows = Array.from({ length: board.lights }, () => new Float64Array(board.buttons));
  const { start, light, weight } = effects(board);
  for (let button = 0; button < board.buttons; button++) {
    for (let i = start[button]!; i < start[button + 1]!; i++) rows[light[i]!]![button] = weight[i]!;
  }
  return rows;
}

/** Lines that are chased, their length, and whether each closes to a ring. */
interface Chased {
  readonly lines: number;
  readonly length: number;
  readonly ring: boolean;
  readonly rule: GridRule;
}

/** The shorter of the lines that can be chased without closing to a ring; null for other boards. */
function chasedLines(board: Board): Chased | null {
  const given = gridRule(board);
  if (given === null || board.kind !== 'grid' || given.corner !== 0) return null;
  const shape = shapeOf(board);
  const ways = [
    { lines: shape.rows, length: shape.columns, ring: shape.across, closed: shape.down, rule: given },
    { lines: shape.columns, length: shape.rows, ring: shape.down, closed: shape.across, rule: turnedRule(given) },
  ].filter(({ closed, rule }) => !closed && rule.down === 1);
  return ways.sort((a, b) => a.length - b.length)[0] ?? null;
}

/**
 * F and the polynomial that it counts modulo: f_n, the characteristic polynomial of a path, or sⁿ − 1 on a ring. With
 * α = own + across·H, the presses beyond a line are `−α` times it less the line before.
 */
function chasedPolynomial({ lines, length, ring, rule }: Chased): {
  factor: IntegerPolynomial;
  modulus: IntegerPolynomial;
} {
  const modulus = ring ? cycle(length) : path(length);
  const sides = ring ? Array.from({ length }, (_, i) => (i === 1 || i === length - 1 ? 1n : 0n)) : [0n, 1n];
  const alpha = sides.map((c, i) => -(BigInt(rule.across) * c + (i === 0 ? BigInt(rule.own) : 0n)));
  let [before, own]: [bigint[], bigint[]] = [[], [1n]];
  for (let k = 0; k < lines; k++) {
    const next = divideIntegers(multiplyIntegers(alpha, own), modulus).rest;
    [before, own] = [own, less(next, before)];
  }
  return { factor: own, modulus };
}

const less = (a: readonly bigint[], b: readonly bigint[]): bigint[] => {
  const result = Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0n) - (b[i] ?? 0n));
  while (result.length > 0 && result[result.length - 1] === 0n) result.pop();
  return result;
};

const cycle = (n: number): bigint[] => Array.from({ length: n + 1 }, (_, i) => (i === n ? 1n : i === 0 ? -1n : 0n));

function path(n: number): bigint[] {
  let [before, own]: [bigint[], bigint[]] = [[], [1n]];
  for (let k = 0; k < n; k++) [before, own] = [own, less([0n, ...own], before)];
  return own;
}
