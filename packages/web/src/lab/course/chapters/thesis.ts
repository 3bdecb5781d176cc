import { field } from 'douse/algebra';
import { grid } from 'douse/board';
import { replay, solveFieldRule } from 'douse/lightsout';
import { problem } from 'douse/board';
import { chaseMatrices } from 'douse/lightsout';
import { effectRows, listOf, numbers, times, zeros } from '../math/linear.ts';

/** Starts of 2 × 2 with four levels that the recipe “solve in GF(4), press the opposite modulo 4” leaves lit. */
export function thesisFails(): number {
  const gf4 = field(4);
  const board = grid(2, 2);
  let fails = 0;
  for (let code = 0; code < 256; code++) {
    const start = numbers(code.toString(4).padStart(4, '0'), 4);
    const { presses } = solveFieldRule(gf4, board, start)!;
    const pressed = Uint32Array.from(presses ?? [], (times) => (4 - times) % 4);
    const lights = replay(problem(board, { levels: 4, start }), pressed);
    if (listOf(lights).some(Boolean)) fails++;
  }
  return fails;
}

/**
 * The rule “press in the first row so that its lights become those of the last row, then chase again” on n × n with two
 * levels: of the solvable residues but the dark one, on how many it works.
 */
export function firstLikeLast(n: number): { readonly works: number; readonly of: number } {
  const f = chaseMatrices(n, n, 2)[n]!.map((row) => [...row]);
  const own = effectRows(grid(1, n), 2);
  const solvable = new Set<string>();
  const working = new Set<string>();
  for (let code = 1; code < 2 ** n; code++) {
    const x = numbers(code.toString(2).padStart(n, '0'), n);
    // Pressing x in the first row changes the last row, after chasing, by what F makes of it.
    const residue = times(f, x, 2);
    if (!residue.some(Boolean)) continue;
    solvable.add(residue.join(''));
    if (times(own, x, 2).every((light, c) => light === residue[c])) working.add(residue.join(''));
  }
  return { works: working.size, of: solvable.size };
}

/** A residue of n × n on which the rule fails, as the lights of the last row; null if there is none. */
export function failingResidue(n: number): number[] | null {
  const f = chaseMatrices(n, n, 2)[n]!.map((row) => [...row]);
  const own = effectRows(grid(1, n), 2);
  for (let code = 1; code < 2 ** n; code++) {
    const residue = numbers(code.toString(2).padStart(n, '0'), n);
    const presses = Array.from({ length: 2 ** n }, (_, i) => numbers(i.toString(2).padStart(n, '0'), n));
    const same = (a: readonly number[]): boolean => a.every((value, c) => value === residue[c]);
    const solvable = presses.some((x) => same(times(f, x, 2)));
    const works = presses.some((x) => same(times(own, x, 2)) && same(times(f, x, 2)));
    if (solvable && !works) return [...zeros(n * (n - 1)), ...residue];
  }
  return null;
}
