import type { MatrixData } from '../jobs/matrices.ts';

export const entryAt = (matrix: MatrixData, row: number, column: number): number => {
  if (matrix.kind === 'dense') return matrix.entries[row * matrix.columns + column]!;
  for (let i = matrix.start[column]!; i < matrix.start[column + 1]!; i++)
    if (matrix.row[i] === row) return matrix.value[i]!;
  return 0;
};

/**
 * A square of the matrix as numbers, `side` × `side`, each the greatest entry of a block of `pool` × `pool` entries, so
 * that a lone entry is seen at every size. Outside the matrix it is −1.
 */
export function pooled(matrix: MatrixData, top: number, left: number, side: number, pool: number): Int32Array {
  const result = new Int32Array(side * side).fill(-1);
  const rows = Math.min(side * pool, matrix.rows - top);
  const columns = Math.min(side * pool, matrix.columns - left);
  for (let r = 0; r < rows; r += pool) result.fill(0, (r / pool) * side, (r / pool) * side + Math.ceil(columns / pool));
  const put = (row: number, column: number, value: number): void => {
    const at = Math.floor(row / pool) * side + Math.floor(column / pool);
    if (value > result[at]!) result[at] = value;
  };
  if (matrix.kind === 'dense') {
    for (let r = 0; r < rows; r++) {
      const from = (top + r) * matrix.columns + left;
      for (let c = 0; c < columns; c++) {
        const value = matrix.entries[from + c]!;
        if (value !== 0) put(r, c, value);
      }
    }
  } else {
    for (let c = 0; c < columns; c++) {
      for (let i = matrix.start[left + c]!; i < matrix.start[left + c + 1]!; i++) {
        const r = matrix.row[i]! - top;
        if (r >= 0 && r < rows) put(r, c, matrix.value[i]!);
      }
    }
  }
  return result;
}
