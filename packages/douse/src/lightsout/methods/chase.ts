import { lazyKernel, type ModularKernel, solveLinear } from '../../algebra/linear.ts';
import { tick, type Watch } from '../../algebra/watch.ts';
import type { Board, GridBoard } from '../../board/board.ts';
import { areLines, beyondChase, BIT_LANES, isRecurrent, LANES } from './chase-limits.ts';
import { type ChasePlan, planOf } from './chase-plan.ts';
import { type Method, scaleOf } from './method.ts';
import { needed, type Problem } from '../../board/problem.ts';

/**
 * Solving by chasing: a light all of whose buttons but one are decided decides the last one. Buttons that nothing
 * decides are *free*; lights that decide nothing are the *residue*. One chase for each free button gives a small
 * linear system from free buttons to residue, and one more chase the answer. On an m × n board with the plus rule the
 * first row is free and the residue is the last row, so m·n unknowns become n; it works over every Z/q, because
 * a light only ever decides a button whose weight is a unit.
 *
 * Source: the game's folklore; Martín-Sánchez & Pareja-Flores, Math. Mag. 74 (2001), for two levels. Choosing the free
 * buttons is a zero-forcing process on the board's graph.
 */
export const chase: Method = {
  refuses: beyondChase,

  solve(task, watch = {}) {
    const { levels, board } = task;
    const plan = planOf(task);
    const need = needed(task).map((level, light) => level * scaleOf(task, light));
    const start = new Uint32Array(board.buttons);
    followPlan(plan, start, need, levels);
    const missing = residueOf(plan, start, need, levels);
    const { solution, obstruction, kernel } = solveLinear(
      {
        rows: plan.residue.length,
        columns: plan.free.length,
        modulus: levels,
        entries: (entry) => freeToResidue(plan, task, entry, watch),
        right: missing,
      },
      watch,
    );
    return {
      presses: solution && spread(plan, solution, need, levels, board.buttons),
      obstruction: obstruction && pullBack(plan, obstruction, levels, board),
      kernel: lift(kernel, plan, levels, board),
    };
  },
};

/** Decides every button that is not free, in the plan's order; `need` null stands for zeros. */
export function followPlan(plan: ChasePlan, presses: Uint32Array, need: Uint32Array | null, q: number): void {
  const { light, button, inverse, rowStart, rowButton, rowWeight } = plan;
  for (let k = 0; k < light.length; k++) {
    const l = light[k]!;
    const own = button[k]!;
    let sum = 0;
    for (let i = rowStart[l]!; i < rowStart[l + 1]!; i++) {
      const b = rowButton[i]!;
      if (b !== own) sum = (sum + rowWeight[i]! * presses[b]!) % q;
    }
    const missing = ((need === null ? 0 : need[l]!) - sum + q) % q;
    presses[own] = (missing * inverse[k]!) % q;
  }
}

/** What the residue lights still lack. */
function residueOf(
  { residue, rowStart, rowButton, rowWeight }: ChasePlan,
  presses: Uint32Array,
  need: Uint32Array | null,
  q: number,
): Uint32Array {
  return residue.map((l) => {
    let sum = 0;
    for (let i = rowStart[l]!; i < rowStart[l + 1]!; i++) sum = (sum + rowWeight[i]! * presses[rowButton[i]!]!) % q;
    return ((need === null ? 0 : need[l]!) - sum + q) % q;
  });
}

/** The matrix from free presses to what they change in the residue. With two levels, 32 chases run in one. */
function freeToResidue(
  plan: ChasePlan,
  task: Problem,
  entry: (row: number, column: number, value: number) => void,
  watch: Watch,
): void {
  const { board, levels: q } = task;
  const { free, residue } = plan;
  const { buttons } = board;
  if (residue.length === 0) return;
  if (isRecurrent(task) && areLines(plan, board as GridBoard)) {
    recurrentColumns(plan, buttons, q, entry);
    return;
  }
  if (q === 2) {
    for (let first = 0; first < free.length; first += BIT_LANES) {
      tick(watch, first / free.length);
      const lanes = new Uint32Array(buttons);
      for (let i = first; i < Math.min(first + BIT_LANES, free.length); i++) lanes[free[i]!] = 1 << (i - first);
      chaseLanes(plan, lanes);
      for (let row = 0; row < residue.length; row++) {
        for (let changed = lanesAt(plan, residue[row]!, lanes, -1); changed !== 0; changed &= changed - 1) {
          entry(row, first + 31 - Math.clz32(changed & -changed), 1);
        }
      }
    }
    return;
  }
  for (let first = 0; first < free.length; first += LANES) {
    tick(watch, first / free.length);
    const presses = new Uint32Array(buttons * LANES);
    const count = Math.min(LANES, free.length - first);
    for (let i = 0; i < count; i++) presses[free[first + i]! * LANES + i] = 1;
    followLanes(plan, presses, q, watch);
    const sums = new Float64Array(LANES);
    for (let row = 0; row < residue.length; row++) {
      sumLanes(plan, residue[row]!, presses, q, -1, sums);
      for (let i = 0; i < count; i++) if (sums[i] !== 0) entry(row, first + i, sums[i]!);
    }
  }
}

/** Decides every button that is not free for LANES chases at a time, where no light needs anything. */
function followLanes(plan: ChasePlan, presses: Uint32Array, q: number, watch: Watch): void {
  const { light, button, inverse } = plan;
  const sums = new Float64Array(LANES);
  for (let k = 0; k < light.length; k++) {
    if ((k & 0xfffff) === 0xfffff && watch.signal) tick({ signal: watch.signal }, 0);
    const own = button[k]!;
    const by = inverse[k]!;
    sumLanes(plan, light[k]!, presses, q, own, sums);
    if (by === 1) for (let i = 0; i < LANES; i++) presses[own * LANES + i] = sums[i] === 0 ? 0 : q - sums[i]!;
    else for (let i = 0; i < LANES; i++) presses[own * LANES + i] = ((q - sums[i]!) * by) % q;
  }
}

/** How often a light's buttons move it modulo q, one button left out. A product of two levels and a sum are exact. */
function sumLanes(
  { rowStart, rowButton, rowWeight }: ChasePlan,
  light: number,
  presses: Uint32Array,
  q: number,
  except: number,
  sums: Float64Array,
): void {
  let [s0, s1, s2, s3, s4, s5, s6, s7] = [0, 0, 0, 0, 0, 0, 0, 0];
  const end = rowStart[light + 1]!;
  for (let i = rowStart[light]!; i < end;) {
    // The number of effects that can be added up before the sums grow too large.
    const stop = q < 0x10000 ? Math.min(end, i + 0x100000) : i + 1;
    for (; i < stop; i++) {
      const b = rowButton[i]!;
      if (b === except) continue;
      const w = rowWeight[i]!;
      const at = b * LANES;
      s0 += w * presses[at]!;
      s1 += w * presses[at + 1]!;
      s2 += w * presses[at + 2]!;
      s3 += w * presses[at + 3]!;
      s4 += w * presses[at + 4]!;
      s5 += w * presses[at + 5]!;
      s6 += w * presses[at + 6]!;
      s7 += w * presses[at + 7]!;
    }
    s0 %= q;
    s1 %= q;
    s2 %= q;
    s3 %= q;
    s4 %= q;
    s5 %= q;
    s6 %= q;
    s7 %= q;
  }
  sums[0] = s0;
  sums[1] = s1;
  sums[2] = s2;
  sums[3] = s3;
  sums[4] = s4;
  sums[5] = s5;
  sums[6] = s6;
  sums[7] = s7;
}

/**
 * The columns of F for the plus rule on a whole rectangle. F is a polynomial in the path's adjacency H, and the unit
 * rows obey `e_{k+1} = H·e_k − e_{k−1}`, so the columns do too: one chase gives them all. Cost: O(cells + columns²).
 */
function recurrentColumns(
  plan: ChasePlan,
  buttons: number,
  q: number,
  entry: (row: number, column: number, value: number) => void,
): void {
  const presses = new Uint32Array(buttons);
  presses[plan.free[0]!] = 1;
  followPlan(plan, presses, null, q);
  let column = residueOf(plan, presses, null, q).map((missing) => (q - missing) % q);
  let before = new Uint32Array(column.length);
  for (let k = 0; k < plan.free.length; k++) {
    column.forEach((value, row) => {
      if (value !== 0) entry(row, k, value);
    });
    const next = column.map((_, i) => ((column[i - 1] ?? 0) + (column[i + 1] ?? 0) + q - before[i]!) % q);
    [before, column] = [column, next];
  }
}

function chaseLanes(plan: ChasePlan, lanes: Uint32Array): void {
  const { light, button } = plan;
  for (let k = 0; k < light.length; k++) lanes[button[k]!] = lanesAt(plan, light[k]!, lanes, button[k]!);
}

/** Xor of the lanes of a light's buttons, one button left out. */
function lanesAt({ rowStart, rowButton }: ChasePlan, light: number, lanes: Uint32Array, except: number): number {
  let sum = 0;
  for (let i = rowStart[light]!; i < rowStart[light + 1]!; i++) {
    const b = rowButton[i]!;
    if (b !== except) sum ^= lanes[b]!;
  }
  return sum;
}

function spread(plan: ChasePlan, free: Uint32Array, need: Uint32Array | null, q: number, buttons: number): Uint32Array {
  const presses = new Uint32Array(buttons);
  free.forEach((times, i) => (presses[plan.free[i]!] = times));
  followPlan(plan, presses, need, q);
  return presses;
}

/** The kernel on all buttons. */
const lift = (kernel: ModularKernel, plan: ChasePlan, q: number, { buttons }: Board): ModularKernel =>
  lazyKernel(buttons, kernel.orders, () => kernel.generators.map((free) => spread(plan, free, null, q, buttons)));

/**
 * Extends an obstruction on the residue to all lights: going backwards, each deciding light makes its button's sum
 * vanish.
 */
function pullBack(plan: ChasePlan, residual: Uint32Array, q: number, board: Board): Uint32Array {
  const { light, button, inverse, residue, rowStart, rowButton, rowWeight } = plan;
  const marks = new Uint32Array(board.lights);
  const sums = new Float64Array(board.buttons);
  const mark = (l: number, value: number): void => {
    marks[l] = value;
    if (value === 0) return;
    for (let i = rowStart[l]!; i < rowStart[l + 1]!; i++) {
      const b = rowButton[i]!;
      sums[b] = (sums[b]! + value * rowWeight[i]!) % q;
    }
  };
  residual.forEach((value, i) => mark(residue[i]!, value));
  for (let k = light.length - 1; k >= 0; k--) mark(light[k]!, (((q - sums[button[k]!]!) % q) * inverse[k]!) % q);
  return marks;
}
