import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { largestSums, type Scan, tick } from 'douse/algebra';
import { failureOf } from './failures.ts';
import { type BridgeData, type BridgeReply, PROGRESS, type RangedOptions, STATE, STOP } from './messages.ts';

/** Most sums of a scan that is cut into ranges: a caller who asks for ranges has time. */
export const MAX_COMPARED = 2 ** 44;

/** Milliseconds between two looks at progress and clock, and that stopping may take. */
const PATIENCE = 50;
const STOPPING = 20_000;

/**
 * `largestSums` cut into ranges; blocks like it. A stopped scan returns what it has.
 * @throws {RedisFailure} {KeepFailure}  in the scan, if the server or the file cannot be used
 */
export const scanInRanges =
  ({ redis, keep, workers, least = 2 ** 28 }: RangedOptions): Scan =>
  (dimension, terms, options = {}) => {
    if (2 ** dimension < Math.max(least, 2 ** 20)) return largestSums(dimension, terms, options);
    const { most = 2 ** 16 } = options;
    const control = new Int32Array(new SharedArrayBuffer(16));
    const { port1, port2 } = new MessageChannel();
    const data: BridgeData = { scan: { dimension, terms, most }, redis, keep, workers, control, port: port2 };
    const thread = new Worker(new URL('./bridge.js', import.meta.url), {
      workerData: data,
      transferList: [port2],
      // Options such as --input-type would keep a file from loading, and the waiting thread could not be told.
      execArgv: [],
    });
    thread.on('error', () => {});
    try {
      const wait = (): boolean => Atomics.wait(control, STATE, 0, PATIENCE) !== 'timed-out';
      try {
        while (!wait()) tick(options, Atomics.load(control, PROGRESS) / 1e6);
      } catch {
        // Stopped by the clock: the thread gives what it has, and takes its work back.
        Atomics.store(control, STOP, 1);
        for (let waited = 0; !wait() && waited < STOPPING; waited += PATIENCE);
      }
      const reply = receiveMessageOnPort(port1)?.message as BridgeReply | undefined;
      if (reply === undefined) throw new Error('scan: the thread that hands out ranges gave no answer');
      if ('sums' in reply)
        return reply.sums ?? { at: new Float64Array(), sums: new Int32Array(), from: -(2 ** 31), done: false };
      throw failureOf(reply);
    } finally {
      port1.close();
      void thread.terminate();
    }
  };
