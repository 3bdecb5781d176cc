import { deadline, type Watch } from 'douse/algebra';
import { quote } from 'douse/formats';
import { mayMove, terminal } from './colour.ts';
import { Failure } from './failure.ts';

/** A progress bar on a terminal's standard error once a second has passed, and the `--time` limit in seconds. */
export function watchWork(what: string, time?: string): Watch & { end(): void } {
  const began = performance.now();
  if (time !== undefined && !/^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(time))
    throw new Failure(`--time: expected seconds, got ${quote(time)}`, 'for example --time 60');
  const limit = time === undefined ? Infinity : Number(time) * 1000;
  const visible = mayMove(terminal(process.stderr));
  let drawn = 0;
  // The rate is that of this run: ranges of an earlier run took no time.
  let first: { readonly done: number; readonly at: number } | null = null;
  return {
    signal: deadline(limit),
    onProgress(done) {
      const now = performance.now();
      // Each new stage of the work starts again from zero.
      if (first === null || done < first.done) first = { done, at: now };
      if (!visible || now - began < 1000 || now - drawn < 100) return;
      drawn = now;
      const full = Math.round(Math.min(1, done) * 30);
      process.stderr.write(
        `\r\x1b[K${what} ${'█'.repeat(full)}${'░'.repeat(30 - full)} ${String(Math.floor(done * 100)).padStart(3)} ` +
          `%${timeLeft(first, done, now)} `,
      );
    },
    end() {
      if (drawn > 0) process.stderr.write('\r\x1b[K');
    },
  };
}

/** The time left at the present rate, in words; '' until the rate is known. */
export function timeLeft(first: { readonly done: number; readonly at: number }, done: number, now: number): string {
  const [share, seconds] = [done - first.done, (now - first.at) / 1000];
  if (seconds < 5 || share < 0.001 || done >= 1) return '';
  const left = (seconds * (1 - done)) / share;
  const units = [
    [86_400, 'd'],
    [3600, 'h'],
    [60, 'min'],
    [1, 's'],
  ] as const;
  const [size, unit] = units.find(([size]) => left >= 2 * size) ?? [1, 's'];
  return `, about ${Math.round(left / size)} ${unit} left`;
}

/** Most solutions `--all` prints without `--limit`. */
const DEFAULT_LIMIT = 1000;

export function parseLimit(limit: string | undefined): number {
  if (limit === undefined) return DEFAULT_LIMIT;
  if (!/^\d{1,9}$/.test(limit) || Number(limit) < 1)
    throw new Failure(`--limit: expected a number from 1 to 999999999, got ${quote(limit)}`, 'the default is 1000');
  return Number(limit);
}
