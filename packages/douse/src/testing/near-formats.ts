import { asArray } from '../board/problem.ts';
import { readBoards } from '../formats/boards/boards.ts';
import { readTileBoards } from '../formats/boards/tile-boards.ts';
import type { Random } from '../play/random.ts';

/**
 * Boards written as people write them, in every pairing of an arrangement and a way to write cells, decorated, so that
 * many texts are near two formats. What was meant is known, so a reading that is neither that nor told is a silent one.
 */

type Board = readonly (readonly number[])[];

/** What came of one text: as it was meant, refused with a reason, otherwise but told, or otherwise without a word. */
export type Outcome = 'meant' | 'refused' | 'told' | 'silent';

export interface Trial {
  readonly arrangement: string;
  readonly cells: string;
  readonly text: string;
  readonly outcome: Outcome;
  /** Must it be read as it was meant: a usual pairing, boards of two rows and columns at least? */
  readonly usual: boolean;
}

type Row = (row: readonly number[]) => string;
const joined =
  (signs: readonly string[], between: string): Row =>
  (row) =>
    row.map((level) => signs[level]).join(between);

/** Ways to write the cells of a row, two levels. */
const CELLS: Readonly<Record<string, Row>> = {
  digits: joined(['0', '1'], ''),
  'digits and blanks': joined(['0', '1'], ' '),
  'dots and hashes': joined(['.', '#'], ''),
  'x and -': joined(['-', 'x'], ''),
  print: joined(['·', '1'], ' '),
  tabs: joined(['0', '1'], '\t'),
  commas: joined(['0', '1'], ','),
  'commas and blanks': joined(['0', '1'], ', '),
  semicolons: joined(['0', '1'], ';'),
  bars: (row) => `|${joined(['0', '1'], '|')(row)}|`,
  'bars inside': joined(['0', '1'], '|'),
  decimals: joined(['0.0', '1.0'], ' '),
  points: joined(['0.', '1.'], ' '),
  words: joined(['false', 'true'], ' '),
  'words and commas': joined(['False', 'True'], ', '),
  'O and X': joined(['O', 'X'], ''),
  'b and w': joined(['w', 'b'], ''),
  '+ and -': joined(['-', '+'], ''),
  squares: joined(['□', '■'], ''),
  emoji: joined(['⬛', '🟨'], ''),
  wide: joined(['０', '１'], ''),
};
/** Those whose rows may stand on one line with `|` or `/` between them. */
const COMPACT = new Set([
  'digits',
  'dots and hashes',
  'x and -',
  'O and X',
  'b and w',
  '+ and -',
  'squares',
  'emoji',
  'wide',
]);

const side = (board: Board): string => `${board.length} ${board[0]!.length}`;
const lines = (board: Board, row: Row): string => board.map(row).join('\n');

/** Ways to put boards one after the other. */
const ARRANGEMENTS: Readonly<Record<string, (boards: readonly Board[], row: Row) => string>> = {
  'blank lines': (boards, row) => boards.map((board) => lines(board, row)).join('\n\n'),
  'one a line, |': (boards, row) => boards.map((board) => board.map(row).join('|')).join('\n'),
  'one a line, | at the end': (boards, row) => boards.map((board) => `${board.map(row).join('|')}|`).join('\n'),
  'one a line, /': (boards, row) => boards.map((board) => board.map(row).join('/')).join('\n'),
  'sizes first': (boards, row) => boards.map((board) => `${side(board)}\n${lines(board, row)}`).join('\n'),
  'count first': (boards, row) => `${boards.length}\n${boards.map((board) => lines(board, row)).join('\n')}`,
  'count and blank lines': (boards, row) =>
    `${boards.length}\n\n${boards.map((board) => lines(board, row)).join('\n\n')}`,
  'count and sizes': (boards, row) =>
    `${boards.length}\n${boards.map((board) => `${side(board)}\n${lines(board, row)}`).join('\n')}`,
  'first lines': (boards, row) => boards.map((board) => `douse 1\n${lines(board, row)}`).join('\n'),
};

/** Arrays in the manner of several languages; each writes all boards. */
const ARRAYS: Readonly<Record<string, (boards: readonly Board[]) => string>> = {
  JSON: (boards) => JSON.stringify(boards.length === 1 ? boards[0] : boards),
  'JSON over lines': (boards) => JSON.stringify(boards.length === 1 ? boards[0] : boards, null, 1),
  'JSON strings': (boards) => JSON.stringify(boards.map((board) => board.map((row) => row.join('')).join('|'))),
  NumPy: (boards) => `array([${boards[0]!.map((row) => `[${row.join(', ')}]`).join(',\n       ')}])`,
  print: (boards) => `[${boards[0]!.map((row) => `[${row.join(' ')}]`).join('\n ')}]`,
  C: (boards) => `int b[][9] = {${boards[0]!.map((row) => `{${row.join(',')}}`).join(', ')}};`,
  MATLAB: (boards) => `[${boards[0]!.map((row) => row.join(' ')).join('; ')}]`,
};

/** Slips in a first line: each must be refused. */
const SLIPS = [
  'levels 2',
  'levels=2',
  'level: 2',
  'rule: plus',
  'wrap torus',
  'duose 1',
  'dousse 1',
  'douse 1 level=2',
  'douse 1 rles=x',
  'douse 2',
  'douse',
];

/** Draws a text of Lights Out boards and reads it. */
export function lightsTrial(random: Random): Trial {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const size = (): number => 1 + random.below(6);
  const [rows, columns] = [size(), size()];
  const same = random.below(2) === 0;
  const boards = Array.from({ length: 1 + random.below(3) }, () =>
    drawBoard(random, same ? rows : size(), same ? columns : size()),
  );
  const large = boards.every((board) => board.length > 1 && board[0]!.length > 1);
  if (random.below(8) === 0) {
    const array = pick(Object.keys(ARRAYS).filter((name) => large || name !== 'JSON strings'));
    const meant = ['JSON', 'JSON over lines', 'JSON strings'].includes(array) ? boards : boards.slice(0, 1);
    return judged(array, 'array', decorate(ARRAYS[array]!(boards), random, false), meant, large);
  }
  const cells = pick(Object.keys(CELLS));
  // Under a first line bars end rows.
  const arrangement = pick(
    Object.keys(ARRANGEMENTS).filter((name) => name !== 'first lines' || cells !== 'bars inside'),
  );
  const text = ARRANGEMENTS[arrangement]!(boards, CELLS[cells]!);
  if (random.below(10) === 0) {
    const read = outcomeOf(`${pick(SLIPS)}\n${lines(boards[0]!, CELLS[cells]!)}\n`, null);
    return { arrangement: 'a slip in the first line', cells, text, outcome: read, usual: false };
  }
  const onLines = arrangement.startsWith('one a line');
  const signs = COMPACT.has(cells);
  // A count alone does not say where boards end unless they are equally high, nor one line for one board what it is.
  const equal = boards.every(
    (board) => board.length === boards[0]!.length && board[0]!.length === boards[0]![0]!.length,
  );
  const clear =
    (!onLines || (signs && boards.length > 1)) &&
    (arrangement !== 'count first' || equal) &&
    (arrangement !== 'count and blank lines' || boards.length > 1) &&
    // A table's first line has to be one of the table, and bars inside are row ends under a first line.
    !(cells.startsWith('bars') && arrangement !== 'blank lines') &&
    // Dark O alone may be lit ones.
    !(cells === 'O and X' && boards.some((board) => !board.flat().includes(1)));
  const decorated = decorate(text, random, true);
  // Without a 0 nothing tells decimals such as `1.` from two cells; without a blank, one word from letters.
  if (cells === 'points' && !boards.some((board) => board.flat().includes(0))) return lightsTrial(random);
  return judged(arrangement, cells, decorated, onLines ? alike(boards) : boards, large && clear);
}

function drawBoard(random: Random, rows: number, columns: number): number[][] {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => random.below(2)));
}

/** Line ends, marks and remarks that change nothing. */
function decorate(text: string, random: Random, remarks: boolean): string {
  let result = text;
  if (remarks && random.below(6) === 0) result = `; a remark\n${result}`;
  if (remarks && random.below(12) === 0) result = `# a remark in words\n${result}`;
  if (remarks && random.below(12) === 0) result = `\`\`\`\n${result}\n\`\`\``;
  if (random.below(6) === 0) result = result.replaceAll('\n', ' \n');
  if (random.below(2) === 0) result += '\n';
  if (random.below(8) === 0) result += '\n\n';
  if (random.below(4) === 0) result = result.replaceAll('\n', '\r\n');
  if (random.below(8) === 0) result = `\uFEFF${result}`;
  return result;
}

/** Boards of one row each, one a line, are the same text as one board of all rows. */
const alike = (boards: readonly Board[]): readonly Board[] =>
  boards.every((board) => board.length === 1) ? [boards.flat()] : boards;

const judged = (arrangement: string, cells: string, text: string, meant: readonly Board[], usual: boolean): Trial => ({
  arrangement,
  cells,
  text,
  outcome: outcomeOf(text, meant),
  usual,
});

function outcomeOf(text: string, meant: readonly Board[] | null): Outcome {
  const read = readBoards(new TextEncoder().encode(text));
  if (!read.ok) return 'refused';
  const same =
    meant !== null &&
    meant.length === read.value.boards.length &&
    read.value.boards.every(({ board, start }, i) => {
      const own = meant[i]!;
      return (
        board.kind === 'grid' &&
        board.rows === own.length &&
        board.columns === own[0]!.length &&
        asArray(start).join() === own.flat().join()
      );
    });
  return same ? 'meant' : read.value.says !== null ? 'told' : 'silent';
}

/** Ways to write tiles. */
const TILES: Readonly<Record<string, (row: readonly number[]) => string>> = {
  letters: joined(['A', 'B', 'C'], ''),
  'letters and blanks': joined(['A', 'B', 'C'], ' '),
  digits: joined(['1', '2', '3'], ''),
  'digits and blanks': joined(['1', '2', '3'], ' '),
  numbers: joined(['10', '11', '2'], ' '),
  signs: joined(['O', '+', '*'], ''),
  commas: joined(['1', '2', '3'], ','),
  words: joined(['red', 'green', 'blue'], ','),
  emoji: joined(['🟥', '🟩', '🟦'], ''),
  bars: (row) => `| ${joined(['A', 'B', 'C'], ' | ')(row)} |`,
};

/** Draws a text of SameGame boards and reads it. */
export function tilesTrial(random: Random): Trial {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const [rows, columns] = [1 + random.below(5), 1 + random.below(5)];
  const boards = Array.from({ length: 1 + random.below(3) }, () =>
    Array.from({ length: rows }, () => Array.from({ length: columns }, () => random.below(3))),
  );
  // One column of words or of numbers above 9 is letters and digits without a separator.
  const cells = pick(Object.keys(TILES).filter((name) => columns > 1 || (name !== 'words' && name !== 'numbers')));
  const arrangement = pick(Object.keys(ARRANGEMENTS));
  const text = decorate(ARRANGEMENTS[arrangement]!(boards, TILES[cells]!), random, true);
  const read = readTileBoards(new TextEncoder().encode(text));
  const wantedBoards = arrangement.startsWith('one a line') ? alike(boards) : boards;
  const same =
    read.ok &&
    read.value.boards.length === wantedBoards.length &&
    read.value.boards.every(({ board, symbols }, i) => {
      const own = wantedBoards[i]!;
      const shown = Array.from(board.cells, (cell) => symbols[cell]);
      const wanted = own.flat().map((tile) => TILES[cells]!([tile]).replaceAll(/[| ]/g, ''));
      return board.rows === own.length && board.columns === own[0]!.length && shown.join() === wanted.join();
    });
  const outcome = !read.ok ? 'refused' : same ? 'meant' : read.value.says !== null ? 'told' : 'silent';
  return { arrangement, cells, text, outcome, usual: false };
}
