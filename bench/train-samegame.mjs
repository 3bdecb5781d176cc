/**
 * Trains the weights of SameGame's beam search (packages/douse/src/samegame/beam-weights.ts) on random boards.
 *
 *     node bench/train-samegame.mjs [--boards 100] [--width 50] [--runs 9] [--rounds 20] [--aim points|clear] [--size 15x15] [--symbols 5]
 *         [--seed train] [--from FILE.json] [--out weights.json] [--threads N]
 *
 * A round plays each board several times with the weights so far, different kept symbols and some noise. On the way to the best result,
 * if it cleared the board, every state is compared with 15 others that the beam held at the same stage: a conditional logit (softmax) is
 * fitted in which the state on the way shall have the highest value. Weights move little from those before, and alike at neighbouring
 * knots. Then the next round plays with the new ones. FILE.json and weights.json are { knots, weights }, as the module has them; the last
 * fit of each round is written, so a run can be stopped at any time. Without --from it starts with the module's weights.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { TILE_RULES } from 'douse/board';
import { random } from 'douse/play';
import { beam, EVALUATIONS, FEATURES, measurer, planesOf, symbolsOf } from 'douse/samegame';

/** States that are compared at a stage: the right one and others. */
const CHOICES = 16;
/** Rounds whose boards are fitted together. */
const MEMORY = 8;
/** Symbols that are tried as the kept one. */
const COMMON = 3;

if (isMainThread) await main();
else {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort.on('message', (job) => parentPort.postMessage(play(job)));
}

/** Plays one board; the comparisons of the best run: how many cells were left, and CHOICES × FEATURES numbers, the right state first. */
function play({ seed, rows, columns, symbols, width, runs, noise, aim, evaluation }) {
  const { below, bits } = random(seed);
  const board = { rows, columns, cells: Uint8Array.from({ length: rows * columns }, () => 1 + below(symbols)) };
  const { planes, start } = planesOf(board, TILE_RULES);
  const count = symbolsOf(board).length;
  const cellsOf = (t) => board.cells.reduce((sum, symbol) => sum + Number(symbol === symbolsOf(board)[t]), 0);
  const common = Array.from({ length: count }, (_, t) => t).sort((a, b) => cellsOf(b) - cellsOf(a));
  let best = null;
  let sum = 0;
  for (let i = 0; i < runs; i++) {
    const kept = common[i % Math.min(count, COMMON)];
    const others = new Map();
    const onStage = (left, held, features) => {
      if (held < 2) return;
      others.set(
        left,
        Array.from({ length: CHOICES - 1 }, () => Float32Array.from(features(below(held)))),
      );
    };
    const options = { kept, width, evaluation, noise, seed: bits(), aim, onStage };
    const run = beam(planes, count, start, TILE_RULES, options);
    sum += run.points;
    if (best === null || (aim === 'clear' ? run.left < best.run.left : run.points > best.run.points))
      best = { run, kept, others };
  }
  const { run, kept, others } = best;
  const lefts = [];
  const rowsOf = [];
  const { next, look, measure } = measurer(planes, count, kept);
  const state = new Int32Array(planes.words);
  planes.load(start, 0);
  let left = board.cells.length;
  let points = 0;
  for (const move of run.moves) {
    const found = planes.groups();
    const index = planes.moves.subarray(0, found).indexOf(move);
    const size = planes.sizes[index];
    points += (size - TILE_RULES.less) ** 2;
    left -= size;
    planes.make(index);
    planes.save(state, 0);
    next();
    look(kept);
    const right = measure(points);
    planes.load(state, 0);
    const rest = others.get(left) ?? [];
    if (rest.length === 0) continue;
    lefts.push(left);
    rowsOf.push(Float32Array.from(right), ...rest);
  }
  const data = new Float32Array(rowsOf.length * FEATURES);
  rowsOf.forEach((row, i) => data.set(row, i * FEATURES));
  // A game that does not clear the board shows little that is worth copying.
  return run.left === 0
    ? { lefts, data, points: run.points, mean: sum / runs, left: 0 }
    : { lefts: [], data: data.subarray(0, 0), points: run.points, mean: sum / runs, left: run.left };
}

async function main() {
  const { values } = parseArgs({
    options: {
      boards: { type: 'string', default: '100' },
      width: { type: 'string', default: '50' },
      runs: { type: 'string', default: '9' },
      rounds: { type: 'string', default: '20' },
      noise: { type: 'string', default: '1' },
      aim: { type: 'string', default: 'points' },
      size: { type: 'string', default: '15x15' },
      symbols: { type: 'string', default: '5' },
      seed: { type: 'string', default: 'train' },
      from: { type: 'string' },
      out: { type: 'string', default: 'weights.json' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [rows, columns] = values.size.split('x').map(Number);
  let evaluation = EVALUATIONS.points;
  if (values.from !== undefined) {
    const { knots, weights } = JSON.parse(readFileSync(values.from, 'utf8'));
    evaluation = { knots, weights: Float64Array.from(weights) };
  }
  const workers = Array.from({ length: Number(values.threads) }, () => new Worker(new URL(import.meta.url)));
  const rounds = [];
  for (let round = 1; round <= Number(values.rounds); round++) {
    const began = performance.now();
    const jobs = Array.from({ length: Number(values.boards) }, (_, i) => ({
      seed: `${values.seed} ${round} ${i}`,
      rows,
      columns,
      symbols: Number(values.symbols),
      width: Number(values.width),
      runs: Number(values.runs),
      noise: Number(values.noise),
      aim: values.aim,
      evaluation,
    }));
    const played = await Promise.all(workers.map((worker) => work(worker, jobs))).then((lists) => lists.flat());
    const average = (of) => (played.reduce((sum, one) => sum + of(one), 0) / played.length).toFixed(0);
    const cleared = played.filter(({ left }) => left === 0).length;
    const seconds = (performance.now() - began) / 1000;
    rounds.push(played);
    // The rounds before still count: more boards make up for their having been played with older weights.
    const fit = fitLogit(rounds.slice(-MEMORY).flat(), evaluation);
    evaluation = fit.evaluation;
    console.log(
      `round ${round}: best runs ${average(({ points }) => points)} points, all runs ${average(({ mean }) => mean)}, ${cleared} of ${played.length} cleared, ${seconds.toFixed(0)} s; ` +
        `loss of boards held back ${fit.before.toFixed(4)} → ${fit.after.toFixed(4)}`,
    );
    const weights = Array.from(evaluation.weights, (w) => Number(w.toPrecision(5)));
    writeFileSync(values.out, JSON.stringify({ knots: evaluation.knots, weights }));
  }
  for (const worker of workers) worker.terminate();
}

/** Gives a worker jobs until there are none left. */
function work(worker, jobs) {
  return new Promise((resolve, reject) => {
    const done = [];
    const next = () => {
      const job = jobs.shift();
      if (job === undefined) resolve(done);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      else worker.postMessage(job);
    };
    worker.removeAllListeners('message');
    worker.on('message', (result) => {
      done.push(result);
      next();
    });
    worker.once('error', reject);
    next();
  });
}

/** Fits the weights by Adam; every tenth board is held back to stop in time. */
function fitLogit(played, { knots, weights: from }) {
  const examples = [];
  const held = [];
  played.forEach(({ lefts, data }, board) => {
    lefts.forEach((left, i) => {
      let knot = 0;
      while (knot < knots.length - 2 && knots[knot + 1] < left) knot++;
      const t = Math.min(1, Math.max(0, (left - knots[knot]) / (knots[knot + 1] - knots[knot])));
      const at = i * CHOICES * FEATURES;
      (board % 10 === 9 ? held : examples).push({ knot, t, x: data.subarray(at, at + CHOICES * FEATURES) });
    });
  });
  // Features in units of how they vary between the choices of a stage.
  const scale = new Float64Array(FEATURES);
  for (const { x } of examples)
    for (let f = 0; f < FEATURES; f++) {
      let [sum, squares] = [0, 0];
      for (let c = 0; c < CHOICES; c++) {
        sum += x[c * FEATURES + f];
        squares += x[c * FEATURES + f] ** 2;
      }
      scale[f] += squares / CHOICES - (sum / CHOICES) ** 2;
    }
  for (let f = 0; f < FEATURES; f++) scale[f] = Math.sqrt(Math.max(scale[f], 0) / examples.length) || Infinity;
  const count = knots.length * FEATURES;
  const w = Float64Array.from(from, (weight, i) =>
    scale[i % FEATURES] === Infinity ? 0 : weight * scale[i % FEATURES],
  );
  const prior = w.slice();
  const gradient = new Float64Array(count);
  const first = new Float64Array(count);
  const second = new Float64Array(count);
  const logits = new Float64Array(CHOICES);

  const loss = ({ knot, t, x }, learn) => {
    const a = knot * FEATURES;
    const b = a + FEATURES;
    let highest = -Infinity;
    for (let c = 0; c < CHOICES; c++) {
      let sum = 0;
      for (let f = 0; f < FEATURES; f++) {
        if (scale[f] === Infinity) continue;
        sum += (x[c * FEATURES + f] / scale[f]) * ((1 - t) * w[a + f] + t * w[b + f]);
      }
      logits[c] = sum;
      highest = Math.max(highest, sum);
    }
    let total = 0;
    for (let c = 0; c < CHOICES; c++) total += Math.exp(logits[c] - highest);
    if (learn) {
      for (let c = 0; c < CHOICES; c++) {
        const g = Math.exp(logits[c] - highest) / total - (c === 0 ? 1 : 0);
        for (let f = 0; f < FEATURES; f++) {
          const d = (g * x[c * FEATURES + f]) / scale[f];
          gradient[a + f] += (1 - t) * d;
          gradient[b + f] += t * d;
        }
      }
    }
    return Math.log(total) + highest - logits[0];
  };
  const heldLoss = () => held.reduce((sum, example) => sum + loss(example, false), 0) / Math.max(1, held.length);

  const { below } = random('fit');
  const BATCH = 256;
  const EPOCHS = 24;
  const steps = Math.ceil(examples.length / BATCH);
  const before = heldLoss();
  let best = { loss: before, w: w.slice() };
  for (let epoch = 0, step = 0; epoch < EPOCHS; epoch++) {
    for (let i = examples.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [examples[i], examples[j]] = [examples[j], examples[i]];
    }
    for (let s = 0; s < steps; s++) {
      gradient.fill(0);
      const batch = examples.slice(s * BATCH, (s + 1) * BATCH);
      for (const example of batch) loss(example, true);
      const rate = 0.005 * (1 - epoch / EPOCHS);
      step++;
      for (let i = 0; i < count; i++) {
        // Changes shall be small, and differ little between neighbouring knots.
        const change = w[i] - prior[i];
        let g = gradient[i] / batch.length + 2e-2 * change;
        if (i >= FEATURES) g += 1e-1 * (change - w[i - FEATURES] + prior[i - FEATURES]);
        if (i < count - FEATURES) g += 1e-1 * (change - w[i + FEATURES] + prior[i + FEATURES]);
        first[i] = 0.9 * first[i] + 0.1 * g;
        second[i] = 0.99 * second[i] + 0.01 * g * g;
        w[i] -= (rate * (first[i] / (1 - 0.9 ** step))) / (Math.sqrt(second[i] / (1 - 0.99 ** step)) + 1e-8);
      }
    }
    const now = heldLoss();
    if (now < best.loss) best = { loss: now, w: w.slice() };
  }
  return {
    evaluation: { knots, weights: best.w.map((weight, i) => weight / scale[i % FEATURES]) },
    before,
    after: best.loss,
  };
}
