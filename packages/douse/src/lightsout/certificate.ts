import { gcd } from '../algebra/integers.ts';
import type { Certificate } from './answer.ts';
import { makeLevels, needed, type Problem } from '../board/problem.ts';
import { scaleOf } from './method.ts';

/** The certificate for an obstruction, in words a child can follow. */
export function certificate(problem: Problem, obstruction: Uint32Array): Certificate {
  const { levels } = problem;
  const lights = makeLevels(problem.board.lights, levels);
  lights.set(obstruction);
  return { lights, levels, says: sentence(problem, obstruction) };
}

function sentence(problem: Problem, obstruction: Uint32Array): string {
  const { levels } = problem;
  let common = levels;
  for (const weight of obstruction) common = gcd(common, weight);
  const step = levels / common;
  let total = 0;
  let marked = 0;
  let plain = true;
  needed(problem).forEach((level, light) => {
    const weight = obstruction[light]! / common;
    if (weight === 0) return;
    marked++;
    if (weight !== 1) plain = false;
    total = (total + weight * ((level * scaleOf(problem, light)) % levels)) % step;
  });
  if (levels === 2) {
    return paritySentence(marked, problem.target !== null);
  }
  const sum = plain
    ? 'the sum of the marked lights'
    : 'the sum of the marked lights, each counted as often as its mark says,';
  return `every button moves ${sum} by a multiple of ${step}, but the sum has to change by ${total} more than a multiple of ${step}`;
}

/** Why a board with two levels is impossible, by the number of its marked lights. */
export function paritySentence(marked: number, hasTarget: boolean): string {
  if (marked === 1) return 'no button moves the marked light, but it has to change';
  const fact = hasTarget ? 'an odd number of them has to change' : 'an odd number of them is on';
  return `every button moves an even number of the marked lights, but ${fact}`;
}
