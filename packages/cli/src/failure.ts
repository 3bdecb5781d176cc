/** Exit codes of the command; outside scripts rely on them. */
export const EXIT = { done: 0, impossible: 1, usage: 2, unknown: 3, interrupted: 130 } as const;

/** Bad usage or bad input: one line that says what was expected, what came, where, and what to do. Exit 2. */
export class Failure extends Error {
  /** @param cure  what the user can do about it, a clause without a full stop */
  constructor(what: string, cure: string) {
    super(`${what}; ${cure}`);
    this.name = 'Failure';
  }
}

/** A limit of the library, which it throws as a RangeError, in words for the user. */
export function limitText({ message }: RangeError): string {
  // The engine's own messages for an array that is too long or does not fit in memory.
  if (/^(?:invalid typed )?array (?:buffer allocation|length)/i.test(message))
    return 'expected a board that fits in memory, got too many cells';
  return message.replace(/^\w+: /, '');
}

/** The one line for an operating system error. */
export function systemFailure(path: string, error: unknown, doing: 'read' | 'write' = 'read'): Failure {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      if (doing === 'write')
        return new Failure(`${path}: expected a folder to write in, got none there`, 'make the folder first');
      return new Failure(`${path}: expected a file, got nothing there`, 'check the path; a size is written 5x7');
    case 'EISDIR':
      return new Failure(`${path}: expected a file, got a directory`, 'name a file in it');
    case 'EACCES':
    case 'EPERM':
      return new Failure(`${path}: expected a file that may be used, got no permission`, 'check its owner and mode');
    case 'ENOSPC':
      return new Failure(`${path}: expected room to write, got a full disk`, 'free some space');
    default:
      return new Failure(`${path}: ${message.split('\n')[0]}`, 'check the path and try again');
  }
}
