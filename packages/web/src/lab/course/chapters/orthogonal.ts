import { grid } from 'douse/board';
import { quietPatterns } from 'douse/lightsout';
import type { Chapter } from '../chapter.ts';
import { numbers } from '../math/linear.ts';
import { PATTERN_B1, PATTERN_B2, power } from './boards.ts';

const patterns = (): number[][] => [PATTERN_B1, PATTERN_B2].map((text) => numbers(text, 25));

/** Solvable starts are orthogonal to the quiet patterns. */
export const orthogonal: Chapter = {
  name: 'orthogonal',
  tab: 'overview',
  facts: () => {
    const d = quietPatterns(grid(5, 5)).generators.length;
    return { d, all: power(2, 25), some: power(2, 25 - d), rest: 25 - d, k: 2 ** d };
  },
  steps: [
    { kind: 'question', text: 'question', board: '5x5:=1', goal: { kind: 'any', presses: 3 } },
    {
      kind: 'claim',
      text: 'claim',
      board: '5x5:=1110101011010011010110111',
      figure: { kind: 'dot', patterns },
    },
    {
      kind: 'look',
      text: 'even',
      board: '5x5:=01',
      marks: PATTERN_B1,
      goal: { kind: 'any', presses: 3 },
      figure: { kind: 'dot', patterns },
    },
    {
      kind: 'predict',
      text: 'centre',
      board: '5x5:=0000000000001',
      choices: ['yes', 'no', 'open'],
      right: 0,
      figure: { kind: 'dot', patterns },
    },
    {
      kind: 'proof',
      text: 'kernel',
      board: '5x5',
      marks: PATTERN_B2,
      figure: { kind: 'formula', tex: 'q^{\\mathsf T}(A\\,x)=(A^{\\mathsf T}q)^{\\mathsf T}x=(A\\,q)^{\\mathsf T}x=0' },
    },
    {
      kind: 'proof',
      text: 'count',
      figure: { kind: 'formula', tex: '|\\operatorname{Col}A|=\\frac{2^{n^2}}{2^{d}}=2^{n^2-d}' },
    },
    {
      kind: 'proof',
      text: 'both',
      figure: {
        kind: 'formula',
        tex:
          '\\begin{gathered}\\operatorname{Col}A\\subseteq(\\operatorname{Ker}A)^{\\perp},\\\\' +
          '|\\operatorname{Col}A|=|(\\operatorname{Ker}A)^{\\perp}|=2^{n^2-d}\\end{gathered}',
      },
    },
    { kind: 'exercise', exercise: 'solvable' },
    { kind: 'exercise', exercise: 'certificate' },
  ],
};
