import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeError, parseTiles, quote, type TileText } from 'douse/formats';
import { err, ok, type Result } from 'douse/play';
import { type Goal, GOALS, settle, solveSame } from 'douse/samegame';
import { within } from './clock.ts';
import type { Given, Kind } from './kind.ts';
import type { Complaint } from './options.ts';

/** Most bytes of one board file, and most characters of all boards together. */
const MAX_FILE = 1 << 20;
const MAX_BOARDS = 1 << 24;
/** Seconds for each board if `time` does not say. */
const SECONDS = 10;

/** Every board file of a folder, by name, cleared or played for a goal. */
export const samegame: Kind = {
  name: 'samegame',
  says: 'every SameGame board of a folder, for a goal',
  argument: { name: 'folder', says: 'a folder with one board in each file', most: MAX_BOARDS },
  options: [
    { name: 'goal', value: '<goal>', says: 'clear, fewest or points (clear)' },
    { name: 'time', value: '<seconds>', says: `for each board (${SECONDS})` },
  ],
  readFiles: withBoards,
  parse(read) {
    const goal: Goal = read.choice('goal', GOALS, 'clear');
    const seconds = read.seconds() ?? SECONDS;
    const boards = parseBoards(read.text('folder') ?? '');
    if (!boards.ok) read.complain('folder', boards.error.expected, 'one board in each file', boards.error.got);
    const list = boards.ok ? boards.value : [];
    return {
      count: list.length,
      place: (index) => ({ file: list[index]!.file, goal, time: seconds }),
      cost: () => seconds,
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
        `${rows.length} boards, ${rows.filter(({ left }) => left === 0).length} emptied, ` +
          `${rows.reduce((sum, { points }) => sum + Number(points), 0)} points in all`,
      ],
    };
  },
};

/** Puts the boards, as JSON, in the place of their folder: [[file, text], …]. */
function withBoards(given: Given): Result<Given, Complaint> {
  const { folder } = given;
  if (folder === undefined) return ok(given);
  const bad = (expected: string, got: string): Result<never, Complaint> =>
    err({ option: 'folder', expected, got, cure: 'put one board in each file' });
  try {
    const files = readdirSync(folder)
      .filter((name) => !name.startsWith('.') && statSync(join(folder, name)).isFile())
      .toSorted();
    if (files.length === 0) return bad('a folder with board files', `none in ${quote(folder)}`);
    const large = files.find((file) => statSync(join(folder, file)).size > MAX_FILE);
    if (large !== undefined) return bad(`files of at most ${MAX_FILE} bytes`, quote(large));
    return ok({
      ...given,
      folder: JSON.stringify(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
    });
  } catch (error) {
    return bad('a folder', `${quote(folder)} (${(error as NodeJS.ErrnoException).code})`);
  }
}

interface NamedBoard {
  readonly file: string;
  readonly text: TileText;
}

/** The boards that `withBoards` wrote; perhaps on another machine. */
function parseBoards(json: string): Result<NamedBoard[], { expected: string; got: string }> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return err({ expected: 'a folder with board files', got: json === '' ? 'nothing' : json.slice(0, 60) });
  }
  if (!Array.isArray(value)) return err({ expected: 'a list of boards', got: json.slice(0, 60) });
  const boards: NamedBoard[] = [];
  for (const entry of value as unknown[]) {
    const [file, content] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof file !== 'string' || typeof content !== 'string')
      return err({ expected: 'a name and a board', got: String(JSON.stringify(entry)).slice(0, 60) });
    const parsed = parseTiles(content, {});
    if (!parsed.ok) return err({ expected: `a board in ${quote(file)}`, got: describeError(parsed.error) });
    boards.push({ file, text: parsed.value });
  }
  return ok(boards);
}
