import type { MessagePort } from 'node:worker_threads';
import type { LargestSums } from 'douse/algebra';
import type { RangedScan } from '../kinds/ranges.ts';
import type { Row } from '../kinds/row.ts';
import type { Job } from '../run/job.ts';

/** What the threads of a scan in ranges say to each other. */

export interface RangedOptions {
  /** Hands the ranges to the machines that help at this server; otherwise threads of this machine take them. */
  readonly redis?: string | undefined;
  /** A file that keeps the ranges that are done. */
  readonly keep?: string | undefined;
  /** Worker threads without `redis`; all cores by default. */
  readonly workers?: number | undefined;
  /** Scans of fewer sums are done at once, uncut; 2²⁸ by default, and never fewer than 2²⁰. */
  readonly least?: number | undefined;
}

/** What the threads share: state, stop, progress in millionths. */
export const [STATE, STOP, PROGRESS] = [0, 1, 2];

/** What the thread is given. */
export interface BridgeData {
  readonly scan: RangedScan;
  readonly redis?: string | undefined;
  readonly keep?: string | undefined;
  readonly workers?: number | undefined;
  readonly control: Int32Array;
  /** Where the reply goes. */
  readonly port: MessagePort;
}

/** What comes back: sums, or what went wrong, in words where it was foreseen. */
export type BridgeReply = { readonly sums: LargestSums | null } | ThreadFailure;

/** What a thread that solves rows with long scans is given. */
export interface SolverData {
  readonly job: Job;
  readonly options: RangedOptions;
  /** One number, 1 if the thread must stop. */
  readonly stop: Int32Array;
}

/** What went wrong in another thread: in words with a cure where it was foreseen, otherwise with its stack. */
export interface ThreadFailure {
  readonly name: string;
  readonly message: string;
  readonly cure: string | null;
}

export type SolverReply = { readonly rows: readonly Row[] } | ThreadFailure;
