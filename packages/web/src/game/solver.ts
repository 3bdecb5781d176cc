import type { Verdict } from 'douse/play';
import type { Task } from '../work/work.ts';

/** The reason of a verdict that was given up. */
export const CANCELLED = 'cancelled';

/** Solves away from the page, which stays free to draw. */
export interface Solver<Params, State, Move> {
  solve(params: Params, state: State): Promise<Verdict<Move>>;
  /** Gives up all that is under way; those promises end as `unknown`. */
  cancel(): void;
}

/** A solver that asks the worker: `start` says for which kind of job. */
export function workSolver<Params, State, Move>(
  start: (params: Params, state: State) => Task<Verdict<Move>>,
): Solver<Params, State, Move> {
  const tasks = new Set<Task<Verdict<Move>>>();
  return {
    async solve(params, state) {
      const task = start(params, state);
      tasks.add(task);
      const verdict = await task.done;
      if (verdict !== null) tasks.delete(task);
      return verdict ?? { kind: 'unknown', reason: tasks.delete(task) ? 'the worker failed' : CANCELLED };
    },
    cancel() {
      for (const task of tasks) task.cancel();
      tasks.clear();
    },
  };
}
