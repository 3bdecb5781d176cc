import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { quote } from 'douse/formats';
import { Failure, systemFailure } from './failure.ts';

/** Who writes a file: a process on a machine. */
interface Owner {
  readonly pid: number;
  readonly host: string;
  /** When the process began, where the system tells: a number may be given to another process later. */
  readonly began: string | null;
}

/**
 * Takes the lock of a file, so that no other process writes it at the same time: `FILE.lock` names the process, and a
 * lock whose process is gone is taken over. Processes of other machines cannot be asked; their locks stand.
 * @param name  what the user calls the file
 * @returns a function that releases the lock
 */
export function lockFile(path: string, name = path): () => void {
  const lock = `${path}.lock`;
  const own = JSON.stringify({ douse: 'lock', pid: process.pid, host: hostname(), began: beganAt(process.pid) });
  try {
    while (!created(lock, own)) {
      const held = textOf(lock);
      if (held === null) continue;
      const owner = parseOwner(held);
      if (owner === null)
        throw new Failure(
          `${lock}: expected no file, or a lock of Douse, got ${quote(held)}`,
          'remove it, or choose another file to write',
        );
      if (isAlive(owner)) {
        const where = owner.host === hostname() ? '' : ` on ${quote(owner.host)}`;
        throw new Failure(
          `${name}: expected a file that nobody writes, got one that process ${owner.pid}${where} is writing`,
          `let it end, or choose another file; if that process is gone, remove ${lock}`,
        );
      }
      takeAway(lock, held);
    }
  } catch (error) {
    throw error instanceof Failure ? error : systemFailure(lock, error, 'write');
  }
  const release = (): void => {
    process.off('exit', release);
    if (textOf(lock) === own) rmSync(lock, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** True if the file was made; false if there was one. */
function created(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a stale lock, but not a fresh one that another process has put in its place just now. */
function takeAway(lock: string, held: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = textOf(aside);
  if (taken !== held && taken !== null) created(lock, taken);
  rmSync(aside, { force: true });
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').slice(0, 1000);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function parseOwner(text: string): Owner | null {
  try {
    const { douse, pid, host, began } = JSON.parse(text) as Record<string, unknown>;
    const fits =
      douse === 'lock' &&
      Number.isSafeInteger(pid) &&
      (pid as number) > 0 &&
      typeof host === 'string' &&
      (began === null || typeof began === 'string');
    return fits ? { pid: pid as number, host, began } : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, host, began }: Owner): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return began === null || beganAt(pid) === began;
}

/** When a process began, in ticks since this machine was started; null where the system has no /proc. */
function beganAt(pid: number): string | null {
  try {
    // The second field, the program's name, may hold blanks and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return fields[19] ?? null;
  } catch {
    return null;
  }
}
