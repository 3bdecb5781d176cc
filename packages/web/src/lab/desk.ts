import type { AnswerOf, ArgsOf, JobName, PartOf } from './jobs/index.ts';
import type { Limit } from './jobs/limit.ts';

/** One question to a worker. */
export interface Ask {
  readonly job: number;
  readonly name: JobName;
  /** The design's text. */
  readonly design: string;
  readonly args: unknown;
}

export type Reply =
  | { readonly job: number; readonly kind: 'progress'; readonly done: number }
  | { readonly job: number; readonly kind: 'part'; readonly part: unknown }
  | { readonly job: number; readonly kind: 'ready'; readonly value: unknown }
  | { readonly job: number; readonly kind: 'failed'; readonly reason: string; readonly limit?: Limit };

/** Where a question stands. */
export type Outcome<Answer, Part> =
  | { readonly kind: 'working'; readonly done: number; readonly part: Part | null }
  | { readonly kind: 'ready'; readonly value: Answer }
  /** `limit` where the board is too large for the job. */
  | { readonly kind: 'failed'; readonly reason: string; readonly limit?: Limit | undefined; readonly part: Part | null }
  | { readonly kind: 'stopped'; readonly part: Part | null };

export type OutcomeOf<Name extends JobName> = Outcome<AnswerOf<Name>, PartOf<Name>>;

/** Workers kept for the next question; answers kept for the next time the same is asked. */
const IDLE = 2;
const KEPT = 24;

/** The page's side of worker.ts: every question has a worker for itself, so that giving one up disturbs no other. */
export class Desk {
  readonly #start: () => Worker;
  readonly #idle: Worker[] = [];
  readonly #answers = new Map<string, unknown>();
  #jobs = 0;

  /** @param start  makes a worker that runs worker.ts */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /**
   * Asks; `told` hears at once (if the answer is kept) or later how it stands, the last time with `ready` or `failed`.
   * @returns gives the question up: its worker ends and `told` hears nothing more
   */
  ask<Name extends JobName>(
    name: Name,
    design: string,
    args: ArgsOf<Name>,
    told: (outcome: OutcomeOf<Name>) => void,
  ): () => void {
    const key = JSON.stringify([name, args, design]);
    if (this.#answers.has(key)) {
      told({ kind: 'ready', value: this.#answers.get(key) as AnswerOf<Name> });
      return () => {};
    }
    const worker = this.#idle.pop() ?? this.#start();
    const job = this.#jobs++;
    let part: PartOf<Name> | null = null;
    let done = 0;
    let over = false;
    const end = (outcome: OutcomeOf<Name> | null, reusable: boolean): void => {
      if (over) return;
      over = true;
      worker.removeEventListener('message', hear);
      worker.removeEventListener('error', crashed);
      if (reusable && this.#idle.length < IDLE) this.#idle.push(worker);
      else worker.terminate();
      if (outcome !== null) told(outcome);
    };
    const hear = ({ data }: MessageEvent<Reply>): void => {
      if (over || data.job !== job) return;
      switch (data.kind) {
        case 'progress':
          done = data.done;
          return told({ kind: 'working', done, part });
        case 'part':
          part = data.part as PartOf<Name>;
          return told({ kind: 'working', done, part });
        case 'ready':
          this.#keep(key, data.value);
          return end({ kind: 'ready', value: data.value as AnswerOf<Name> }, true);
        case 'failed':
          return end({ kind: 'failed', reason: data.reason, limit: data.limit, part }, true);
      }
    };
    const crashed = (): void => end({ kind: 'failed', reason: 'the worker ended before its answer', part }, false);
    worker.addEventListener('message', hear);
    worker.addEventListener('error', crashed);
    const ask: Ask = { job, name, design, args };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(ask);
    told({ kind: 'working', done: 0, part: null });
    return () => end(null, false);
  }

  #keep(key: string, value: unknown): void {
    if (this.#answers.size >= KEPT) this.#answers.delete(this.#answers.keys().next().value!);
    this.#answers.set(key, value);
  }

  /** Ends the idle workers. */
  close(): void {
    for (const worker of this.#idle.splice(0)) worker.terminate();
  }
}
