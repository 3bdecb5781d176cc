import { echelonForm } from 'douse/algebra';
import { grid } from 'douse/board';
import type { Chapter, MatrixData } from '../chapter.ts';
import { applied, operationTex } from '../exercises/lines.ts';
import { digits, effectRows, identity } from '../math/linear.ts';

/** (A | I) → (E | P) of a rectangle, operation by operation. */
function steps(rows: number, columns: number): { says: string; matrix: MatrixData }[] {
  const a = effectRows(grid(rows, columns), 2);
  const n = a.length;
  const form = echelonForm(a, n, 2);
  let current = a.map((row, i) => [...row, ...identity(n)[i]!]);
  const frame = (says: string, strong: readonly number[], name: string) => ({
    says,
    matrix: { name, rows: current, bar: n, strong },
  });
  const frames = [frame('frameStart', [], '(A \\mid I)')];
  for (const step of form.steps) {
    current = applied(current, step, 2);
    frames.push(frame(operationTex(step, 2), [step.row], '(A \\mid I) \\to'));
  }
  frames.push({
    says: 'frameEnd',
    matrix: { name: '(E \\mid P)', rows: current, bar: n, strong: current.map((_, r) => r).slice(form.pivots.length) },
  });
  return frames;
}

const five = () => echelonForm(effectRows(grid(5, 5), 2), 25, 2);

/** (A | I) → (E | P); the last rows of P. */
export const elimination: Chapter = {
  name: 'elimination',
  tab: 'elimination',
  facts: () => {
    const form = five();
    return {
      rank: form.pivots.length,
      d: 25 - form.pivots.length,
      n: 25,
      small: 6,
      rank23: echelonForm(effectRows(grid(2, 3), 2), 6, 2).pivots.length,
    };
  },
  steps: [
    { kind: 'question', text: 'question', board: '2x3:=00111' },
    { kind: 'claim', text: 'claim', board: '2x3', figure: { kind: 'frames', frames: () => steps(2, 3) } },
    {
      kind: 'look',
      text: 'read',
      board: '2x3:=00111',
      goal: { kind: 'out' },
      figure: { kind: 'formula', tex: 'P\\,A=E,\\qquad E\\,x=P\\,b' },
    },
    { kind: 'predict', text: 'zero', board: '5x5', choices: ['patterns', 'nothing', 'solution'], right: 0 },
    {
      kind: 'look',
      text: 'large',
      board: '5x5',
      marks: digits(five().pass[23]!),
      figure: {
        kind: 'matrix',
        matrix: () => ({
          name: 'P',
          rows: five().pass.map((row) => [...row]),
          strong: [23, 24],
          column: 'light',
        }),
      },
    },
    {
      kind: 'proof',
      text: 'basis1',
      figure: { kind: 'formula', tex: 'p^{\\mathsf T}A=0\\;\\Rightarrow\\;A\\,p=A^{\\mathsf T}p=0' },
    },
    { kind: 'proof', text: 'basis2' },
    {
      kind: 'proof',
      text: 'columns',
      figure: {
        kind: 'matrix',
        matrix: () => ({
          name: 'E',
          rows: five().echelon.map((row) => [...row]),
          bar: 23,
          pivots: five().pivots,
          column: 'button',
        }),
      },
    },
    { kind: 'exercise', exercise: 'row' },
    { kind: 'exercise', exercise: 'kernel' },
  ],
};
