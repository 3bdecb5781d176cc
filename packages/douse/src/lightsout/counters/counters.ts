import { stopReason } from '../../algebra/watch.ts';
import type { Budget } from '../../algebra/budget.ts';
import type { Program } from '../../algebra/simplex.ts';
import type { Board } from '../../board/board.ts';
import { effects } from '../../board/grid.ts';
import {
  type Cases,
  checkCounters,
  type CountersAnswer,
  type CountersOptions,
  type CountersProof,
  type CounterWeights,
} from '../claims/counters.ts';
import { provesCounters, provesNotIntegral, reachesCounters } from '../check/counters.ts';
import { type Branches, searchProgram } from './search.ts';
import { sayFewest, sayImpossible } from './words.ts';

/** Most entries, (counters + 1) · (buttons + 1), of a program, without useless buttons and counters at 0. */
export const MAX_COUNTERS_ENTRIES = 1_000_000;
const CASES = 200_000;
export const WORK = 2 ** 32;

/**
 * Presses from 0 that bring each counter from 0 to its value with the smallest total, and the proof; or the proof that
 * there are none.
 *
 * A press adds its effect to the counters, as it would to lights, but counters never wrap. Answers are replayed and
 * proofs checked by `check/counters.ts` before they are returned.
 * @param wanted  one integer from 0 to MAX_COUNTER a light of the board
 * @throws {RangeError} if `wanted` does not fit the board
 * Cost: integer programming, so no useful bound; 10 counters and 13 buttons take a millisecond, 50 and 60 a tenth of a
 * second.
 */
export function solveCounters(
  board: Board,
  wanted: ArrayLike<number>,
  { cases = CASES, work = WORK, ...watch }: CountersOptions = {},
): CountersAnswer {
  checkCounters(board, wanted);
  const small = reduced(board, wanted);
  const { rows, columns } = small.program;
  if ((rows + 1) * (columns + 1) > MAX_COUNTERS_ENTRIES) {
    const size = `${rows} counters and ${columns} buttons`;
    const reason = `${size} are more than the ${MAX_COUNTERS_ENTRIES} entries that are tried`;
    return { kind: 'unknown', reason, best: null, bound: 0 };
  }
  const budget: Budget = { left: work, ...watch };
  const found = searchProgram(small.program, cases, budget);
  const best = found.best && { presses: small.presses(found.best.point), total: found.best.costs };
  if (best !== null) assure(reachesCounters(board, wanted, best.presses));
  if (found.stopped !== null) {
    const what = best === null ? 'the values could be reached' : `fewer than ${best.total} presses were ruled out`;
    const limit = {
      time: stopReason(watch.signal),
      cases: `the limit of ${cases} cases was reached`,
      work: 'the limit of work was reached',
    };
    return { kind: 'unknown', reason: `${limit[found.stopped]} before ${what}`, best, bound: found.bound };
  }
  if (found.obstruction !== null) {
    const certificate = { kind: 'integral', ...small.remainders(found.obstruction) } as const;
    assure(provesNotIntegral(board, wanted, certificate));
    return { kind: 'impossible', certificate, says: sayImpossible(board, wanted, certificate) };
  }
  const proof: CountersProof = {
    sums: found.sums.map((sum) => small.factors(sum)),
    cases: small.cases(found.proof!),
    size: found.size,
  };
  assure(provesCounters(board, wanted, proof, best === null ? Infinity : best.total));
  if (best !== null) return { kind: 'solved', ...best, proof, says: sayFewest(board, wanted, proof) };
  const certificate = { kind: 'cases', ...proof } as const;
  return { kind: 'impossible', certificate, says: sayImpossible(board, wanted, certificate) };
}

function assure(holds: boolean): void {
  if (!holds) throw new Error('solveCounters: an answer fails its own check; please report these counters');
}

/** The program of the buttons that matter and the counters above 0, and the ways back to the board's own numbers. */
interface Reduced {
  readonly program: Omit<Program, 'sums'>;
  presses(point: readonly number[]): number[];
  factors(sum: readonly bigint[]): bigint[];
  cases(branches: Branches): Cases;
  remainders(obstruction: { weights: readonly bigint[]; unit: bigint }): CounterWeights;
}

function reduced(board: Board, wanted: ArrayLike<number>): Reduced {
  const { start, light, weight } = effects(board);
  const counters = Array.from({ length: board.lights }, (_, i) => i).filter((i) => wanted[i] !== 0);
  const rowOf = new Map(counters.map((counter, row) => [counter, row]));
  const buttons: number[] = [];
  const seen = new Set<string>();
  for (let button = 0; button < board.buttons; button++) {
    const moves: [number, number][] = [];
    for (let i = start[button]!; i < start[button + 1]!; i++) moves.push([light[i]!, weight[i]!]);
    if (moves.length === 0 || moves.some(([counter, by]) => by > wanted[counter]!)) continue;
    const name = String(moves.sort(([a], [b]) => a - b));
    if (!seen.has(name)) buttons.push(button);
    seen.add(name);
  }
  const spread = <T>(values: readonly T[], places: readonly number[], length: number, zero: T): T[] => {
    const result = Array.from({ length }, () => zero);
    places.forEach((place, i) => (result[place] = values[i]!));
    return result;
  };
  const closed = (leaf: Extract<Branches, { kind: 'bound' | 'none' }>): Cases => ({
    kind: leaf.kind,
    counters: spread(leaf.weights, counters, board.lights, 0),
    sums: leaf.sums,
    unit: leaf.unit,
  });
  return {
    program: {
      rows: counters.length,
      columns: buttons.length,
      entries(entry) {
        buttons.forEach((button, column) => {
          for (let i = start[button]!; i < start[button + 1]!; i++) entry(rowOf.get(light[i]!)!, column, weight[i]!);
        });
      },
      right: counters.map((counter) => wanted[counter]!),
      costs: buttons.map(() => 1),
    },
    presses: (point) => spread(point, buttons, board.buttons, 0),
    factors: (sum) => spread(sum, buttons, board.buttons, 0n),
    cases(branches) {
      // Trees may be as deep as they are large: no recursion.
      let root: Cases | null = null;
      const open: { branches: Branches; put: (cases: Cases) => void }[] = [
        { branches, put: (cases) => (root = cases) },
      ];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (next.branches.kind !== 'split') {
          next.put(closed(next.branches));
          continue;
        }
        const { variable, at, below, above } = next.branches;
        const isSum = variable >= buttons.length;
        const split = {
          kind: 'split',
          of: isSum ? 'sum' : 'button',
          index: isSum ? variable - buttons.length : buttons[variable]!,
          at,
        } as { -readonly [K in keyof Extract<Cases, { kind: 'split' }>]: Extract<Cases, { kind: 'split' }>[K] };
        next.put(split);
        open.push({ branches: above, put: (cases) => (split.above = cases) });
        open.push({ branches: below, put: (cases) => (split.below = cases) });
      }
      return root!;
    },
    remainders: ({ weights, unit }) => ({
      counters: spread(
        weights.map((weight) => ((weight % unit) + unit) % unit),
        counters,
        board.lights,
        0n,
      ),
      unit,
    }),
  };
}
