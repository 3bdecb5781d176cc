import type { MatrixData } from './chapter.ts';

/** Columns of a matrix that fit on a page upright; wider ones are laid on their side and made small. */
const UPRIGHT = 12;

/** A document that compiles by itself, with a matrix of any size: bars, pivots framed. */
export function matrixDocument({ name, rows, bar, pivots }: MatrixData): string {
  const columns = rows[0]?.length ?? 0;
  const wide = columns > UPRIGHT;
  const spec = Array.from({ length: columns }, (_, c) => (c === bar && c > 0 ? '|c' : 'c')).join('');
  const body = rows.map((row, r) =>
    row
      .map((value, c) => (pivots !== undefined && pivots[r] === c && c < columns ? `\\boxed{${value}}` : value))
      .join(' & '),
  );
  const formula = `$\\displaystyle ${name} \\left(\\begin{array}{${spec}}
${body.join(' \\\\\n')}
\\end{array}\\right)$`;
  return documentOf(wide ? `\\scalebox{${Math.min(1, 24 / columns).toFixed(2)}}{${formula}}` : formula, wide);
}

/** A document with a table whose cells are formulas or words. */
export function tableDocument(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => `$${text}$`;
  return documentOf(
    `\\begin{tabular}{${head.map(() => 'l').join('')}}
${head.map((text) => (/^[\p{L} ]{3,}$/u.test(text) ? text : cell(text))).join(' & ')} \\\\ \\hline
${rows.map((row) => row.map(cell).join(' & ')).join(' \\\\\n')}
\\end{tabular}`,
    head.length > 6,
  );
}

const documentOf = (
  body: string,
  landscape: boolean,
): string => `\\documentclass[a4paper${landscape ? ',landscape' : ''}]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage[margin=1.5cm]{geometry}
\\usepackage{amsmath,amssymb,graphicx}
\\setcounter{MaxMatrixCols}{200}
\\pagestyle{empty}
\\begin{document}
\\noindent
${body}
\\end{document}
`;
