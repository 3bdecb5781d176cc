import { stopReason } from '../../algebra/watch.ts';
import { MAX_GENERATORS, type ModularKernel } from '../../algebra/linear.ts';
import { MAX_SCANNED } from '../../algebra/walsh.ts';
import type { Board } from '../../board/board.ts';
import type { FewestProof } from '../claims/answer.ts';
import { kernelSize } from '../methods/kernel.ts';
import { colourings } from './colourings.ts';
import { lightestBySplit, type SplitOptions } from './pairs.ts';
import { type Coset, independentParts, independentResidues, type ResidueCoset } from './parts.ts';
import { elementOf, leastPossible, lightElements, whole } from './scan.ts';
import { leastOfResidues, lightestBySearch, tableEntries } from './search.ts';
import { type Split, splitBy } from './split.ts';

export interface FewestOptions extends SplitOptions {
  /** Most solutions of one independent part to compare; 2³⁶ by default with two levels, 2³⁰ with more. */
  readonly compare?: number | undefined;
}

/** The fewest presses among `presses + kernel`, or how far the search got. */
export interface Fewest {
  /** The best solutions found. */
  readonly presses: readonly Uint32Array[];
  readonly total: number;
  /** No solution has fewer presses. */
  readonly bound: number;
  /** How this is known; null without a proof. */
  readonly proof: FewestProof | null;
  /** True if every lightest solution is listed. */
  readonly complete: boolean;
  /** Why there is no proof. */
  readonly reason: string;
}

/** A search for the fewest presses that has not started yet. */
export interface FewestPlan {
  /** Roughly how many solutions or partial choices it has to examine. */
  readonly cost: number;
  /** Searches from any known solution; a lighter one leaves less to do. */
  run(presses: Uint32Array): Fewest;
}

export const TOO_LARGE = 'the board is too large to compare its solutions';
/** Solutions are compared only if their quiet patterns fit in memory. */
export const isTooLarge = (cells: number, generators: number): boolean => cells * generators > MAX_GENERATORS;
/** Most solutions of one part (or of a class) that are compared by default, with two levels and with more. */
export const MAX_FEWEST_COMPARED = 2 ** 36;
const MAX_RESIDUES_COMPARED = 2 ** 30;
/** Entries of a part's tables with more than two levels: half a gibibyte. */
const MAX_TABLES = 2 ** 27;
/** Kernels up to this dimension are scanned without looking for a split. */
const SMALL = 20;
/** A split's lists and pairs cost about as much as this many more dimensions of a scan. */
const SPLIT_COST = 4;
/** Below this dimension of the classes, symmetries cost more than they save. */
const SYMMETRIES_PAY = 24;

/** One independent part of a board. */
interface Part {
  /** The button of each column. */
  readonly cells: Uint32Array;
  readonly cost: number;
  /** @param start  presses of the cells in a known solution */
  run(start: Uint32Array): PartResult;
}

interface PartResult {
  /** The best presses found, one entry a column. */
  readonly lightest: readonly ArrayLike<number>[];
  readonly total: number;
  readonly bound: number;
  /** True if every lightest one is listed. */
  readonly complete: boolean;
  /** All solutions were compared, or those that the split leaves, or none. */
  readonly kind: 'exhaustive' | 'split' | 'bound';
  /** How many solutions, partial choices or pairs were examined. */
  readonly work: number;
  /** Why there is no proof, if time is not the reason. */
  readonly reason?: string;
}

/**
 * The fewest presses among all solutions of a board.
 *
 * @param presses  one solution, a number below `levels` for each button
 * @param kernel   the quiet patterns
 */
export const fewestPresses = (
  board: Board,
  levels: number,
  presses: Uint32Array,
  kernel: ModularKernel,
  options: FewestOptions = {},
): Fewest => planFewest(presses, kernel, levels, () => colourings(board), options).run(presses);

/**
 * Takes the coset `presses + kernel` apart and chooses a search for each part; runs none of them yet.
 * @param colours  ways to colour the cells black and white that may split the kernel, tried in this order
 */
export function planFewest(
  presses: Uint32Array,
  kernel: ModularKernel,
  levels: number,
  colours: () => Iterable<(cell: number) => boolean>,
  options: FewestOptions = {},
): FewestPlan {
  if (kernel.orders.length === 0) return { cost: 0, run: unique };
  if (isTooLarge(presses.length, kernel.orders.length)) {
    const open = { bound: 0, proof: null, complete: false, reason: TOO_LARGE };
    return { cost: 0, run: (known) => ({ presses: [known], total: sum(known), ...open }) };
  }
  const parts = levels > 2 ? residueParts(kernel, levels, options) : bitParts(presses, kernel, colours, options);
  return {
    cost: parts.reduce((all, { cost }) => all + cost, 0),
    run: (known) => joined(known, parts, kernel, options),
  };
}

function unique(presses: Uint32Array): Fewest {
  const total = sum(presses);
  return { presses: [presses], total, bound: total, proof: { kind: 'unique' }, complete: true, reason: '' };
}

/** Solutions of the whole board from the best of its parts. */
function joined(
  presses: Uint32Array,
  parts: readonly Part[],
  kernel: ModularKernel,
  { all = 1, signal }: FewestOptions,
): Fewest {
  const results = parts.map(({ cells, run }) => ({ cells, ...run(cells.map((cell) => presses[cell]!)) }));
  // Cells outside every part are pressed alike in every solution.
  const moved = parts.reduce((all, { cells }) => all + cells.reduce((own, cell) => own + presses[cell]!, 0), 0);
  const fixed = sum(presses) - moved;
  const total = results.reduce((all, part) => all + part.total, fixed);
  const bound = results.reduce((all, part) => all + part.bound, fixed);
  let complete = results.every((part) => part.complete);
  let solutions = [presses];
  for (const { cells, lightest } of results) {
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
  const open = results.find((part) => part.total > part.bound);
  const stopped = signal?.aborted === true ? stopReason(signal) : 'the search ended';
  const reason = open?.reason ?? `${stopped} before a solution of fewer than ${total} presses was ruled out`;
  return {
    presses: solutions,
    total,
    bound,
    proof: open === undefined ? joinedProof(results, kernel) : null,
    complete,
    reason: open === undefined ? '' : reason,
  };
}

function joinedProof(parts: readonly PartResult[], kernel: ModularKernel): FewestProof {
  if (parts.some(({ kind }) => kind === 'bound')) return { kind: 'bound', work: 0 };
  const work = parts.reduce((all, part) => all + part.work, 0);
  return parts.some(({ kind }) => kind === 'split')
    ? { kind: 'split', work }
    : { kind: 'exhaustive', solutions: kernelSize(kernel), work };
}

/** A part with too many solutions to compare keeps the one it has, with a bound. */
const left = (cells: Uint32Array, solutions: bigint, compare: number, bound: (start: Uint32Array) => number): Part => ({
  cells,
  cost: 0,
  run: (start) => ({
    lightest: [start],
    total: sum(start),
    bound: bound(start),
    complete: false,
    kind: 'bound',
    work: 0,
    reason:
      solutions > BigInt(compare)
        ? `the board has ${solutions} solutions, more than the ${compare} that are compared`
        : TOO_LARGE,
  }),
});

/** The parts of a board with more than two levels. */
function residueParts(kernel: ModularKernel, levels: number, options: FewestOptions): Part[] {
  const { compare = MAX_RESIDUES_COMPARED, all } = options;
  return independentResidues(kernel).map((part: ResidueCoset): Part => {
    const { cells } = part;
    const solutions = kernelSize(part.kernel);
    const fits = tableEntries(part.kernel, levels) <= MAX_TABLES;
    if (solutions > BigInt(compare) || !fits)
      return left(cells, solutions, compare, (start) => (fits ? leastOfResidues(start, part.kernel, levels) : 0));
    return {
      cells,
      cost: Number(solutions),
      run(start) {
        const { nodes, ...found } = lightestBySearch(start, part.kernel, levels, all, options);
        return { ...found, kind: 'exhaustive', work: nodes };
      },
    };
  });
}

/** The parts of a board with two levels. */
function bitParts(
  presses: Uint32Array,
  kernel: ModularKernel,
  colours: () => Iterable<(cell: number) => boolean>,
  options: FewestOptions,
): Part[] {
  const parts = independentParts(presses, kernel.generators);
  const known = parts.some(({ rows }) => rows.rows > SMALL) ? [...colours()] : [];
  return parts.map((part) => bitPart(part, known, options));
}

/** One part with two levels: by the best split, or by a scan. */
function bitPart(part: Coset, colours: Iterable<(button: number) => boolean>, options: FewestOptions): Part {
  const { cells } = part;
  const dimension = part.rows.rows;
  const { compare = MAX_FEWEST_COMPARED } = options;
  const startedAt = (start: Uint32Array): Coset => ({ ...part, start: Uint8Array.from(start) });
  const split = dimension <= SMALL ? null : bestSplit(part, colours);
  if (
    split !== null &&
    split.dimension + SPLIT_COST < dimension &&
    split.dimension <= MAX_SCANNED &&
    2 ** split.dimension <= compare
  ) {
    const symmetries = split.dimension < SYMMETRIES_PAY ? undefined : options.symmetries;
    return {
      cells,
      cost: 2 ** (split.dimension + SPLIT_COST),
      run(from) {
        const coset = startedAt(from);
        const classes = split.classes.map((own) => ({ ...own, start: coset.start }));
        const { pairs, ...found } = lightestBySplit(coset, { ...split, classes }, { ...options, symmetries });
        return { ...found, kind: 'split', work: pairs };
      },
    };
  }
  if (dimension > MAX_SCANNED || 2 ** dimension > compare)
    return left(cells, 2n ** BigInt(dimension), compare, (from) => leastPossible(whole(startedAt(from))));
  return { cells, cost: 2 ** dimension, run: (from) => scanned(startedAt(from), options) };
}

/** The lightest elements of a part by a scan of all. */
function scanned(part: Coset, options: FewestOptions): PartResult {
  const { all = 1 } = options;
  const dimension = part.rows.rows;
  const known = sum(part.start);
  const weighed = whole(part);
  const { lightest, least, reach, done } = lightElements(weighed, Math.max(64, all), options);
  const found = Array.from(lightest.subarray(0, all), (element) => elementOf(weighed, element));
  if (!done) {
    const best = least < known ? { lightest: found, total: least } : { lightest: [part.start], total: known };
    return { ...best, bound: leastPossible(weighed), complete: false, kind: 'bound', work: 0 };
  }
  return {
    lightest: found,
    total: least,
    bound: least,
    complete: reach >= 0 && lightest.length <= all,
    kind: 'exhaustive',
    work: 2 ** dimension,
  };
}

/** The split with the smallest classes; the first that halves the dimension will do. */
function bestSplit(part: Coset, colours: Iterable<(button: number) => boolean>): Split | null {
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
