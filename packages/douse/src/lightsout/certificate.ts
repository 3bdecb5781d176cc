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

/** The numbers in a certificate's sentence, for whoever writes it in another language. */
export interface CertificateFacts {
  /** How many lights have a mark. */
  readonly marked: number;
  /** True if every mark counts once; false if some light counts more often. */
  readonly plain: boolean;
  /** Every button moves the marked sum by a multiple of this, … */
  readonly step: number;
  /** … but it has to change by this much more, in 1 … step−1. */
  readonly missing: number;
  /** False if all lights must go off. */
  readonly hasTarget: boolean;
}

/** What a certificate says of its problem, in numbers. */
export function certificateFacts(problem: Problem, obstruction: ArrayLike<number>): CertificateFacts {
  const { levels } = problem;
  const common = Array.prototype.reduce.call(obstruction, (a, b) => gcd(Number(a), Number(b)), levels) as number;
  const step = levels / common;
  let missing = 0;
  let marked = 0;
  let plain = true;
  needed(problem).forEach((level, light) => {
    const weight = obstruction[light]! / common;
    if (weight === 0) return;
    marked++;
    if (weight !== 1) plain = false;
    missing = (missing + weight * ((level * scaleOf(problem, light)) % levels)) % step;
  });
  return { marked, plain, step, missing, hasTarget: problem.target !== null };
}

function sentence(problem: Problem, obstruction: Uint32Array): string {
  const { marked, plain, step, missing, hasTarget } = certificateFacts(problem, obstruction);
  if (problem.levels === 2) return paritySentence(marked, hasTarget);
  const sum = plain
    ? 'the sum of the marked lights'
    : 'the sum of the marked lights, each counted as often as its mark says,';
  return `every button moves ${sum} by a multiple of ${step}, but the sum has to change by ${missing} more than a multiple of ${step}`;
}

/** Why a board with two levels is impossible, by the number of its marked lights. */
export function paritySentence(marked: number, hasTarget: boolean): string {
  if (marked === 1) return 'no button moves the marked light, but it has to change';
  const fact = hasTarget ? 'an odd number of them has to change' : 'an odd number of them is on';
  return `every button moves an even number of the marked lights, but ${fact}`;
}
