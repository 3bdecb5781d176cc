import { Worker } from 'node:worker_threads';
import type { OptimizeOptions, Optimizer, Optimum } from 'douse/lightsout';
import type { Problem } from 'douse/board';
import { fewestModel, type Model } from './model.ts';

/** What the worker thread says. */
export type Message =
  | { readonly kind: 'presses'; readonly presses: Uint32Array }
  | { readonly kind: 'bound'; readonly bound: number; readonly nodes: number }
  | { readonly kind: 'end'; readonly optimum: Optimum };

/** How often the signal is looked at, and how long HiGHS may take to reach a checkpoint after it: milliseconds. */
const POLL = 20;
const GRACE = 1000;

/** HiGHS, an integer programming solver, in a thread of its own. */
export const highs: Optimizer = {
  name: 'HiGHS',
  method: 'floating-point branch and bound',
  async optimize(problem: Problem, { incumbent, settled, ...watch }: OptimizeOptions): Promise<Optimum> {
    if (problem.board.buttons === 0) return { presses: [], bound: 0, nodes: 0 };
    return inWorker(fewestModel(problem, incumbent, settled), watch);
  },
};

function inWorker(
  model: Model,
  { signal, onProgress }: Pick<OptimizeOptions, 'signal' | 'onProgress'>,
): Promise<Optimum> {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: { model, flag } });
  let known: Optimum = { presses: null, bound: 0, nodes: 0 };
  let total = model.incumbent.subarray(0, model.buttons).reduce((sum, times) => sum + times, 0);
  return new Promise<Optimum>((resolve, reject) => {
    let graceEnds = Infinity;
    const poll = setInterval(() => {
      if (performance.now() > graceEnds) return finish(() => resolve(known));
      if (signal?.aborted !== true || graceEnds < Infinity) return;
      Atomics.store(flag, 0, 1);
      graceEnds = performance.now() + GRACE;
    }, POLL);
    const finish = (settle: () => void): void => {
      clearInterval(poll);
      void worker.terminate();
      settle();
    };
    worker.on('message', (message: Message) => {
      switch (message.kind) {
        case 'presses':
          known = { ...known, presses: message.presses };
          total = message.presses.reduce((sum, times) => sum + times, 0);
          break;
        case 'bound':
          known = { ...known, bound: Math.max(known.bound, message.bound), nodes: message.nodes };
          onProgress?.(total === 0 ? 1 : Math.min(1, known.bound / total));
          break;
        case 'end':
          finish(() => resolve(message.optimum));
      }
    });
    worker.on('error', (error) => finish(() => reject(error)));
    worker.on('exit', () => finish(() => reject(new Error('the thread ended before its work'))));
  });
}
