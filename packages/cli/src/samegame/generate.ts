import { randomBytes } from 'node:crypto';
import {
  makeTileBoards,
  makeTileRules,
  makeTiles,
  quote,
  TILE_SYMBOLS,
  type TileText,
  WRITTEN_TILE_FORMATS,
} from 'douse/formats';
import { ok, seededGame } from 'douse/play';
import { measureTiles, type TileDifficulty, sameGame } from 'douse/samegame';
import { formatFor, writeBoards } from '../boards/files.ts';
import { plural } from '../draw.ts';
import { EXIT, Failure } from '../failure.ts';
import { remark, say, sayJson, writeWhole } from '../output.ts';
import { noteReading } from '../reading.ts';
import { parseSameParams, type RuleFlags, rulesOf } from './board.ts';

export interface GenerateFlags extends RuleFlags {
  readonly colours?: string;
  readonly seed?: string;
  readonly count?: string;
  readonly difficulty?: string;
  readonly output?: string;
  readonly json?: boolean;
}

/** What the names of difficulties ask of the measured one. */
const LEVELS: Readonly<Record<string, (measured: TileDifficulty) => boolean>> = {
  easy: ({ cleared, games }) => cleared * 20 >= games,
  medium: ({ cleared, games, width }) => cleared * 20 < games && width === 1,
  hard: ({ width }) => width === null || width > 1,
};
/** Boards tried for one of the difficulty asked for. */
const MAX_TRIES = 200;

/** `samegame generate`: boards that are certain to be clearable, with their measured difficulty. */
export async function generateCommand(size: string, flags: GenerateFlags): Promise<number> {
  const seed = flags.seed ?? randomBytes(6).toString('hex');
  const code = await generateBoards(size, flags, seed);
  if (flags.seed === undefined) remark(`douse: seed ${seed}`);
  return code;
}

async function generateBoards(size: string, flags: GenerateFlags, seed: string): Promise<number> {
  const { count = '1' } = flags;
  if (!/^\d{1,5}$/.test(count) || Number(count) < 1)
    throw new Failure(`--count: expected a number from 1 to 99999, got ${quote(count)}`, 'the default is 1');
  if (flags.difficulty !== undefined && !Object.hasOwn(LEVELS, flags.difficulty))
    throw new Failure(
      `--difficulty: expected one of ${Object.keys(LEVELS).join(', ')}, got ${quote(flags.difficulty)}`,
      'leave it out for any',
    );
  const fits = flags.difficulty === undefined ? () => true : LEVELS[flags.difficulty]!;
  const params = parseSameParams(size, flags.colours, flags);
  noteReading({ format: 'size', boards: 1 });
  if (params.smallest > params.rows * params.columns)
    throw new Failure(
      `${size}: expected at least ${params.smallest} cells, got ${params.rows * params.columns}`,
      'no group of such a board can be removed; lower --smallest',
    );
  if (!/^[\p{L}\p{N}._~-]{1,50}$/u.test(seed))
    throw new Failure(
      `--seed: expected 1 to 50 letters, digits, dots, dashes or underscores, got ${quote(seed)}`,
      'choose another seed',
    );
  const format = formatFor(flags, WRITTEN_TILE_FORMATS);
  const texts: string[] = [];
  const boards: { readonly made: TileText; readonly id: string }[] = [];
  for (let made = 0, tries = 0; made < Number(count); tries++) {
    if (tries >= MAX_TRIES * Number(count)) {
      const reason = `none of ${plural(tries, 'board')} was ${flags.difficulty}`;
      if (flags.json === true) sayJson({ status: 'unknown', reason });
      else say(`unknown: ${reason}`);
      return EXIT.unknown;
    }
    const { id, start } = seededGame(sameGame, params, tries === 0 ? seed : `${seed}.${tries}`);
    const measured = measureTiles(start, params);
    if (!fits(measured)) continue;
    made++;
    const board = makeTiles(start);
    boards.push({ made: { board: start, symbols: TILE_SYMBOLS, rules: rulesOf(params) }, id });
    if (format === 'json') {
      const { rows, columns, colours } = params;
      const line = { status: 'done', id, rows, columns, colours, seed, board: board.split('\n'), difficulty: measured };
      if (flags.output === undefined) sayJson(line);
      else texts.push(JSON.stringify(line));
      continue;
    }
    const header =
      count === '1' && makeTileRules(params).length === 0 ? [] : [['douse 1', ...makeTileRules(params)].join(' ')];
    const text = [...header, `; ${id}`, `; ${difficultyText(measured)}`, board].join('\n');
    if (flags.output === undefined) say(text);
    else texts.push(text);
  }
  if (flags.output === undefined) return EXIT.done;
  if (format === 'text' || format === 'json')
    await writeWhole(flags.output, [new TextEncoder().encode(`${texts.join('\n')}\n`)]);
  else {
    const ids = new Map(boards.map(({ made, id }) => [made, id]));
    const written = makeTileBoards([...ids.keys()], format, { toId: (board) => ok(ids.get(board)!) });
    await writeBoards(size, written, format, flags);
  }
  return EXIT.done;
}

function difficultyText({ cleared, games, width }: TileDifficulty): string {
  const beam = width === null ? 'no beam up to 64 boards empties it' : `a beam of ${plural(width, 'board')} empties it`;
  return `${cleared} of ${games} random games empty it; ${beam}`;
}
