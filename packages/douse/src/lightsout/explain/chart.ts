import type { ChaseChart } from '../../formats/write/chase-chart.ts';
import { type LinearSolution, solveLinear } from '../../algebra/linear.ts';
import type { Board } from '../../board/board.ts';
import { problem } from '../../board/problem.ts';
import { followPlan } from '../methods/chase.ts';
import { checkWritten } from '../methods/chase-plan.ts';
import { replay } from '../check/replay.ts';
import { chasePhases, toldChase } from './told.ts';

/** Most rows of a complete chart. */
export const MAX_CHART = 1024;
/** At most this many choices of free presses are compared to find the fewest; any further ones are not examined. */
export const MAX_COMPARED = 4096;

/**
 * The chase chart of a board.
 * @throws {RangeError} beyond MAX_WRITTEN entries of the system that chasing leaves
 * Cost: one chase for each free button, then a table row each.
 */
export function chaseChart(board: Board, { levels = 2 }: { readonly levels?: number } = {}): ChaseChart {
  const off = problem(board, { levels });
  const told = toldChase(off);
  const { by, plan } = told;
  checkWritten('chaseChart', plan);
  const way = {
    by,
    chase: Array.from(plan.light, (light, k) => [light, plan.button[k]!] as const),
    phases: chasePhases(board, told),
  };
  const free = [...plan.free];
  const residue = [...plan.residue];
  const images = free.map((button) => {
    const presses = new Uint32Array(board.buttons);
    presses[button] = 1;
    followPlan(plan, presses, null, levels);
    const lights = replay(off, presses);
    return residue.map((light) => lights[light]!);
  });
  const system = (right: ArrayLike<number>): LinearSolution =>
    solveLinear({
      rows: residue.length,
      columns: free.length,
      modulus: levels,
      entries: (entry) => images.forEach((image, c) => image.forEach((value, r) => value !== 0 && entry(r, c, value))),
      right,
    });
  const pressFor = (left: readonly number[]): readonly number[] | null => {
    const { solution, kernel } = system(left.map((level) => (levels - level) % levels));
    return solution === null ? null : fewestIn(solution, kernel.generators, kernel.orders, levels);
  };
  const unique = spanned(images, levels, MAX_CHART);
  if (unique !== null) {
    const rows = unique.filter((left) => left.some(Boolean)).map((left) => ({ left, press: pressFor(left)! }));
    rows.sort((a, b) => compare(a.left, b.left));
    return { ...way, residue, free, rows, complete: true, solvable: BigInt(unique.length) };
  }
  const { kernel } = system(new Uint32Array(residue.length));
  const size =
    BigInt(levels) ** BigInt(free.length) / kernel.orders.reduce((product, order) => product * BigInt(order), 1n);
  const generators = images
    .filter((image) => image.some(Boolean))
    .map((image) => image.map((a) => (levels - a) % levels));
  const rows = generators.map((left) => ({ left, press: pressFor(left)! }));
  return { ...way, residue, free, rows, complete: false, solvable: size };
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const i = a.findIndex((value, k) => value !== b[k]);
  return i < 0 ? 0 : a[i]! - b[i]!;
};

/** All sums of multiples of the vectors, or null if they are more than `most`. */
function spanned(vectors: readonly (readonly number[])[], q: number, most: number): number[][] | null {
  const zero = Array.from({ length: vectors[0]?.length ?? 0 }, (): number => 0);
  let all = new Map([[zero.join(), zero]]);
  for (const vector of vectors) {
    const grown = new Map(all);
    for (const base of all.values()) {
      let sum = base;
      for (let k = 1; k < q; k++) {
        sum = sum.map((a, i) => (a + vector[i]!) % q);
        grown.set(sum.join(), sum);
        if (grown.size > most) return null;
      }
    }
    all = grown;
  }
  return [...all.values()];
}

function fewestIn(
  first: Uint32Array,
  generators: readonly Uint32Array[],
  orders: readonly number[],
  q: number,
): number[] {
  let best = [...first];
  let choices = [first];
  generators.forEach((generator, i) => {
    if (choices.length * orders[i]! > MAX_COMPARED) return;
    choices = choices.flatMap((choice) =>
      Array.from({ length: orders[i]! }, (_, k) => choice.map((a, c) => (a + k * generator[c]!) % q)),
    );
  });
  const sum = (values: ArrayLike<number>): number =>
    Array.prototype.reduce.call(values, (a, b) => Number(a) + Number(b), 0) as number;
  for (const choice of choices) if (sum(choice) < sum(best)) best = [...choice];
  return best;
}
