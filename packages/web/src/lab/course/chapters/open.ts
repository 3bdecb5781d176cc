import { grid, problem } from 'douse/board';
import { quietPatterns, solve } from 'douse/lightsout';
import type { Chapter } from '../chapter.ts';
import { startFor, textOf } from '../exercises/boards.ts';
import { forced, listOf, zeros } from '../math/linear.ts';

const CHASED = textOf(grid(3, 4), 4, startFor(grid(3, 4), 4, forced([1, 3, 0, 2], 3, zeros(12), 4)));
const SIX = textOf(grid(2, 2), 6, startFor(grid(2, 2), 6, [5, 0, 2, 0]));
const SQUARE = grid(5, 5);
const THREE = startFor(
  SQUARE,
  3,
  zeros(25).map((_, b) => (7 * b) % 3),
);

function weights(): { few: number; many: number } {
  const answer = solve(problem(SQUARE, { levels: 3, start: THREE }), { fewest: true });
  const totals = [zeros(25), ...Array.from(quietPatterns(SQUARE, { levels: 3 }), listOf)].map((quiet) =>
    quiet.reduce(
      (sum, times, b) => sum + ((times + (answer.kind === 'solved' ? listOf(answer.presses)[b]! : 0)) % 3),
      0,
    ),
  );
  return { few: Math.min(...totals), many: Math.max(...totals) };
}

/** What the thesis left open, answered. */
export const open: Chapter = {
  name: 'open',
  tab: null,
  facts: () => ({
    ...weights(),
    six: Number(quietPatterns(grid(5, 5), { levels: 6 }).size),
    all3: Number(quietPatterns(SQUARE, { levels: 3 }).size),
  }),
  steps: [
    { kind: 'look', text: 'chase', board: CHASED, live: 'forced', goal: { kind: 'out' } },
    { kind: 'look', text: 'six', board: SIX, goal: { kind: 'out' } },
    { kind: 'look', text: 'optimum', board: '5x5:=1111111111111111111111111' },
    {
      kind: 'look',
      text: 'nonlinear',
      board: textOf(SQUARE, 3, THREE),
      figure: {
        kind: 'formula',
        tex: '\\begin{gathered}\\min\\sum_i x_i,\\quad x\\in\\{0,\\dots,q-1\\}^n,\\\\A\\,x=-b+q\\,k\\end{gathered}',
      },
    },
  ],
};
