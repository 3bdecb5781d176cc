import type { Rows } from './linear.ts';

/** One step towards the Smith form: the matrix, and which diagonal entry was settled. */
export interface SmithFrame {
  readonly rows: Rows;
  readonly kind: 'start' | 'pivot' | 'cleared' | 'mixed' | 'done';
  readonly at: number;
}

/**
 * The Smith form of a small integer matrix, by row and column operations over the integers: bring the smallest entry to
 * the diagonal, clear its row and column with remainders, mix a row in where it does not divide the rest, go on.
 */
export function smithSteps(matrix: Rows): readonly SmithFrame[] {
  let rows = matrix.map((row) => [...row]);
  const n = Math.min(rows.length, rows[0]?.length ?? 0);
  const frames: SmithFrame[] = [{ rows: matrix, kind: 'start', at: -1 }];
  const show = (kind: SmithFrame['kind'], at: number): void => {
    frames.push({ rows: rows.map((row) => [...row]), kind, at });
  };
  for (let k = 0; k < n; k++) {
    for (;;) {
      const best = smallest(rows, k);
      if (best === null) return [...frames, { rows, kind: 'done', at: -1 }];
      if (bring(rows, best, k)) show('pivot', k);
      clear(rows, k);
      const rest =
        rows.some((row, r) => r !== k && row[k] !== 0) || rows[k]!.some((value, c) => c !== k && value !== 0);
      if (rest) continue;
      const pivot = rows[k]![k]!;
      const odd = rows.findIndex((row, r) => r > k && row.some((value, c) => c > k && value % pivot !== 0));
      if (odd < 0) break;
      rows[k] = rows[k]!.map((value, c) => value + rows[odd]![c]!);
      show('mixed', k);
    }
    rows = rows.map((row, r) => (r === k ? row.map(Math.abs) : row));
    show('cleared', k);
  }
  return [...frames, { rows, kind: 'done', at: -1 }];
}

/** The place of a smallest nonzero entry from row and column k on. */
function smallest(rows: Rows, k: number): readonly [number, number] | null {
  let best: readonly [number, number] | null = null;
  rows.forEach((row, r) =>
    row.forEach((value, c) => {
      if (r < k || c < k || value === 0) return;
      if (best === null || Math.abs(value) < Math.abs(rows[best[0]]![best[1]]!)) best = [r, c];
    }),
  );
  return best;
}

function bring(rows: number[][], [r, c]: readonly [number, number], k: number): boolean {
  [rows[k], rows[r]] = [rows[r]!, rows[k]!];
  for (const row of rows) [row[k], row[c]] = [row[c]!, row[k]!];
  return r !== k || c !== k;
}

/** Subtracts multiples of row and column k, so that only remainders of the pivot are left beside it. */
function clear(rows: number[][], k: number): void {
  const pivot = rows[k]![k]!;
  for (let r = 0; r < rows.length; r++) {
    const by = r === k ? 0 : Math.round(rows[r]![k]! / pivot);
    if (by !== 0) rows[r] = rows[r]!.map((value, c) => value - by * rows[k]![c]!);
  }
  for (let c = 0; c < rows[k]!.length; c++) {
    const by = c === k ? 0 : Math.round(rows[k]![c]! / pivot);
    if (by !== 0) for (const row of rows) row[c] = row[c]! - by * row[k]!;
  }
}

/** The matrix that chasing leaves of a rectangle, over the integers: p₀ = 1, p₁ = −A₁, p_{k+1} = −A₁·p_k − p_{k−1}. */
export function chaseOverIntegers(rows: number, columns: number): number[][] {
  const unit = Array.from({ length: columns }, (_, r) => Array.from({ length: columns }, (_, c) => (r === c ? 1 : 0)));
  let [before, last]: [number[][], number[][]] = [unit.map((row) => row.map(() => 0)), unit];
  for (let k = 0; k < rows; k++) {
    const next = last.map((row, r) =>
      row.map((value, c) => -(value + (last[r - 1]?.[c] ?? 0) + (last[r + 1]?.[c] ?? 0)) - before[r]![c]!),
    );
    [before, last] = [last, next];
  }
  return last;
}
