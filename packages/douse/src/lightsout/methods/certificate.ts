import { gcd } from '../../algebra/integers.ts';
import type { Certificate } from '../claims/answer.ts';
import { asArray, makeLevels, needed, type Problem } from '../../board/problem.ts';
import { scaleOf } from './method.ts';

/**
 * The certificate for an obstruction: its weights in lowest terms on each light's own levels, and a sentence that a
 * child can follow.
 */
export function certificate(problem: Problem, obstruction: Uint32Array): Certificate {
  const weights = obstruction.map((times, light) => (times * scaleOf(problem, light)) % problem.levels);
  const common = weights.reduce(gcd, problem.levels);
  const levels = problem.levels / common;
  const lights = makeLevels(problem.board.lights, levels);
  weights.forEach((weight, light) => (lights[light] = weight / common));
  return { lights, levels, says: sentence(problem, { lights, levels }) };
}

/** The numbers in a certificate's sentence, for writing it in another language. */
export interface CertificateFacts {
  /** The lights' weights, one entry a light: how often each counts. */
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

/** What a certificate says about its problem, in numbers. */
export function certificateFacts(
  problem: Problem,
  { lights, levels: step }: Omit<Certificate, 'says'>,
): CertificateFacts {
  const marks = Uint32Array.from(asArray(lights));
  let missing = 0;
  needed(problem).forEach((level, light) => (missing = (missing + marks[light]! * level) % step));
  const own = marks.filter((mark) => mark > 0);
  const plain = own.every((mark) => mark === 1);
  return { marks, marked: own.length, plain, step, missing, hasTarget: problem.target !== null };
}

function sentence(problem: Problem, proof: Omit<Certificate, 'says'>): string {
  const { marked, plain, step, missing, hasTarget } = certificateFacts(problem, proof);
  if (problem.levels === 2) return paritySentence(marked, hasTarget);
  const sum = plain
    ? 'the sum of the marked lights'
    : 'the sum of the marked lights, each counted as often as its mark says,';
  return `every button moves ${sum} by a multiple of ${step}, but the sum has to change by ${missing} more than a multiple of ${step}`;
}

/** Why a board with two levels is impossible, given the number of marked lights. */
export function paritySentence(marked: number, hasTarget: boolean): string {
  if (marked === 1) return 'no button moves the marked light, but it has to change';
  const fact = hasTarget ? 'an odd number of them has to change' : 'an odd number of them is on';
  return `every button moves an even number of the marked lights, but ${fact}`;
}
