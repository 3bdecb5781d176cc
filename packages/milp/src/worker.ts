import { parentPort, workerData } from 'node:worker_threads';
import { highsRuntime, runModel } from './highs.ts';
import type { Model } from './model.ts';
import type { Message } from './optimizer.ts';

/** Runs in a worker thread, since HiGHS blocks: a model and a stop flag in; solutions, bounds and the end out. */
const { model, flag } = workerData as { model: Model; flag: Int32Array };
/** Copies the message; nothing is handed over. */
const post = (message: Message): void => parentPort!.postMessage(message, []);

const optimum = runModel(await highsRuntime(), model, {
  stop: () => Atomics.load(flag, 0) !== 0,
  onPresses: (presses) => post({ kind: 'presses', presses }),
  onBound: (bound, nodes) => post({ kind: 'bound', bound, nodes }),
});
post({ kind: 'end', optimum });
