/** Documents that compile by themselves, for whoever writes a paper; their words are those of the page. */

/** Columns of a matrix that fit on a page upright; wider ones are laid on their side. */
const UPRIGHT = 12;

/** Rows and columns that fill a page on its side; with more of them the matrix is made small. */
const FULL = 36;

/** Entries that TeX holds as an array; a larger matrix is drawn, its zeros left out. */
const AS_ARRAY = 20_000;

/** Rows of a matrix that TeX's memory holds drawn. */
export const MOST_TEX_ROWS = 300;

export interface TexMatrix {
  /** LaTeX. */
  readonly name: string;
  readonly rows: readonly ArrayLike<number>[];
  /** A bar before this column. */
  readonly bar?: number;
  /** For each row the column of its pivot, which is framed. */
  readonly pivots?: ArrayLike<number>;
}

/** A matrix of any size: bars, pivots framed. */
export function matrixDocument({ name, rows, bar, pivots }: TexMatrix): string {
  const columns = rows[0]?.length ?? 0;
  const scale = Math.min(1, FULL / Math.max(1, columns, rows.length));
  if (rows.length * columns > AS_ARRAY) {
    return documentOf(
      drawnMatrix({ name, rows, ...(bar !== undefined && { bar }), ...(pivots && { pivots }) }, scale),
      true,
    );
  }
  const spec = Array.from({ length: columns }, (_, c) => (c === bar && c > 0 ? '|c' : 'c')).join('');
  const body = rows.map((row, r) =>
    Array.from(row, (value, c) => (pivots?.[r] === c ? `\\boxed{${value}}` : value)).join(' & '),
  );
  const formula = `$\\displaystyle ${name} ${name.endsWith('\\to') ? '' : '='} \\left(\\begin{array}{${spec}}
${body.join(' \\\\\n')}
\\end{array}\\right)$`;
  return documentOf(scale < 1 ? `\\scalebox{${scale.toFixed(3)}}{${formula}}` : formula, columns > UPRIGHT);
}

/**
 * A matrix as a picture: every entry but 0 is written at its place. That takes far less memory than an array, in a box
 * and not in an argument, which TeX would hold twice.
 */
function drawnMatrix({ name, rows, bar, pivots }: TexMatrix, scale: number): string {
  const columns = rows[0]?.length ?? 0;
  const height = rows.length;
  const entries = rows.flatMap((row, r) =>
    Array.from(row).flatMap((value, c) => {
      if (value === 0) return [];
      return pivots?.[r] === c
        ? `\\put(${c - 0.3},${height - 1.3 - r}){\\framebox(1,1){${value}}}`
        : `\\put(${c},${height - 1 - r}){${value}}`;
    }),
  );
  return `\\setlength{\\unitlength}{13.5pt}
\\newsavebox{\\entries}
\\begin{lrbox}{\\entries}
\\begin{picture}(${columns},${height})
\\put(-0.3,-0.3){\\framebox(${columns},${height}){}}
${bar === undefined ? '' : `\\put(${bar - 0.3},-0.3){\\line(0,1){${height}}}\n`}${entries.join('\n')}
\\end{picture}
\\end{lrbox}
$${name} =$ \\raisebox{-0.5\\height}{\\scalebox{${scale.toFixed(3)}}{\\box\\entries}}`;
}

/** A table whose cells are formulas, made narrower where it must be; a head of letters is a word. */
export function tableDocument(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => `$${text}$`;
  return documentOf(
    `\\resizebox{\\ifdim\\width>\\textwidth\\textwidth\\else\\width\\fi}{!}{%
\\begin{tabular}{${head.map(() => 'l').join('')}}
${head.map((text) => (/^[\p{L} ]{3,}$/u.test(text) ? text : cell(text))).join(' & ')} \\\\ \\hline
${rows.map((row) => row.map(cell).join(' & ')).join(' \\\\\n')}
\\end{tabular}}`,
    head.length > 6,
  );
}

/** A title, paragraphs, and a table of words that may be longer than a page. */
export function wordsDocument(
  title: string,
  paragraphs: readonly string[],
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]): string => `${cells.map(texText).join(' & ')} \\\\`;
  return documentOf(
    `\\section*{${texText(title)}}
${paragraphs.map((text) => `${texText(text)}\n`).join('\n')}
\\begin{longtable}{${(rows[0] ?? head).map((_, __, all) => `p{${(0.9 / all.length).toFixed(2)}\\textwidth}`).join('')}}
${head.length > 0 ? `${line(head)} \\hline \\endhead\n` : ''}${rows.map(line).join('\n')}
\\end{longtable}`,
    false,
  );
}

/** Patterns of presses, each as an array: a dot for a button that is not pressed, nothing where there is none. */
export function patternsDocument(
  title: string,
  patterns: readonly { readonly says: string; readonly rows: readonly (readonly (number | null)[])[] }[],
): string {
  const columns = patterns[0]?.rows[0]?.length ?? 0;
  const cell = (value: number | null): string => (value === null ? '{}' : value === 0 ? '\\cdot' : String(value));
  const scale = Math.min(1, FULL / Math.max(1, columns, ...patterns.map(({ rows }) => rows.length)));
  const array = (rows: readonly (readonly (number | null)[])[]): string =>
    `\\scalebox{${scale.toFixed(3)}}{$\\begin{array}{${'c'.repeat(columns)}}
${rows.map((row) => row.map(cell).join(' & ')).join(' \\\\\n')}
\\end{array}$}`;
  return documentOf(
    `\\section*{${texText(title)}}
${patterns.map(({ says, rows }) => `${texText(says)}\\par\\medskip\n${array(rows)}\\par\\bigskip`).join('\n')}`,
    columns > UPRIGHT,
  );
}

/** `α^2 + 1` as LaTeX. */
export const elementTex = (text: string): string =>
  text
    .replaceAll('α', '\\alpha ')
    .replace(/\^(\d+)/g, '^{$1}')
    .trimEnd();

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '×': '$\\times$',
  '·': '$\\cdot$',
  '−': '$-$',
  '≥': '$\\ge$',
  '≤': '$\\le$',
  '→': '$\\to$',
  '—': '---',
  '–': '--',
  '…': '\\dots{}',
};

/** Words as LaTeX; `2^23` becomes a power. */
export const texText = (text: string): string =>
  text
    .split(/(\d+\^\d+)/)
    .map((part, i) =>
      i % 2 === 1
        ? `$${part.replace(/\^(\d+)/, '^{$1}')}$`
        : part.replace(/[&%#_{}$]/g, '\\$&').replace(/\\(?![&%#_{}$])|[~^×·−≥≤→—–…]/g, (sign) => SIGNS[sign]!),
    )
    .join('');

const documentOf = (body: string, landscape: boolean): string => `\\documentclass[a4paper${
  landscape ? ',landscape' : ''
}]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[${/\p{Script=Cyrillic}/u.test(body) ? 'T2A' : 'T1'}]{fontenc}
\\usepackage[margin=1.5cm]{geometry}
\\usepackage{amsmath,amssymb,graphicx,longtable}
\\setlength{\\fboxsep}{1pt}
\\setlength{\\parindent}{0pt}
\\pagestyle{empty}
\\begin{document}
\\noindent
${body}
\\end{document}
`;
