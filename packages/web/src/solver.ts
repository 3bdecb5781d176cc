import type { Verdict } from 'douse/play';

export interface Job<Params, State> {
  readonly job: number;
  readonly params: Params;
  readonly state: State;
}

export interface Answer<Move> {
  readonly job: number;
  readonly verdict: Verdict<Move>;
}

/** Solves away from the page, which stays free to draw. */
export interface Solver<Params, State, Move> {
  solve(params: Params, state: State): Promise<Verdict<Move>>;
  /** Gives up all that is under way; those promises end as `unknown`. */
  cancel(): void;
}

/** A solver in a worker that `start` makes, on first use and again after a cancel or a crash. */
export function workerSolver<Params, State, Move>(start: () => Worker): Solver<Params, State, Move> {
  const waiting = new Map<number, (verdict: Verdict<Move>) => void>();
  let worker: Worker | null = null;
  let jobs = 0;

  const giveUp = (reason: string): void => {
    worker?.terminate();
    worker = null;
    for (const settle of waiting.values()) settle({ kind: 'unknown', reason });
    waiting.clear();
  };

  const running = (): Worker => {
    if (worker !== null) return worker;
    worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer<Move>>) => {
      waiting.get(data.job)?.(data.verdict);
      waiting.delete(data.job);
    });
    worker.addEventListener('error', () => giveUp('the worker failed'));
    return worker;
  };

  return {
    solve(params, state) {
      const job: Job<Params, State> = { job: jobs++, params, state };
      return new Promise((settle) => {
        waiting.set(job.job, settle);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
        running().postMessage(job);
      });
    },
    cancel() {
      if (waiting.size > 0) giveUp('cancelled');
    },
  };
}
