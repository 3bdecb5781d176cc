import { workerData } from 'node:worker_threads';
import { redisExecutor } from '../redis/queue.ts';
import { threadExecutor } from '../run/threads.ts';
import { failureIn } from './failures.ts';
import { type BridgeData, type BridgeReply, PROGRESS, STATE, STOP } from './messages.ts';
import { runRanges, taskOf } from './run.ts';

/** How often the thread looks whether it must stop, in ms. */
const LOOK = 50;

/**
 * Hands ranges to threads or to a queue. That needs an event loop, and the solving thread blocks, so this runs in a
 * thread of its own.
 */
async function bridge({ scan, redis, keep, workers, control }: BridgeData): Promise<BridgeReply> {
  const stop = new AbortController();
  const looking = setInterval(() => {
    if (Atomics.load(control, STOP) === 1) stop.abort();
  }, LOOK);
  try {
    const task = taskOf(scan);
    const executor = redis === undefined ? threadExecutor(workers) : await redisExecutor(redis, task);
    try {
      const onProgress = (done: number): void => void Atomics.store(control, PROGRESS, Math.floor(1e6 * done));
      return { sums: await runRanges(task, executor, scan.most, { keep, onProgress, signal: stop.signal }) };
    } finally {
      await executor.close();
    }
  } catch (error) {
    return failureIn(error);
  } finally {
    clearInterval(looking);
  }
}

const data = workerData as BridgeData;
const reply = await bridge(data);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread, not of a window
data.port.postMessage(reply);
Atomics.store(data.control, STATE, 1);
Atomics.notify(data.control, STATE);
