import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BitMatrix, echelonForm, rank, withoutKernels } from 'douse/algebra';
import { asArray, graphBoard, grid, problem, tiles, wiring } from 'douse/board';
import {
  analyse,
  chooseMethod,
  coverBound,
  effectRows,
  eliminate,
  generate,
  improveBySets,
  lightEquations,
  nullities,
  rectangleNullity,
  solve,
  solveCounters,
  solves,
  wrongLights,
} from 'douse/lightsout';
import { random } from 'douse/play';
import { solveSame } from 'douse/samegame';
import { fewestByBreadth } from './plain-samegame.mjs';
import { fewestModel, highsRuntime, runModel } from '@douse/milp';

const highs = await highsRuntime();
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The path of a program compiled from a source in this folder. */
function compiled(compiler, source, ...libraries) {
  const program = join(mkdtempSync(join(tmpdir(), 'douse-')), 'peer');
  execFileSync(compiler, ['-O2', here(source), '-o', program, ...libraries]);
  return program;
}

/** The first number that a program prints: its own seconds. */
const firstNumber = (program, args, input = '') =>
  Number(execFileSync(program, args, { encoding: 'utf8', input }).split(' ')[0]);

/**
 * Each case: seeded input is made once by `prepare`; `work` is timed beside the rival's work on the same input. A rival
 * may bring its own seconds (`seconds`) where it is another program, which is there if the file `needs` is.
 */
export const cases = [
  {
    name: 'first answer of the command, 5 × 5 (whole process)',
    rival: 'node alone',
    prepare: () => ({
      work: () => command('solve', '5x5:.#.#./##.##/.#.#./#.#.#/#.#.#'),
      beside: () => spawnSync(process.execPath, ['-e', '0']).status,
    }),
  },
  ...[10_000, 20_000].map((n) => ({
    name: `solve and check ${n} × ${n}, q = 2`,
    rival: 'checking the answer',
    prepare() {
      const task = problem(grid(n, n), { start: randomMatrix(n, n, `lattice ${n}`) });
      const { presses } = solve(task);
      return { work: () => solve(task).presses.words[0], beside: () => solves(task, presses) };
    },
  })),
  {
    name: 'solve and check 10000 × 10000, q = 2',
    rival: 'the same without 128-bit kernels',
    prepare() {
      const task = problem(grid(10_000, 10_000), { start: randomMatrix(10_000, 10_000, 'lattice') });
      return {
        work: () => solve(task).presses.words[0],
        beside: () => withoutKernels(() => solve(task).presses.words[0]),
      };
    },
  },
  ...['cylinder', 'torus'].map((wrap) => ({
    name: `solve and check a ${wrap} 10000 × 10000, q = 2`,
    rival: 'checking the answer',
    prepare() {
      const board = grid(10_000, 10_000, { wrap });
      const presses = randomMatrix(10_000, 10_000, 'wraps');
      // The lights that these presses change, read off the checker: a board that can surely be solved.
      const start = new BitMatrix(10_000, 10_000);
      for (const light of wrongLights(problem(board, { start: new BitMatrix(10_000, 10_000) }), presses)) {
        start.set(Math.floor(light / 10_000), light % 10_000, 1);
      }
      const task = problem(board, { start });
      return { work: () => Number(solve(task).solutions % 7n), beside: () => solves(task, presses) };
    },
  })),
  ...[3, 5].map((q) => ({
    name: `solve and check 2000 × 2000, q = ${q}`,
    rival: 'checking the answer',
    prepare() {
      const task = generate(grid(2000, 2000), { levels: q, seed: random(`prime ${q}`) });
      const { presses } = solve(task);
      return { work: () => solve(task).total, beside: () => solves(task, presses) };
    },
  })),
  ...['ring', 'x', 'king', 'row-column'].map((rule) => ({
    name: `solve and check 10000 × 10000, ${rule} rule, q = 2`,
    rival: 'the plus rule',
    prepare() {
      const start = randomMatrix(10_000, 10_000, 'rules');
      const [task, plus] = [
        problem(grid(10_000, 10_000, { rule }), { start }),
        problem(grid(10_000, 10_000), { start }),
      ];
      return { work: () => solve(task).kind, beside: () => solve(plus).kind };
    },
  })),
  ...[
    [6, [2, 3]],
    [4, [2, 2]],
    [9, [3, 3]],
  ].map(([q, primes]) => ({
    name: `solve and check 1000 × 1000, q = ${q}`,
    rival: `q = ${primes.join(' and ')}, one after the other`,
    prepare() {
      const made = (levels) => generate(grid(1000, 1000), { levels, seed: random(`parts ${levels}`) });
      const task = made(q);
      const parts = primes.map(made);
      return { work: () => solve(task).kind, beside: () => parts.map((part) => solve(part).kind).join() };
    },
  })),
  {
    name: 'impossible 1999 × 1999, q = 3, certificate checked',
    rival: 'a solved one',
    prepare() {
      const board = grid(1999, 1999);
      const task = generate(board, { levels: 3, seed: random('impossible') });
      const source = random('impossible start');
      const start = Uint8Array.from({ length: board.lights }, () => source.below(3));
      const other = problem(board, { levels: 3, start });
      return { work: () => solve(other).kind, beside: () => solve(task).kind };
    },
  },
  {
    name: 'solve and check 4000 × 4000, q = 2, one byte a light',
    rival: 'the same board as bits',
    prepare() {
      const bits = problem(grid(4000, 4000), { start: randomMatrix(4000, 4000, 'bytes') });
      const bytes = problem(grid(4000, 4000), { start: asArray(bits.start) });
      return { work: () => solve(bytes).kind, beside: () => solve(bits).kind };
    },
  },
  {
    name: 'Smith invariants of 60 × 60',
    rival: 'of 30 × 30',
    prepare: () => ({
      work: () => analyse(grid(60, 60)).smith.length,
      beside: () => analyse(grid(30, 30)).smith.length,
    }),
  },
  ...[4, 6, 12].map((q) => ({
    name: `solve and check 500 × 500, q = ${q}`,
    rival: 'checking the answer',
    prepare() {
      const task = generate(grid(500, 500), { levels: q, seed: random(`composite ${q}`) });
      const { presses } = solve(task);
      return { work: () => solve(task).total, beside: () => solves(task, presses) };
    },
  })),
  {
    name: 'nullity of 25000 × 25000, q = 2',
    rival: 'of 10000 × 10000 (6.25 × the bit operations)',
    prepare: () => ({ work: () => rectangleNullity(25_000, 25_000), beside: () => rectangleNullity(10_000, 10_000) }),
  },
  ...[39, 65].map((n) => ({
    name: `fewest presses, random ${n} × ${n}, q = 2, proved`,
    rival: 'any solution',
    prepare() {
      const task = generate(grid(n, n), { levels: 2, seed: random(`fewest ${n}`) });
      return { work: () => solve(task, { fewest: true }).total, beside: () => solve(task).total };
    },
  })),
  {
    name: 'fewest presses, 1 × 1 … 40 × 40 all on, proved',
    rival: 'any solutions',
    prepare() {
      const tasks = Array.from({ length: 40 }, (_, i) =>
        problem(grid(i + 1, i + 1), { start: new Uint8Array((i + 1) ** 2).fill(1) }),
      );
      const sum = (options) => tasks.reduce((total, task) => total + solve(task, options).total, 0);
      return { work: () => sum({ fewest: true }), beside: () => sum({}) };
    },
  },
  ...[
    [12, 24, 'plus', 'torus'],
    [11, 11, 'king', 'none'],
  ].map(([rows, columns, rule, wrap]) => ({
    name: `1000 information sets, random ${rows} × ${columns}, ${rule}, ${wrap}, q = 2 (not proved)`,
    rival: 'the fewest presses, proved',
    prepare() {
      const task = generate(grid(rows, columns, { rule, wrap }), { levels: 2, seed: random('sets') });
      const { presses, kernel } = chooseMethod(task)[1].solve(task, {});
      const found = () => improveBySets(presses, kernel, 2, { tries: 1000 }).total;
      const least = () => solve(task, { fewest: true }).total;
      console.error(
        `${rows} × ${columns}: ${found()} presses by sets, ${least()} proved, bound ${coverBound(task).bound}`,
      );
      return { work: found, beside: least };
    },
  })),
  ...[
    [8, 3],
    [8, 5],
  ].map(([n, q]) => ({
    name: `fewest presses by HiGHS, random ${n} × ${n}, king, q = ${q} (not proved)`,
    rival: 'the same on the lights’ own equations',
    prepare() {
      const task = generate(grid(n, n, { rule: 'king' }), { levels: q, seed: random('highs') });
      const { presses, kernel } = chooseMethod(task)[1].solve(task, {});
      const { presses: best, total } = improveBySets(presses, kernel, q, { tries: 1000 });
      const model = (equations) => fewestModel(task, best, new Uint8Array(n * n), equations);
      const own = model(lightEquations(task));
      const sparse = model();
      const by = (program) => () => runModel(highs, program).bound;
      console.error(
        `${n} × ${n}, q = ${q}: ${total} presses by sets, ${by(sparse)()} by HiGHS, bound ${coverBound(task).bound}`,
      );
      return { work: by(sparse), beside: by(own) };
    },
  })),
  {
    name: 'counters: fewest presses of 150 machines, 10 counters and 13 buttons each, proved and checked',
    rival: 'the same with values up to a thousand million',
    prepare() {
      const [small, large] = [200, 1e8].map((most) => machines(150, 10, 13, most, 0.45));
      return { work: () => countAll(small), beside: () => countAll(large) };
    },
  },
  {
    name: 'counters: those 150 machines by the command (whole process)',
    rival: 'node alone',
    prepare() {
      const path = join(mkdtempSync(join(tmpdir(), 'douse-bench-')), 'machines.txt');
      writeFileSync(path, machineLines(machines(150, 10, 13, 200, 0.45)));
      return {
        work: () => command('solve', path, '--counters', '--json'),
        beside: () => spawnSync(process.execPath, ['-e', '0']).status,
      };
    },
  },
  {
    name: 'counters: fewest presses of 10 machines, 20 counters and 28 buttons each, proved and checked',
    prepare() {
      const list = machines(10, 20, 28, 100, 0.2);
      return { work: () => countAll(list) };
    },
  },
  {
    name: 'solve 60 × 60, king’s rule',
    rival: 'by elimination',
    prepare() {
      const task = generate(grid(60, 60, { rule: 'king' }), { levels: 2, seed: random('king') });
      return { work: () => solve(task).total, beside: () => solve(task, { method: 'eliminate' }).total };
    },
  },
  {
    name: 'solve a random 4-regular graph of 4000 vertices',
    rival: 'by elimination',
    prepare() {
      const task = generate(graphBoard(regularGraph(4000, 'graph')), { levels: 2, seed: random('graph') });
      return { work: () => solve(task).total, beside: () => solve(task, { method: 'eliminate' }).total };
    },
  },
  ...[25, 50, 100].map((n) => ({
    name: `solve ${n} × ${n}, q = 2, by elimination`,
    rival: 'by chasing',
    prepare() {
      const task = generate(grid(n, n), { levels: 2, seed: random(`bench ${n}`) });
      return { work: () => eliminate.solve(task).presses[0], beside: () => solve(task, { method: 'chase' }).total };
    },
  })),
  ...[200, 300, 400].map((n) => ({
    name: `solve ${n} × ${n}, q = 2, by chasing`,
    rival: 'checking the answer',
    prepare() {
      const task = generate(grid(n, n), { levels: 2, seed: random(`bench ${n}`) });
      const { presses } = solve(task);
      return { work: () => solve(task, { method: 'chase' }).total, beside: () => wrongLights(task, presses).length };
    },
  })),
  ...[1024, 4096].map((n) => ({
    name: `rank of a random ${n} × ${n} bit matrix`,
    rival: 'plain loop over bit rows',
    prepare() {
      const matrix = randomMatrix(n, n, `rank ${n}`);
      return { work: () => rank(matrix), beside: () => plainRank(matrix) };
    },
  })),
  {
    name: 'rank of a random 4096 × 4096 bit matrix',
    rival: 'M4RI (C, libm4ri-dev)',
    needs: '/usr/include/m4ri/m4ri.h',
    prepare() {
      const matrix = randomMatrix(4096, 4096, 'm4ri');
      const program = compiled('cc', 'm4ri.c', '-lm4ri', '-lm');
      return { work: () => rank(matrix), seconds: () => firstNumber(program, ['4096', '1']) };
    },
  },
  {
    name: 'nullities of all n × n, n = 1 … 5000, q = 2',
    rival: 'NTL (C++, libntl-dev)',
    needs: '/usr/include/NTL/GF2X.h',
    prepare() {
      const program = compiled('c++', 'ntl.cpp', '-lntl', '-lgmp');
      const work = () => {
        const of = nullities();
        let sum = 0;
        for (let n = 1; n <= 5000; n++) sum += of(n, n);
        return sum;
      };
      return { work, seconds: () => firstNumber(program, ['5000']) };
    },
  },
  {
    name: 'Smith invariants of 60 × 60',
    rival: 'PARI on the chase matrix (C, pari-gp)',
    needs: '/usr/bin/gp',
    prepare: () => ({
      work: () => analyse(grid(60, 60)).smith.length,
      seconds: () => firstNumber('gp', ['-q', here('smith.gp')], 'print_smith(60)'),
    }),
  },
  {
    name: 'echelon form and pass matrix, 10 × 10 board, q = 6',
    rival: 'solving the board',
    prepare() {
      const task = generate(grid(10, 10), { levels: 6, seed: random('pass') });
      const rows = effectRows(task);
      return { work: () => echelonForm(rows, 100, 6).pivots.length, beside: () => solve(task).total };
    },
  },
  {
    name: 'SameGame: ten boards 15 × 15 with five symbols emptied',
    rival: 'ten boards 10 × 10 with four symbols',
    prepare: () => ({
      work: () => clearAll(15, 5),
      beside: () => clearAll(10, 4),
    }),
  },
  ...[
    ['ten boards 7 × 7 with four symbols', 7, 4],
    ['ten boards 6 × 6 with five symbols, six of them impossible', 6, 5],
  ].map(([what, side, symbols]) => ({
    name: `SameGame: fewest moves of ${what}`,
    rival: 'breadth-first search',
    prepare() {
      const boards = Array.from({ length: 10 }, (_, i) => drawnTiles(side, symbols, `bfs ${side} ${i}`));
      const fewest = (board) => {
        const answer = solveSame(board, { goal: 'fewest' });
        return answer.kind === 'solved' ? answer.moves.length : null;
      };
      return { work: () => boards.map(fewest).join(), beside: () => boards.map(fewestByBreadth).join() };
    },
  })),
  ...[7, 8].map((side) => ({
    name: `SameGame: fewest moves of ${side} × ${side} with four symbols proved`,
    rival: 'a sequence that empties it',
    prepare() {
      const board = drawnTiles(side, 4, 'fewest');
      return {
        work: () => solveSame(board, { goal: 'fewest' }).moves.length,
        beside: () => solveSame(board).moves.length,
      };
    },
  })),
];

function command(...args) {
  const main = fileURLToPath(new URL('../packages/cli/dist/main.js', import.meta.url));
  return spawnSync(process.execPath, [main, ...args]).status;
}

function randomMatrix(rows, columns, seed) {
  const source = random(seed);
  const matrix = new BitMatrix(rows, columns);
  for (let i = 0; i < matrix.words.length; i++) matrix.words[i] = source.bits();
  const spare = columns & 31;
  if (spare !== 0) for (let r = 0; r < rows; r++) matrix.words[(r + 1) * matrix.stride - 1] &= (1 << spare) - 1;
  return matrix;
}

/** Moves of the sequences that empty ten boards. */
function clearAll(side, symbols) {
  let moves = 0;
  for (let i = 0; i < 10; i++) moves += solveSame(drawnTiles(side, symbols, `clear ${i}`)).moves.length;
  return moves;
}

/** A full SameGame board of drawn symbols. */
function drawnTiles(side, symbols, seed) {
  const { below } = random(seed);
  return tiles(Array.from({ length: side }, () => Array.from({ length: side }, () => 1 + below(symbols))));
}

/** Two random cycles through all vertices: four neighbours each, but where both take the same edge. */
function regularGraph(n, seed) {
  const source = random(seed);
  const edges = [];
  for (let k = 0; k < 2; k++) {
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = source.below(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (let i = 0; i < n; i++) edges.push([order[i], order[(i + 1) % n]]);
  }
  return { names: Array.from({ length: n }, (_, i) => String(i)), edges };
}

/**
 * Gaussian elimination row by row, with packed rows but without tables: what the Four Russians are measured against.
 */
function plainRank(matrix) {
  const work = matrix.clone();
  let top = 0;
  for (let column = 0; column < work.columns && top < work.rows; column++) {
    let found = top;
    while (found < work.rows && !work.get(found, column)) found++;
    if (found === work.rows) continue;
    work.swapRows(top, found);
    for (let r = found + 1; r < work.rows; r++) if (work.get(r, column)) work.addRow(r, top);
    top++;
  }
  return top;
}

/**
 * Machines whose buttons move each counter with a given chance, brought to values that random presses below `most`
 * reach.
 */
function machines(count, counters, buttons, most, chance) {
  return Array.from({ length: count }, (_, i) => {
    const source = random(`machine ${counters} ${buttons} ${most} ${i}`);
    const moves = Array.from({ length: buttons }, () =>
      Array.from({ length: counters }, (__, c) => c).filter(() => source.below(1000) < 1000 * chance),
    ).map((lights) => (lights.length > 0 ? lights : [0]));
    const wanted = Array.from({ length: counters }, () => 0);
    for (const lights of moves) {
      const times = source.below(most);
      for (const light of lights) wanted[light] += times;
    }
    const names = wanted.map((__, c) => String(c));
    const board = wiring(
      names,
      moves.map((lights) => ({ name: `(${lights})`, moves: new Map(lights.map((light) => [light, 1])) })),
    );
    return { board, wanted };
  });
}

const machineLines = (list) =>
  list
    .map(({ board, wanted }) => `[${'.'.repeat(wanted.length)}] ${board.buttonNames.join(' ')} {${wanted}}\n`)
    .join('');

const countAll = (list) => list.reduce((sum, { board, wanted }) => sum + solveCounters(board, wanted).total, 0);

/** Work at several sizes: the seconds grow like a power of n. */
export const growth = [
  {
    name: 'solve and check n × n, q = 2',
    sizes: [2500, 5000, 10_000, 20_000],
    prepare(n) {
      const task = problem(grid(n, n), { start: randomMatrix(n, n, `growth ${n}`) });
      return () => solve(task).kind;
    },
  },
  {
    name: 'solve and check n × n, q = 3',
    sizes: [250, 500, 1000, 2000],
    prepare(n) {
      const task = generate(grid(n, n), { levels: 3, seed: random(`growth ${n}`) });
      return () => solve(task).kind;
    },
  },
  {
    name: 'solve n × n by elimination, q = 2',
    sizes: [25, 50, 100],
    prepare(n) {
      const task = generate(grid(n, n), { seed: random(`growth ${n}`) });
      return () => solve(task, { method: 'eliminate' }).kind;
    },
  },
  {
    name: 'Smith invariants of n × n',
    sizes: [20, 40, 60],
    prepare: (n) => () => analyse(grid(n, n)).smith.length,
  },
  {
    name: 'nullity of n × n, q = 2',
    sizes: [5000, 10_000, 20_000, 40_000],
    prepare: (n) => () => rectangleNullity(n, n),
  },
];
