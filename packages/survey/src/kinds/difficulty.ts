import { type GridBoard, grid, type Problem } from 'douse/board';
import { makeCells, makeRule } from 'douse/formats';
import { analyse, generate, lightsOut, playable, solve } from 'douse/lightsout';
import { exactId, random } from 'douse/play';
import { within } from './clock.ts';
import { withRuleFile } from './files.ts';
import { type Fields, oneOf, PLAIN } from './fields.ts';
import type { Kind } from './kind.ts';
import type { Row } from './row.ts';
import { title } from './nullity.ts';
import { LEVELS_OPTION, RULE_OPTION, TIME_OPTION, WRAP_OPTION } from './options.ts';

const MAX_SIDE = 300;
const MAX_SAMPLES = 10_000_000;

const FIELDS: Fields = {
  board: { type: 'text', pattern: PLAIN, most: 6 * MAX_SIDE ** 2 },
  status: oneOf('solved', 'unknown'),
  total: { type: 'whole', nullable: true },
  bound: { type: 'whole', nullable: true },
  proof: { ...oneOf('unique', 'exhaustive', 'split', 'states', 'bound'), nullable: true },
};

/**
 * Fewest presses of random boards, drawn uniformly among those that can be solved. Sample i depends only on the seed
 * and on i, so every machine computes the same rows.
 */
export const difficulty: Kind = {
  name: 'difficulty',
  says: 'the fewest presses of random boards of one size',
  argument: { name: 'size', says: 'rows x columns, such as 5x7, or 5' },
  options: [
    { name: 'samples', value: '<n>', says: 'how many boards', required: true },
    { name: 'seed', value: '<text>', says: 'the same seed gives the same boards', required: true },
    LEVELS_OPTION,
    WRAP_OPTION,
    RULE_OPTION,
    TIME_OPTION,
  ],
  readFiles: withRuleFile,
  parse(read) {
    const size = read.size('size', MAX_SIDE);
    const [levels, wrap, rule, seconds] = [read.levels(), read.wrap(), read.rule(size), read.seconds()];
    const seed = read.seed();
    const name = makeRule(rule);
    const count = read.whole('samples', 1, MAX_SAMPLES);
    let board: GridBoard | null = null;
    let cost = 0;
    const sample = (index: number): Problem =>
      generate(made(), { levels, seed: random(`difficulty:${seed}.${index + 1}`) });
    const made = (): GridBoard => (board ??= grid(size.rows, size.columns, { rule, wrap }));
    return {
      count,
      place: (index) => ({ sample: index + 1, seed, ...size, levels, rule: name, wrap }),
      cost: () => (cost ||= costOf(made(), levels)),
      fields: FIELDS,
      solve(index, watch) {
        const task = sample(index);
        const answer = solve(task, { ...within(seconds, watch), fewest: true });
        if (answer.kind === 'impossible') throw new Error(`difficulty: sample ${index + 1} cannot be solved`);
        const solved = answer.kind === 'solved';
        return {
          board: nameOf(task),
          status: answer.kind,
          total: (solved ? answer.total : answer.best?.total) ?? null,
          bound: solved ? answer.total : answer.bound,
          proof: (solved && answer.fewest?.kind) || null,
        };
      },
      check(index, { board, status, total, bound, proof }) {
        const solved = status === 'solved';
        if (solved !== (proof !== null)) return 'expected a proof where the status is solved, and only there';
        if (solved && (total === null || total !== bound)) return 'expected the total as bound of a solved board';
        return board === nameOf(sample(index)) ? null : `expected the board that sample ${index + 1} is, got another`;
      },
      chart: (rows) => ({
        kind: 'bars',
        title: `Fewest presses of ${count} random ${size.rows} × ${size.columns} boards: ${title(levels, name, wrap)}`,
        x: 'fewest presses',
        y: 'boards',
        bars: [...histogram(rows)],
      }),
      summary: (rows) => drawHistogram(rows),
    };
  },
};

/** Roughly the seconds for one sample: its solutions are compared, or split if there are too many. */
function costOf(board: GridBoard, levels: number): number {
  const found = analyse(board, { levels, smith: false });
  const solutions = 'reason' in found ? 1 : Number(found.kernel);
  return 5e-5 + 1e-6 * board.buttons + 1e-8 * Math.min(solutions, 1e9);
}

/** The board's id if it has one, otherwise its rows. */
function nameOf(task: Problem): string {
  const game = playable(task);
  if (game.ok) return exactId(lightsOut, game.value.params, game.value.start);
  const { board, levels, start } = task;
  if (board.kind !== 'grid') throw new TypeError('difficulty: expected a grid');
  return makeCells(board, start, levels, '/');
}

/** How many boards need each number of presses, proved ones only, without gaps. */
function histogram(rows: readonly Row[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { status, total } of rows) {
    if (status === 'solved') counts.set(total as number, (counts.get(total as number) ?? 0) + 1);
  }
  const totals = [...counts.keys()];
  const [least, most] = totals.reduce(([a, b], n) => [Math.min(a, n), Math.max(b, n)], [Infinity, -Infinity]);
  const filled = new Map<number, number>();
  for (let n = least; n <= most; n++) filled.set(n, counts.get(n) ?? 0);
  return filled;
}

/** Most lines and columns of the histogram in text. */
const [LINES, WIDTH] = [24, 40];

function drawHistogram(rows: readonly Row[]): string[] {
  const counts = histogram(rows);
  const unknown = rows.filter(({ status }) => status !== 'solved').length;
  const remark = unknown === 0 ? [] : [`${unknown} of ${rows.length} boards unknown: a limit was reached`];
  if (counts.size === 0) return remark;
  const step = Math.ceil(counts.size / LINES);
  const least = counts.keys().next().value!;
  const lines = Array.from({ length: Math.ceil(counts.size / step) }, (_, i) => {
    const from = least + i * step;
    const count = Array.from({ length: step }, (_, j) => counts.get(from + j) ?? 0).reduce((a, b) => a + b, 0);
    return { name: step === 1 ? String(from) : `${from}–${from + step - 1}`, count };
  });
  const most = lines.reduce((all, { count }) => Math.max(all, count), 1);
  const [nameWidth, countWidth] = [Math.max(...lines.map(({ name }) => name.length)), String(most).length];
  const solved = rows.length - unknown;
  const mean = [...counts].reduce((sum, [total, count]) => sum + total * count, 0) / solved;
  return [
    `fewest presses of ${solved} boards: mean ${mean.toFixed(2)}`,
    ...lines.map(({ name, count }) =>
      `${name.padStart(nameWidth)} ${String(count).padStart(countWidth)} ${'█'.repeat(Math.round((WIDTH * count) / most))}`.trimEnd(),
    ),
    ...remark,
  ];
}
