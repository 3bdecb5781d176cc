import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import type { Scan } from 'douse/algebra';
import { Failure, systemFailure } from './failure.ts';
import { lockFile } from './file-lock.ts';
import { needPackages } from './installed.ts';
import { remark } from './output.ts';

/** How the long scans of a proof of fewest presses are done. */
export interface RangeFlags {
  /** The server whose helpers take ranges of them. */
  readonly redis?: string;
  /** The file that keeps the ranges that are done. */
  readonly keep?: string;
}

export interface Scans {
  readonly scan: Scan;
  /** Most solutions that are compared, if not the default. */
  readonly compare?: number;
  close(): void;
}

/** Scans on all cores, or in ranges if the flags ask for it. A server that cannot be used is refused at once. */
export async function openScans({ redis, keep }: RangeFlags): Promise<Scans> {
  const { MAX_COMPARED, scanInRanges, scanOnAllCores } = await import('@douse/survey/scan');
  if (redis === undefined && keep === undefined) return { scan: scanOnAllCores(), close() {} };
  const release = keep === undefined ? (): void => {} : lockKept(keep);
  try {
    if (redis !== undefined) {
      needPackages('--redis');
      const { reachRedis, redisPlace } = await import('@douse/survey');
      await reachRedis(redis);
      remark(
        `douse: long work is cut into ranges at ${redisPlace(redis)}; ` +
          "run 'douse survey worker --redis URL' on every machine that helps",
      );
    }
  } catch (error) {
    release();
    throw rangeFailure(error);
  }
  const scan = scanInRanges({ redis, keep });
  return {
    scan: (dimension, terms, options) => {
      try {
        return scan(dimension, terms, options);
      } catch (error) {
        throw rangeFailure(error);
      }
    },
    compare: MAX_COMPARED,
    close: release,
  };
}

/** Locks the file that keeps ranges, which is made if there is none. */
export function lockKept(keep: string): () => void {
  try {
    if (!existsSync(keep)) writeFileSync(keep, '', { flag: 'a' });
    return lockFile(realpathSync(keep), keep);
  } catch (error) {
    throw error instanceof Failure ? error : systemFailure(keep, error, 'write');
  }
}

/** Known errors as failures; anything else stays a defect. */
export function rangeFailure(error: unknown): unknown {
  const { name, message, cure } = error as Error & { readonly cure?: unknown };
  if (name === 'RedisFailure') return new Failure(`--redis: ${message}`, String(cure));
  return name === 'KeepFailure' ? new Failure(`--keep ${message}`, String(cure)) : error;
}
