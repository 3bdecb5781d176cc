import { describe, expect, it } from 'vitest';
import { cases, matrix } from '../../testing/plain.ts';
import { expectLatex } from '../../testing/latex.ts';
import { makeMatrix, MATRIX_FORMATS } from './matrix.ts';

describe('makeMatrix', () => {
  it('in every format says the same numbers', () => {
    for (const random of cases('matrix', 80)) {
      const columns = 1 + random.below(6);
      const rows = matrix(1 + random.below(5), columns, () => random.below(2000));
      const typed = rows.map((row) => Uint16Array.from(row));
      const read = (text: string, separator: RegExp): number[][] =>
        text.split('\n').map((line) => line.trim().split(separator).map(Number));
      expect(JSON.parse(makeMatrix(typed, 'json'))).toEqual(rows);
      expect(read(makeMatrix(typed, 'csv'), /,/)).toEqual(rows);
      const text = makeMatrix(typed, 'text');
      expect(read(text, /\s+/)).toEqual(rows);
      expect(new Set(text.split('\n').map(({ length }) => length)).size).toBe(1);
      const latex = makeMatrix(typed, 'latex');
      expectLatex(`\\[ ${latex} \\]`);
      const body = /^\\begin\{pmatrix\}\n([^]*)\n\\end\{pmatrix\}$/.exec(latex)![1]!;
      expect(read(body.replaceAll('\\\\', ''), /\s*&\s*/)).toEqual(rows);
    }
  });

  it('of nothing, of empty rows and of very long ones', () => {
    for (const format of MATRIX_FORMATS) {
      expect(makeMatrix([], format)).toBe(
        { text: '', csv: '', latex: '\\begin{pmatrix}\\end{pmatrix}', json: '[]' }[format],
      );
      expect(makeMatrix([[]], format)).not.toContain('undefined');
      expect(makeMatrix([new Uint8Array(300_000)], format).length).toBeGreaterThan(300_000);
    }
  });
});
