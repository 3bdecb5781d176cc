import { deadline, type StopSignal, type Watch } from '../algebra/watch.ts';
import { solveCounters } from '../lightsout/counters/counters.ts';
import { generateExact } from '../lightsout/game/generate-exact.ts';
import { generate } from '../lightsout/game/generate.ts';
import { hardest } from '../lightsout/hardest/hardest.ts';
import { allFewest } from '../lightsout/solve/solutions.ts';
import { solve } from '../lightsout/solve/solve.ts';
import { solveSame } from '../samegame/solve/solve.ts';

/** What the worker can do: the synchronous functions of the same names, whose last argument is their options. */
export const TASKS = { allFewest, generate, generateExact, hardest, solve, solveCounters, solveSame };
export type TaskName = keyof typeof TASKS;

/** What the front asks of a worker. Everything survives structured clone. */
export interface Question {
  readonly name: TaskName;
  readonly values: readonly unknown[];
  /** Plain options; the worker adds `signal` and `onProgress`. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Milliseconds from when the worker begins; null for no limit. */
  readonly deadline: number | null;
  readonly progress: boolean;
  /** One number, non-zero once the work must end; null where memory cannot be shared. */
  readonly stop: Int32Array | null;
}

/** What the worker says. */
export type Reply =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'answer'; readonly value: unknown }
  /** A broken promise of the caller, or a defect. */
  | { readonly kind: 'error'; readonly name: string; readonly message: string };

/** Least milliseconds between two progress messages: only people read them. */
const PROGRESS_EVERY = 33;

/** Runs one request. */
export function answerTo(question: Question, reply: (message: Reply) => void): void {
  const { name, values, options, progress, stop } = question;
  const stopped: StopSignal | undefined =
    stop === null
      ? undefined
      : {
          get aborted() {
            return Atomics.load(stop, 0) !== 0;
          },
        };
  let told = -Infinity;
  const watch: Watch = {
    signal: question.deadline === null ? stopped : deadline(question.deadline, stopped),
    onProgress(done) {
      const now = progress ? performance.now() : told;
      if (now < told + PROGRESS_EVERY) return;
      told = now;
      reply({ kind: 'progress', done });
    },
  };
  try {
    const run = TASKS[name] as (...all: unknown[]) => unknown;
    reply({ kind: 'answer', value: run(...values, { ...options, ...watch }) });
  } catch (error) {
    const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
    reply({ kind: 'error', name: kind, message });
  }
}
