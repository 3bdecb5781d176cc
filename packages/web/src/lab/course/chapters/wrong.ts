import type { Chapter } from '../chapter.ts';
import { digits } from '../math/linear.ts';
import { failingResidue, firstLikeLast, thesisFails } from './thesis.ts';

const share = (n: number): string => `${firstLikeLast(n).works} / ${firstLikeLast(n).of}`;

/** What the thesis gets wrong, with counter-examples to press. */
export const wrong: Chapter = {
  name: 'wrong',
  tab: null,
  facts: () => ({ fails: thesisFails(), starts: 256, five: share(5), three: share(3), six: share(6), seven: share(7) }),
  steps: [
    { kind: 'look', text: 'field', board: '2x2-q4:=0001', goal: { kind: 'presses', presses: '0333' }, marks: '0333' },
    { kind: 'look', text: 'right', board: '2x2-q4:=0001', goal: { kind: 'out' }, marks: '2111' },
    {
      kind: 'look',
      text: 'first',
      board: `3x3:=${digits(failingResidue(3)!)}`,
      goal: { kind: 'any', presses: 1 },
      figure: {
        kind: 'table',
        table: () => ({
          head: ['n', 'works', 'residues'],
          rows: [3, 5, 6, 7, 9].map((n) => [String(n), String(firstLikeLast(n).works), String(firstLikeLast(n).of)]),
        }),
      },
    },
    { kind: 'look', text: 'chart', board: `3x3:=${digits(failingResidue(3)!)}`, goal: { kind: 'out' } },
  ],
};
