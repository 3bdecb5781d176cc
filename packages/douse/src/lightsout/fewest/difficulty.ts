import { asArray, type Levels } from '../../board/problem.ts';

/** How hard a board is, in one word. */
export const DIFFICULTIES = ['trivial', 'easy', 'medium', 'hard', 'extreme'] as const;
/** One of DIFFICULTIES. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Buttons of a fewest solution up to which a board with two levels is trivial, easy, medium, hard. */
const STEPS = [2, 5, 9, 14];

/**
 * How hard a board is for a player who looks for the fewest presses: by the number of different buttons to find, each
 * worth log₂(levels). How often a button is pressed adds nothing: that is counting, not finding.
 *
 * @param presses  a fewest solution
 */
export function difficulty(presses: Levels, levels: number): Difficulty {
  let buttons = 0;
  for (const times of asArray(presses)) if (times !== 0) buttons++;
  const found = buttons * Math.log2(levels);
  const step = STEPS.findIndex((most) => found <= most);
  return DIFFICULTIES[step < 0 ? STEPS.length : step]!;
}
