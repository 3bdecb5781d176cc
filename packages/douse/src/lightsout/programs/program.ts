import { needed, type Problem } from '../../board/problem.ts';
import { effects } from '../../board/grid.ts';

/** Most entries of a program that is written out. */
export const MAX_PROGRAM = 2_000_000;

/**
 * "Fewest presses" as an integer program in LP format: minimise Σ xⱼ subject to `Σ aᵢⱼ xⱼ − qᵢ kᵢ = cᵢ`, 0 ≤ xⱼ ≤ q −
 * 1, all integer. Variable `x12` is button 12, `k7` counts how often light 7 went round.
 * @throws {RangeError} beyond MAX_PROGRAM effects
 */
export function makeProgram(task: Problem): string {
  const { board, levels, moduli } = task;
  const { start, light, weight } = effects(board);
  if (light.length > MAX_PROGRAM)
    throw new RangeError(`makeProgram: expected at most ${MAX_PROGRAM} effects, got ${light.length}`);
  const rows: string[][] = Array.from({ length: board.lights }, () => []);
  const most = new Float64Array(board.lights);
  for (let b = 0; b < board.buttons; b++) {
    for (let i = start[b]!; i < start[b + 1]!; i++) {
      const q = moduli === null ? levels : moduli[light[i]!]!;
      const by = weight[i]! % q;
      if (by === 0) continue;
      rows[light[i]!]!.push(`${by === 1 ? '' : `${by} `}x${b}`);
      most[light[i]!]! += by * (levels - 1);
    }
  }
  const need = needed(task);
  const equations = rows.map((terms, l) => {
    const q = moduli === null ? levels : moduli[l]!;
    return ` light${l}: ${wrapTerms([...terms, `- ${q} k${l}`])} = ${need[l]}`;
  });
  const names = Array.from({ length: board.buttons }, (_, b) => `x${b}`);
  const counters = rows.map((_, l) => `k${l}`);
  return [
    '\\ Fewest presses: x is how often a button is pressed, k how often a light goes round.',
    'Minimize',
    ` presses: ${wrapTerms(names)}`,
    'Subject To',
    ...equations,
    'Bounds',
    ...names.map((x) => ` 0 <= ${x} <= ${levels - 1}`),
    ...counters.map((k, l) => ` 0 <= ${k} <= ${Math.ceil(most[l]! / (moduli === null ? levels : moduli[l]!))}`),
    'General',
    ` ${wrapTerms([...names, ...counters], ' ')}`,
    'End',
    '',
  ].join('\n');
}

/** Joins terms by plus signs, a new line every twelve, since readers limit the length of a line. */
export function wrapTerms(terms: readonly string[], separator = ' + '): string {
  let text = '';
  terms.forEach((term, i) => {
    if (i > 0) text += (i % 12 === 0 ? '\n  ' : '') + (term.startsWith('-') ? ' ' : separator);
    text += term;
  });
  return text;
}
