import { asArray, type GridBoard, grid, makeLevels, type Problem, problem } from 'douse/board';
import { makeRule } from 'douse/formats';
import { type Answer, generate, nullities, solve, solves, totalPresses } from 'douse/lightsout';
import { random } from 'douse/play';
import { timed, within } from './clock.ts';
import { withRuleFile } from './files.ts';
import { BIG, type Fields, oneOf, PLAIN } from './fields.ts';
import { pressesFrom } from './first-row.ts';
import type { Kind } from './kind.ts';
import type { Row } from './row.ts';
import { title } from './nullity.ts';
import { LEVELS_OPTION, RULE_OPTION, TIME_OPTION, WRAP_OPTION } from './options.ts';
import { chartOfSizes, countSizes, SIZE_OPTIONS, sizeAt } from './sizes.ts';

const MAX_SIZE = 1000;
/** Boards with more cells get a job of their own; from this nullity on their scans may be long. */
const ALONE = 100;
const RANGED = 28;
const BOARDS = ['all-on', 'all-off', 'random'] as const;
type BoardName = (typeof BOARDS)[number];

const FIELDS: Fields = {
  status: oneOf('solved', 'impossible', 'unknown'),
  total: { type: 'whole', nullable: true },
  bound: { type: 'whole', nullable: true },
  proof: { ...oneOf('unique', 'exhaustive', 'split', 'states', 'bound'), nullable: true },
  solutions: { ...BIG, nullable: true },
  // Up to 36 levels a sign a press, otherwise numbers of up to five digits between blanks.
  first: { type: 'text', pattern: /^[0-9a-z ]*$/, most: 6 * MAX_SIZE, nullable: true },
  reason: { type: 'text', pattern: PLAIN, nullable: true },
  seconds: { type: 'seconds', varies: true },
};

/** Fewest presses of a board of each size, proved where the status is solved; otherwise the best found and a bound. */
export const fewest: Kind = {
  name: 'fewest',
  says: 'the fewest presses of a board of each size',
  options: [
    {
      name: 'board',
      value: '<name>',
      says: 'all-on (put out all lights, at level 1), all-off (light all, to level 1) or random (a solvable board)',
    },
    ...SIZE_OPTIONS,
    LEVELS_OPTION,
    WRAP_OPTION,
    RULE_OPTION,
    { name: 'seed', value: '<text>', says: 'for random boards; the same seed gives the same boards' },
    TIME_OPTION,
  ],
  readFiles: withRuleFile,
  ranged: true,
  parse(read) {
    const sizes = read.sizes(MAX_SIZE);
    const [levels, wrap, rule, seconds] = [read.levels(), read.wrap(), read.rule(sizes), read.seconds()];
    const board = read.choice('board', BOARDS, 'all-on');
    const seed = board === 'random' ? read.seed() : null;
    if (seed === null && read.text('seed') !== undefined) read.complain('seed', 'a random board', 'add --board random');
    const name = makeRule(rule);
    const nullityOf = name === 'plus' && levels === 2 ? nullities({ levels, wrap }) : null;
    return {
      count: countSizes(sizes),
      place: (index) => ({ ...sizeAt(sizes, index), levels, rule: name, wrap, board, ...(seed !== null && { seed }) }),
      // Small boards take a millisecond each; a larger one gets a job of its own, since its quiet patterns may take
      // minutes.
      cost: (index) => {
        const { rows, columns } = sizeAt(sizes, index);
        return rows * columns <= ALONE ? 0.001 : 1 + 1e-5 * rows * columns;
      },
      fields: FIELDS,
      solve(index, { scan, compare, ...watch }) {
        const { rows, columns } = sizeAt(sizes, index);
        const [found, took] = timed(() => {
          try {
            const task = taskOf(board, grid(rows, columns, { wrap, rule }), levels, seed);
            return described(
              solve(task, {
                ...within(seconds, watch),
                ...(scan && { scan }),
                ...(compare !== undefined && { compare }),
                fewest: true,
              }),
              columns,
              levels,
            );
          } catch (error) {
            if (!(error instanceof RangeError)) throw error;
            return { ...NOTHING, status: 'unknown', reason: error.message };
          }
        });
        return { ...found, seconds: took };
      },
      ranged(index) {
        const { rows, columns } = sizeAt(sizes, index);
        return nullityOf !== null && rows * columns > ALONE && nullityOf(rows, columns) >= RANGED;
      },
      check(index, row) {
        const { rows, columns } = sizeAt(sizes, index);
        return checkAnswer(row, () => taskOf(board, grid(rows, columns, { wrap, rule }), levels, seed), name);
      },
      chart: (rows) =>
        chartOfSizes(
          sizes,
          rows,
          `Fewest presses, ${board}: ${title(levels, name, wrap)}`,
          'total',
          ({ status }) => status === 'solved',
        ),
    };
  },
};

function taskOf(name: BoardName, board: GridBoard, levels: number, seed: string | null): Problem {
  // The first board of `douse generate SIZE --seed S`.
  if (seed !== null) return generate(board, { levels, seed: random(`generate:${seed}`) });
  const lit = makeLevels(board.lights, levels).fill(1);
  return problem(board, name === 'all-on' ? { levels, start: lit } : { levels, target: lit });
}

const NOTHING = { status: '', total: null, bound: null, proof: null, solutions: null, first: null, reason: null };

/** `first` is the presses of the first row: under the plus rule, unless top and bottom meet, chasing gives the rest. */
function described(answer: Answer, columns: number, levels: number): Row {
  if (answer.kind === 'impossible') return { ...NOTHING, status: 'impossible' };
  const best = answer.kind === 'solved' ? answer : answer.best;
  const presses = best === null ? [] : Array.from(asArray(best.presses).subarray(0, columns));
  const found = {
    ...NOTHING,
    status: answer.kind,
    total: best?.total ?? null,
    first: best === null ? null : levels > 36 ? presses.join(' ') : presses.map((times) => times.toString(36)).join(''),
  };
  if (answer.kind === 'unknown') return { ...found, bound: answer.bound, reason: answer.reason };
  return {
    ...found,
    bound: answer.total,
    proof: answer.fewest?.kind ?? null,
    solutions: answer.solutions.toString(),
  };
}

/** What is wrong with a row, whose fields have their types; null if nothing is. */
function checkAnswer(row: Row, taskOf: () => Problem, rule: string): string | null {
  const { status, total, bound, proof, solutions, first, reason } = row;
  const missing = (...names: readonly string[]): string | null => {
    const name = names.find((name) => row[name] === null);
    return name === undefined ? null : `expected ${name} where the status is ${String(status)}, got null`;
  };
  const given = (...names: readonly string[]): string | null => {
    const name = names.find((name) => row[name] !== null);
    return name === undefined ? null : `expected no ${name} where the status is ${String(status)}, got one`;
  };
  if (status === 'impossible')
    return given('total', 'bound', 'proof', 'solutions', 'first', 'reason') ?? checkImpossible(taskOf());
  if (status === 'unknown') {
    const wrong = missing('reason') ?? given('proof', 'solutions');
    if (wrong !== null || reason === '') return wrong ?? 'expected a reason, got none';
    if (total === null) return first === null ? null : 'expected a total beside first, got null';
    if (typeof bound === 'number' && bound > (total as number)) return 'expected a bound up to the total, got more';
  } else {
    const wrong = missing('total', 'bound', 'proof', 'solutions', 'first') ?? given('reason');
    if (wrong !== null) return wrong;
    if (bound !== total) return 'expected the total as bound of a solved board, got another number';
    if (solutions === '0' || (proof === 'unique') !== (solutions === '1'))
      return 'expected one solution if it is unique, and only then';
  }
  return checkFirst(taskOf(), String(first), total as number, rule);
}

/** Replays the first row: chasing gives the rest under the plus rule, unless top and bottom meet. */
function checkFirst(task: Problem, first: string, total: number, rule: string): string | null {
  const { board, levels } = task;
  if (board.kind !== 'grid') throw new TypeError('fewest: expected a grid');
  const presses = (levels > 36 ? first.split(' ') : [...first]).map((text) =>
    levels > 36 ? (/^\d{1,5}$/.test(text) ? Number(text) : NaN) : Number.parseInt(text, 36),
  );
  if (presses.length !== board.columns || !presses.every((times) => times < levels))
    return `expected ${board.columns} presses below ${levels} as first, got others`;
  if (rule !== 'plus' || board.wrap === 'torus') return null;
  const all = pressesFrom(presses, task);
  if (all === null || !solves(task, all)) return 'expected a first row that solves the board, got another';
  const sum = totalPresses(all);
  return sum === total ? null : `expected a total of ${sum}, which follows from first, got ${total}`;
}

/** Boards up to this size are solved again when a row says that they are impossible. */
const SMALL = 2500;

/** An impossible board has no presses to replay, but whether it can be solved at all is quick to check. */
function checkImpossible(task: Problem): string | null {
  if (task.board.buttons > SMALL) return null;
  return solve(task).kind === 'solved' ? 'expected a solution: the board can be solved' : null;
}
