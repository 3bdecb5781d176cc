/**
 * SameGame for points on a folder of boards, or on random ones, each answer replayed.
 *
 *     node bench/samegame.mjs FOLDER | --random 40
 *         [--seconds 1,10] [--work BOARDS] [--boards 5] [--threads N] [--seed S]
 *
 * FOLDER holds text files, one board each, rows of numbers or letters. The 20 standard boards (15 × 15, 5 symbols) are
 * public, but not ours to distribute, and only for a final check. Tuning is compared on random boards of that kind, the
 * same ones every time. Wall time and the CPU time of all threads are both shown.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PointsPool } from '@douse/survey';
import { TILE_RULES, tiles } from 'douse/board';
import { random } from 'douse/play';
import { replayMoves } from 'douse/samegame';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    random: { type: 'string' },
    seconds: { type: 'string', default: '1,10' },
    work: { type: 'string' },
    boards: { type: 'string', default: '1000' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '' },
  },
});
const files = values.random === undefined ? filesOf(positionals[0]) : randomOnes(Number(values.random));
const budgets =
  values.work === undefined
    ? values.seconds.split(',').map((seconds) => ({ seconds: Number(seconds) }))
    : values.work.split(',').map((work) => ({ work: Number(work) }));
const pool = new PointsPool(Number(values.threads));
console.log(`${values.threads} threads, node ${process.version}, load average ${loadavg()[0].toFixed(1)}\n`);
console.log(`| board | ${budgets.map((b) => (b.work ? `${b.work} boards` : `${b.seconds} s`)).join(' | ')} |`);
console.log(`|---|${'---:|'.repeat(budgets.length)}`);
const totals = budgets.map(() => 0);
const cleared = budgets.map(() => 0);
const wall = budgets.map(() => 0);
const cpu = budgets.map(() => 0);
for (const { name, board } of files) {
  const cells = [];
  for (const [b, budget] of budgets.entries()) {
    const began = performance.now();
    const before = process.cpuUsage();
    const { moves, points } = await pool.search(board, TILE_RULES, { ...budget, seed: values.seed });
    const { user, system } = process.cpuUsage(before);
    wall[b] += performance.now() - began;
    cpu[b] += (user + system) / 1000;
    const played = replayMoves(board, TILE_RULES, moves);
    if (played === null || played.points !== points) throw new Error(`${name}: the answer does not replay`);
    totals[b] += points;
    cleared[b] += played.left === 0 ? 1 : 0;
    cells.push(`${points}${played.left === 0 ? '' : ` (${played.left} left)`}`);
  }
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
console.log(`| total | ${totals.join(' | ')} |`);
console.log(`| cleared | ${cleared.join(' | ')} |`);
console.log(`| wall seconds a board | ${wall.map((ms) => (ms / 1000 / files.length).toFixed(2)).join(' | ')} |`);
console.log(`| CPU seconds a board | ${cpu.map((ms) => (ms / 1000 / files.length).toFixed(2)).join(' | ')} |`);
console.log(`\nload average ${loadavg()[0].toFixed(1)}`);
await pool.close();

function filesOf(folder) {
  if (folder === undefined)
    throw new Error('expected a folder of boards or --random N, for example: node bench/samegame.mjs boards');
  const names = readdirSync(folder).sort().slice(0, Number(values.boards));
  return names.map((name) => ({
    name: name.replace(/\.\w+$/, ''),
    board: readBoard(readFileSync(join(folder, name), 'utf8')),
  }));
}

/** Boards that no weights were trained on. */
function randomOnes(count) {
  return Array.from({ length: count }, (_, i) => {
    const { below } = random(`samegame bench ${i}`);
    return {
      name: `random ${i}`,
      board: tiles(Array.from({ length: 15 }, () => Array.from({ length: 15 }, () => 1 + below(5)))),
    };
  });
}

/** Rows of symbols, the first on top: numbers between blanks, or one character a cell. */
function readBoard(text) {
  const names = [];
  const number = (name) => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name) + 1;
  };
  const rows = text.trim().split(/\r?\n/);
  return tiles(
    rows.map((row) =>
      row
        .trim()
        .split(/\s/.test(row.trim()) ? /\s+/ : '')
        .map(number),
    ),
  );
}
