/** A matrix as text columns, CSV, LaTeX or JSON. */
export const MATRIX_FORMATS = ['text', 'csv', 'latex', 'json'] as const;
/** One of the formats that a matrix is written in. */
export type MatrixFormat = (typeof MATRIX_FORMATS)[number];

type Rows = readonly ArrayLike<number>[];
const cellsOf = (row: ArrayLike<number>): string[] => Array.from({ length: row.length }, (_, i) => String(row[i]));

/** An effect matrix as text, CSV, LaTeX or JSON. */
export function makeMatrix(rows: Rows, format: MatrixFormat): string {
  switch (format) {
    case 'text': {
      const cells = rows.map(cellsOf);
      const width = cells.flat().reduce((most, { length }) => Math.max(most, length), 1);
      return cells.map((row) => row.map((cell) => cell.padStart(width)).join(' ')).join('\n');
    }
    case 'csv':
      return rows.map((row) => cellsOf(row).join(',')).join('\n');
    case 'latex':
      // A blank line would end the formula.
      if (rows.length === 0) return '\\begin{pmatrix}\\end{pmatrix}';
      return `\\begin{pmatrix}\n${rows.map((row) => `  ${cellsOf(row).join(' & ')}`).join(' \\\\\n')}\n\\end{pmatrix}`;
    case 'json':
      return JSON.stringify(rows.map((row) => Array.from({ length: row.length }, (_, i) => row[i])));
  }
}
