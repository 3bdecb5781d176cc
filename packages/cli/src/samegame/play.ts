import { randomBytes } from 'node:crypto';
import { TILE_SYMBOLS } from 'douse/formats';
import { parseId, type Puzzle, Session } from 'douse/play';
import { groupAt, groupPoints, sameGame } from 'douse/samegame';
import { bold, plural } from '../draw.ts';
import { EXIT, Failure } from '../failure.ts';
import { say } from '../output.ts';
import { needTerminal, showScreen } from '../terminal.ts';
import { drawTiles, idOfBoard, isSameId, parseSameParams, readSameBoards, type RuleFlags } from './board.ts';

export interface PlayFlags extends RuleFlags {
  readonly colours?: string;
}

type Game =
  typeof sameGame extends Puzzle<infer Params, infer State, infer Move> ? Session<Params, State, Move> : never;

/** `samegame play`: arrows move, Enter or Space removes the group under the cursor. */
export async function playCommand(name: string, flags: PlayFlags): Promise<number> {
  needTerminal('samegame play', 'douse samegame solve');
  let session = open(idOf(name, flags));
  const { params } = session;
  const { rows, columns } = params;
  let cursor = (rows - 1) * columns;
  let hint: number | null = null;
  let note = '';

  const draw = (): string => {
    const { state } = session;
    const group = groupAt(state, hint ?? cursor);
    const playable = group.length >= params.smallest;
    const under =
      hint !== null || !playable ? '' : `${group.length} cells, ${plural(groupPoints(params, group.length), 'point')}`;
    const lines = drawTiles(state, TILE_SYMBOLS, playable ? group : []).split('\n');
    // The cursor is a line of its own on both sides of the board, so that it is seen without colours.
    const [row, column] = [Math.floor(cursor / columns), cursor % columns];
    const body = lines.map((line, r) => ` ${r === row ? bold('>') : ' '} ${line}`).join('\n');
    const foot = `   ${' '.repeat(3 * column + 1)}${bold('^')}`;
    const status = session.solved
      ? `the board is empty: ${plural(session.moves.length, 'move')}   u undo  n new  q quit`
      : session.lost
        ? 'no group is left   u undo  r restart  n new  q quit'
        : 'arrows  Enter remove  h hint  u undo  r restart  n new  q quit';
    const count = `${plural(session.points ?? 0, 'point')}, ${plural(session.moves.length, 'move')}   ${under}`;
    return `\n  Douse  ${session.id.slice(0, 60)}\n\n${body}\n${foot}\n\n  ${count}\n  ${status}\n  ${note}\n`;
  };
  const forget = (): void => {
    hint = null;
    note = '';
  };
  const step = (down: number, right: number): void => {
    forget();
    const row = (Math.floor(cursor / columns) + down + rows) % rows;
    cursor = row * columns + (((cursor % columns) + right + columns) % columns);
  };
  const take = (): void => {
    const cell = hint ?? cursor;
    forget();
    if (!session.play(cell)) note = `a group of ${params.smallest} or more can be removed`;
  };
  const keys: Record<string, () => void> = {
    up: () => step(-1, 0),
    down: () => step(1, 0),
    left: () => step(0, -1),
    right: () => step(0, 1),
    return: take,
    space: take,
    u: () => {
      forget();
      session.undo();
    },
    r: () => {
      forget();
      session.restart();
    },
    n: () => {
      forget();
      session = open(sameGame.makeParams(params));
    },
    h: () => {
      if (session.solved || session.lost) return;
      const verdict = sameGame.solve(params, session.state);
      const moves = verdict.kind === 'solved' ? verdict.moves : (verdict.best ?? []);
      hint = moves[0] ?? null;
      if (hint !== null) {
        cursor = hint;
        session.countHint();
      }
      note =
        verdict.kind === 'solved'
          ? `empty in ${plural(moves.length, 'move')}`
          : verdict.kind === 'impossible'
            ? `cannot be emptied: ${verdict.says}`
            : verdict.reason;
    },
  };
  session.resume();
  await showScreen({ draw, keys, width: Math.max(64, 3 * columns + 6), height: rows + 9 });
  say(
    `${plural(session.points ?? 0, 'point')} in ${plural(session.moves.length, 'move')}: douse samegame play ` +
      `'${session.id}'`,
  );
  return EXIT.done;
}

/** An id, bare params, a size, or a file. */
function idOf(name: string, flags: PlayFlags): string {
  if (isSameId(name) && /[:#]/.test(name)) return name;
  if (/^\d+(x\d+)?(-|$)/.test(name)) return sameGame.makeParams(parseSameParams(name, flags.colours, flags));
  return idOfBoard(readSameBoards(name, flags)[0]!);
}

function open(id: string): Game {
  const game = parseId(sameGame, id, randomBytes(4).toString('hex'));
  if (!game.ok) throw new Failure(`samegame play: ${game.error}`, 'try 10x10-c4 or an id');
  return new Session(sameGame, game.value);
}
