import { Stopped } from 'douse/algebra';
import { type GridBoard, grid } from 'douse/board';
import { makeCells, makeRule } from 'douse/formats';
import { hardest as hardestBoard } from 'douse/lightsout';
import { timed, within } from './clock.ts';
import { withRuleFile } from './files.ts';
import type { Kind, Row } from './kind.ts';
import { title } from './nullity.ts';
import { RULE_OPTION, TIME_OPTION, WRAP_OPTION } from './options.ts';
import { chartOfSizes, countSizes, SIZE_OPTIONS, sizeAt } from './sizes.ts';

const MAX_SIZE = 1000;

/** The solvable board of each size that needs the most presses, with two levels; proved where the status is solved. */
export const hardest: Kind = {
  name: 'hardest',
  says: 'the board of each size that needs the most presses',
  options: [...SIZE_OPTIONS, WRAP_OPTION, RULE_OPTION, TIME_OPTION],
  readFiles: withRuleFile,
  parse(read) {
    const sizes = read.sizes(MAX_SIZE);
    const [wrap, rule, seconds] = [read.wrap(), read.rule(sizes), read.seconds()];
    const name = makeRule(rule);
    return {
      count: countSizes(sizes),
      place: (index) => ({ ...sizeAt(sizes, index), rule: name, wrap }),
      cost: (index) => {
        const { rows, columns } = sizeAt(sizes, index);
        return rows * columns <= 16 ? 0.01 : 1 + 1e-5 * rows * columns;
      },
      solve(index, watch) {
        const { rows, columns } = sizeAt(sizes, index);
        const [found, took] = timed((): Row => {
          try {
            const board = grid(rows, columns, { wrap, rule });
            return described(board, hardestBoard(board, within(seconds, watch)));
          } catch (error) {
            if (error instanceof Stopped) return { ...NOTHING, reason: 'the time limit was reached' };
            if (error instanceof RangeError) return { ...NOTHING, reason: error.message };
            throw error;
          }
        });
        return { ...found, seconds: took };
      },
      chart: (rows) =>
        chartOfSizes(
          sizes,
          rows,
          `Presses of the hardest board: ${title(2, name, wrap)}`,
          'total',
          ({ proved }) => proved === true,
        ),
    };
  },
};

const NOTHING = {
  status: 'unknown',
  total: null,
  bound: null,
  proved: false,
  board: null,
  nodes: null,
  reason: null,
} as const;

function described(board: GridBoard, found: ReturnType<typeof hardestBoard>): Row {
  if ('reason' in found) return { ...NOTHING, reason: found.reason };
  const { total, bound, nodes } = found;
  const proved = total === bound;
  return {
    status: proved ? 'solved' : 'unknown',
    total,
    bound,
    proved,
    board: makeCells(board, found.board.start, 2, '/'),
    nodes,
    reason: proved ? null : 'the time limit was reached',
  };
}
