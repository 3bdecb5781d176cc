import { echelonForm } from 'douse/algebra';
import { grid } from 'douse/board';
import type { Chapter, MatrixData } from '../chapter.ts';
import { effectRows } from '../math/linear.ts';
import { power } from './boards.ts';

const rank = (rows: number, columns: number): number =>
  echelonForm(effectRows(grid(rows, columns), 2), rows * columns, 2).pivots.length;

/** (A | b) of 2 × 3 reduced, for a start. */
const reduced = (start: readonly number[]): MatrixData => {
  const rows = effectRows(grid(2, 3), 2).map((row, i) => [...row, start[i]!]);
  const form = echelonForm(rows, 7, 2);
  return { name: '(A \\mid b) \\to', rows: form.echelon.map((row) => [...row]), bar: 6, pivots: form.pivots };
};

/** A·x = b, the column space, Rouché–Frobenius. */
export const columns: Chapter = {
  name: 'columns',
  tab: 'solutions',
  facts: () => ({
    rank3: rank(3, 3),
    boards3: power(2, 9),
    half: power(2, 8),
    quarter: power(2, 7),
    rank5: rank(5, 5),
    rank23: rank(2, 3),
  }),
  steps: [
    { kind: 'question', text: 'question', board: '3x3:=10111101', goal: { kind: 'any', presses: 1 } },
    {
      kind: 'claim',
      text: 'claim',
      board: '3x3:=10111101',
      figure: { kind: 'formula', tex: 'A\\,x \\equiv b \\pmod 2' },
    },
    {
      kind: 'look',
      text: 'sum',
      board: '3x3',
      figure: { kind: 'vectors' },
      goal: { kind: 'presses', presses: '110110000' },
      marks: '000010000',
    },
    { kind: 'look', text: 'space', board: '3x3:=10111101', goal: { kind: 'out' }, figure: { kind: 'vectors' } },
    { kind: 'predict', text: 'how', choices: ['${boards3}$', '${half}$', '${quarter}$'], right: 0 },
    {
      kind: 'proof',
      text: 'forward',
      board: '2x3:=00111',
      goal: { kind: 'out' },
      figure: { kind: 'matrix', matrix: () => reduced([0, 0, 1, 1, 1, 0]) },
    },
    {
      kind: 'proof',
      text: 'backward',
      board: '2x3:=1',
      live: 'press',
      figure: { kind: 'matrix', matrix: () => reduced([1, 0, 0, 0, 0, 0]) },
    },
    { kind: 'exercise', exercise: 'solve' },
  ],
};
