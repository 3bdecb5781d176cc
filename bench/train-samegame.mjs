/**
 * Trains the weights of SameGame's beam search (packages/douse/src/samegame/beam/weights.ts) on random boards.
 *
 *     node bench/train-samegame.mjs [--boards 100] [--width 120] [--rounds 20] [--size 15x15] [--symbols 5]
 *         [--seed train] [--from FILE.json] [--out weights.json] [--threads N]
 *
 * A round plays each board with the weights so far: narrow beams find out which two symbols are best kept, wider ones
 * with some noise keep them. On the way of each game that cleared its board, every state is compared with 31 others
 * that the beam held at the same stage: a conditional logit (softmax) is fitted by L-BFGS in which the state on the way
 * should have the highest value. All rounds so far are fitted together; weights move little from those that training
 * began with, and alike at neighbouring knots. Then the next round plays with the new ones. FILE.json and weights.json
 * are { knots, weights }, as the module has them; the last fit of each round is written, so a run can be stopped at any
 * time. Without --from it starts with the module's weights. A comparison takes 12 kB, a game about 0.7 MB.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { TILE_RULES } from 'douse/board';
import { random } from 'douse/play';
import { beam, EVALUATIONS, FEATURES, measurer, planesOf, symbolsOf } from 'douse/samegame';
import { CHOICES, fitLogit } from './fit-samegame.mjs';

/** Symbols that are kept in turn, and how much narrower the beams are that choose them. */
const KEPT = 2;
const NARROWER = 10;
/** Size of the random part of values, so that a board's games differ. */
const NOISE = 1;
if (isMainThread) await main();
else {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort.on('message', (job) => parentPort.postMessage(play(job)));
}

/**
 * Plays one board; of each game, its points and comparisons: cells left, and CHOICES × FEATURES numbers, the right
 * state first.
 */
function play({ seed, rows, columns, symbols, width, evaluation }) {
  const { below, bits } = random(seed);
  const board = { rows, columns, cells: Uint8Array.from({ length: rows * columns }, () => 1 + below(symbols)) };
  const { planes, start } = planesOf(board, TILE_RULES);
  const count = symbolsOf(board).length;
  const run = (options) => beam(planes, count, start, TILE_RULES, { evaluation, aim: 'points', ...options });
  const narrow = { width: Math.ceil(width / NARROWER), noise: 0, seed: 0 };
  return Array.from({ length: count }, (_, kept) => ({ kept, first: run({ ...narrow, kept }).points }))
    .sort((a, b) => b.first - a.first)
    .slice(0, KEPT)
    .map(({ kept }) => {
      const others = new Map();
      const onStage = (left, held, features) => {
        if (held < 2) return;
        others.set(
          left,
          Array.from({ length: CHOICES - 1 }, () => Float32Array.from(features(below(held)))),
        );
      };
      const { moves, points, left } = run({ kept, width, noise: NOISE, seed: bits(), onStage });
      // A game that does not clear the board teaches little.
      return {
        points,
        left,
        ...(left === 0 && compare(planes, count, start, kept, board.cells.length, moves, others)),
      };
    });
}

/** The states on the way of a game beside the others of their stages. */
function compare(planes, count, start, kept, cells, moves, others) {
  const lefts = [];
  const rowsOf = [];
  const { next, look, measure } = measurer(planes, count, kept);
  const state = new Int32Array(planes.words);
  planes.load(start, 0);
  let left = cells;
  let points = 0;
  for (const move of moves) {
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
    const rest = others.get(left);
    if (rest === undefined) continue;
    lefts.push(left);
    rowsOf.push(Float32Array.from(right), ...rest);
  }
  const data = new Float32Array(rowsOf.length * FEATURES);
  rowsOf.forEach((row, i) => data.set(row, i * FEATURES));
  return { lefts, data };
}

async function main() {
  const { values } = parseArgs({
    options: {
      boards: { type: 'string', default: '100' },
      width: { type: 'string', default: '120' },
      rounds: { type: 'string', default: '20' },
      size: { type: 'string', default: '15x15' },
      symbols: { type: 'string', default: '5' },
      seed: { type: 'string', default: 'train' },
      from: { type: 'string' },
      out: { type: 'string', default: 'weights.json' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [rows, columns] = values.size.split('x').map(Number);
  let first = EVALUATIONS.points;
  if (values.from !== undefined) {
    const { knots, weights } = JSON.parse(readFileSync(values.from, 'utf8'));
    first = { knots, weights: Float64Array.from(weights) };
  }
  let evaluation = first;
  const workers = Array.from({ length: Number(values.threads) }, () => new Worker(new URL(import.meta.url)));
  const boards = [];
  for (let round = 1; round <= Number(values.rounds); round++) {
    const began = performance.now();
    const jobs = Array.from({ length: Number(values.boards) }, (_, i) => ({
      seed: `${values.seed} ${round} ${i}`,
      rows,
      columns,
      symbols: Number(values.symbols),
      width: Number(values.width),
      evaluation,
    }));
    const played = (await Promise.all(workers.map((worker) => work(worker, jobs)))).flat();
    const games = played.flat();
    const mean = games.reduce((sum, { points }) => sum + points, 0) / games.length;
    const cleared = games.filter(({ left }) => left === 0).length;
    boards.push(...played.map((list) => list.filter(({ left }) => left === 0)));
    const fit = fitLogit(boards, first);
    evaluation = fit.evaluation;
    console.log(
      `round ${round}: ${mean.toFixed(0)} points a game, ${cleared} of ${games.length} cleared, ${((performance.now() - began) / 1000).toFixed(0)} s; ` +
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
