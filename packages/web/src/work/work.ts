import type { JobTable, KindOf, Order, Report } from './protocol.ts';

/** Work under way: its end, and the way to give it up. */
export interface Task<Result> {
  /** The answer; null if the work was given up, failed, or the worker broke down. */
  readonly done: Promise<Result | null>;
  cancel(): void;
}

interface Waiting<Table extends JobTable<Table>> {
  readonly order: Order<Table>;
  readonly settle: (answer: unknown) => void;
  readonly onProgress: ((part: number) => void) | undefined;
}

/**
 * Hands jobs to a worker, one after the other. A worker cannot be interrupted: giving up a job ends its worker, and the
 * next job starts a new one. `Table` says what this worker can be asked for.
 */
export class Work<Table extends JobTable<Table>> {
  readonly #start: () => Worker;
  readonly #queue: Waiting<Table>[] = [];
  #worker: Worker | null = null;
  #jobs = 0;

  /** @param start  makes a worker; called on the first job or `warm`, and again after a cancel or a breakdown */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Starts the worker before there is a job, so that the first one need not wait for it. */
  warm(): void {
    this.#running();
  }

  ask<K extends KindOf<Table>>(
    kind: K,
    ask: Table[K]['ask'],
    onProgress?: (part: number) => void,
  ): Task<Table[K]['answer']> {
    const order: Order<Table, K> = { job: this.#jobs++, kind, ask };
    const done = new Promise<Table[K]['answer'] | null>((settle) => {
      this.#queue.push({ order, settle: settle as (answer: unknown) => void, onProgress });
    });
    if (this.#queue.length === 1) this.#next();
    return { done, cancel: () => this.#cancel(order.job) };
  }

  #cancel(job: number): void {
    const at = this.#queue.findIndex(({ order }) => order.job === job);
    if (at === 0) this.#breakOff();
    else if (at > 0) this.#queue.splice(at, 1)[0]!.settle(null);
  }

  /** Ends the worker and the job it is at. */
  #breakOff(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#queue.shift()?.settle(null);
    this.#next();
  }

  #next(): void {
    const first = this.#queue[0];
    if (first === undefined) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    this.#running().postMessage(first.order);
  }

  #running(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = this.#start();
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => this.#report(data));
    worker.addEventListener('error', () => {
      if (this.#worker === worker) this.#breakOff();
    });
    return worker;
  }

  #report(report: Report): void {
    const first = this.#queue[0];
    if (first?.order.job !== report.job) return;
    if ('progress' in report) {
      first.onProgress?.(report.progress);
      return;
    }
    this.#queue.shift();
    first.settle('answer' in report ? report.answer : null);
    this.#next();
  }
}
