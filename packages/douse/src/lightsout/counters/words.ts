import type { Board } from '../../board/board.ts';
import { effects } from '../../board/grid.ts';
import type { CountersImpossible, CountersProof, CounterWeights } from '../claims/counters.ts';

/** Weighted sums of more counters are not written out. */
const MAX_TERMS = 8;

const gcd = (a: bigint, b: bigint): bigint => {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
};

/** Why values cannot be reached, in one English sentence. */
export function sayImpossible(
  board: Board,
  wanted: ArrayLike<number>,
  certificate: CountersImpossible['certificate'],
): string {
  if (certificate.kind === 'integral') {
    const { weights, unit } = lowest(certificate, true);
    const adds = `every ${buttonsOf(board, wanted)} adds a multiple of ${unit} to ${sumOf(board, weights)}`;
    return `${adds}, but it has to reach ${reached(weights, wanted)}, which is none`;
  }
  const { cases, size } = certificate;
  if (cases.kind === 'split')
    return `each of ${size} cases, by how often buttons are pressed, is ruled out by a weighted sum of the counters`;
  const { weights } = lowest(cases, false);
  const raises = `no ${buttonsOf(board, wanted)} raises ${sumOf(board, weights)}`;
  return `${raises}, but it has to reach ${reached(weights, wanted)}`;
}

/** Why a total is the smallest, in one English clause. */
export function sayFewest(board: Board, wanted: ArrayLike<number>, { cases, size }: CountersProof): string {
  if (cases.kind === 'split') return `each of ${size} cases has no fewer, by a weighted sum of the counters`;
  const { weights, unit } = lowest(cases, true);
  if (weights.every((weight) => weight === 0n)) return 'nothing is wanted';
  const adds = `every ${buttonsOf(board, wanted)} adds at most ${unit} to ${sumOf(board, weights)}`;
  return `${adds}, which has to reach ${reached(weights, wanted)}`;
}

/** The same weights without a common factor; the unit counts among them where it means something. */
function lowest({ counters, unit }: CounterWeights, withUnit: boolean): { weights: bigint[]; unit: bigint } {
  const weights = counters.map(BigInt);
  const common = weights.reduce(gcd, withUnit ? BigInt(unit) : 0n);
  if (common <= 1n) return { weights, unit: BigInt(unit) };
  return { weights: weights.map((weight) => weight / common), unit: BigInt(unit) / common };
}

const reached = (weights: readonly bigint[], wanted: ArrayLike<number>): bigint =>
  weights.reduce((sum, weight, i) => sum + weight * BigInt(wanted[i]!), 0n);

/** `2 × counter 0 − counter 3`, by the lights' names. */
function sumOf(board: Board, weights: readonly bigint[]): string {
  const terms = [...weights.entries()].filter(([, weight]) => weight !== 0n);
  terms.sort(([, a], [, b]) => Number(a < 0n) - Number(b < 0n));
  if (terms.length > MAX_TERMS) return `a weighted sum of ${terms.length} counters`;
  const name = (i: number): string => `counter ${board.kind === 'wiring' ? board.lightNames[i] : i}`;
  const parts = terms.map(([i, weight], at) => {
    const sign = weight < 0n ? (at === 0 ? '−' : ' − ') : at === 0 ? '' : ' + ';
    const size = weight < 0n ? -weight : weight;
    return `${sign}${size === 1n ? '' : `${size} × `}${name(i)}`;
  });
  return parts.join('');
}

/** "button", or with the condition under which it counts, where some would take a counter beyond its value. */
function buttonsOf(board: Board, wanted: ArrayLike<number>): string {
  const { light, weight } = effects(board);
  return light.some((counter, i) => weight[i]! > wanted[counter]!)
    ? 'button that takes no counter beyond its value'
    : 'button';
}
