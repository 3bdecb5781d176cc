import { gcd } from '../algebra/integers.ts';
import type { Certificate } from './answer.ts';
import { makeLevels, needed, type Problem } from '../board/problem.ts';
import { scaleOf } from './method.ts';

/** The certificate for an obstruction, in words a child can follow. */
export function certificate(problem: Problem, obstruction: Uint32Array): Certificate {
  const { levels, moduli } = problem;
  const lights = makeLevels(problem.board.lights, levels);
  // A light goes round after its own levels, so more of its weight says nothing.
  lights.set(obstruction.map((weight, light) => weight % (moduli?.[light] ?? levels)));
  return { lights, levels, says: sentence(problem, lights) };
}

/** The numbers in a certificate's sentence, for whoever writes it in another language. */
export interface CertificateFacts {
  /** How often each light counts, one entry a light: the weights, brought to the common number of levels, without their common factor. */
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
  const counts = scaled(problem, obstruction);
  const common = counts.reduce((all, count) => gcd(all, count), levels);
  const step = levels / common;
  const marks = counts.map((count) => count / common);
  const missing = change(problem, marks, step);
  const own = marks.filter((mark) => mark > 0);
  const plain = own.every((mark) => mark === 1);
  return { marks, marked: own.length, plain, step, missing, hasTarget: problem.target !== null };
}

/** The weights modulo the common number of levels, where lights have different ones. */
const scaled = (problem: Problem, weights: ArrayLike<number>): Uint32Array =>
  Uint32Array.from(weights, (weight, light) => (weight * scaleOf(problem, light)) % problem.levels);

/** By how much the lights' sum has to change, each counted so often. */
const change = (problem: Problem, counts: Uint32Array, modulus: number): number =>
  needed(problem).reduce((sum, level, light) => (sum + counts[light]! * level) % modulus, 0);

/** The certificate in words about the weights as they stand. */
function sentence(problem: Problem, weights: ArrayLike<number>): string {
  const { levels, moduli } = problem;
  const { marked, plain, step, missing, hasTarget } = certificateFacts(problem, weights);
  if (levels === 2) return paritySentence(marked, hasTarget);
  const says = (sum: string, by: number, more: number): string =>
    `every button moves ${sum} by a multiple of ${by}, but the sum has to change by ${more} more than a multiple of ${by}`;
  if (plain) return says('the sum of the marked lights', step, missing);
  const often = moduli === null ? 'as often as its mark says' : `its mark times ${levels} / its own number of levels`;
  const counts = scaled(problem, weights);
  return says(`the sum of the marked lights, each counted ${often},`, levels, change(problem, counts, levels));
}

/** Why a board with two levels is impossible, by the number of its marked lights. */
export function paritySentence(marked: number, hasTarget: boolean): string {
  if (marked === 1) return 'no button moves the marked light, but it has to change';
  const fact = hasTarget ? 'an odd number of them has to change' : 'an odd number of them is on';
  return `every button moves an even number of the marked lights, but ${fact}`;
}
