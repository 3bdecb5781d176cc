import type { Board } from '../../board/board.ts';
import { effects } from '../../board/grid.ts';
import { checkCounters } from '../claims/counters.ts';
import { MAX_PROGRAM, wrapTerms } from './program.ts';

/**
 * "Fewest presses that bring the counters to these values" as an integer program in LP format: minimise Σ xⱼ subject
 * to Σ aᵢⱼ xⱼ = bᵢ, xⱼ ≥ 0 and integer. Variable `x12` is button 12, equation `counter7` counter 7; a button that
 * moves nothing does not appear.
 * @throws {RangeError} beyond MAX_PROGRAM effects, or if `wanted` does not fit the board
 */
export function makeCountersProgram(board: Board, wanted: ArrayLike<number>): string {
  checkCounters(board, wanted);
  const { start, light, weight } = effects(board);
  if (light.length > MAX_PROGRAM)
    throw new RangeError(`makeCountersProgram: expected at most ${MAX_PROGRAM} effects, got ${light.length}`);
  const rows: string[][] = Array.from({ length: board.lights }, () => []);
  const names: string[] = [];
  for (let b = 0; b < board.buttons; b++) {
    if (start[b] !== start[b + 1]) names.push(`x${b}`);
    for (let i = start[b]!; i < start[b + 1]!; i++)
      rows[light[i]!]!.push(`${weight[i] === 1 ? '' : `${weight[i]} `}x${b}`);
  }
  // A row without a button still says something: 0 = its value.
  const rest = rows.some((terms, i) => terms.length === 0 && wanted[i] !== 0) || names.length === 0 ? ['none'] : [];
  return [
    '\\ Counters: x is how often a button is pressed.',
    'Minimize',
    ` presses: ${wrapTerms([...names, ...rest])}`,
    'Subject To',
    ...rows.flatMap((terms, i) => {
      if (terms.length > 0) return [` counter${i}: ${wrapTerms(terms)} = ${wanted[i]}`];
      return wanted[i] === 0 ? [] : [` counter${i}: none = ${wanted[i]}`];
    }),
    'Bounds',
    ...names.map((x) => ` ${x} >= 0`),
    ...rest.map((x) => ` ${x} = 0`),
    'General',
    ` ${wrapTerms([...names, ...rest], ' ')}`,
    'End',
    '',
  ].join('\n');
}
