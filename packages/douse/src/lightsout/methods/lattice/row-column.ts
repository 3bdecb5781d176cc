import { inverseMod } from '../../../algebra/integers.ts';
import type { LatticeSolution } from './lattice-solve.ts';
import type { RowKit } from './rows.ts';

/**
 * The row-column rule on a whole grid of m × n cells over a prime field: a press moves its whole row and column once.
 *
 * With R and C the sums of presses in rows and columns, a light changes by `R_r + C_c − x_rc`, so the presses are
 * `x_rc = R_r + C_c − need_rc`. Adding up rows and columns leaves `(n−1)·R_r = ρ_r − T`, `(m−1)·C_c = κ_c − T` and
 * ΣR = ΣC = T, where ρ and κ are the sums of what is needed. Where n − 1 is 0 modulo p, the ρ must all be T, and R is
 * free but for its sum; the same for columns; and where neither is, T follows from (m + n − 1)·T = Σρ.
 *
 * @param need  numbers row by row, `kit.words` words each; null for the quiet patterns alone
 * Cost: three passes over the board.
 */
export function solveRowColumn(kit: RowKit, rows: number, need: Uint32Array | null): LatticeSolution<Uint32Array> {
  const { prime: p, words, cells: columns } = kit;
  const rowAt = (board: Uint32Array, r: number): Uint32Array => board.subarray(r * words, (r + 1) * words);
  const [byRow, byColumn] = [(columns - 1) % p, (rows - 1) % p];
  const all = (rows + columns - 1) % p;
  const [quietRows, quietColumns] = [byRow === 0 ? rows - 1 : 0, byColumn === 0 ? columns - 1 : 0];
  const even = byRow !== 0 && byColumn !== 0 && all === 0;
  const nullity = quietRows + quietColumns + Number(even);
  const ones = kit.row(() => 1);

  /** R_r + C_c everywhere. */
  const sums = (r: (row: number) => number, c: Uint32Array): Uint32Array => {
    const board = new Uint32Array(rows * words);
    for (let row = 0; row < rows; row++) {
      rowAt(board, row).set(c);
      kit.add(rowAt(board, row), ones, r(row));
    }
    return board;
  };
  const none = new Uint32Array(words);
  const quiet = (i: number): Uint32Array => {
    if (!Number.isInteger(i) || i < 0 || i >= nullity)
      throw new RangeError(`quiet: expected a pattern from 0 to ${nullity - 1}, got ${i}`);
    const pair = (at: number, own: number): number => (own === at + 1 ? 1 : own === 0 ? p - 1 : 0);
    if (i < quietRows) return sums((row) => pair(i, row), none);
    if (i < quietRows + quietColumns)
      return sums(
        () => 0,
        kit.row((column) => pair(i - quietRows, column)),
      );
    // m and n add up to 1, so every press as often as any other is quiet.
    return sums(() => 1, none);
  };
  if (need === null) return { presses: null, obstruction: null, nullity, quiet };

  const inRows = Array.from({ length: rows }, (_, r) => kit.dot(ones, rowAt(need, r)));
  const inColumns = new Uint32Array(words);
  for (let r = 0; r < rows; r++) kit.add(inColumns, rowAt(need, r), 1);
  const total = inRows.reduce((sum, n) => (sum + n) % p, 0);
  const obstructed = obstructedBy();
  if (obstructed >= 0) return { presses: null, obstruction: quiet(obstructed), nullity, quiet };

  const t =
    byRow === 0 ? inRows[0]! : byColumn === 0 ? kit.get(inColumns, 0) : even ? 0 : (total * inverseMod(all, p)) % p;
  const [rowBy, columnBy] = [byRow === 0 ? 0 : inverseMod(byRow, p), byColumn === 0 ? 0 : inverseMod(byColumn, p)];
  const inRow = (r: number): number => (byRow === 0 ? (r === 0 ? t : 0) : ((inRows[r]! + p - t) * rowBy) % p);
  const c =
    byColumn === 0
      ? kit.row((column) => (column === 0 ? t : 0))
      : kit.row((column) => ((kit.get(inColumns, column) + p - t) * columnBy) % p);
  const presses = sums(inRow, c);
  for (let r = 0; r < rows; r++) kit.add(rowAt(presses, r), rowAt(need, r), p - 1);
  return { presses, obstruction: null, nullity, quiet };

  /** The number of a quiet pattern whose sum with what is needed is not 0, or −1. */
  function obstructedBy(): number {
    for (let i = 0; i < quietRows; i++) if (inRows[i + 1] !== inRows[0]) return i;
    for (let i = 0; i < quietColumns; i++)
      if (kit.get(inColumns, i + 1) !== kit.get(inColumns, 0)) return quietRows + i;
    return even && total !== 0 ? nullity - 1 : -1;
  }
}
