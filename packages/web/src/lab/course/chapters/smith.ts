import { smithInvariants } from 'douse/algebra';
import { asArray, grid, problem } from 'douse/board';
import { matrixRows, quietPatterns, solve } from 'douse/lightsout';
import type { Chapter } from '../chapter.ts';
import { chaseOverIntegers, smithSteps } from '../math/smith.ts';
import { ALL_ON_5 } from './boards.ts';

const largest = (side: number): string =>
  smithInvariants(matrixRows(grid(side, side)), side * side)
    .filter((value) => value > 1n)
    .join(', ');

const best = solve(problem(grid(5, 5), { start: new Uint8Array(25).fill(1) }), { fewest: true });

/** The Smith form, every number of levels at once, and the fewest presses. */
export const smith: Chapter = {
  name: 'smith',
  tab: 'optimise',
  facts: () => ({
    big: largest(5).replace(/\D.*/, ''),
    big3: largest(3),
    d: smithInvariants(matrixRows(grid(5, 5)), 25).filter((value) => value === 0n).length,
    k2: Number(quietPatterns(grid(5, 5), { levels: 2 }).size),
    k3: Number(quietPatterns(grid(5, 5), { levels: 3 }).size),
    k6: Number(quietPatterns(grid(5, 5), { levels: 6 }).size),
    k11: Number(quietPatterns(grid(5, 5), { levels: 11 }).size),
    wrong11: 11 ** 2,
    one: 1,
    least: best.kind === 'solved' ? best.total : 0,
    n: best.kind === 'solved' ? Number(best.solutions) : 0,
  }),
  steps: [
    { kind: 'question', text: 'question', board: '5x5-q3' },
    {
      kind: 'claim',
      text: 'claim',
      board: '5x5-q3',
      figure: {
        kind: 'formula',
        tex:
          '\\begin{gathered}U\\,A\\,V=\\operatorname{diag}(s_1,\\dots,s_n),\\\\' +
          '|\\operatorname{Ker}_q|=\\prod_i\\gcd(s_i,q)\\end{gathered}',
      },
    },
    {
      kind: 'look',
      text: 'steps',
      board: '5x5',
      figure: {
        kind: 'frames',
        frames: () =>
          smithSteps(chaseOverIntegers(5, 5)).map(({ rows, kind, at }) => ({
            says: kind !== 'cleared' ? kind : `s_{${at + 1}}=${rows[at]![at]!}`,
            matrix: { name: 'B_5', rows, strong: at < 0 ? [] : [at] },
          })),
      },
    },
    { kind: 'predict', text: 'eleven', choices: ['${wrong11}$', '${k2}$', '${k11}$'], right: 2 },
    { kind: 'proof', text: 'unimodular' },
    {
      kind: 'proof',
      text: 'product',
      figure: { kind: 'formula', tex: '|\\{y_i : s_i\\,y_i\\equiv 0 \\bmod q\\}|=\\gcd(s_i,q)' },
    },
    {
      kind: 'look',
      text: 'program',
      board: ALL_ON_5,
      presses: best.kind === 'solved' ? [...asArray(best.presses)].join('') : '',
      live: 'still',
      figure: {
        kind: 'formula',
        tex:
          '\\begin{gathered}\\min\\sum_i x_i,\\quad A\\,x=b+2k,\\\\' +
          'x\\in\\{0,1\\}^n,\\quad k\\in\\mathbb Z_{\\ge0}^n\\end{gathered}',
      },
    },
    { kind: 'look', text: 'simplex', board: ALL_ON_5, goal: { kind: 'out' } },
    { kind: 'exercise', exercise: 'fewest' },
  ],
};
