import { echelonForm } from 'douse/algebra';
import { grid } from 'douse/board';
import { quietPatterns } from 'douse/lightsout';
import { digits, effectRows, listOf } from '../math/linear.ts';

/** Quiet patterns of a square with two levels, the empty one left out, as vectors. */
export const quietOf = (rows: number, columns: number, q = 2): number[][] =>
  Array.from(quietPatterns(grid(rows, columns), { levels: q }), listOf);

/** A power as text with its value: 2²³ = 8 388 608 is written by the page. */
export const power = (base: number, exponent: number): string => (BigInt(base) ** BigInt(exponent)).toString();

/** The last rows of P for 5 × 5: the two quiet patterns that everybody writes down, whose sum is the third. */
export const [PATTERN_B1, PATTERN_B2] = ((): [string, string] => {
  const { pass } = echelonForm(effectRows(grid(5, 5), 2), 25, 2);
  return [digits(pass[23]!), digits(pass[24]!)];
})();

export const ALL_ON_5 = `5x5:=${'1'.repeat(25)}`;

/** A solvable start that textbooks use: buttons 2, 10, 17, 22 and 25 put it out. */
export const TEXTBOOK = '1110101011010011010110111';
