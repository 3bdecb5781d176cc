import type { ModularKernel } from '../../algebra/linear.ts';
import type { Watch } from '../../algebra/watch.ts';
import { effects } from '../../board/grid.ts';
import { makeLevels, needed, problem, type Problem } from '../../board/problem.ts';
import { wiring } from '../../board/wiring.ts';
import { pack, SCALE } from '../beyond/cover-bound.ts';
import { sparseEquations } from '../beyond/equations.ts';
import { provesMissed } from '../check/closest.ts';
import type { Certificate } from '../claims/answer.ts';
import type { MissedBound } from '../claims/closest.ts';
import { scaleOf } from '../methods/method.ts';

/** Checks are combined only up to this many entries in all. */
const MAX_ENTRIES = 200_000;

/**
 * The least number of lights that must miss their aim: as many certificates as can be packed without marking any light
 * by more than its share. Shorter sums of the checks are tried too.
 */
export function missedBound(
  task: Problem,
  checks: ModularKernel | null,
  certificate: Certificate,
  watch: Watch = {},
): MissedBound {
  const { lights, levels } = certificate;
  const one: MissedBound = { bound: 1, certificates: [{ lights, levels, weight: 1 }], scale: 1 };
  if (checks === null || checks.orders.length * task.board.lights > MAX_ENTRIES) return one;
  const dual = dualOf(task, checks);
  const violated = [...sparseEquations(dual, watch)]
    .filter(({ right, buttons }) => right !== 0 && buttons.size > 0)
    .map(({ buttons }) => ({
      marks: buttons,
      buttons: new Map([...buttons.keys()].map((l) => [l, 1] as const)),
      right: 1,
    }));
  const weights = pack(violated, task.board.lights, watch);
  let sum = 0;
  const certificates = violated.flatMap(({ marks }, k) => {
    if (weights[k] === 0) return [];
    sum += weights[k]!;
    const marked = makeLevels(task.board.lights, dual.levels);
    for (const [light, by] of marks) marked[light] = by;
    return [{ lights: marked, levels: dual.levels, weight: weights[k]! }];
  });
  const cover = { bound: Math.ceil(sum / SCALE), certificates, scale: SCALE };
  if (cover.bound <= 1) return one;
  if (!provesMissed(task, cover)) throw new Error('missedBound: the bound does not hold; please report this board');
  return cover;
}

/**
 * The board whose buttons are this one's lights and whose lights are its checks: pressing a button stands for missing
 * by a level. Its solutions are the ways in which lights can be wrong in the end.
 */
export function dualOf(task: Problem, { generators, orders }: ModularKernel): Problem {
  const { board, levels } = task;
  const need = needed(task);
  const target = new Uint32Array(orders.length);
  const buttons = Array.from({ length: board.lights }, (_, light) => {
    const moves = new Map<number, number>();
    orders.forEach((order, i) => {
      // A generator is a multiple of levels / order, so what a light adds to its sum is one too.
      const scaled = (generators[i]![light]! * scaleOf(task, light)) % levels;
      const by = task.care?.[light] === 0 ? 0 : scaled / (levels / order);
      if (by === 0) return;
      moves.set(i, by);
      target[i] = (target[i]! + by * need[light]!) % order;
    });
    return { name: `${light}`, moves };
  });
  const names = orders.map((_, i) => `${i}`);
  return problem(wiring(names, buttons), { levels: orders, target });
}

/** The same with a button for each way to miss: one light, wrong by one level. */
export function byLevel(dual: Problem, ways: readonly (readonly [light: number, level: number])[]): Problem {
  const { start, light, weight } = effects(dual.board);
  const buttons = ways.map(([missed, level]) => {
    const moves = new Map<number, number>();
    for (let e = start[missed]!; e < start[missed + 1]!; e++) {
      const order = dual.moduli?.[light[e]!] ?? dual.levels;
      moves.set(light[e]!, (level * weight[e]!) % order);
    }
    return { name: `${missed} by ${level}`, moves };
  });
  const names = Array.from({ length: dual.board.lights }, (_, i) => `${i}`);
  return { ...dual, board: wiring(names, buttons) };
}
