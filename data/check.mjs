/**
 * Checks the tables of this folder. It shares nothing with Douse: only Node's own modules are imported, and everything
 * is computed by the plainest way there is. `node data/check.mjs` takes about a minute, `--quick` some seconds,
 * `--long` some minutes.
 *
 * What is checked completely, and what by samples, is printed line by line; docs/data.md says what that proves.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const quick = process.argv.includes('--quick');
const home = new URL('.', import.meta.url);
const read = (name) => readFileSync(new URL(name, home), 'utf8');
const lines = (name) => read(name).trimEnd().split('\n');

function expect(truth, what) {
  if (truth) return;
  console.error(`wrong: ${what}`);
  process.exit(1);
}
const zeros = (n) => Array.from({ length: n }).fill(0);
const said = (line) => console.log(line);

/** Neighbours of a cell and itself under the plus rule, each once. */
function plus(rows, columns, wrap, cell) {
  const [r, c] = [Math.floor(cell / columns), cell % columns];
  const around = new Set([cell]);
  for (const [dr, dc] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ]) {
    let [y, x] = [r + dr, c + dc];
    if (wrap !== 'none') x = (x + columns) % columns;
    if (wrap === 'torus') y = (y + rows) % rows;
    if (y >= 0 && y < rows && x >= 0 && x < columns) around.add(y * columns + x);
  }
  return [...around];
}

// Checksums.
for (const line of lines('SHA256SUMS')) {
  const [sum, name] = line.split('  ');
  expect(
    createHash('sha256')
      .update(readFileSync(new URL(name, home)))
      .digest('hex') === sum,
    `checksum of ${name}`,
  );
}
said('checksums hold');

// Nullities: the degree of gcd(f(x), f(x + 1)), f the Fibonacci polynomial of n + 1, over the integers modulo 2, as
// bits.
const length = (a) => (a === 0n ? 0 : a.toString(2).length);
function fibonacci(n) {
  // The coefficient of x^(n − 2k) is binomial(n − k, k), which is odd if k takes no bit that n − k lacks.
  let bits = 0n;
  const list = [];
  for (let k = 0; 2 * k <= n; k++) if ((k & ~(n - k)) === 0) list.push(n - 2 * k);
  const text = Array.from({ length: n + 1 }).fill('0');
  for (const power of list) text[n - power] = '1';
  bits = BigInt(`0b${text.join('')}`);
  return bits;
}
function shifted(f, n) {
  // f(x + 1): the coefficient of x^k sums those of x^i for all i that have k's bits.
  let result = f;
  for (let step = 1; step <= n; step *= 2) {
    let mask = '';
    const period = '0'.repeat(step) + '1'.repeat(step);
    while (mask.length <= n + 2 * step) mask += period;
    const low = BigInt(`0b${mask}`);
    result ^= (result >> BigInt(step)) & low;
  }
  return result;
}
function gcdDegree(a, b) {
  let [m, n] = [length(a), length(b)];
  while (b !== 0n) {
    while (m >= n && a !== 0n) {
      a ^= b << BigInt(m - n);
      m = length(a);
    }
    [a, b, m, n] = [b, a, n, m];
  }
  return m - 1;
}
const planes = lines('b159257.txt').map((line) => line.split(' ').map(Number));
const nullities = new Map(planes);
expect(
  planes.every(([n], i) => n === i + 1),
  'b159257.txt: n in order',
);
const full = quick ? 100 : 600;
const sample = Array.from(
  { length: quick ? 2 : 12 },
  () => 1 + Math.floor(Math.random() * Math.min(planes.length, quick ? 1500 : 4000)),
);
for (const n of [...Array.from({ length: full }, (_, i) => i + 1), ...sample]) {
  const f = fibonacci(n);
  expect(gcdDegree(f, shifted(f, n)) === nullities.get(n), `nullity of ${n}`);
}
// A relation that links all sizes: d(2n + 1) is 2 d(n), or 2 more.
for (const [n, d] of planes) {
  const next = nullities.get(2 * n + 1);
  if (next !== undefined) expect([2 * d, 2 * d + 2].includes(next), `nullity of ${2 * n + 1} from that of ${n}`);
}
said(`nullities: all n up to ${full} and ${sample.length} others by the plain gcd, d(2n + 1) = 2 d(n) or + 2 for all`);

// All on: first rows are replayed; where few solutions are possible, all are gone through.
const ones = (bits) => {
  let count = 0;
  for (const sign of bits.toString(2)) if (sign === '1') count++;
  return count;
};
/** Rows of presses from the first row on, and what is left on in the end. */
function chase(n, first, lights) {
  const all = (1n << BigInt(n)) - 1n;
  let [above, own] = [0n, first];
  const rows = [];
  for (let r = 0; r < n; r++) {
    rows.push(own);
    [above, own] = [own, (lights ^ above ^ own ^ (own << 1n) ^ (own >> 1n)) & all];
  }
  return { rows, left: own };
}
const { boards } = JSON.parse(read('../packages/douse/test-data/fewest-all-on.json'));
let complete = 0;
let unique = 0;
/** Words that going through all solutions of one board may take. */
const limit = quick ? 2 ** 20 : process.argv.includes('--long') ? 2 ** 33 : 2 ** 27;
for (const { n, total, first } of boards) {
  if (quick && n > 140) continue;
  const all = (1n << BigInt(n)) - 1n;
  const own = chase(n, BigInt(`0b${first}`), all);
  expect(own.left === 0n, `first row of ${n}`);
  expect(own.rows.reduce((sum, row) => sum + ones(row), 0) === total, `presses of ${n}`);
  const d = nullities.get(n);
  if (d === 0) unique++;
  const words = n * Math.ceil(n / 32);
  if (d === 0 || d === undefined || words * 2 ** d > limit) continue;
  // Quiet patterns by their first rows: the kernel of what a first row leaves over, column by column.
  const residues = Array.from({ length: n }, (_, i) => [chase(n, 1n << BigInt(i), 0n).left, 1n << BigInt(i)]);
  const quiet = [];
  for (let i = 0; i < n; i++) {
    const pivot = residues[i];
    if (pivot[0] === 0n) {
      quiet.push(pivot[1]);
      continue;
    }
    const bit = pivot[0] & -pivot[0];
    for (let j = i + 1; j < n; j++)
      if ((residues[j][0] & bit) !== 0n) residues[j] = residues[j].map((a, w) => a ^ pivot[w]);
  }
  expect(quiet.length === d, `quiet patterns of ${n}`);
  // All presses of a first row as words.
  const packed = (row, lights) =>
    Uint32Array.from(
      chase(n, row, lights).rows.flatMap((bits) =>
        Array.from({ length: Math.ceil(n / 32) }, (_, w) => Number((bits >> BigInt(32 * w)) & 0xffffffffn)),
      ),
    );
  const presses = packed(BigInt(`0b${first}`), all);
  const patterns = quiet.map((row) => packed(row, 0n));
  for (let i = 1; i < 2 ** d; i++) {
    const pattern = patterns[31 - Math.clz32(i & -i)];
    let sum = 0;
    for (let w = 0; w < words; w++) {
      let rest = (presses[w] ^= pattern[w]);
      rest -= (rest >>> 1) & 0x55555555;
      rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
      sum += Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    expect(sum >= total, `fewest presses of ${n}`);
  }
  complete++;
}
said(
  `all on: first rows of ${quick ? 'sizes up to 140' : `all ${boards.length} sizes`} replayed; ` +
    `${unique} have one solution, of ${complete} others all solutions are gone through`,
);
const minima = new Map(boards.map(({ n, total }) => [n, total]));
for (const line of lines('b075464.txt')) {
  const [n, total] = line.split(' ').map(Number);
  expect(minima.get(n) === total, `b075464.txt: ${n}`);
}

// Torus and cylinder: rank over the field of 2, 3 and 5 elements, and over the integers modulo 4, by elimination.
function kernelSize(rows, columns, wrap, p, power) {
  const q = p ** power;
  const cells = rows * columns;
  const matrix = Array.from({ length: cells }, (_, cell) => {
    const row = new Int32Array(cells);
    for (const other of plus(rows, columns, wrap, cell)) row[other] = 1;
    return row;
  });
  const inverse = (a) => {
    for (let b = 1; b < q; b++) if ((a * b) % q === 1) return b;
    return 0;
  };
  let size = 1n;
  let rank = 0;
  // First pivots that are units, then multiples of p: with e of p in the pivot, p^e elements are in its kernel.
  for (let e = 0; e < power; e++) {
    const unit = p ** e;
    for (;;) {
      let at = null;
      for (let i = rank; i < cells && at === null; i++) {
        const c = matrix[i].findIndex((a) => a !== 0 && a % (unit * p) !== 0);
        if (c >= 0) at = [i, c];
      }
      if (at === null) break;
      const [i, c] = at;
      [matrix[i], matrix[rank]] = [matrix[rank], matrix[i]];
      const own = matrix[rank];
      const factor = inverse(own[c] / unit);
      for (let k = rank + 1; k < cells; k++) {
        const times = ((((matrix[k][c] / unit) * factor) % q) + q) % q;
        if (times !== 0) for (let j = 0; j < cells; j++) matrix[k][j] = (((matrix[k][j] - times * own[j]) % q) + q) % q;
      }
      size *= BigInt(p) ** BigInt(e);
      rank++;
    }
  }
  return size * BigInt(q) ** BigInt(cells - rank);
}
for (const wrap of ['torus', 'cylinder']) {
  let checked = 0;
  for (const line of lines(`${wrap}.csv`).slice(1)) {
    const [rows, columns, ...kernels] = line.split(',');
    const [k2, k3, k4, k5, k6] = kernels.map(BigInt);
    expect(k6 === k2 * k3, `${wrap} ${rows} x ${columns}: q = 6`);
    // Modulo 4 the kernel maps to that modulo 2, and holds twice its elements.
    expect(k4 >= k2 && k4 <= k2 * k2, `${wrap} ${rows} x ${columns}: q = 4`);
    if (Number(rows) * Number(columns) > (quick ? 30 : 81)) continue;
    const sizes = [
      [2, 1],
      [3, 1],
      [2, 2],
      [5, 1],
    ].map(([p, power]) => kernelSize(Number(rows), Number(columns), wrap, p, power));
    expect(
      sizes.every((size, i) => size === [k2, k3, k4, k5][i]),
      `${wrap} ${rows} x ${columns}`,
    );
    checked++;
  }
  said(`${wrap}: ${checked} sizes by elimination, q = 6 as the product of q = 2 and q = 3 for all`);
}

// Histogram: every solvable board of 5 x 5 by steps from the dark one, as a breadth-first search.
const table = lines('histogram-5x5.csv')
  .slice(1)
  .map((line) => line.split(',').map(Number));
expect(table.reduce((sum, [, count]) => sum + count, 0) === 2 ** 23, 'histogram: 2^23 boards');
if (!quick) {
  const moves = Array.from({ length: 25 }, (_, cell) =>
    plus(5, 5, 'none', cell).reduce((bits, light) => bits | (1 << light), 0),
  );
  const seen = new Uint8Array(2 ** 25);
  let now = Uint32Array.of(0);
  seen[0] = 1;
  for (let presses = 0; now.length > 0; presses++) {
    expect(table[presses]?.[0] === presses && table[presses][1] === now.length, `histogram: ${presses} presses`);
    const next = [];
    for (const board of now) {
      for (const move of moves) {
        const other = board ^ move;
        if (seen[other] === 0) {
          seen[other] = 1;
          next.push(other);
        }
      }
    }
    now = Uint32Array.from(next);
  }
}
said(`histogram: ${quick ? 'sum' : 'breadth-first search over all 2^23 boards'}`);

// Hardest boards: the board needs so many presses, and no board needs more.
if (existsSync(new URL('hardest.jsonl', home))) {
  let needed = 0;
  for (const line of lines('hardest.jsonl')) {
    const { n, total, board, proof } = JSON.parse(line);
    const patterns = proof.patterns.map((text) => [...text].map(Number));
    const cells = n * n;
    const isQuiet = (pattern) =>
      pattern.length === cells &&
      Array.from({ length: cells }, (_, light) =>
        plus(n, n, 'none', light).reduce((sum, i) => sum + pattern[i], 0),
      ).every((sum) => sum % 2 === 0);
    expect(patterns.length === nullities.get(n) && patterns.every(isQuiet), `hardest ${n}: quiet patterns`);
    expect(noneNeedsMore(cells, total, patterns, proof), `hardest ${n}: the bound`);
    if (patterns.length <= 14) {
      expect(fewestOf(n, board, patterns) === total, `hardest ${n}: the board`);
      needed++;
    }
  }
  said(`hardest: the bounds added up again for all, the boards of ${needed} by all their solutions`);
}

/** Adds up the proof: in every case some mean of sums is above what a board with one press more could have. */
function noneNeedsMore(cells, total, patterns, { basis, refutation }) {
  const kindOf = Array.from({ length: cells }, (_, cell) => patterns.reduce((sum, p, i) => sum + p[cell] * 2 ** i, 0));
  const sizes = new Map();
  for (const kind of kindOf) if (kind !== 0) sizes.set(kind, (sizes.get(kind) ?? 0) + 1);
  const moved = [...sizes.values()].reduce((a, b) => a + b, 0);
  // Adding quiet patterns makes the y of a basis of kinds not negative.
  const chosen = basis.map((cell) => BigInt(kindOf[cell]));
  if (rankOf(chosen) < chosen.length) return false;
  const range = new Map([...sizes].map(([kind, size]) => [kind, [-size, size]]));
  for (const cell of basis) range.set(kindOf[cell], [sizes.get(kindOf[cell]) % 2, sizes.get(kindOf[cell])]);
  const limit = moved + 2 * (cells - moved) - 2 * (total + 1);
  // Patterns are at most 20, so kinds and sums of patterns fit in a word.
  const sums = 2 ** patterns.length;
  const odd = Uint8Array.from({ length: sums }, (_, k) => ones(BigInt(k)) % 2);
  const sign = (a, b) => 1 - 2 * odd[a & b];
  const holds = (why, limitOf) => {
    if (why.weights !== undefined) {
      const isSum = (k) => Number.isInteger(k) && k >= 0 && k < sums;
      if (!why.weights.every(([k, w]) => isSum(k) && Number.isInteger(w) && w >= 0)) return false;
      let least = 0;
      for (const [kind, [from, to]] of range) {
        const mean = why.weights.reduce((all, [k, w]) => all + w * sign(kind, k), 0);
        least += Math.min(mean * from, mean * to);
      }
      return least > why.weights.reduce((all, [k, w]) => all + w * limitOf(k), 0);
    }
    if (why.cell === undefined) return false;
    const kind = kindOf[why.cell];
    const [from, to] = range.get(kind);
    if ((to - why.at) % 2 !== 0) return false;
    range.set(kind, [from, Math.min(to, why.at)]);
    const below = holds(why.below, limitOf);
    range.set(kind, [Math.max(from, why.at + 2), to]);
    const above = holds(why.above, limitOf);
    range.set(kind, [from, to]);
    return below && above;
  };
  if (refutation.classes === undefined) return holds(refutation, () => limit);
  // Classes of presses x: class 4t + w has w presses modulo 4, and an odd number in pattern i where bit i of t is set.
  // With sum k of patterns added, x has w + |k| - 2 <t, k> presses modulo 4, and S(k) = cells - 2 * presses.
  if (refutation.classes.length !== 4 * sums) return false;
  const pressed = Array.from({ length: sums }, (_, k) => kindOf.reduce((all, kind) => all + odd[kind & k], 0));
  return refutation.classes.every((why, name) =>
    holds(why, (k) => {
      const residue = moved - 2 * (name % 4) - 2 * pressed[k] + 4 * odd[(name >> 2) & k];
      let most = limit;
      while ((most - residue) % 8 !== 0) most--;
      return most;
    }),
  );
}

function rankOf(numbers) {
  const basis = [];
  for (let a of numbers) {
    for (const b of basis) if ((a ^ b) < a) a ^= b;
    if (a !== 0n) basis.push(a);
  }
  return basis.length;
}

/** Fewest presses of a board, by all its solutions. */
function fewestOf(n, board, patterns) {
  const lights = board.split('/').map((row) => [...row].map((sign) => (sign === '#' ? 1 : 0)));
  const all = lights.flat();
  // One solution: elimination over the chase, the first row as unknowns.
  const leftOf = (first, lit) => {
    let [above, own] = [zeros(n), first];
    const rows = [];
    for (let r = 0; r < n; r++) {
      rows.push(own);
      const below = own.map(
        (a, c) => (lit ? all[r * n + c] : 0) ^ above[c] ^ a ^ (own[c - 1] ?? 0) ^ (own[c + 1] ?? 0),
      );
      [above, own] = [own, below];
    }
    return { rows, left: own };
  };
  const unit = (i) => Array.from({ length: n }, (_, j) => (i === j ? 1 : 0));
  const columns = Array.from({ length: n }, (_, i) => [...leftOf(unit(i), false).left, ...unit(i)]);
  let rest = [...leftOf(zeros(n), true).left, ...zeros(n)];
  for (let bit = 0, i = 0; bit < n; bit++) {
    const at = columns.findIndex((column, j) => j >= i && column[bit] === 1);
    if (at < 0) continue;
    [columns[i], columns[at]] = [columns[at], columns[i]];
    for (let j = i + 1; j < n; j++) if (columns[j][bit] === 1) columns[j] = columns[j].map((a, k) => a ^ columns[i][k]);
    if (rest[bit] === 1) rest = rest.map((a, k) => a ^ columns[i][k]);
    i++;
  }
  if (rest.slice(0, n).includes(1)) return null;
  const presses = leftOf(rest.slice(n), true).rows.flat();
  let least = presses.reduce((a, b) => a + b, 0);
  for (let i = 1; i < 2 ** patterns.length; i++) {
    const pattern = patterns[31 - Math.clz32(i & -i)];
    let sum = 0;
    for (let c = 0; c < presses.length; c++) sum += presses[c] ^= pattern[c];
    least = Math.min(least, sum);
  }
  return least;
}
said('everything holds');
