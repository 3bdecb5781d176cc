import { inverseMod } from '../../../algebra/integers.ts';
import { tick, type Watch } from '../../../algebra/watch.ts';
import type { GridRule, GridShape } from './grid-rule.ts';
import type { LatticeSolution } from './lattice-solve.ts';
import { lineOf } from './line.ts';
import { rowSolver, type RowKit } from './rows.ts';

/** A rule that is a product of two sides, (a + b·T)·(c + d·S): king (1 + T)(1 + S), and bars. Null if it is none. */
export function factorsOf(
  { own, across, down, corner }: GridRule,
  p: number,
): { readonly down: readonly [number, number]; readonly across: readonly [number, number] } | null {
  if ((own * corner) % p !== (across * down) % p) return null;
  // The rows (own, across) and (down, corner) are multiples of one of them.
  const base = own !== 0 || across !== 0 ? [own, across] : [down, corner];
  const at = base[0] !== 0 ? 0 : 1;
  const unit = base[at]!;
  const times = (row: readonly number[]): number => (row[at]! * inverseMod(unit, p)) % p;
  return { down: [times([own, across]), times([down, corner])], across: base as [number, number] };
}

/**
 * `(a + b·T)·(c + d·S)·x = need` on a whole grid: all columns are solved at once, then every row.
 * With kernels of dimensions k down and l across, the quiet patterns have dimension k·columns + (rows − k)·l.
 * @returns  boards as their numbers, row by row, `kit.words` words each
 * Cost: O(rows · words) row operations.
 */
export function solveSeparable(
  kit: RowKit,
  { rows, columns, across: wraps, down: turns }: GridShape,
  { down, across }: { readonly down: readonly [number, number]; readonly across: readonly [number, number] },
  need: Uint32Array | null,
  watch: Watch = {},
): LatticeSolution<Uint32Array> {
  const { prime: p, words } = kit;
  const tall = lineOf(rows, turns, down[0], down[1], p);
  const wide = rowSolver(kit, wraps, across[0], across[1]);
  const [k, l] = [tall.kernel.length, wide.kernel.length];
  const nullity = k * columns + (rows - k) * l;
  const rowAt = (board: Uint32Array, r: number): Uint32Array => board.subarray(r * words, (r + 1) * words);
  /** vector ⊗ row. */
  const outer = (vector: ArrayLike<number>, row: Uint32Array): Uint32Array => {
    const board = new Uint32Array(rows * words);
    for (let r = 0; r < rows; r++) kit.add(rowAt(board, r), row, vector[r]!);
    return board;
  };
  const single = (r: number, row: Uint32Array): Uint32Array => {
    const board = new Uint32Array(rows * words);
    rowAt(board, r).set(row);
    return board;
  };
  const unitRow = (column: number): Uint32Array => kit.row((c) => Number(c === column));
  const others = Array.from({ length: rows }, (_, r) => r).filter((r) => !tall.pivots.includes(r));
  const quiet = (i: number): Uint32Array => {
    if (!Number.isInteger(i) || i < 0 || i >= nullity)
      throw new RangeError(`quiet: expected a pattern from 0 to ${nullity - 1}, got ${i}`);
    if (i < k * columns) return outer(tall.kernel[Math.floor(i / columns)]!, unitRow(i % columns));
    const rest = i - k * columns;
    return single(others[Math.floor(rest / l)]!, wide.kernel[rest % l]!);
  };
  const obstruction = need === null ? null : obstructionOf(need);
  const presses = need === null || obstruction !== null ? null : solved(need);
  return { presses, obstruction, nullity, quiet };

  /** A quiet pattern whose sum with what is needed is not 0. */
  function obstructionOf(lights: Uint32Array): Uint32Array | null {
    for (const row of wide.kernel)
      for (let r = 0; r < rows; r++) if (kit.dot(row, rowAt(lights, r)) !== 0) return single(r, row);
    for (const vector of tall.kernel) {
      const sum = new Uint32Array(words);
      for (let r = 0; r < rows; r++) kit.add(sum, rowAt(lights, r), vector[r]!);
      for (let c = 0; c < columns; c++) if (kit.get(sum, c) !== 0) return outer(vector, unitRow(c));
    }
    return null;
  }

  function solved(lights: Uint32Array): Uint32Array {
    const board = solveDown(lights);
    for (let r = 0; r < rows; r++) {
      if ((r & 255) === 0) tick(watch, 0.5 + r / rows / 2);
      wide.solve(rowAt(board, r));
    }
    return board;
  }

  /** The recurrence of line.ts, for all columns at once. */
  function solveDown(lights: Uint32Array): Uint32Array {
    const board = new Uint32Array(lights.length);
    if (down[1] === 0) {
      board.set(lights);
      for (let r = 0; r < rows; r++) kit.scale(rowAt(board, r), inverseMod(down[0], p));
      return board;
    }
    const unit = inverseMod(down[1], p);
    const own = (p - ((down[0] * unit) % p)) % p;
    const beyond = new Uint32Array(words);
    for (let r = 0; r < rows; r++) {
      if ((r & 255) === 0) tick(watch, r / rows / 2);
      const next = r + 1 < rows ? rowAt(board, r + 1) : beyond;
      kit.add(next, rowAt(lights, r), unit);
      kit.add(next, rowAt(board, r), own);
      if (r > 0) kit.add(next, rowAt(board, r - 1), p - 1);
    }
    const last = rowAt(board, rows - 1).slice();
    tall.inverse.forEach(([fromLast, fromBeyond], j) => {
      const free = new Uint32Array(words);
      kit.add(free, last, fromLast);
      kit.add(free, beyond, fromBeyond);
      for (let r = 0; r < rows; r++) kit.add(rowAt(board, r), free, tall.free[j]![r]!);
    });
    return board;
  }
}
