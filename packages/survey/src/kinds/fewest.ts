import { type GridBoard, grid, makeLevels, type Problem, problem } from 'douse/board';
import { makeRule } from 'douse/formats';
import { type Answer, generate, solve } from 'douse/lightsout';
import { random } from 'douse/play';
import { timed, within } from './clock.ts';
import { withRuleFile } from './files.ts';
import type { Kind, Row } from './kind.ts';
import { title } from './nullity.ts';
import { LEVELS_OPTION, RULE_OPTION, TIME_OPTION, WRAP_OPTION } from './options.ts';
import { chartOfSizes, countSizes, SIZE_OPTIONS, sizeAt } from './sizes.ts';

const MAX_SIZE = 1000;
const BOARDS = ['all-on', 'all-off', 'random'] as const;
type BoardName = (typeof BOARDS)[number];

/** Fewest presses of one board of each size, proved where the status is solved; otherwise the best found and a bound. */
export const fewest: Kind = {
  name: 'fewest',
  says: 'the fewest presses of a board of each size',
  options: [
    {
      name: 'board',
      value: '<name>',
      says: 'all-on (put out every light, at level 1), all-off (light every one, to level 1) or random (one that can be solved)',
    },
    ...SIZE_OPTIONS,
    LEVELS_OPTION,
    WRAP_OPTION,
    RULE_OPTION,
    { name: 'seed', value: '<text>', says: 'for random boards; the same seed gives the same boards' },
    TIME_OPTION,
  ],
  readFiles: withRuleFile,
  parse(read) {
    const sizes = read.sizes(MAX_SIZE);
    const [levels, wrap, rule, seconds] = [read.levels(), read.wrap(), read.rule(sizes), read.seconds()];
    const board = read.choice('board', BOARDS, 'all-on');
    const seed = board === 'random' ? read.seed() : null;
    if (seed === null && read.text('seed') !== undefined) read.complain('seed', 'a random board', 'add --board random');
    const name = makeRule(rule);
    return {
      count: countSizes(sizes),
      place: (index) => ({ ...sizeAt(sizes, index), levels, rule: name, wrap, board, ...(seed !== null && { seed }) }),
      // Small boards take a millisecond each; a larger one travels alone, since its quiet patterns may take minutes.
      cost: (index) => {
        const { rows, columns } = sizeAt(sizes, index);
        return rows * columns <= 100 ? 0.001 : 1 + 1e-5 * rows * columns;
      },
      solve(index, watch) {
        const { rows, columns } = sizeAt(sizes, index);
        const [found, took] = timed(() => {
          try {
            const task = taskOf(board, grid(rows, columns, { wrap, rule }), levels, seed);
            return described(solve(task, { ...within(seconds, watch), fewest: true }), columns, levels);
          } catch (error) {
            if (!(error instanceof RangeError)) throw error;
            return { ...NOTHING, status: 'unknown', reason: error.message };
          }
        });
        return { ...found, seconds: took };
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
  if (seed !== null) return generate(board, random(`generate:${seed}`), levels);
  const lit = makeLevels(board.lights, levels).fill(1);
  return problem(board, name === 'all-on' ? { levels, start: lit } : { levels, target: lit });
}

const NOTHING = { status: '', total: null, bound: null, proof: null, solutions: null, first: null, reason: null };

/** `first` is the presses of the first row: under the plus rule, unless top and bottom meet, chasing gives the rest. */
function described(answer: Answer, columns: number, levels: number): Row {
  if (answer.kind === 'impossible') return { ...NOTHING, status: 'impossible' };
  const best = answer.kind === 'solved' ? answer : answer.best;
  const presses = best === null ? [] : Array.from({ length: columns }, (_, i) => best.presses.at(i)!);
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
