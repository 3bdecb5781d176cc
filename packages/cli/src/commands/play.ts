import { emitKeypressEvents } from 'node:readline';
import { randomBytes } from 'node:crypto';
import { lightsLayout, lightsOut } from 'douse/lightsout';
import { parseId, type Puzzle, Session } from 'douse/play';
import { coloured, plural } from '../draw.ts';
import { EXIT, Failure } from '../failure.ts';
import { idOf } from '../input.ts';
import { say } from '../output.ts';
import type { BoardFlags } from '../input.ts';

type Lights =
  typeof lightsOut extends Puzzle<infer Params, infer State, infer Move> ? Session<Params, State, Move> : never;

/** Plays in the terminal until q or Ctrl-C: arrows move, Enter or Space presses. */
export async function playCommand(name: string, flags: BoardFlags): Promise<number> {
  const { stdin, stdout } = process;
  if (stdin.isTTY !== true || stdout.isTTY !== true)
    throw new Failure('play: expected a terminal, got a pipe or a file', "use 'douse solve' in scripts");
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

  const draw = (): void => {
    const [width, height] = [3 * columns + 4, 2 * rows + 7];
    if (stdout.columns < width || stdout.rows < height) {
      stdout.write(`\x1b[H\x1b[JThis board needs a terminal of ${width} × ${height}; enlarge it, or q.\n`);
      return;
    }
    const lines = Array.from({ length: rows }, (_, r) => {
      const cells = Array.from(buttons.subarray(r * columns, (r + 1) * columns), (button) =>
        button < 0 ? '   ' : cellText(session, button, cursor, hint),
      );
      return `  ${cells.join('')}`.trimEnd();
    });
    const status = session.solved
      ? `solved in ${plural(session.moves.length, 'press', 'presses')}   n new   q quit`
      : `${plural(session.moves.length, 'press', 'presses')}   arrows  Enter press  h hint  u undo  r restart  n new  q quit`;
    stdout.write(`\x1b[H\x1b[J\n  Douse  ${session.id}\n\n${lines.join('\n\n')}\n\n  ${status}\n  ${note}\n`);
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

  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  stdout.write('\x1b[?1049h\x1b[?25l');
  session.resume();
  draw();
  try {
    await new Promise<void>((resolve) => {
      stdin.on('end', resolve);
      stdin.on('keypress', (_: string | undefined, key: { name?: string; ctrl?: boolean }) => {
        if (key.name === 'q' || (key.ctrl === true && (key.name === 'c' || key.name === 'd'))) return resolve();
        if (key.name === 'enter') keys['return']!();
        else if (key.name !== undefined && Object.hasOwn(keys, key.name)) keys[key.name]!();
        draw();
      });
      stdout.on('resize', draw);
      process.once('SIGTERM', () => resolve()).once('SIGHUP', () => resolve());
    });
  } finally {
    stdout.write('\x1b[?25h\x1b[?1049l');
    stdin.setRawMode(false);
    stdin.pause();
  }
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

function cellText(session: Lights, cell: number, cursor: number, hint: number | null): string {
  const level = session.state[cell]!;
  const text = level === 0 ? '·' : level.toString(36);
  const [left, right] =
    cell === cursor ? (cell === hint ? ['{', '}'] : ['[', ']']) : cell === hint ? ['>', '<'] : [' ', ' '];
  if (!coloured()) return `${left}${text}${right}`;
  const colour = LEVEL_COLOURS[Math.min(level, LEVEL_COLOURS.length - 1)];
  const mark = cell === hint ? '1;91' : '1';
  return `\x1b[${mark}m${left}\x1b[0m\x1b[${colour}m${text}\x1b[0m\x1b[${mark}m${right}\x1b[0m`;
}
