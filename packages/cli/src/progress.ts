import { deadline, type Watch } from 'douse/algebra';
import { quote } from 'douse/formats';
import { Failure } from './failure.ts';

/** A progress bar on a terminal's standard error once a second has passed, and the `--time` limit in seconds. */
export function watchWork(what: string, time?: string): Watch & { end(): void } {
  const began = performance.now();
  if (time !== undefined && !/^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(time))
    throw new Failure(`--time: expected seconds, got ${quote(time)}`, 'for example --time 60');
  const limit = time === undefined ? Infinity : Number(time) * 1000;
  const visible = process.stderr.isTTY === true;
  let drawn = 0;
  return {
    signal: deadline(limit),
    onProgress(done) {
      const now = performance.now();
      if (!visible || now - began < 1000 || now - drawn < 100) return;
      drawn = now;
      const full = Math.round(Math.min(1, done) * 30);
      process.stderr.write(
        `\r${what} ${'█'.repeat(full)}${'░'.repeat(30 - full)} ${String(Math.floor(done * 100)).padStart(3)} % `,
      );
    },
    end() {
      if (drawn > 0) process.stderr.write('\r\x1b[K');
    },
  };
}
