import type { Watch } from '../../algebra/watch.ts';
import type { Problem } from '../../board/problem.ts';
import { provesBound } from '../check/bound.ts';
import type { CoverBound } from '../claims/cover-bound.ts';
import { type Equation, lightEquations, sparseEquations } from './equations.ts';

/** Boards with more effects get only the bound by counting. */
const MAX_TERMS = 200_000;
/** Weights are whole numbers out of this. */
export const SCALE = 2 ** 20;
/** How close the packing comes to the best one. */
const STEP = 0.1;

/**
 * A lower bound on the presses of every solution, with its proof, checked before it is returned.
 *
 * Every equation `Σ c·x ≡ r` implies `Σ c·x ≥ r`. The best bound that such inequalities give together is a packing
 * linear program: weights y ≥ 0 on the equations, `Σ y·c ≤ 1` at each button, `Σ y·r` as large as possible. It is
 * solved approximately, over the equations of the lights and the shorter ones that they combine to. The bound never
 * beats the linear relaxation, which is often far below the fewest presses.
 *
 * Cost: O(terms · log(buttons) / STEP²).
 * Source: Garg & Könemann, SIAM J. Comput. 37 (2007); Fleischer, SIAM J. Discrete Math. 13 (2000).
 */
export function coverBound(problem: Problem, watch: Watch = {}): CoverBound {
  const counted = countingBound(problem);
  const own = lightEquations(problem);
  const terms = own.reduce((sum, { buttons }) => sum + buttons.size, 0);
  if (terms > MAX_TERMS) return counted;
  const shorter = sparseEquations(problem, watch).filter(({ lights }) => lights.size > 1);
  const equations = [...own, ...shorter]
    .map((equation) => steepest(equation, problem.levels))
    .filter(({ right, buttons }) => right > 0 && buttons.size > 0);
  const weights = pack(equations, problem.board.buttons, watch);
  const checks = equations.flatMap(({ lights }, k) =>
    weights[k]! > 0 ? [{ lights: [...lights], weight: weights[k]! }] : [],
  );
  const gained = equations.reduce((sum, { right }, k) => sum + weights[k]! * right, 0);
  const cover = { bound: Math.ceil(gained / SCALE), checks, scale: SCALE };
  return cover.bound > counted.bound ? proved(problem, cover) : counted;
}

/**
 * The same by counting: what all lights need together, divided by the most that one press can do. Each light counts
 * once, with the multiple of its equation that demands most. Where all buttons do the same amount and all lights need
 * the same amount, no sums of lights prove more.
 *
 * Cost: O(effects).
 */
export function countingBound(problem: Problem): CoverBound {
  const loads = new Float64Array(problem.board.buttons);
  const checks: CoverBound['checks'][number][] = [];
  let gained = 0;
  for (const equation of lightEquations(problem)) {
    const { lights, buttons, right } = steepest(equation, problem.levels);
    if (right === 0 || buttons.size === 0) continue;
    checks.push({ lights: [...lights], weight: 1 });
    gained += right;
    for (const [button, by] of buttons) loads[button]! += by;
  }
  const scale = loads.reduce((most, load) => Math.max(most, load), 1);
  return proved(problem, { bound: Math.ceil(gained / scale), checks, scale });
}

function proved(problem: Problem, cover: CoverBound): CoverBound {
  if (!provesBound(problem, cover)) throw new Error('coverBound: the bound does not hold; please report this board');
  return cover;
}

/** How many multiples of an equation are tried. */
const MAX_TIMES = 64;

/** The multiple of an equation with the largest right side for its coefficients. */
function steepest(equation: Equation, levels: number): Equation {
  let [best, most] = [1, 0];
  for (let times = 1; times < Math.min(levels, MAX_TIMES); times++) {
    let sum = 0;
    for (const by of equation.buttons.values()) sum += (by * times) % levels;
    const steep = sum === 0 ? 0 : ((equation.right * times) % levels) / sum;
    if (steep > most) [best, most] = [times, steep];
  }
  if (best === 1) return equation;
  const multiple = (values: ReadonlyMap<number, number>): Map<number, number> =>
    new Map([...values].map(([key, value]) => [key, (value * best) % levels] as const).filter(([, by]) => by > 0));
  return {
    lights: multiple(equation.lights),
    buttons: multiple(equation.buttons),
    right: (equation.right * best) % levels,
  };
}

/** How much an equation demands per press. */
const steepness = ({ buttons, right }: Pick<Equation, 'buttons' | 'right'>): number => {
  let sum = 0;
  for (const by of buttons.values()) sum += by;
  return sum === 0 ? 0 : right / sum;
};

/** Weights in 0 … SCALE for the equations, such that no button's coefficients add up to more than SCALE. */
export function pack(
  equations: readonly Pick<Equation, 'buttons' | 'right'>[],
  buttons: number,
  watch: Watch,
): Float64Array {
  const prices = new Float64Array(buttons).fill((1 + STEP) * ((1 + STEP) * Math.max(2, buttons)) ** (-1 / STEP));
  const weights = new Float64Array(equations.length);
  const terms = equations.map(({ buttons: of }) => [...of]);
  const most = terms.map((of) => of.reduce((largest, [, by]) => Math.max(largest, by), 1));
  const price = (k: number): number =>
    terms[k]!.reduce((sum, [b, by]) => sum + by * prices[b]!, 0) / equations[k]!.right;
  // Equations that are cheap at the present threshold get more weight, and the buttons they use become dearer.
  let threshold = equations.reduce((least, _, k) => Math.min(least, price(k)), Infinity);
  // Stopped early, the weights are only smaller.
  for (; threshold < 1 && watch.signal?.aborted !== true; threshold *= 1 + STEP) {
    for (let k = 0; k < equations.length; k++) {
      while (price(k) <= Math.min(1, threshold * (1 + STEP))) {
        weights[k]! += 1 / most[k]!;
        for (const [b, by] of terms[k]!) prices[b]! *= 1 + (STEP * by) / most[k]!;
      }
    }
  }
  const loads = new Float64Array(buttons);
  weights.forEach((weight, k) => terms[k]!.forEach(([b, by]) => (loads[b]! += weight * by)));
  const fullest = loads.reduce((largest, load) => Math.max(largest, load), 0);
  // Whole numbers, rounded down; the slack goes to the steepest equations that fit.
  const whole = weights.map((weight) => (fullest === 0 ? 0 : Math.floor((weight / fullest) * SCALE * (1 - 1e-9))));
  const free = new Float64Array(buttons).fill(SCALE);
  whole.forEach((weight, k) => terms[k]!.forEach(([b, by]) => (free[b]! -= weight * by)));
  const order = equations.map((_, k) => k).sort((a, b) => steepness(equations[b]!) - steepness(equations[a]!));
  for (const k of order) {
    const more = terms[k]!.reduce((least, [b, by]) => Math.min(least, Math.floor(free[b]! / by)), SCALE);
    if (more <= 0) continue;
    whole[k]! += more;
    for (const [b, by] of terms[k]!) free[b]! -= more * by;
  }
  return whole;
}
