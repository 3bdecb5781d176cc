import { randomBytes } from 'node:crypto';
import { lightsLayout, lightsOut, lightsTarget } from 'douse/lightsout';
import { parseId, type Puzzle, Session } from 'douse/play';
import { coloured, plural } from '../draw.ts';
import { EXIT, Failure } from '../failure.ts';
import { idOf } from '../input.ts';
import { say } from '../output.ts';
import { needTerminal, type Screen, showScreen } from '../terminal.ts';
import type { BoardFlags } from '../input.ts';

type LightsLayout = NonNullable<ReturnType<typeof lightsLayout>>;
type Lights =
  typeof lightsOut extends Puzzle<infer Params, infer State, infer Move> ? Session<Params, State, Move> : never;

/** Plays in the terminal until q or Ctrl-C: arrows move, Enter or Space presses. */
export async function playCommand(name: string, flags: BoardFlags): Promise<number> {
  needTerminal('play', 'douse solve');
  const game = new LightsGame(idOf(name, flags));
  await showScreen(game);
  const { solved, moves, id } = game.session;
  say(`${solved ? 'solved' : 'left'} after ${plural(moves.length, 'press', 'presses')}: douse play '${id}'`);
  return EXIT.done;
}

/** A game of Lights Out as a screen of text and what the keys do to it. */
export class LightsGame implements Screen {
  session: Lights;
  readonly width: number;
  readonly height: number;
  readonly #layout: LightsLayout;
  /** The button under the cursor. */
  #cursor = 0;
  #hint: number | null = null;
  #note = '';

  /** @param id  an id, or params: then a random board */
  constructor(id: string) {
    this.session = open(id);
    this.session.resume();
    const layout = lightsLayout(this.session.params);
    if (layout === null) {
      throw new Failure(
        'play: expected buttons that are lights, got a panel of its own',
        "play it in the browser: 'douse serve'",
      );
    }
    this.#layout = layout;
    this.width = 3 * layout.columns + 4;
    this.height = 2 * layout.rows + 7;
  }

  draw(): string {
    const { rows, columns, buttons } = this.#layout;
    const { session } = this;
    const aims = lightsTarget(session.params);
    const lines = Array.from({ length: rows }, (_, r) => {
      const cells = Array.from(buttons.subarray(r * columns, (r + 1) * columns), (button) =>
        button < 0 ? '   ' : cellText(session, button, this.#cursor, this.#hint, aims),
      );
      return `  ${cells.join('')}`.trimEnd();
    });
    const count = plural(session.moves.length, 'press', 'presses');
    const status = session.solved
      ? `solved in ${count}   n new   q quit`
      : `${count}   arrows  Enter press  h hint  u undo  r restart  n new  q quit`;
    return `\n  Douse  ${session.id}\n\n${lines.join('\n\n')}\n\n  ${status}\n  ${this.#note}\n`;
  }

  readonly keys: Readonly<Record<string, () => void>> = {
    up: () => this.#move(-1, 0),
    down: () => this.#move(1, 0),
    left: () => this.#move(0, -1),
    right: () => this.#move(0, 1),
    return: () => this.#press(),
    space: () => this.#press(),
    u: () => {
      this.session.undo();
      this.#forget();
    },
    r: () => {
      this.session.restart();
      this.#forget();
    },
    n: () => {
      this.session = open(lightsOut.makeParams(this.session.params));
      this.session.resume();
      this.#forget();
    },
    h: () => this.#showHint(),
  };

  /** A hint and its sentence hold for one state only. */
  #forget(): void {
    this.#hint = null;
    this.#note = '';
  }

  #press(): void {
    if (this.session.solved) return;
    this.session.play(this.#cursor);
    this.#forget();
  }

  /** Empty places, such as those of a cube's net, are skipped; the edges wrap. */
  #move(down: number, right: number): void {
    const { rows, columns, places, buttons } = this.#layout;
    let place = places[this.#cursor]!;
    do {
      const row = (Math.floor(place / columns) + down + rows) % rows;
      place = row * columns + (((place % columns) + right + columns) % columns);
    } while (buttons[place]! < 0);
    this.#cursor = buttons[place]!;
  }

  #showHint(): void {
    const { session } = this;
    if (session.solved) return;
    const verdict = lightsOut.solve(session.params, session.state);
    this.#hint = verdict.kind === 'solved' ? (verdict.moves[0] ?? null) : null;
    if (this.#hint !== null) session.countHint();
    this.#note =
      verdict.kind === 'solved'
        ? `${plural(verdict.moves.length, 'press', 'presses')} to go${verdict.fewest ? ', the fewest' : ''}`
        : verdict.kind === 'impossible'
          ? verdict.says
          : verdict.reason;
  }
}

function open(id: string): Lights {
  const game = parseId(lightsOut, id, randomBytes(4).toString('hex'));
  if (!game.ok) throw new Failure(`play: ${game.error}`, 'try 5x5, 5x5-q3 or an id');
  return new Session(lightsOut, game.value);
}

/** Blue, cyan, green, yellow by level; the digit says it without colour. */
const LEVEL_COLOURS = ['90', '94', '96', '92', '93'];

/** Targets other than off, small beside a light that has not reached its own. */
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
