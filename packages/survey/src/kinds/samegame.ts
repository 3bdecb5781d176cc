import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeTiles, parseTiles, quote, readTileBoards, TILE_SYMBOLS, type TileText } from 'douse/formats';
import { err, ok, type Result } from 'douse/play';
import { type Goal, GOALS, replayMoves, settle, solveSame } from 'douse/samegame';
import { within } from './clock.ts';
import { type Fields, oneOf } from './fields.ts';
import type { Kind } from './kind.ts';
import type { Given, Row } from './row.ts';
import type { Complaint } from './options.ts';

/** Most bytes of one file of boards, and most characters of all boards together. */
const MAX_FILE = 1 << 20;
const MAX_BOARDS = 1 << 24;
/** Seconds for each board if `time` does not say. */
const SECONDS = 10;

/** A clock ends most of the searches, so two machines may find different games. */
const FIELDS: Fields = {
  status: { ...oneOf('solved', 'impossible', 'unknown'), varies: true },
  proved: { type: 'flag', varies: true },
  count: { type: 'whole', varies: true },
  points: { type: 'whole', least: Number.MIN_SAFE_INTEGER, varies: true },
  left: { type: 'whole', varies: true },
  moves: { type: 'text', pattern: /^(?:\d{1,6},\d{1,6}(?: \d{1,6},\d{1,6})*)?$/, most: 2 ** 24, varies: true },
};

/** Every board of the files in a folder, by name, cleared or played for a goal. */
export const samegame: Kind = {
  name: 'samegame',
  says: 'every SameGame board of a folder, for a goal',
  argument: { name: 'folder', says: 'a folder of board files', most: MAX_BOARDS },
  options: [
    { name: 'goal', value: '<goal>', says: 'clear, fewest or points (clear)' },
    { name: 'time', value: '<seconds>', says: `for each board (${SECONDS})` },
  ],
  readFiles: withBoards,
  parse(read) {
    const goal: Goal = read.choice('goal', GOALS, 'clear');
    const seconds = read.seconds() ?? SECONDS;
    const boards = parseBoards(read.text('folder') ?? '');
    if (!boards.ok) read.complaint ??= { option: 'folder', cure: 'name a folder of board files', ...boards.error };
    const list = boards.ok ? boards.value : [];
    return {
      count: list.length,
      place: (index) => ({ file: list[index]!.file, goal, time: seconds }),
      cost: () => seconds,
      fields: FIELDS,
      solve(index, watch) {
        const { board: unsettled, rules } = list[index]!.text;
        const { board } = settle(unsettled, rules);
        const answer = solveSame(board, { goal, rules, ...within(seconds, watch) });
        const { moves, points, left } = answer.kind === 'solved' ? answer : answer.best;
        const proved =
          answer.kind === 'solved' ? goal === 'clear' || answer.proof !== null : answer.kind === 'impossible';
        return {
          status: answer.kind,
          proved,
          count: moves.length,
          points,
          left,
          moves: moves.map((cell) => `${Math.floor(cell / board.columns)},${cell % board.columns}`).join(' '),
        };
      },
      check: (index, row) => checkGame(row, list[index]!.text, goal),
      chart: (rows) => ({
        kind: 'points',
        title: `SameGame, goal ${goal}, ${seconds} seconds a board`,
        x: 'board',
        y: goal === 'points' ? 'points' : 'moves',
        series: [true, false].map((proved) => ({
          name: proved ? 'proved' : 'best found',
          points: rows.flatMap((row, i) =>
            row['proved'] === proved ? [[i + 1, Number(row[goal === 'points' ? 'points' : 'count'])] as const] : [],
          ),
          open: !proved,
        })),
      }),
      summary: (rows) => [
        `${rows.length} board${rows.length === 1 ? '' : 's'}, ${rows.filter(({ left }) => left === 0).length} emptied, ` +
          `${rows.reduce((sum, { points }) => sum + Number(points), 0)} points in all`,
      ],
    };
  },
};

/** Replays the moves of a row, whose fields have their types. */
function checkGame({ status, proved, count, points, left, moves }: Row, text: TileText, goal: Goal): string | null {
  const { board, rules } = text;
  const cells = String(moves)
    .split(' ')
    .filter((move) => move !== '')
    .map((move) => move.split(',').map(Number) as [number, number]);
  if (cells.some(([, column]) => column >= board.columns)) return 'expected moves on the board, got others';
  const played = replayMoves(
    board,
    rules,
    cells.map(([row, column]) => row * board.columns + column),
  );
  if (played === null) return 'expected moves that the rules allow, got others';
  if (cells.length !== count || played.points !== points || played.left !== left)
    return `expected ${cells.length} moves, ${played.points} points and ${played.left} left, which follow from moves`;
  if (status === 'solved' && goal !== 'points' && left !== 0) return 'expected an empty board where it is solved';
  if (status === 'impossible' && (left === 0 || goal === 'points')) return 'expected a board that cannot be emptied';
  if (status === 'unknown' && proved === true) return 'expected nothing proved where the status is unknown';
  return null;
}

/**
 * Puts the boards, as JSON, in the place of their folder: [[file, text], …]. Files may have any format of boards; the
 * boards of a file with several are FILE#1, FILE#2, …
 */
function withBoards(given: Given): Result<Given, Complaint> {
  const { folder } = given;
  if (folder === undefined) return ok(given);
  type Wrong = Result<never, Complaint>;
  const bad = (expected: string, got: string): Wrong =>
    err({ option: 'folder', expected, got, cure: 'name a folder of board files' });
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch (error) {
    return bad('a folder', `${quote(folder)} (${(error as NodeJS.ErrnoException).code})`);
  }
  const boards: [file: string, text: string][] = [];
  for (const name of names.toSorted()) {
    const path = join(folder, name);
    const badFile = (expected: string, got: string, where = path, cure = 'mend the file, or move it away'): Wrong =>
      err({ option: 'folder', where, expected, got, cure });
    try {
      const file = statSync(path);
      if (!file.isFile()) continue;
      if (file.size > MAX_FILE) return badFile(`a file of at most ${MAX_FILE} bytes`, `${file.size}`);
      const read = readTileBoards(readFileSync(path));
      if (!read.ok) {
        const { line, column, expected, got, cure } = read.error;
        return badFile(expected, got, `${path}:${line}:${column}`, cure);
      }
      const several = read.value.boards.length > 1;
      for (const [i, { board, rules }] of read.value.boards.entries()) {
        const colours = board.cells.reduce((most, symbol) => Math.max(most, symbol), 0);
        if (colours >= TILE_SYMBOLS.length)
          return badFile(`at most ${TILE_SYMBOLS.length - 1} different tiles on a board`, `${colours}`);
        boards.push([several ? `${name}#${i + 1}` : name, makeTiles(board, { rules })]);
      }
    } catch (error) {
      return badFile('a file that can be read', (error as NodeJS.ErrnoException).code ?? String(error));
    }
  }
  if (boards.length === 0) return bad('a folder with board files', `none in ${quote(folder)}`);
  return ok({ ...given, folder: JSON.stringify(boards) });
}

interface NamedBoard {
  readonly file: string;
  readonly text: TileText;
}

/** The boards that `withBoards` wrote; perhaps on another machine. */
function parseBoards(json: string): Result<NamedBoard[], Pick<Complaint, 'where' | 'expected' | 'got'>> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return err({ expected: 'a folder with board files', got: json === '' ? 'nothing' : quote(json) });
  }
  if (!Array.isArray(value)) return err({ expected: 'a list of boards', got: quote(json) });
  const boards: NamedBoard[] = [];
  for (const entry of value as unknown[]) {
    const [file, content] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof file !== 'string' || typeof content !== 'string')
      return err({ expected: 'a name and a board', got: quote(String(JSON.stringify(entry))) });
    const parsed = parseTiles(content, {});
    if (!parsed.ok) {
      const { line, column, expected, got } = parsed.error;
      return err({ where: `${file}:${line}:${column}`, expected, got });
    }
    boards.push({ file, text: parsed.value });
  }
  return ok(boards);
}
