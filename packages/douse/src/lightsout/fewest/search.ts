import { gcd, inverseMod } from '../../algebra/integers.ts';
import type { ModularKernel } from '../../algebra/linear.ts';
import { Stopped, tick, type Watch } from '../../algebra/watch.ts';

/**
 * The lightest elements of a coset over Z/q by depth-first search. One generator after the other takes all its values;
 * a cell is added up once no later generator moves it; a branch ends where even the least weight of the other cells
 * makes it too heavy.
 *
 * Cells that all generators move alike share a table of weights by shift. Pivots that are units settle most tables
 * early.
 */
export interface SearchResult {
  /** The lightest elements found: one, or with a limit all. */
  readonly lightest: Uint32Array[];
  readonly total: number;
  /** No element is lighter. */
  readonly bound: number;
  readonly complete: boolean;
  /** Partial choices that were tried. */
  readonly nodes: number;
}

/** What is to be least: the sum of all entries, or the number of those that are not 0. */
export type Weight = 'sum' | 'count';

/** Cells that every generator moves alike. */
interface Merged {
  /** By how many steps each generator moves them; a step is the greatest divisor of the levels that all moves have. */
  readonly moves: Uint32Array;
  /** weights[v]: what these cells weigh after v steps. As long as there are different v. */
  readonly weights: Uint32Array;
}

/** Choices between two ticks. */
const NODES_A_TICK = 2 ** 14;

/**
 * @param start       one solution
 * @param generators  see ModularKernel: every element of the kernel is one combination with 0 ≤ aᵢ < orderᵢ
 * @param limit       list every lightest element, up to this many; one by default
 */
export function lightestBySearch(
  start: Uint32Array,
  { generators, orders }: ModularKernel,
  levels: number,
  limit: number | undefined,
  watch: Watch = {},
  weight: Weight = 'sum',
): SearchResult {
  const basis = reduced(generators, orders, levels);
  const depth = basis.length;
  const merged = merge(start, basis, levels, weight);
  // known[j + 1]: the tables that no generator after j moves.
  const known = Array.from({ length: depth + 1 }, (): Merged[] => []);
  for (const table of merged) known[lastMove(table) + 1]!.push(table);
  const tables = known.flat();
  const least = tables.map(({ weights }) => weights.reduce((a, b) => Math.min(a, b)));
  /** rest[j]: the least weight of the tables that are settled only after generator j − 1. */
  const rest = new Float64Array(depth + 2);
  const ends: number[] = [];
  known.forEach((list) => ends.push((ends.at(-1) ?? 0) + list.length));
  for (let j = depth; j >= 0; j--)
    rest[j] = rest[j + 1]! + least.slice(j === 0 ? 0 : ends[j - 1]!, ends[j]).reduce((a, b) => a + b, 0);

  // touched[j]: tables that generator j moves.
  const touched = basis.map((_, j) => Uint32Array.from(tables.flatMap(({ moves }, t) => (moves[j] === 0 ? [] : [t]))));
  const shift = new Uint32Array(tables.length);
  const values = new Uint32Array(depth);
  let total = start.reduce((sum, a) => sum + weigh(a, weight), 0);
  let lightest: Uint32Array[] = [start.slice()];
  let fresh = false;
  let complete = true;
  let nodes = 0;

  const found = (sum: number): void => {
    if (sum < total) [total, lightest, complete, fresh] = [sum, [], true, true];
    else if (limit === undefined) return;
    // The start comes up again among the elements.
    else if (!fresh) [lightest, fresh] = [[], true];
    if (limit !== undefined && lightest.length >= limit) complete = false;
    else lightest.push(combine(start, basis, values, levels));
  };

  const search = (j: number, sum: number): void => {
    if (j === depth) return found(sum);
    const list = touched[j]!;
    const [from, to] = [ends[j]!, ends[j + 1]!];
    for (let a = 0; a < orders[j]!; a++) {
      if (a > 0)
        for (const t of list) {
          const { moves, weights } = tables[t]!;
          const moved = shift[t]! + moves[j]!;
          shift[t] = moved >= weights.length ? moved - weights.length : moved;
        }
      values[j] = a;
      let next = sum;
      for (let t = from; t < to; t++) next += tables[t]!.weights[shift[t]!]!;
      if ((++nodes & (NODES_A_TICK - 1)) === 0) tick(watch, progress(values, orders));
      const low = next + rest[j + 2]!;
      if (low < total || (low === total && limit !== undefined)) search(j + 1, next);
    }
    // Back to where it was, after `order − 1` steps.
    const back = orders[j]! - 1;
    for (const t of list) {
      const { moves, weights } = tables[t]!;
      const size = weights.length;
      shift[t] = (shift[t]! + size - ((moves[j]! * back) % size)) % size;
    }
  };

  // Tables that nothing moves are settled before the first choice.
  const fixed = known[0]!.reduce((sum, { weights }) => sum + weights[0]!, 0);
  try {
    search(0, fixed);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { lightest, total, bound: Math.min(total, rest[0]!), complete: false, nodes };
  }
  return { lightest, total, bound: total, complete, nodes };
}

/** No element of `start + kernel` is lighter: every table of cells that move alike counts with its least weight. */
export function leastOfResidues(start: Uint32Array, { generators, orders }: ModularKernel, levels: number): number {
  const tables = merge(start, reduced(generators, orders, levels), levels, 'sum');
  return tables.reduce((sum, { weights }) => sum + weights.reduce((a, b) => Math.min(a, b)), 0);
}

const lastMove = ({ moves }: Merged): number => moves.reduce((last, move, j) => (move === 0 ? last : j), -1);

function progress(values: Uint32Array, orders: readonly number[]): number {
  let [done, share] = [0, 1];
  for (let j = 0; j < Math.min(values.length, 12); j++) {
    share /= orders[j]!;
    done += values[j]! * share;
  }
  return done;
}

/**
 * Generators of the same kernel in which a column with a unit is 0 in all others. A generator that takes all residues
 * may be added to another any number of times: that only renames the combinations.
 */
function reduced(generators: readonly Uint32Array[], orders: readonly number[], levels: number): Uint32Array[] {
  const basis = generators.map((generator) => generator.slice());
  basis.forEach((pivot, i) => {
    if (orders[i] !== levels) return;
    const column = pivot.findIndex((a) => gcd(a, levels) === 1);
    if (column < 0) return;
    const unit = inverseMod(pivot[column]!, levels)!;
    basis.forEach((row, k) => {
      const factor = k === i ? 0 : (levels - ((row[column]! * unit) % levels)) % levels;
      if (factor !== 0) for (let c = 0; c < row.length; c++) row[c] = (row[c]! + factor * pivot[c]!) % levels;
    });
  });
  return basis;
}

/** Entries of the tables for a coset of this many cells: an upper bound. */
export function tableEntries({ generators }: ModularKernel, levels: number): number {
  const cells = generators[0]?.length ?? 0;
  let entries = 0;
  for (let cell = 0; cell < cells; cell++)
    entries += levels / generators.reduce((step, generator) => gcd(step, generator[cell]!), levels);
  return entries;
}

const weigh = (level: number, weight: Weight): number => (weight === 'sum' ? level : Number(level !== 0));

function merge(start: Uint32Array, basis: readonly Uint32Array[], levels: number, weight: Weight): Merged[] {
  const tables = new Map<string, Merged>();
  start.forEach((press, cell) => {
    const moves = Uint32Array.from(basis, (generator) => generator[cell]!);
    const step = moves.reduce(gcd, levels);
    const key = moves.join(' ');
    if (!tables.has(key))
      tables.set(key, { moves: moves.map((by) => by / step), weights: new Uint32Array(levels / step) });
    const { weights } = tables.get(key)!;
    for (let v = 0; v < weights.length; v++) weights[v]! += weigh((press + v * step) % levels, weight);
  });
  return [...tables.values()];
}

function combine(start: Uint32Array, basis: readonly Uint32Array[], values: Uint32Array, levels: number): Uint32Array {
  const result = start.slice();
  basis.forEach((generator, j) => {
    for (let c = 0; c < result.length; c++) result[c] = (result[c]! + values[j]! * generator[c]!) % levels;
  });
  return result;
}
