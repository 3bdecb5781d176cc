import type { LargestSums } from 'douse/algebra';
import type { Row } from '../kinds/row.ts';
import { parseKind } from '../kinds/kinds.ts';
import type { Executor, Task } from '../run/run.ts';
import { keepRange, readRanges } from './keep.ts';
import { givenOf, Joined, type RangedScan, ranges as kind, sumsOf } from '../kinds/ranges.ts';

/** The scan as a survey of its ranges. */
export function taskOf(scan: RangedScan): Task {
  const given = givenOf(scan);
  const survey = parseKind(kind, given);
  if (!survey.ok) throw new RangeError(`scan: expected ${survey.error.expected} as ${survey.error.option}`);
  return { kind: kind.name, given, survey: survey.value };
}

export interface RangesOptions {
  /** A file that keeps the ranges that are done; those that it holds are not computed again. */
  readonly keep?: string | undefined;
  readonly onProgress?: (done: number) => void;
  readonly signal: AbortSignal;
}

/**
 * The largest sums of a scan, range by range. Ranges are taken as they come, in no order; stopped, the result is what
 * has come so far.
 */
export async function runRanges(
  { kind, given, survey }: Task,
  executor: Executor,
  most: number,
  { keep, onProgress, signal }: RangesOptions,
): Promise<LargestSums | null> {
  const joined = new Joined(most);
  const open = new Set(Array.from({ length: survey.count }, (_, i) => i));
  const take = (index: number, row: Row): void => {
    if (open.delete(index)) joined.add(sumsOf(row)!);
  };
  if (keep !== undefined) readRanges(keep, survey, take);
  const progress = (): void => onProgress?.(1 - open.size / survey.count);
  progress();
  const todo = [...open].values();
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
  /** Takes ranges one after the other until none is left. */
  const serve = async (): Promise<void> => {
    for (let next = todo.next(); next.done !== true && !signal.aborted; next = todo.next()) {
      const index = next.value;
      const [row] = await executor.run({ kind, given, first: index, count: 1 }, signal);
      if (keep !== undefined) keepRange(keep, row!);
      take(index, row!);
      progress();
    }
  };
  const servers = Promise.all(Array.from({ length: executor.jobs }, serve));
  servers.catch(() => {});
  await Promise.race([stopped, servers]);
  return joined.sums(open.size === 0);
}
