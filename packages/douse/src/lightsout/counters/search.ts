import { bigOperation, type Budget, Spent, spend } from '../../algebra/budget.ts';
import { integralObstruction, kernelLattice } from '../../algebra/lattice.ts';
import { type Multipliers, Overflow, type Program, Simplex } from '../../algebra/simplex.ts';
import { Stopped, tick } from '../../algebra/watch.ts';

/**
 * A proof by cases of a program in integers from 0, as in `Cases`, while it is built; variables are the columns, then
 * the sums.
 */
export type Branches =
  | { readonly kind: 'split'; readonly variable: number; readonly at: number; below: Branches; above: Branches }
  | ({ readonly kind: 'bound' | 'none' } & Multipliers);

/**
 * What a search found: the best solution, a lower bound of the costs, and why there is no better, unless it was
 * stopped.
 */
export interface Searched {
  readonly best: { readonly point: readonly number[]; readonly costs: number } | null;
  readonly bound: number;
  readonly sums: readonly (readonly bigint[])[];
  /** Null if it was stopped, or if not even integers below 0 solve the program. */
  readonly proof: Branches | null;
  readonly obstruction: { readonly weights: readonly bigint[]; readonly unit: bigint } | null;
  readonly size: number;
  readonly stopped: 'time' | 'cases' | 'work' | null;
}

export type Dictionary = Simplex<number> | Simplex<bigint>;

/** A case still to be looked at: the dictionary of the case above, and what comes on top of it. */
interface Open {
  readonly dictionary: Dictionary;
  /** True where the other half still needs the dictionary. */
  readonly shared: boolean;
  readonly narrow: (dictionary: Dictionary) => void;
  /** No solution in this case costs less. */
  readonly bound: number;
  readonly depth: number;
  readonly close: (branches: Branches) => void;
}

/** Most entries of the dictionaries that wait. */
const MAX_WAITING = 2 ** 24;
/** Most columns whose lattice is computed, and up to which it is tried first. */
const MAX_LATTICE = 200;
const LATTICE_FIRST = 40;
/** Cases of the first attempt, and the factor by which each further pair of attempts may take more. */
const FIRST_ATTEMPT = 100;
const GROWTH = 8;

/**
 * Solves `min c·x, A·x = b` in integers from 0, exactly.
 *
 * The solutions in integers of either sign are x₀ + the kernel lattice (Hermite form), so their coordinates in a short
 * basis are integers too. Branch and bound splits by these: first by the one along which the costs change, which makes
 * every bound a possible cost, then from the direction in which the lattice is widest. With many columns, splitting by
 * single columns may do better, so both are tried in turn, with growing limits. Bounds are those of the exact linear
 * program.
 * Source: Aardal, Hurkens & Lenstra, Solving a system of linear Diophantine equations with lower and upper bounds
 * (2000).
 */
export function searchProgram(program: Omit<Program, 'sums'>, cases: number, budget: Budget): Searched {
  const result: { -readonly [K in keyof Searched]: Searched[K] } = {
    best: null,
    bound: 0,
    sums: [],
    proof: null,
    obstruction: null,
    size: 1,
    stopped: null,
  };
  const solved = (dictionary: Dictionary): void => {
    const point = dictionary.point();
    result.best = { point, costs: point.reduce((sum, x, j) => sum + x * program.costs[j]!, 0) };
  };
  const open: Open[] = [];
  let first: Dictionary | null = null;
  try {
    const [relaxed, outcome] = solveLinear(
      start({ ...program, sums: [] }),
      Infinity,
      budget,
      (dictionary) => (first = dictionary),
    );
    result.proof = { kind: outcome === 'optimal' ? 'bound' : 'none', ...relaxed.multipliers() };
    if (outcome !== 'optimal') return { ...result, bound: Infinity };
    result.bound = relaxed.bound();
    if (relaxed.fractional() === null) {
      solved(relaxed);
      return { ...result, bound: result.best!.costs };
    }
    const root = { proof: result.proof, bound: result.bound };
    result.proof = null;
    const { columns } = program;
    let lattice: readonly (readonly bigint[])[] | null = null;
    for (let limit = FIRST_ATTEMPT, attempt = 0; ; attempt++) {
      const single = (attempt % 2 === 0) === columns > LATTICE_FIRST;
      if (!single && lattice === null && columns <= MAX_LATTICE) {
        const kernel = kernelLattice(denseRows(program), program.costs, budget);
        result.obstruction = integralObstruction(kernel.echelon, program.right);
        if (result.obstruction !== null) return { ...result, bound: Infinity };
        lattice = kernel.coordinates;
      }
      if (!single && lattice === null) continue;
      result.sums = single ? [] : lattice!;
      const most = Math.min(limit, cases);
      if (search(start({ ...program, sums: result.sums }), root, most)) break;
      result.bound = bestBound();
      if (most === cases) {
        result.stopped = 'cases';
        break;
      }
      cases -= most;
      if (attempt % 2 === 1 || columns > MAX_LATTICE) limit *= GROWTH;
    }
  } catch (error) {
    if (error instanceof Stopped) result.stopped = 'time';
    else if (error instanceof Spent || error instanceof Overflow) result.stopped = 'work';
    else throw error;
  }
  if (result.stopped !== null) {
    result.proof = null;
    // Stopped within the first linear program: its costs so far are a bound.
    if (result.bound === 0 && first !== null) result.bound = (first as Dictionary).bound();
    result.bound = bestBound();
  }
  return result;

  /** No solution costs less, whatever the cases that are still open hold. */
  function bestBound(): number {
    const least = open.length === 0 ? 0 : Math.min(...open.map(({ bound }) => bound));
    return Math.min(result.best?.costs ?? Infinity, Math.max(result.bound, least));
  }

  /** False if it takes more than `most` cases. */
  function search(dictionary: Dictionary, root: { proof: Branches; bound: number }, most: number): boolean {
    let done = 0;
    let seen = 0;
    let waiting = 0;
    result.size = 0;
    open.length = 0;
    open.push({
      dictionary,
      shared: false,
      narrow: () => {},
      bound: result.bound,
      depth: 0,
      close: (branches) => (result.proof = branches),
    });
    while (open.length > 0) {
      if (seen++ >= most || waiting > MAX_WAITING) return false;
      // It stays on the stack until it is decided, so that its bound counts if the search is stopped.
      const next = open.at(-1)!;
      const { depth, close } = next;
      if (!next.shared) waiting -= next.dictionary.size;
      const own = next.shared ? next.dictionary.copy() : next.dictionary;
      next.narrow(own);
      const [dictionary, outcome] = solveLinear(own, (result.best?.costs ?? Infinity) - 1, budget);
      open.pop();
      const branch = outcome === 'optimal' ? dictionary.fractional() : null;
      if (branch !== null) {
        const { variable, at, down } = branch;
        const split = { kind: 'split', variable, at } as Extract<Branches, { kind: 'split' }>;
        close(split);
        const half = (low: boolean, shared: boolean): Open => ({
          dictionary,
          shared,
          narrow: ({ low: lows, high: highs }) => (low ? (highs[variable] = at) : (lows[variable] = at + 1)),
          bound: Math.max(next.bound, dictionary.bound()),
          depth: depth + 1,
          close: (branches) => (low ? (split.below = branches) : (split.above = branches)),
        });
        waiting += dictionary.size;
        open.push(half(!down, false), half(down, true));
        continue;
      }
      close({ kind: outcome === 'infeasible' ? 'none' : 'bound', ...dictionary.multipliers() });
      result.size++;
      done += 2 ** -depth;
      tick(budget, done);
      if (outcome !== 'optimal') continue;
      solved(dictionary);
      if (result.best!.costs === root.bound) {
        // The linear program's own bound is met: no case is needed.
        [result.proof, result.size, result.sums, result.bound] = [root.proof, 1, [], root.bound];
        return true;
      }
    }
    result.bound = result.best?.costs ?? Infinity;
    return true;
  }
}

/** Solves a dictionary, in big integers where doubles do not suffice; `using` is told which dictionary is in use. */
export function solveLinear(
  dictionary: Dictionary,
  most: number,
  budget: Budget,
  using: (dictionary: Dictionary) => void = () => {},
): [Dictionary, ReturnType<Simplex['solve']>] {
  try {
    using(dictionary);
    return [dictionary, dictionary.solve(most, budget)];
  } catch (error) {
    if (!(error instanceof Overflow)) throw error;
    spend(budget, dictionary.size * bigOperation(64));
    const exact = dictionary.exactly();
    using(exact);
    return [exact, exact.solve(most, budget)];
  }
}

/** The first dictionary of a program, in doubles if its entries allow. */
export function start(program: Program): Dictionary {
  const dictionary = Simplex.of(program);
  try {
    return dictionary.inDoubles();
  } catch (error) {
    if (error instanceof Overflow) return dictionary;
    throw error;
  }
}

function denseRows({ rows, columns, entries }: Omit<Program, 'sums'>): number[][] {
  const matrix = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0));
  entries((row, column, value) => (matrix[row]![column] = value));
  return matrix;
}
