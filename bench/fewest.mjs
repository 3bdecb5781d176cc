/** Fewest presses: nullity, work of the proof, time and rate, one row a board: node bench/fewest.mjs [--long] */
import { largestSums, withoutKernels } from 'douse/algebra';
import { grid, problem } from 'douse/board';
import { generate, hardest, solve } from 'douse/lightsout';
import { random } from 'douse/play';

const long = process.argv.includes('--long');
const allOn = (n) => problem(grid(n, n), { start: new Uint8Array(n * n).fill(1) });
const made = (rows, columns, options = {}, levels = 2) =>
  generate(grid(rows, columns, options), { levels, seed: random(`${rows} ${columns} ${levels}`) });
const boards = [
  ['5 × 5, q = 8', made(5, 5, {}, 8)],
  ['4 × 4, q = 12', made(4, 4, {}, 12)],
  ['9 × 9, q = 3', made(9, 9, {}, 3)],
  ['9 × 9, q = 4', made(9, 9, {}, 4)],
  ['9 × 9, q = 8', made(9, 9, {}, 8)],
  ['14 × 14 king', made(14, 14, { rule: 'king' })],
  ['30 × 30 torus', made(30, 30, { wrap: 'torus' })],
  ['39 × 39 all on', allOn(39)],
  ['39 × 39', made(39, 39)],
  ['61 × 61 all on', allOn(61)],
  ['65 × 65 all on', allOn(65)],
  ['65 × 65', made(65, 65)],
  ...(long
    ? [
        ['79 × 79 all on', allOn(79)],
        ['119 × 119 all on', allOn(119)],
      ]
    : []),
];

const timed = (work) => {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1000];
};
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

row('board', 'solutions', 'fewest', 'proof', 'looked at', 'ms of one core', 'a second');
row('---', '---:', '---:', '---', '---:', '---:', '---:');
for (const [name, task] of boards) {
  solve(task);
  const [answer, ms] = timed(() => solve(task, { fewest: true }));
  if (answer.kind !== 'solved') throw new Error(`${name}: ${answer.kind}`);
  const { fewest, solutions, total } = answer;
  const work = fewest.kind === 'unique' ? 1 : fewest.work;
  const size = solutions > 9999n ? `2^${Math.log2(Number(solutions)).toFixed(1).replace('.0', '')}` : solutions;
  row(name, size, total, fewest.kind, work, ms.toFixed(1), ((1000 * work) / ms).toExponential(1));
}

const source = random('scan');
const terms = Array.from({ length: 300 }, () => ({
  bits: source.bits() & (2 ** 28 - 1),
  count: 1 - 2 * source.below(2),
}));
console.log('\nSigned sums of 300 terms, all 2^28 (2^24 with plain loops), by their largest:');
for (const [name, dimension, run] of [
  ['eight at a time by WebAssembly', 28, (work) => work()],
  ['plain loops', 24, withoutKernels],
]) {
  const low = terms.map(({ bits, count }) => ({ bits: bits & (2 ** dimension - 1), count }));
  const [, ms] = timed(() => run(() => largestSums(dimension, low, { most: 64 })));
  console.log(`  ${name}: ${ms.toFixed(0)} ms, ${(2 ** dimension / ms / 1e6).toFixed(2)} thousand million a second`);
}

console.log('\nHardest boards:');
for (const [rows, columns, wrap] of [
  [4, 4, 'none'],
  [5, 5, 'none'],
  [5, 5, 'torus'],
  [6, 6, 'torus'],
  [9, 9, 'none'],
  [11, 11, 'none'],
  [14, 14, 'none'],
]) {
  const [found, ms] = timed(() => hardest(grid(rows, columns, { wrap })));
  console.log(
    `  ${rows} × ${columns} ${wrap}: ${found.total} of ${found.bound}, ${found.nodes} nodes, ${ms.toFixed(0)} ms`,
  );
}
