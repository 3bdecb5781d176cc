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
  /** The lights' weights without their common factor, one entry a light: how often each counts. */
  readonly marks: Uint32Array;
  /** How many lights have a mark. */
  readonly marked: number;
  /** True if every mark is 1. */
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
  let common = levels;
  for (let light = 0; light < obstruction.length; light++) common = gcd(common, obstruction[light]!);
  const step = levels / common;
  const marks = Uint32Array.from(obstruction, (weight) => weight / common);
  let missing = 0;
  needed(problem).forEach((level, light) => {
    if (marks[light] === 0) return;
    missing = (missing + marks[light]! * ((level * scaleOf(problem, light)) % levels)) % step;
  });
  const own = marks.filter((mark) => mark > 0);
  const plain = own.every((mark) => mark === 1);
  return { marks, marked: own.length, plain, step, missing, hasTarget: problem.target !== null };
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
