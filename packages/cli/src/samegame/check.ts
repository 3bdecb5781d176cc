import { type Tiles } from 'douse/board';
import { quote } from 'douse/formats';
import { groupAt, remove, replayMoves, settle } from 'douse/samegame';
import { bold, plural } from '../draw.ts';
import { EXIT, Failure } from '../failure.ts';
import { readBytes, sourceName } from '../input.ts';
import { say, sayJson } from '../output.ts';
import { drawTiles, type ReadFlags, readSameBoards, type RuleFlags } from './board.ts';

export interface CheckFlags extends RuleFlags, ReadFlags {}

/** Most characters of a list of moves. */
const MAX_MOVES_TEXT = 1 << 20;

/** `samegame check`: plays moves by the rules, and says what they come to or which one the rules do not allow. */
export function checkCommand(boardName: string, movesName: string, flags: CheckFlags): number {
  if (boardName === '-' && movesName === '-')
    throw new Failure('check: expected one of BOARD and MOVES from standard input, got both', 'name a file for one');
  const [task, ...others] = readSameBoards(boardName, flags);
  if (task === undefined || others.length > 0)
    throw new Failure(
      `${sourceName(boardName)}: expected one board, got ${others.length + 1}`,
      'put each in a file of its own',
    );
  const { symbols, rules } = task;
  const { board } = settle(task.board, rules);
  const moves = readMoves(movesName, board);
  const played = replayMoves(board, rules, moves);
  if (played !== null) {
    const cleared = played.left === 0;
    if (flags.json === true)
      sayJson({ status: cleared ? 'solved' : 'left', count: moves.length, points: played.points, left: played.left });
    else {
      const rest = cleared ? 'an empty board' : `${plural(played.left, 'cell')} left`;
      say(
        `${bold(cleared ? 'solved' : 'not solved')}: ${plural(moves.length, 'move')}, ${plural(played.points, 'point')}, ${rest}`,
      );
    }
    return cleared ? EXIT.done : EXIT.impossible;
  }
  const { at, state } = firstWrong(board, moves, (now, cell) => remove(now, rules, cell)?.board ?? null);
  const [row, column] = placeOf(board, moves[at]!);
  const size = groupAt(state, moves[at]!).length;
  const got = size === 0 ? 'an empty cell' : `a group of ${size}`;
  const says = `move ${at + 1}: expected a group of ${rules.smallest} or more at row ${row}, column ${column}, got ${got}`;
  if (flags.json === true) sayJson({ status: 'illegal', move: at + 1, place: [row, column], says });
  else say(`${bold('not allowed')}: ${says}\n\n${drawTiles(state, symbols, groupAt(state, moves[at]!))}`);
  return EXIT.impossible;
}

/** The first move that cannot be played, and the board before it. */
function firstWrong(
  board: Tiles,
  moves: readonly number[],
  play: (board: Tiles, cell: number) => Tiles | null,
): { at: number; state: Tiles } {
  let state = board;
  for (const [at, cell] of moves.entries()) {
    const next = play(state, cell);
    if (next === null) return { at, state };
    state = next;
  }
  throw new Error('check: the checker refuses moves that the rules allow');
}

const placeOf = ({ columns }: Tiles, cell: number): [number, number] => [Math.floor(cell / columns), cell % columns];

/**
 * Moves as `samegame solve --json` and surveys write them: `[[row,column],…]`, an answer with such `moves`, or
 * `row,column` with blanks between; rows and columns from 0. On the command line itself or in a file.
 */
function readMoves(name: string, board: Tiles): number[] {
  const given = /^\s*(\[|\{|\d+,\d+(\s|$))/.test(name);
  const where = given ? 'MOVES' : sourceName(name);
  const text = given ? name : new TextDecoder().decode(readBytes(name));
  const cure = 'write row,column for each move, both from 0, such as 2,0 4,1';
  if (text.length > MAX_MOVES_TEXT)
    throw new Failure(`${where}: expected at most ${MAX_MOVES_TEXT} characters, got ${text.length}`, cure);
  const places = /^\s*[[{]/.test(text) ? placesOfJson(where, text, cure) : placesOfText(where, text, cure);
  return places.map(([row, column], i) => {
    const inside = (at: unknown, most: number): boolean => Number.isInteger(at) && Number(at) >= 0 && Number(at) < most;
    if (!inside(row, board.rows) || !inside(column, board.columns))
      throw new Failure(
        `${where}: expected a cell of ${board.rows} × ${board.columns} as move ${i + 1}, got ${quote(`${String(row)},${String(column)}`)}`,
        cure,
      );
    return Number(row) * board.columns + Number(column);
  });
}

function placesOfJson(where: string, text: string, cure: string): (readonly unknown[])[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure(`${where}:1:1: expected JSON moves such as [[2,0],[4,1]], got broken JSON`, cure);
  }
  const list = Array.isArray(value) ? (value as unknown[]) : (value as { moves?: unknown } | null)?.moves;
  if (!Array.isArray(list) || !list.every((move) => Array.isArray(move) && move.length === 2))
    throw new Failure(
      `${where}:1:1: expected a list of [row,column], or an answer with such "moves", got another`,
      cure,
    );
  return list as (readonly unknown[])[];
}

function placesOfText(where: string, text: string, cure: string): (readonly unknown[])[] {
  return [...text.matchAll(/\S+/g)].map((word) => {
    const match = /^(\d{1,4}),(\d{1,4})$/.exec(word[0]);
    if (match === null) {
      const before = text.slice(0, word.index).split('\n');
      throw new Failure(
        `${where}:${before.length}:${before.at(-1)!.length + 1}: expected row,column, got ${quote(word[0])}`,
        cure,
      );
    }
    return [Number(match[1]), Number(match[2])];
  });
}
