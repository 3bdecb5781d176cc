import { type GridBoard, grid, makeLevels, problem } from 'douse/board';
import { makeCells, makeRule } from 'douse/formats';
import { hardest as hardestBoard, solve } from 'douse/lightsout';
import { timed, within } from './clock.ts';
import { withRuleFile } from './files.ts';
import { type Fields, oneOf, PLAIN } from './fields.ts';
import type { Kind } from './kind.ts';
import type { Row } from './row.ts';
import { title } from './nullity.ts';
import { RULE_OPTION, TIME_OPTION, WRAP_OPTION } from './options.ts';
import { chartOfSizes, countSizes, SIZE_OPTIONS, sizeAt } from './sizes.ts';

const MAX_SIZE = 1000;

const FIELDS: Fields = {
  status: oneOf('solved', 'unknown'),
  total: { type: 'whole', nullable: true },
  bound: { type: 'whole', nullable: true },
  proved: { type: 'flag' },
  board: { type: 'text', pattern: /^[.#/~]*$/, most: MAX_SIZE * (MAX_SIZE + 1), nullable: true },
  nodes: { type: 'whole', nullable: true },
  reason: { type: 'text', pattern: PLAIN, nullable: true },
  seconds: { type: 'seconds', varies: true },
};

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
      fields: FIELDS,
      solve(index, watch) {
        const { rows, columns } = sizeAt(sizes, index);
        const [found, took] = timed((): Row => {
          try {
            const board = grid(rows, columns, { wrap, rule });
            return described(board, hardestBoard(board, within(seconds, watch)));
          } catch (error) {
            if (error instanceof RangeError) return { ...NOTHING, reason: error.message };
            throw error;
          }
        });
        return { ...found, seconds: took };
      },
      check(index, row) {
        const { rows, columns } = sizeAt(sizes, index);
        return checkHardest(row, rows, columns, () => grid(rows, columns, { wrap, rule }));
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

/** Boards up to this size have their fewest presses computed again, if a second is enough. */
const SMALL = 100;
const PATIENCE = 1;

/** What is wrong with a row, whose fields have their types; null if nothing is. */
function checkHardest(row: Row, rows: number, columns: number, made: () => GridBoard): string | null {
  const { status, total, bound, proved, board, reason } = row;
  if (proved !== (status === 'solved')) return 'expected proved where the status is solved, and only there';
  if ((reason === null) !== proved) return 'expected a reason where nothing is proved, and only there';
  if (board === null || typeof total !== 'number' || typeof bound !== 'number')
    return board === null && total === null && bound === null && proved === false
      ? null
      : 'expected a board with its total and bound';
  if ((total === bound) !== proved || total > bound) return 'expected total and bound to be equal where proved';
  const lines = String(board).split('/');
  if (lines.length !== rows || lines.some((line) => line.length !== columns))
    return `expected a board of ${rows} × ${columns}, got another`;
  if (rows * columns > SMALL) return null;
  const start = makeLevels(rows * columns, 2);
  start.set([...lines.join('')].map((sign) => (sign === '#' ? 1 : 0)));
  const answer = solve(problem(made(), { levels: 2, start }), { ...within(PATIENCE, {}), fewest: true });
  if (answer.kind === 'unknown') return null;
  const fewest = answer.kind === 'solved' ? answer.total : null;
  return fewest === total
    ? null
    : `expected a board that needs ${total} presses, got one that needs ${fewest ?? 'none'}`;
}
