import type { PrimePower } from '../../algebra/integers.ts';
import { lazyKernel, type ModularKernel, solveLinear } from '../../algebra/linear.ts';
import type { Watch } from '../../algebra/watch.ts';
import type { GridBoard } from '../../board/board.ts';
import { gridRule, shapeOf } from './lattice/grid-rule.ts';
import { hasPowerRows, latticeQuiet, powerRows, solveResidues } from './lattice-grid.ts';
import { addMultiple, reduceBasis } from './lattice/line.ts';
import type { Found } from './method.ts';

/**
 * From a prime p to its powers: A·x = b modulo p^k, digit by digit. With x = x₀ + p·x₁ + …, each digit solves A·x_j =
 * b_j modulo p, and b_{j+1} = (b_j − A·x_j) / p. This needs a solution for every right side. If A has quiet patterns U
 * modulo p (reduced, so that each is 1 in a cell of its own, P), it is bordered: the lights P may be wrong by λ, and
 * the presses in P are given numbers w. Modulo p that always has one solution, λ = Uᵀb and x = x' + U·(w − x'_P), so it
 * has one modulo p^k. There λ = λ_b + Λ·w, and A·x = b exactly if Λ·w = −λ_b, a system of as many unknowns as U has
 * patterns.
 */
export function powerSolver(
  board: GridBoard,
  { prime: p, exponent, value: m }: PrimePower,
): (need: Uint32Array | null, watch?: Watch) => Found {
  if (exponent === 1) return (need, watch) => solvePrime(board, p, need, watch);
  const byRows = powerRows(board, { prime: p, exponent, value: m });
  if (byRows !== null) return byRows;
  const { nullity, quiet } = latticeQuiet(board, p);
  const basis = Array.from({ length: nullity }, (_, i) => quiet(i));
  const places = reduceBasis(basis, p);

  /** Presses and λ modulo p^k for a right side, null for 0, and given presses in P. */
  const lift = (need: Uint32Array | null, given: ArrayLike<number>, watch?: Watch): Lifted => {
    const presses = new Uint32Array(board.buttons);
    const wrong = new Uint32Array(nullity);
    const rest = need === null ? new Uint32Array(board.lights) : need.slice();
    const open = Array.from(given);
    for (let digit = 1, left = m; digit < m; digit *= p, left /= p) {
      const right = rest.map((level) => level % p);
      const own = basis.map((vector) => dot(vector, right, p));
      own.forEach((times, i) => (right[places[i]!] = (right[places[i]!]! + p - times) % p));
      const found = right.some(Boolean)
        ? solveResidues(board, p, right, watch).presses!
        : new Uint32Array(board.buttons);
      basis.forEach((vector, i) => addMultiple(found, vector, (open[i]! + p - (found[places[i]!]! % p)) % p, p));
      for (let i = 0; i < presses.length; i++) presses[i]! += found[i]! * digit;
      own.forEach((times, i) => (wrong[i]! += times * digit));
      if (digit * p === m) break;
      const changed = changes(board, found, left);
      for (let i = 0; i < rest.length; i++) rest[i] = (rest[i]! + left - changed[i]!) % left;
      own.forEach((times, i) => (rest[places[i]!] = (rest[places[i]!]! + left - times) % left));
      for (let i = 0; i < rest.length; i++) rest[i]! /= p;
      places.forEach((place, i) => (open[i] = ((((open[i]! - found[place]!) % left) + left) % left) / p));
    }
    return { presses, wrong };
  };

  const none = new Uint32Array(nullity);
  const unit = (i: number): Uint32Array => Object.assign(new Uint32Array(nullity), { [i]: 1 });
  let columns: Uint32Array[] | null = null;
  return (need, watch) => {
    if (nullity === 0) {
      const presses = need && lift(need, none, watch).presses;
      return { presses, obstruction: null, kernel: { generators: [], orders: [] } };
    }
    columns ??= Array.from({ length: nullity }, (_, i) => lift(null, unit(i), watch).wrong);
    const { wrong } = need === null ? { wrong: none } : lift(need, none, watch);
    const { solution, kernel } = solveLinear({
      rows: nullity,
      columns: nullity,
      modulus: m,
      entries: (entry) =>
        columns!.forEach((column, c) => column.forEach((value, r) => value !== 0 && entry(r, c, value))),
      right: wrong.map((times) => (m - times) % m),
    });
    const lifted: ModularKernel = lazyKernel(board.buttons, kernel.orders, () =>
      kernel.generators.map((given) => lift(null, given).presses),
    );
    if (need === null) return { presses: null, obstruction: null, kernel: lifted };
    if (solution !== null) return { presses: lift(need, solution, watch).presses, obstruction: null, kernel: lifted };
    return { presses: null, obstruction: obstructionOf(need, kernel), kernel: lifted };
  };

  /** A is symmetric, so a quiet pattern modulo p^k meets what cannot be reached. */
  function obstructionOf(need: Uint32Array, { generators }: ModularKernel): Uint32Array {
    for (const given of generators) {
      const pattern = lift(null, given).presses;
      let sum = dot(pattern, need, m);
      if (sum === 0) continue;
      // The simplest multiple that is still an obstruction: the proof then needs fewer levels.
      let times = 1;
      for (; (sum * p) % m !== 0; sum = (sum * p) % m) times *= p;
      return times === 1 ? pattern : pattern.map((level) => (level * times) % m);
    }
    throw new Error('lattice: no quiet pattern obstructs; please report this board');
  }
}

interface Lifted {
  readonly presses: Uint32Array;
  readonly wrong: Uint32Array;
}

/** Most entries of all quiet patterns modulo p: lifting reads them again and again. */
const MAX_LIFTED = 2 ** 24;
/** Most quiet patterns modulo p if only first rows are lifted: a dense system of that size remains. */
const MAX_LIFTED_ROWS = 2000;

/** True if the quiet patterns are few enough to be lifted. */
export function canLift(board: GridBoard, { prime, exponent }: PrimePower): boolean {
  if (exponent === 1) return true;
  const { rows, columns, buttons } = board;
  if (hasPowerRows(board) && Math.min(rows, columns) <= MAX_LIFTED_ROWS) return true;
  const { nullity } = latticeQuiet(board, prime);
  return hasPowerRows(board) ? nullity <= MAX_LIFTED_ROWS : nullity * buttons <= MAX_LIFTED;
}

function solvePrime(board: GridBoard, p: number, need: Uint32Array | null, watch?: Watch): Found {
  const { presses, obstruction, nullity, quiet } = solveResidues(board, p, need, watch);
  const orders = Array.from({ length: nullity }, () => p);
  const kernel = lazyKernel(board.buttons, orders, () => orders.map((_, i) => quiet(i)));
  return { presses, obstruction, kernel };
}

function dot(a: Uint32Array, b: Uint32Array, m: number): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) if (a[i] !== 0) sum = (sum + a[i]! * b[i]!) % m;
  return sum;
}

/** What presses below p change, modulo m: p·m is below 2²⁴ and sums of a press's weights are exact. */
function changes(board: GridBoard, presses: Uint32Array, m: number): Uint32Array {
  const { rows, columns } = board;
  const result = new Uint32Array(presses.length);
  if (board.rule.kind === 'lines') {
    const inColumn = new Float64Array(columns);
    const inRow = new Float64Array(rows);
    for (let i = 0, r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++, i++) {
        inRow[r]! += presses[i]!;
        inColumn[c]! += presses[i]!;
      }
    for (let i = 0, r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++, i++) result[i] = (inRow[r]! + inColumn[c]! - presses[i]!) % m;
    return result;
  }
  const rule = gridRule(board)!;
  const [own, across, down, corner] = [rule.own % m, rule.across % m, rule.down % m, rule.corner % m];
  const shape = shapeOf(board);
  const beside = (row: Float64Array, c: number): number =>
    (c > 0 ? row[c - 1]! : shape.across ? row[columns - 1]! : 0) +
    (c + 1 < columns ? row[c + 1]! : shape.across ? row[0]! : 0);
  const level = new Float64Array(columns);
  const upright = new Float64Array(columns);
  for (let r = 0; r < rows; r++) {
    const above = r > 0 ? r - 1 : shape.down ? rows - 1 : -1;
    const below = r + 1 < rows ? r + 1 : shape.down ? 0 : -1;
    for (let c = 0; c < columns; c++) {
      level[c] = presses[r * columns + c]!;
      upright[c] = (above < 0 ? 0 : presses[above * columns + c]!) + (below < 0 ? 0 : presses[below * columns + c]!);
    }
    for (let c = 0; c < columns; c++)
      result[r * columns + c] =
        (own * level[c]! +
          down * upright[c]! +
          across * beside(level, c) +
          (corner === 0 ? 0 : corner * beside(upright, c))) %
        m;
  }
  return result;
}
