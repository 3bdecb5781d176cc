import { emitKeypressEvents } from 'node:readline';
import { mayMove, terminal } from './colour.ts';
import { Failure } from './failure.ts';

/** A game on the terminal's whole screen. */
export interface Screen {
  /** The screen's text, without control of the cursor. */
  draw(): string;
  /** What keys do, by readline's names. `q`, Ctrl-C and Ctrl-D end the game. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** Columns and rows the drawing needs. */
  readonly width: number;
  readonly height: number;
}

/** Throws unless the command runs in a terminal. */
export function needTerminal(command: string, instead: string): void {
  if (process.stdin.isTTY !== true || process.stdout.isTTY !== true)
    throw new Failure(`${command}: expected a terminal, got a pipe or a file`, `use '${instead}' in scripts`);
  if (!mayMove(terminal(process.stdout)))
    throw new Failure(`${command}: expected a terminal that can move its cursor, got TERM=dumb`, `use '${instead}'`);
}

/** Shows a screen and hands it keys until the player quits. */
export async function showScreen({ draw, keys, width, height }: Screen): Promise<void> {
  const { stdin, stdout } = process;
  const show = (): void => {
    const fits = stdout.columns >= width && stdout.rows >= height;
    const text = fits ? draw() : `This board needs a terminal of ${width} × ${height}; enlarge it, or q.\n`;
    stdout.write(`\x1b[H\x1b[J${text}`);
  };
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  stdout.write('\x1b[?1049h\x1b[?25l');
  show();
  try {
    await new Promise<void>((resolve) => {
      stdin.on('end', resolve);
      stdin.on('keypress', (_: string | undefined, key: { name?: string; ctrl?: boolean }) => {
        if (key.name === 'q' || (key.ctrl === true && (key.name === 'c' || key.name === 'd'))) return resolve();
        if (key.name === 'enter') keys['return']!();
        else if (key.name !== undefined && Object.hasOwn(keys, key.name)) keys[key.name]!();
        show();
      });
      stdout.on('resize', show);
      process.once('SIGTERM', () => resolve()).once('SIGHUP', () => resolve());
    });
  } finally {
    stdout.write('\x1b[?25h\x1b[?1049l');
    stdin.setRawMode(false);
    stdin.pause();
  }
}
