import type { Chapter } from '../chapter.ts';
import { digits } from '../math/linear.ts';
import { failingResidue, firstLikeLast, thesisFails } from './thesis.ts';

/** For each side: on how many residues the rule works (w), and of how many that can be solved (o). */
const shares = (): Record<string, number> =>
  Object.fromEntries(
    [3, 5, 6, 7, 9].flatMap((n) => {
      const { works, of } = firstLikeLast(n);
      return [
        [`w${n}`, works],
        [`o${n}`, of],
      ];
    }),
  );

/** What the thesis gets wrong, with counter-examples to press. */
export const wrong: Chapter = {
  name: 'wrong',
  tab: null,
  facts: () => ({ fails: thesisFails(), starts: 256, ...shares() }),
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
