import { MAX_GENERATORS, type ModularKernel } from '../../algebra/linear.ts';
import { MAX_SCANNED } from '../../algebra/walsh.ts';
import type { Board } from '../../board/board.ts';
import type { FewestProof } from '../claims/answer.ts';
import { colourings } from './colourings.ts';
import { type Coset, independentParts } from './parts.ts';
import { elementOf, leastPossible, lightElements, whole } from './scan.ts';
import { lightestBySearch } from './search.ts';
import { lightestBySplit, type SplitOptions } from './pairs.ts';
import { type Split, splitBy } from './split.ts';
import { kernelSize } from '../methods/kernel.ts';

export interface FewestOptions extends SplitOptions {
  /** Most solutions of one part of a board that are gone through one by one; 2³⁶ with two levels, 2³⁰ with more. */
  readonly compare?: number | undefined;
}

/** The fewest presses among `presses + kernel`, or how far the search came. */
export interface Fewest {
  /** The best solutions found. */
  readonly presses: readonly Uint32Array[];
  readonly total: number;
  /** No solution has fewer presses. */
  readonly bound: number;
  /** How it is known that none has fewer; null if it is not. */
  readonly proof: FewestProof | null;
  /** True if these are all solutions with so few presses. */
  readonly complete: boolean;
  /** Why there is no proof. */
  readonly reason: string;
}

export const TOO_LARGE = 'the board is too large to compare its solutions';
/** Solutions are compared while cells · generators, or cells · levels, are no more than a kernel may have. */
export const isTooLarge = (cells: number, generators: number, levels: number): boolean =>
  cells * Math.max(generators, levels) > MAX_GENERATORS;
/** Solutions of one part of a board with two levels, or of a class, that are gone through if nothing else is asked for. */
export const MAX_FEWEST_COMPARED = 2 ** 36;
/** Kernels up to this dimension are scanned without looking for a split. */
const SMALL = 16;
/** A split's lists and pairs cost about so many dimensions of a scan. */
const SPLIT_COST = 4;
/** With classes of smaller dimension, symmetries cost more than they spare. */
const SYMMETRIES_PAY = 24;

/** What one part of a board adds. */
interface PartResult {
  /** The button of each column. */
  readonly cells: Uint32Array;
  /** The best presses found, one entry a column. */
  readonly lightest: readonly ArrayLike<number>[];
  readonly total: number;
  readonly bound: number;
  /** True if all of the lightest are there. */
  readonly complete: boolean;
  /** What was done: all solutions compared, or those that the split leaves, or neither. */
  readonly kind: 'exhaustive' | 'split' | 'bound';
  /** How many solutions, partial choices or pairs were looked at. */
  readonly work: number;
  /** Why they were not, if it was not for lack of time. */
  readonly reason?: string;
}

/**
 * The fewest presses among all solutions of a board.
 *
 * @param presses  one solution, a number below `levels` for each button
 * @param kernel   the quiet patterns
 */
export function fewestPresses(
  board: Board,
  levels: number,
  presses: Uint32Array,
  kernel: ModularKernel,
  options: FewestOptions = {},
): Fewest {
  if (kernel.orders.length === 0) {
    const total = sum(presses);
    return { presses: [presses], total, bound: total, proof: { kind: 'unique' }, complete: true, reason: '' };
  }
  if (isTooLarge(board.buttons, kernel.orders.length, levels)) {
    return { presses: [presses], total: sum(presses), bound: 0, proof: null, complete: false, reason: TOO_LARGE };
  }
  if (levels > 2) return joined(presses, 0, [ofLevels(presses, kernel, levels, options)], kernel, options);
  const { fixed, parts } = independentParts(presses, kernel.generators);
  const colours = colourings(board);
  return joined(
    presses,
    fixed,
    parts.map((part) => ofPart(part, colours, options)),
    kernel,
    options,
  );
}

/** Solutions of the whole board from the best of its parts. */
function joined(
  presses: Uint32Array,
  fixed: number,
  parts: readonly PartResult[],
  kernel: ModularKernel,
  { all = 1, signal }: FewestOptions,
): Fewest {
  const total = parts.reduce((sum, part) => sum + part.total, fixed);
  const bound = parts.reduce((sum, part) => sum + part.bound, fixed);
  let complete = parts.every((part) => part.complete);
  let solutions = [presses];
  for (const { cells, lightest } of parts) {
    if (solutions.length * lightest.length > all) complete = false;
    const chosen: Uint32Array[] = [];
    for (const solution of solutions) {
      for (const part of lightest.slice(0, all - chosen.length)) {
        const other = solution.slice();
        cells.forEach((cell, column) => (other[cell] = part[column]!));
        chosen.push(other);
      }
    }
    solutions = chosen;
  }
  const open = parts.find((part) => part.total > part.bound);
  const stopped = `${signal?.aborted === true ? 'the time limit was reached' : 'the search ended'} before a solution of fewer than ${total} presses was ruled out`;
  return {
    presses: solutions,
    total,
    bound,
    proof: open === undefined ? joinedProof(parts, kernel) : null,
    complete,
    reason: open === undefined ? '' : (open.reason ?? stopped),
  };
}

function joinedProof(parts: readonly PartResult[], kernel: ModularKernel): FewestProof {
  if (parts.some(({ kind }) => kind === 'bound')) return { kind: 'bound', work: 0 };
  const work = parts.reduce((sum, part) => sum + part.work, 0);
  return parts.some(({ kind }) => kind === 'split')
    ? { kind: 'split', work }
    : { kind: 'exhaustive', solutions: kernelSize(kernel), work };
}

/** A board with more than two levels. */
function ofLevels(presses: Uint32Array, kernel: ModularKernel, levels: number, options: FewestOptions): PartResult {
  const cells = presses.map((_, cell) => cell);
  const solutions = kernelSize(kernel);
  const { compare = 2 ** 30, all } = options;
  if (solutions > BigInt(compare)) {
    const reason = `the board has ${solutions} solutions, more than the ${compare} that are compared`;
    const open = { total: sum(presses), bound: 0, complete: false, kind: 'bound', work: 0, reason } as const;
    return { cells, lightest: [presses], ...open };
  }
  const { nodes, ...found } = lightestBySearch(presses, kernel, levels, all, options);
  return { cells, ...found, kind: 'exhaustive', work: nodes };
}

/** One part of a board with two levels: by the best split, or by a scan. */
function ofPart(part: Coset, colours: readonly ((button: number) => boolean)[], options: FewestOptions): PartResult {
  const dimension = part.rows.rows;
  const { compare = MAX_FEWEST_COMPARED } = options;
  const split = dimension <= SMALL ? null : bestSplit(part, colours);
  if (
    split !== null &&
    split.dimension + SPLIT_COST < dimension &&
    split.dimension <= MAX_SCANNED &&
    2 ** split.dimension <= compare
  ) {
    const symmetries = split.dimension < SYMMETRIES_PAY ? undefined : options.symmetries;
    const { pairs, ...found } = lightestBySplit(part, split, { ...options, symmetries });
    return { cells: part.cells, ...found, kind: 'split', work: pairs };
  }
  const { start, cells } = part;
  const known = sum(start);
  if (dimension > MAX_SCANNED || 2 ** dimension > compare) {
    const reason = `the board has ${2n ** BigInt(dimension)} solutions, more than the ${compare} that are compared`;
    const open = { total: known, bound: leastPossible(part), complete: false, kind: 'bound', work: 0, reason } as const;
    return { cells, lightest: [start], ...open };
  }
  const { all = 1 } = options;
  const weighed = whole(part);
  const { lightest, least, reach, done } = lightElements(weighed, Math.max(64, all), options);
  const found = Array.from(lightest.subarray(0, all), (element) => elementOf(weighed, element));
  if (!done) {
    const best = least < known ? { lightest: found, total: least } : { lightest: [start], total: known };
    return { cells, ...best, bound: leastPossible(part), complete: false, kind: 'bound', work: 0 };
  }
  return {
    cells,
    lightest: found,
    total: least,
    bound: least,
    complete: reach >= 0 && lightest.length <= all,
    kind: 'exhaustive',
    work: 2 ** dimension,
  };
}

/** The split with the smallest classes; the first that halves the dimension will do. */
function bestSplit(part: Coset, colours: readonly ((button: number) => boolean)[]): Split | null {
  let best: Split | null = null;
  for (const isBlack of colours) {
    const split = splitBy(part, isBlack);
    if (split !== null && split.dimension < (best?.dimension ?? MAX_SCANNED + 1)) best = split;
    if (best !== null && best.dimension <= part.rows.rows / 2 + 1) break;
  }
  return best;
}

const sum = (presses: ArrayLike<number>): number => {
  let total = 0;
  for (let i = 0; i < presses.length; i++) total += presses[i]!;
  return total;
};
