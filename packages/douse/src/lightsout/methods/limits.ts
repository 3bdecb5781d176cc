import { type StopSignal, Stopped, stopReason } from '../../algebra/watch.ts';
import { type NoAnswer, noAnswer } from '../claims/no-answer.ts';

/** The clause that names a limit of size or memory reached before an answer. */
export function limitReason({ message }: RangeError): string {
  // The engine's own words for an array that is too long, or for which there is no memory.
  const memory = /^(?:invalid )?(?:typed )?array (?:buffer )?(?:allocation|length)/i.test(message);
  const limit = memory ? 'it does not fit in memory' : message.replace(/^[\w.]+: /, '');
  return beyondLimit(limit);
}

/** The same for a limit given in words. */
export const beyondLimit = (limit: string): string =>
  `the board is beyond a limit (${limit}); fewer cells or levels may do`;

/** Runs work whose limits are answers: when it is stopped or too large, the result is the reason. */
export function withinLimits<T>(work: () => T, signal: StopSignal | undefined): T | NoAnswer {
  try {
    return work();
  } catch (error) {
    if (error instanceof Stopped) return noAnswer(stopReason(signal));
    if (error instanceof RangeError) return noAnswer(limitReason(error));
    throw error;
  }
}
