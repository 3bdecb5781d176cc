import type { Board } from '../../board/board.ts';
import { asArray, type Levels } from '../../board/problem.ts';
import type { Explanation, Picture, Step } from '../../play/explanation.ts';
import { makeMatrix } from './matrix.ts';

/** Ways an explanation is written. */
export const EXPLANATION_FORMATS = ['text', 'markdown', 'latex'] as const;
/** One of the formats that an explanation is written in. */
export type ExplanationFormat = (typeof EXPLANATION_FORMATS)[number];

/** An explanation as text, Markdown, LaTeX or JSON, step by step, with its pictures. */
export function makeExplanation(explanation: Explanation, format: ExplanationFormat): string {
  return { text: plain, markdown, latex }[format](explanation);
}

/** Largest matrix that stands in a text for people: rows and columns. */
const MAX_SHOWN = 40;
/** Columns of a matrix or a board that fit on an upright page. */
const UPRIGHT = 24;
const isShown = ({ matrix }: Step): boolean =>
  matrix !== undefined && matrix.rows.length <= MAX_SHOWN && (matrix.rows[0]?.length ?? 0) <= MAX_SHOWN;
const leftOut = ({ matrix }: Step): string =>
  `(${matrix!.name} is ${matrix!.rows.length} × ${matrix!.rows[0]?.length ?? 0}: too large to print)`;

function plain({ title, board, steps }: Explanation): string {
  const parts = steps.map((step, i) => {
    const lines = [`${String(i + 1).padStart(3)}. ${step.says}`];
    const indent = (text: string): string => text.replace(/^/gm, '     ');
    if (step.matrix !== undefined)
      lines.push(
        indent(isShown(step) ? `${step.matrix.name} =\n${makeMatrix(step.matrix.rows, 'text')}` : leftOut(step)),
      );
    if (step.picture !== undefined) lines.push(indent(drawing(board, step.picture.values, step.picture.of)));
    return lines.join('\n');
  });
  return [`${title}\n${'='.repeat(title.length)}`, ...parts].join('\n\n');
}

function markdown({ title, board, steps }: Explanation): string {
  const parts = steps.map((step, i) => {
    const lines = [`${i + 1}. ${step.says}`];
    const block = (text: string): string => text.replace(/^/gm, '   ');
    if (step.formula !== undefined) lines.push(block(`$$${step.formula}$$`));
    if (step.matrix !== undefined)
      lines.push(
        block(
          isShown(step)
            ? `$$${texName(step.matrix.name)} = ${makeMatrix(step.matrix.rows, 'latex').replaceAll('\n', ' ')}$$`
            : leftOut(step),
        ),
      );
    if (step.picture !== undefined)
      lines.push(block(`\`\`\`\n${drawing(board, step.picture.values, step.picture.of)}\n\`\`\``));
    return lines.join('\n\n');
  });
  return [`# ${title}`, ...parts].join('\n\n');
}

function latex({ title, board, steps }: Explanation): string {
  const items = steps.map((step) => {
    const lines = [`\\item ${texText(step.says)}`];
    if (step.formula !== undefined) lines.push(`\\[ ${step.formula} \\]`);
    if (step.matrix !== undefined)
      lines.push(
        isShown(step)
          ? `\\[ ${texName(step.matrix.name)} = ${makeMatrix(step.matrix.rows, 'latex')} \\]`
          : texText(leftOut(step)),
      );
    if (step.picture !== undefined) lines.push(texBoard(board, step.picture));
    return lines.join('\n');
  });
  const widths = steps.filter(isShown).map(({ matrix }) => matrix!.rows[0]?.length ?? 0);
  if (board.kind === 'grid') widths.push(board.columns);
  const page = Math.max(0, ...widths) > UPRIGHT ? 'a4paper,landscape' : 'a4paper';
  const said = [title, ...steps.map(({ says }) => says)].join();
  return [
    `\\documentclass[${page}]{article}`,
    '\\usepackage[utf8]{inputenc}',
    `\\usepackage[${/\p{Script=Cyrillic}/u.test(said) ? 'T2A' : 'T1'}]{fontenc}`,
    '\\usepackage[margin=1.5cm]{geometry}',
    '\\usepackage{amsmath}',
    `\\setcounter{MaxMatrixCols}{${MAX_SHOWN}}`,
    '\\begin{document}',
    `\\section*{${texText(title)}}`,
    '\\begin{enumerate}',
    ...items,
    '\\end{enumerate}',
    '\\end{document}',
  ].join('\n');
}

const TEX: Readonly<Record<string, string>> = {
  '&': '\\&',
  '%': '\\%',
  '#': '\\#',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '\\': '\\textbackslash{}',
  $: '\\$',
  '·': '$\\cdot$',
  '×': '$\\times$',
  '−': '$-$',
  '—': '---',
  '–': '--',
  '…': '\\dots{}',
};
/** Signs below the line, by the ones they stand for. */
const BELOW: Readonly<Record<string, string>> = { ₖ: 'k', ᵢ: 'i', '₊': '+', '₋': '-', '₍': '', '₎': '' };
const below = (signs: string): string =>
  `$_{${Array.from(signs, (c) => BELOW[c] ?? String.fromCharCode(c.charCodeAt(0) - 0x2080 + 48)).join('')}}$`;
const texText = (text: string): string =>
  text.replace(/[&%#_{}~^\\$·×−—–…]/g, (c) => TEX[c]!).replace(/[₀-₉ₖᵢ₊₋₍₎]+/g, below);
const texName = (name: string): string => name.replace('[A | c]', '[A \\mid c]').replace(/_(\d+)/, '_{$1}');

/** The cells of a grid as an array of numbers, holes left empty; a wiring as a list of names. */
function texBoard(board: Board, { values, of }: Picture): string {
  if (board.kind === 'wiring') return texText(drawing(board, values, of).replaceAll('\n', ', '));
  const rows = gridRows(board, values).map((row) =>
    row.map((cell) => (cell === '~' ? '{}' : cell === '.' ? '\\cdot' : cell)).join(' & '),
  );
  return `\\[ \\begin{array}{${'c'.repeat(board.columns)}}\n${rows.join(' \\\\\n')}\n\\end{array} \\]`;
}

function gridRows(board: Extract<Board, { kind: 'grid' }>, values: Levels): string[][] {
  let next = 0;
  const numbers = asArray(values);
  return Array.from({ length: board.rows }, (_, r) =>
    Array.from({ length: board.columns }, (_, c) => {
      if (board.holes !== null && board.holes[r * board.columns + c] === 1) return '~';
      const value = numbers[next++]!;
      return value === 0 ? '.' : String(value);
    }),
  );
}

/**
 * Numbers of a board's cells as aligned rows; a wiring as `name: number` lines, by the names of what the numbers are
 * of.
 */
export function drawing(board: Board, values: Levels, of: Picture['of'] = 'presses'): string {
  if (board.kind === 'wiring') {
    const names = of === 'presses' ? board.buttonNames : board.lightNames;
    return Array.from(asArray(values), (value, i) => `${names[i]}: ${value}`).join('\n');
  }
  const rows = gridRows(board, values);
  const width = rows.flat().reduce((most, { length }) => Math.max(most, length), 1);
  return rows
    .map((row) =>
      row
        .map((cell) => (cell === '~' ? ' ' : cell).padStart(width))
        .join(' ')
        .trimEnd(),
    )
    .join('\n');
}
