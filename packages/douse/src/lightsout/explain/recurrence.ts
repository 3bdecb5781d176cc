import type { Board } from '../../board/board.ts';
import { isPlainPlus } from '../../board/grid.ts';
import { mod } from '../../algebra/integers.ts';

/** How the lines of presses in a chase follow from one another, as data for formulas and captions. */
export interface ChaseRecurrence {
  /** A line is a row, or a column. */
  readonly by: 'rows' | 'columns';
  /** Number of lines m: rows of the board, or its columns. */
  readonly lines: number;
  /** B₀ … B_m, each as large as a line is long. */
  readonly matrices: readonly (readonly Uint32Array[])[];
  /** TeX: the recurrence of the B, with no signs modulo 2. */
  readonly recurrence: string;
  /** TeX: the equation of the first line. */
  readonly equation: string;
  /** TeX: how F, the matrix from the first line of presses to the change of the last line of lights, relates to B_m. */
  readonly residue: string;
}

/**
 * The recurrence behind a chase of the plus rule on an open rectangle, by rows or columns as `chaseChart` goes.
 *
 * After pressing the first line and chasing, the next step would press `B_m·x₁` below the last line to put that out. No
 * line is there, so the last line keeps the opposite of that change: F = −B_m, for every number of levels (modulo 2
 * that is B_m).
 * @returns  null for other boards
 * Cost: O(lines · length²), all matrices are written out.
 */
export function chaseRecurrence(board: Board, q: number): ChaseRecurrence | null {
  if (!isPlainPlus(board) || board.wrap !== 'none' || board.buttons === 0) return null;
  const by = board.columns > board.rows ? 'columns' : 'rows';
  const [lines, length] = by === 'rows' ? [board.rows, board.columns] : [board.columns, board.rows];
  const minus = q === 2 ? '' : '-';
  return {
    by,
    lines,
    matrices: chaseMatrices(lines, length, q),
    recurrence: `B_0 = I,\\quad B_1 = ${minus}A_1,\\quad B_{k+1} = ${minus}A_1 B_k ${q === 2 ? '+' : '-'} B_{k-1}`,
    equation: `B_{${lines}}\\,x_1 = \\sum_{i=1}^{${lines}} B_{${lines}-i}\\,b_i`,
    residue: `F = ${minus}B_{${lines}}`,
  };
}

/**
 * The matrices of chasing on a rectangle with the plus rule over Z/q. With A₁ the matrix of one row (1 on the diagonal
 * and beside it),
 *
 *     B₀ = I,   B₁ = −A₁,   B_{k+1} = −A₁·B_k − B_{k−1}
 *
 * and row k+1 of the presses is `B_k·x₁ − Σ_{i≤k} B_{k−i}·b_i`. There is no row below the last, so the first row solves
 * `B_m·x₁ = Σ_{i≤m} B_{m−i}·b_i`. Modulo 2 the signs vanish: B_{k+2} = A₁·B_{k+1} + B_k.
 *
 * @returns  B₀ … B_rows, each columns × columns. Cost: O(rows · columns²).
 * Source: E. Brinckhaus, Lights Out! (Math 45 project), after Martín-Sánchez & Pareja-Flores (2001).
 */
export function chaseMatrices(rows: number, columns: number, q: number): Uint32Array[][] {
  const identity = Array.from({ length: columns }, (_, r) =>
    Uint32Array.from({ length: columns }, (_, c) => (r === c ? 1 : 0)),
  );
  const result = [identity];
  let before = identity.map(() => new Uint32Array(columns));
  for (let k = 0; k < rows; k++) {
    const last = result[k]!;
    const next = last.map((_, r) =>
      Uint32Array.from({ length: columns }, (_, c) =>
        mod(-(last[r]![c]! + (last[r - 1]?.[c] ?? 0) + (last[r + 1]?.[c] ?? 0)) - before[r]![c]!, q),
      ),
    );
    before = last;
    result.push(next);
  }
  return result;
}
