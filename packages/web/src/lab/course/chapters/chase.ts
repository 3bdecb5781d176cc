import { echelonForm } from 'douse/algebra';
import { grid } from 'douse/board';
import { chaseChart, chaseMatrices, quietPatterns } from 'douse/lightsout';
import type { Chapter, MatrixData } from '../chapter.ts';
import { fewestOf, problemOf, startFor, textOf } from '../exercises/boards.ts';
import { applied, operationTex } from '../exercises/lines.ts';
import { forced, numbers, plus, times, zeros } from '../math/linear.ts';
import { TEXTBOOK } from './boards.ts';

/** Three levels, put out by pressing two buttons of the first row. */
const THREE_LEVELS = textOf(grid(4, 4), 3, startFor(grid(4, 4), 3, forced([1, 0, 2, 0], 4, zeros(16), 3)));

/** The table of blocks: row k + 1 of the presses from the first row and the lights above it. */
const blockTable = (): { head: string[]; rows: string[][] } => ({
  head: ['', 'x_1', 's_1', 's_2', 's_3', 's_4', 's_5'],
  rows: [1, 2, 3, 4, 5].map((k) => [
    k < 5 ? `x_${k + 1}` : '0',
    `B_${k}`,
    ...[1, 2, 3, 4, 5].map((i) => (i > k ? 'O' : `B_${k - i}`)),
  ]),
});

/** c: what the last line asks of the first row, from the lights of 5 × 5. */
export function rightSide(lights: readonly number[]): number[] {
  const blocks = chaseMatrices(5, 5, 2);
  return [0, 1, 2, 3, 4].reduce(
    (c, i) =>
      plus(
        c,
        times(
          blocks[4 - i]!.map((row) => [...row]),
          lights.slice(5 * i, 5 * i + 5),
          2,
        ),
        2,
      ),
    zeros(5),
  );
}

/** (B₅ | c) of the textbook's board, reduced operation by operation. */
function firstRow(): { says: string; matrix: MatrixData }[] {
  const c = rightSide(numbers(TEXTBOOK, 25));
  const b5 = chaseMatrices(5, 5, 2)[5]!.map((row) => [...row]);
  const form = echelonForm(b5, 5, 2);
  let current = b5.map((row, i) => [...row, c[i]!]);
  const frames = [{ says: 'frameChase', matrix: { name: '(B_5 \\mid c)', rows: current, bar: 5 } as MatrixData }];
  for (const step of form.steps) {
    current = applied(current, step, 2);
    frames.push({
      says: operationTex(step, 2),
      matrix: { name: '(B_5 \\mid c) \\to', rows: current, bar: 5, strong: [step.row] },
    });
  }
  const last = frames.pop()!;
  return [...frames, { ...last, matrix: { ...last.matrix, pivots: form.pivots } }];
}

/** Light chasing: from 25 unknowns to five. */
export const chase: Chapter = {
  name: 'chase',
  tab: 'chase',
  facts: () => {
    const made = chaseChart(grid(5, 5), { levels: 2 });
    const textbook = fewestOf(problemOf(`5x5:=${TEXTBOOK}`)).flatMap((press, b) => (press > 0 ? [b + 1] : []));
    return {
      textbook: textbook.join(', '),
      answers: Number(quietPatterns(grid(5, 5)).size),
      free: 5 - echelonForm(chaseMatrices(5, 5, 2)[5]!, 5, 2).pivots.length,
      rows: made.rows.length,
      all: 2 ** 5,
      solvable: Number(made.solvable),
      cells: 600,
      side: 20,
      long: 30,
    };
  },
  steps: [
    { kind: 'question', text: 'question', board: '5x5:=1010110101', goal: { kind: 'any', presses: 2 } },
    {
      kind: 'claim',
      text: 'claim',
      board: `5x5:=${TEXTBOOK}`,
      live: 'forced',
      goal: { kind: 'out' },
      figure: { kind: 'formula', tex: 'x_{k+1} = -(s_k + A_1 x_k + x_{k-1})' },
    },
    {
      kind: 'look',
      text: 'chart',
      board: '5x5',
      figure: {
        kind: 'pictures',
        pictures: () =>
          chaseChart(grid(5, 5), { levels: 2 }).rows.map(({ left, press }) => ({
            says: '',
            board: '2x5',
            lights: [...numbers('', 5), ...left],
            presses: [...press, ...numbers('', 5)],
          })),
      },
    },
    { kind: 'look', text: 'follow', board: '5x5:=0000000000000000000000111', goal: { kind: 'out' }, marks: '0001' },
    { kind: 'predict', text: 'unknowns', board: '20x30', choices: ['${cells}$', '${long}$', '${side}$'], right: 2 },
    {
      kind: 'proof',
      text: 'shift',
      board: `5x5:=${TEXTBOOK}`,
      live: 'forced',
      figure: { kind: 'formula', tex: 'J\\,x = (A+J)\\,x + s' },
    },
    { kind: 'proof', text: 'table', figure: { kind: 'table', table: blockTable } },
    {
      kind: 'proof',
      text: 'last',
      figure: {
        kind: 'frames',
        frames: () =>
          chaseMatrices(5, 5, 2).map((rows, k) => ({
            says: `B_${k}`,
            matrix: { name: `B_${k}`, rows: rows.map((row) => [...row]) },
          })),
      },
    },
    {
      kind: 'look',
      text: 'solve',
      board: `5x5:=${TEXTBOOK}`,
      live: 'forced',
      goal: { kind: 'out' },
      figure: { kind: 'frames', frames: firstRow },
    },
    { kind: 'look', text: 'levels', board: THREE_LEVELS, live: 'forced', goal: { kind: 'out' } },
    { kind: 'exercise', exercise: 'first' },
  ],
};
