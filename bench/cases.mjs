import { BitMatrix, rank } from 'douse/algebra';
import { grid } from 'douse/board';
import { generate, solve, wrongLights } from 'douse/lightsout';
import { random } from 'douse/play';

/** Each case: seeded input is made once by `prepare`; `work` is timed beside the rival's work on the same input. */
export const cases = [
  ...[25, 50, 100].map((n) => ({
    name: `solve ${n} × ${n}, q = 2, by elimination`,
    rival: 'by chasing',
    prepare() {
      const task = generate(grid(n, n), random(`bench ${n}`), 2);
      return {
        work: () => solve(task, { method: 'eliminate' }).total,
        beside: () => solve(task, { method: 'chase' }).total,
      };
    },
  })),
  ...[200, 300, 400].map((n) => ({
    name: `solve ${n} × ${n}, q = 2, by chasing`,
    rival: 'checking the answer',
    prepare() {
      const task = generate(grid(n, n), random(`bench ${n}`), 2);
      const { presses } = solve(task);
      return { work: () => solve(task, { method: 'chase' }).total, beside: () => wrongLights(task, presses).length };
    },
  })),
  ...[512, 1024, 2048].map((n) => ({
    name: `rank of a random ${n} × ${n} bit matrix`,
    rival: 'plain loop over bit rows',
    prepare() {
      const matrix = randomMatrix(n, `rank ${n}`);
      return { work: () => rank(matrix), beside: () => plainRank(matrix) };
    },
  })),
];

export function randomMatrix(n, seed) {
  const source = random(seed);
  const matrix = new BitMatrix(n, n);
  for (let i = 0; i < matrix.words.length; i++) matrix.words[i] = source.bits();
  return matrix;
}

/** Gaussian elimination row by row, with packed rows but without tables: what the Four Russians are measured against. */
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
