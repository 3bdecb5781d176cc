import { grid } from 'douse/board';
import { quietPatterns } from 'douse/lightsout';
import type { Chapter } from '../chapter.ts';
import { effectRows, forced, numbers, plus, sum, times, zeros } from '../math/linear.ts';
import { PATTERN_B1, PATTERN_B2, TEXTBOOK } from './boards.ts';

/** First rows of 5 × 5 that the other rows can complete. */
export function completed(): number {
  let count = 0;
  for (let code = 0; code < 32; code++) {
    const x = forced(numbers(code.toString(2).padStart(5, '0'), 5), 5, zeros(25), 2);
    if (!times(effectRows(grid(5, 5), 2), x, 2).some(Boolean)) count++;
  }
  return count;
}

/** q₁, q₂ and their sum. */
function three(): number[][] {
  const [b1, b2] = [numbers(PATTERN_B1, 25), numbers(PATTERN_B2, 25)];
  return [b1, b2, plus(b1, b2, 2)];
}

/** Quiet patterns: the kernel. */
export const quiet: Chapter = {
  name: 'quiet',
  tab: 'quiet',
  facts: () => {
    const patterns = quietPatterns(grid(5, 5));
    return {
      d: patterns.generators.length,
      k: Number(patterns.size),
      rows: 2 ** 5,
      completed: completed(),
      eight: 8,
      n1: sum(numbers(PATTERN_B1, 25)),
      n2: sum(numbers(PATTERN_B2, 25)),
    };
  },
  steps: [
    { kind: 'question', text: 'question', board: '5x5', goal: { kind: 'unchanged' } },
    {
      kind: 'claim',
      text: 'claim',
      board: '5x5',
      marks: PATTERN_B1,
      goal: { kind: 'presses', presses: PATTERN_B1 },
      figure: {
        kind: 'pictures',
        pictures: () => [
          { says: '0', board: '5x5', presses: zeros(25) },
          ...three().map((presses, i) => ({ says: ['q_1', 'q_2', 'q_1+q_2'][i]!, board: '5x5', presses })),
        ],
      },
    },
    { kind: 'look', text: 'local', board: '5x5', live: 'press', goal: { kind: 'any', presses: 1 } },
    { kind: 'look', text: 'forced', board: '5x5', live: 'forced', goal: { kind: 'quiet' } },
    {
      kind: 'predict',
      text: 'rows',
      board: '5x5',
      live: 'forced',
      choices: ['${completed}$', '${eight}$', '${rows}$'],
      right: 0,
    },
    { kind: 'proof', text: 'differ', board: `5x5:=${TEXTBOOK}`, marks: PATTERN_B2 },
    {
      kind: 'proof',
      text: 'space',
      board: '5x5',
      figure: { kind: 'formula', tex: 'A(q_1+q_2)=A\\,q_1+A\\,q_2=0' },
    },
    { kind: 'exercise', exercise: 'pattern' },
  ],
};
