import { randomBytes } from 'node:crypto';
import { lightsLayout, lightsOut, lightsTarget } from 'douse/lightsout';
import { parseId, type Puzzle, Session } from 'douse/play';
import { coloured, plural } from '../draw.ts';
import { EXIT, Failure } from '../failure.ts';
import { idOf } from '../input.ts';
import { say } from '../output.ts';
import { needTerminal, showScreen } from '../terminal.ts';
import type { BoardFlags } from '../input.ts';

type Lights =
  typeof lightsOut extends Puzzle<infer Params, infer State, infer Move> ? Session<Params, State, Move> : never;

/** Plays in the terminal until q or Ctrl-C: arrows move, Enter or Space presses. */
export async function playCommand(name: string, flags: BoardFlags): Promise<number> {
  needTerminal('play', 'douse solve');
  let session = open(idOf(name, flags));
  const params = session.params;
  const layout = lightsLayout(params);
  if (layout === null) {
    throw new Failure(
      'play: expected buttons that are lights, got a panel of its own',
      "play it in the browser: 'douse serve'",
    );
  }
  const { rows, columns, places, buttons } = layout;
  let cursor = 0;
  let hint: number | null = null;
  let note = '';
  const aims = lightsTarget(params);

  const draw = (): string => {
    const [width, height] = [3 * columns + 4, 2 * rows + 7];
    if (process.stdout.columns < width || process.stdout.rows < height)
      return `This board needs a terminal of ${width} × ${height}; enlarge it, or q.\n`;
    const lines = Array.from({ length: rows }, (_, r) => {
      const cells = Array.from(buttons.subarray(r * columns, (r + 1) * columns), (button) =>
        button < 0 ? '   ' : cellText(session, button, cursor, hint, aims),
      );
      return `  ${cells.join('')}`.trimEnd();
    });
    const status = session.solved
      ? `solved in ${plural(session.moves.length, 'press', 'presses')}   n new   q quit`
      : `${plural(session.moves.length, 'press', 'presses')}   arrows  Enter press  h hint  u undo  r restart  n new  q quit`;
    return `\n  Douse  ${session.id}\n\n${lines.join('\n\n')}\n\n  ${status}\n  ${note}\n`;
  };
  const press = (button: number): void => {
    if (session.solved) return;
    session.play(button);
    hint = null;
    note = '';
  };
  // Empty places, as a cube's net has them, are leapt over; the edges meet.
  const move = (down: number, right: number): void => {
    let place = places[cursor]!;
    do {
      const row = (Math.floor(place / columns) + down + rows) % rows;
      place = row * columns + (((place % columns) + right + columns) % columns);
    } while (buttons[place]! < 0);
    cursor = buttons[place]!;
  };
  const keys: Record<string, () => void> = {
    up: () => move(-1, 0),
    down: () => move(1, 0),
    left: () => move(0, -1),
    right: () => move(0, 1),
    return: () => press(cursor),
    space: () => press(cursor),
    u: () => void session.undo(),
    r: () => void session.restart(),
    n: () => {
      session = open(lightsOut.makeParams(params));
      hint = null;
      note = '';
    },
    h: () => {
      if (session.solved) return;
      const verdict = lightsOut.solve(params, session.state);
      hint = verdict.kind === 'solved' ? (verdict.moves[0] ?? null) : null;
      if (hint !== null) session.countHint();
      note =
        verdict.kind === 'solved'
          ? `${plural(verdict.moves.length, 'press', 'presses')} to go${verdict.fewest ? ', the fewest' : ''}`
          : verdict.kind === 'impossible'
            ? verdict.says
            : verdict.reason;
    },
  };

  session.resume();
  await showScreen({ draw, keys, width: 3 * params.columns + 4, height: 2 * params.rows + 7 });
  say(
    `${session.solved ? 'solved' : 'left'} after ${plural(session.moves.length, 'press', 'presses')}: douse play '${session.id}'`,
  );
  return EXIT.done;
}

function open(id: string): Lights {
  const game = parseId(lightsOut, id, randomBytes(4).toString('hex'));
  if (!game.ok) throw new Failure(`play: ${game.error}`, 'try 5x5, 5x5-q3 or an id');
  return new Session(lightsOut, game.value);
}

/** Blue, cyan, green, yellow by level; the digit says it without colour. */
const LEVEL_COLOURS = ['90', '94', '96', '92', '93'];

/** Aims other than off, small beside a light that is not there yet. */
const SMALL = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function cellText(
  session: Lights,
  cell: number,
  cursor: number,
  hint: number | null,
  aims: ReturnType<typeof lightsTarget>,
): string {
  const level = session.state[cell]!;
  const text = level === 0 ? '·' : level.toString(36);
  const aim = aims?.[cell] ?? level;
  const [left, right] =
    cell === cursor
      ? cell === hint
        ? ['{', '}']
        : ['[', ']']
      : cell === hint
        ? ['>', '<']
        : [' ', aim === level ? ' ' : (SMALL[aim] ?? '!')];
  if (!coloured()) return `${left}${text}${right}`;
  const colour = LEVEL_COLOURS[Math.min(level, LEVEL_COLOURS.length - 1)];
  const mark = cell === hint ? '1;91' : '1';
  return `\x1b[${mark}m${left}\x1b[0m\x1b[${colour}m${text}\x1b[0m\x1b[${mark}m${right}\x1b[0m`;
}
