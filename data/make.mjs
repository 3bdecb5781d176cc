/**
 * Makes the tables of this folder anew, each with the command that stands beside it, and their checksums:
 * `node data/make.mjs [NAME …]`. Without names all of them, which takes about ten minutes on two cores.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { grid } from 'douse/board';
import { hardest } from 'douse/lightsout';

const home = new URL('.', import.meta.url);
const command = fileURLToPath(new URL('../douse', home));
const write = (name, lines) => writeFileSync(new URL(name, home), `${lines.join('\n')}\n`);

/** The rows of `douse survey …`. */
function survey(...args) {
  const out = execFileSync(process.execPath, [command, 'survey', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const TABLES = {
  'b159257.txt': () => survey('nullity', '--sizes', '1..100000').map(({ rows, nullity }) => `${rows} ${nullity}`),
  'b075464.txt': () => {
    // The proofs take hours; the rows are kept, with the commands that made them.
    const { boards } = JSON.parse(
      readFileSync(new URL('../packages/douse/test-data/fewest-all-on.json', home), 'utf8'),
    );
    const gap = boards.findIndex(({ n }, i) => n !== i + 1);
    return boards.slice(0, gap < 0 ? boards.length : gap).map(({ n, total }) => `${n} ${total}`);
  },
  'torus.csv': () => kernels('--sizes', '1..60', '--wrap', 'torus'),
  'cylinder.csv': () => kernels('--sizes', '1..30', '--rectangles', '--wrap', 'cylinder'),
  'hardest.jsonl': () =>
    survey('hardest', '--sizes', '1..32', '--time', '60')
      .filter(({ proved }) => proved)
      .map(({ rows, total, board }) => {
        const { proof } = hardest(grid(rows, rows), { proof: true });
        const patterns = proof.patterns.map((pattern) => [...pattern].join(''));
        return JSON.stringify({ n: rows, total, board, proof: { ...proof, patterns } });
      }),
  'histogram-5x5.csv': histogram,
};

/** Numbers of quiet patterns for 2 to 6 levels, a column each. */
function kernels(...args) {
  const byLevels = [2, 3, 4, 5, 6].map((q) => survey('nullity', ...args, '--levels', String(q)));
  return [
    'rows,columns,q2,q3,q4,q5,q6',
    ...byLevels[0].map(({ rows, columns }, i) => [rows, columns, ...byLevels.map((all) => all[i].kernel)].join()),
  ];
}

/** Solvable boards of 5 × 5 by their fewest presses: a board has four solutions, which differ by quiet patterns. */
function histogram() {
  const [one, two] = [0b10101_10101_00000_10101_10101, 0b11011_00000_11011_00000_11011];
  const quiet = [one, two, one ^ two];
  const counts = Array.from({ length: 26 }).fill(0);
  const ones = (bits) => {
    let count = 0;
    for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
    return count;
  };
  for (let presses = 0; presses < 2 ** 25; presses++) {
    const own = ones(presses);
    // The lightest of the four counts; of equally light ones, the least number.
    const isFirst = quiet.every((pattern) => {
      const other = ones(presses ^ pattern);
      return own < other || (own === other && presses < (presses ^ pattern));
    });
    if (isFirst) counts[own]++;
  }
  return ['presses,boards', ...counts.flatMap((count, presses) => (count === 0 ? [] : [`${presses},${count}`]))];
}

const wanted = process.argv.slice(2);
for (const [name, make] of Object.entries(TABLES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(name);
  write(name, make());
}
const files = readdirSync(home).filter((name) => /\.(?:txt|csv|jsonl)$/.test(name));
write(
  'SHA256SUMS',
  files.map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(new URL(name, home)))
        .digest('hex')}  ${name}`,
  ),
);
