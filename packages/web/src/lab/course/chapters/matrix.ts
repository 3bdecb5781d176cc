import { grid } from 'douse/board';
import type { Chapter } from '../chapter.ts';
import { effectRows, sum, zeros } from '../math/linear.ts';

const A5 = (): number[][] => effectRows(grid(5, 5), 2);

/** The matrix A and its blocks. */
export const matrix: Chapter = {
  name: 'matrix',
  tab: 'matrices',
  facts: () => {
    const rows = A5();
    return { size: rows.length, all: 5 * rows.length, ones: sum(rows.map(sum)), rough: 4 * rows.length };
  },
  steps: [
    { kind: 'question', text: 'question', board: '5x5', goal: { kind: 'any', presses: 1 } },
    {
      kind: 'claim',
      text: 'claim',
      board: '5x5',
      figure: {
        kind: 'matrix',
        matrix: () => ({ name: 'A', rows: A5(), block: 5, row: 'light', column: 'button' }),
      },
    },
    {
      kind: 'look',
      text: 'neighbours',
      board: '5x5',
      figure: {
        kind: 'pictures',
        pictures: () =>
          [1, 7, 12, 25].map((i) => ({
            says: `a_{${i}}`,
            board: '5x5',
            lights: A5().map((row) => row[i - 1]!),
            presses: zeros(25).map((_, b) => (b === i - 1 ? 1 : 0)),
          })),
      },
    },
    { kind: 'predict', text: 'ones', choices: ['${all}$', '${ones}$', '${rough}$'], right: 1 },
    {
      kind: 'proof',
      text: 'own',
      figure: {
        kind: 'matrix',
        matrix: () => ({ name: 'A_1', rows: effectRows(grid(1, 5), 2) }),
      },
    },
    {
      kind: 'proof',
      text: 'blocks',
      figure: {
        kind: 'formula',
        tex: 'A=\\begin{pmatrix}A_1&I&O&O&O\\\\I&A_1&I&O&O\\\\O&I&A_1&I&O\\\\O&O&I&A_1&I\\\\O&O&O&I&A_1\\end{pmatrix}',
      },
    },
    {
      kind: 'proof',
      text: 'symmetric',
      figure: {
        kind: 'matrix',
        matrix: () => ({ name: 'A', rows: A5(), block: 5, row: 'light', column: 'button' }),
      },
    },
    { kind: 'exercise', exercise: 'column' },
  ],
};
