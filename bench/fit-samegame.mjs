/** The conditional logit that train-samegame.mjs fits to games. */
import { FEATURES } from 'douse/samegame';

/** States that are compared at a stage: the right one and others. */
export const CHOICES = 32;
/**
 * What a change of a weight costs, and one that differs from the change at the next knot; in units of the loss of one
 * comparison.
 */
const STILL = 260;
const SMOOTH = 1300;

/**
 * Fits the weights to all boards but every tenth, whose loss is told before and after.
 * @param boards  for each board its games: { lefts, data }, cells left and CHOICES × FEATURES numbers of each
 *   comparison, the right state first
 */
export function fitLogit(boards, { knots, weights: from }) {
  const count = knots.length * FEATURES;
  const learnt = boards.filter((_, i) => i % 10 !== 9).flat();
  const scale = spread(learnt);
  const examples = byStage(learnt, knots, scale);
  const held = byStage(boards.filter((_, i) => i % 10 === 9).flat(), knots, scale);
  const prior = Float64Array.from(from, (weight, i) => (scale[i % FEATURES] > 0 ? weight * scale[i % FEATURES] : 0));
  const objective = (w, gradient) => {
    let sum = loss(examples, w, gradient);
    for (let i = 0; i < count; i++) {
      const change = w[i] - prior[i];
      sum += 0.5 * STILL * change ** 2;
      gradient[i] += STILL * change;
      if (i + FEATURES >= count) continue;
      const step = w[i + FEATURES] - prior[i + FEATURES] - change;
      sum += 0.5 * SMOOTH * step ** 2;
      gradient[i] -= SMOOTH * step;
      gradient[i + FEATURES] += SMOOTH * step;
    }
    return sum;
  };
  const w = minimum(objective, prior);
  const comparisons = held.reduce((sum, { choices }) => sum + choices.length, 0);
  return {
    evaluation: { knots, weights: w.map((weight, i) => (scale[i % FEATURES] > 0 ? weight / scale[i % FEATURES] : 0)) },
    before: loss(held, prior) / comparisons,
    after: loss(held, w) / comparisons,
  };
}

/** How much each feature varies between the choices of a stage: the units it is fitted in. */
function spread(games) {
  const scale = new Float64Array(FEATURES);
  let comparisons = 0;
  for (const { lefts, data } of games) {
    comparisons += lefts.length;
    for (let at = 0; at < data.length; at += CHOICES * FEATURES)
      for (let f = 0; f < FEATURES; f++) {
        let [sum, squares] = [0, 0];
        for (let x = at + f; x < at + CHOICES * FEATURES; x += FEATURES) {
          sum += data[x];
          squares += data[x] ** 2;
        }
        scale[f] += squares / CHOICES - (sum / CHOICES) ** 2;
      }
  }
  return scale.map((sum) => Math.sqrt(Math.max(0, sum) / comparisons));
}

/**
 * Comparisons with as many cells left go by the same weights: their features, less those of the right state, in units.
 */
function byStage(games, knots, scale) {
  const stages = new Map();
  for (const { lefts, data } of games)
    for (const [i, left] of lefts.entries()) {
      let knot = 0;
      while (knot < knots.length - 2 && knots[knot + 1] < left) knot++;
      const t = Math.min(1, Math.max(0, (left - knots[knot]) / (knots[knot + 1] - knots[knot])));
      if (!stages.has(left)) stages.set(left, { knot, t, choices: [] });
      const from = data.subarray(i * CHOICES * FEATURES, (i + 1) * CHOICES * FEATURES);
      stages
        .get(left)
        .choices.push(
          from.map((x, at) => (scale[at % FEATURES] > 0 ? (x - from[at % FEATURES]) / scale[at % FEATURES] : 0)),
        );
    }
  return [...stages.values()];
}

/** The sum of −ln of the chances of the right states; adds to its gradient. */
function loss(stages, w, gradient) {
  const own = new Float64Array(FEATURES);
  const slope = new Float64Array(FEATURES);
  const logits = new Float64Array(CHOICES);
  let total = 0;
  for (const { knot, t, choices } of stages) {
    const a = knot * FEATURES;
    const b = a + FEATURES;
    for (let f = 0; f < FEATURES; f++) own[f] = (1 - t) * w[a + f] + t * w[b + f];
    slope.fill(0);
    for (const x of choices) {
      let highest = 0;
      for (let c = 1; c < CHOICES; c++) {
        let sum = 0;
        for (let f = 0; f < FEATURES; f++) sum += x[c * FEATURES + f] * own[f];
        logits[c] = sum;
        highest = Math.max(highest, sum);
      }
      let chances = 0;
      for (let c = 0; c < CHOICES; c++) chances += Math.exp(logits[c] - highest);
      total += Math.log(chances) + highest;
      if (gradient === undefined) continue;
      for (let c = 1; c < CHOICES; c++) {
        const chance = Math.exp(logits[c] - highest) / chances;
        for (let f = 0; f < FEATURES; f++) slope[f] += chance * x[c * FEATURES + f];
      }
    }
    if (gradient === undefined) continue;
    for (let f = 0; f < FEATURES; f++) {
      gradient[a + f] += (1 - t) * slope[f];
      gradient[b + f] += t * slope[f];
    }
  }
  return total;
}

/**
 * Minimum of a smooth convex function by L-BFGS with backtracking. `objective(w, gradient)` adds the gradient to zeros.
 * Source: Nocedal and Wright, Numerical Optimization (2006), algorithm 7.4.
 */
function minimum(objective, from) {
  const MEMORY = 10;
  const STEPS = 150;
  const dot = (x, y) => x.reduce((sum, value, i) => sum + value * y[i], 0);
  const steps = [];
  let w = from.slice();
  let gradient = new Float64Array(w.length);
  let value = objective(w, gradient);
  for (let step = 0; step < STEPS; step++) {
    const direction = gradient.slice();
    for (const pair of steps.toReversed()) {
      pair.along = dot(pair.s, direction) / pair.sy;
      for (let i = 0; i < w.length; i++) direction[i] -= pair.along * pair.y[i];
    }
    const last = steps.at(-1);
    const size = last === undefined ? 1 / Math.sqrt(dot(gradient, gradient)) : last.sy / dot(last.y, last.y);
    for (let i = 0; i < w.length; i++) direction[i] *= size;
    for (const { s, y, sy, along } of steps) {
      const back = along - dot(y, direction) / sy;
      for (let i = 0; i < w.length; i++) direction[i] += back * s[i];
    }
    const slope = dot(gradient, direction);
    let next;
    let nextGradient;
    let nextValue = Infinity;
    for (let rate = 1; rate > 1e-6 && nextValue > value - 1e-4 * rate * slope; rate /= 2) {
      next = w.map((weight, i) => weight - rate * direction[i]);
      nextGradient = new Float64Array(w.length);
      nextValue = objective(next, nextGradient);
    }
    if (!(nextValue < value)) break;
    const s = next.map((weight, i) => weight - w[i]);
    const y = nextGradient.map((slopeOf, i) => slopeOf - gradient[i]);
    const sy = dot(s, y);
    if (sy > 0) steps.push({ s, y, sy });
    if (steps.length > MEMORY) steps.shift();
    const gain = value - nextValue;
    [w, gradient, value] = [next, nextGradient, nextValue];
    if (gain < 1e-6 * value) break;
  }
  return w;
}
