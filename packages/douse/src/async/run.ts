import type { Question, Reply, TaskName } from './tasks.ts';

/** An AbortSignal, by what is used of it. */
export interface AbortLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', heard: () => void): void;
  removeEventListener(type: 'abort', heard: () => void): void;
}

/** What every asynchronous function takes, besides the options of the synchronous one. */
export interface AsyncOptions {
  /** Ends the work: the promise is fulfilled soon after, with what was known by then and the reason. */
  readonly signal?: AbortLike | undefined;
  /** Milliseconds after which the work ends the same way. */
  readonly deadline?: number | undefined;
  /** Called with the part of the work that is done, from 0 to 1, at most thirty times a second. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** A worker, whatever runs it. */
interface Hand {
  ask(question: Question): void;
  end(): void;
}
interface Ears {
  heard(reply: Reply): void;
  broke(error: unknown): void;
}

interface WebWorker {
  addEventListener(type: string, heard: (event: { readonly data?: Reply; readonly message?: string }) => void): void;
  postMessage(question: Question, handedOver: readonly never[]): void;
  terminate(): void;
}
interface NodeWorker {
  on(event: string, heard: (value: never) => void): void;
  postMessage(question: Question, handedOver: readonly never[]): void;
  terminate(): Promise<unknown>;
}
declare const Worker: (new (url: URL, options: { type: 'module' }) => WebWorker) | undefined;

async function hire({ heard, broke }: Ears): Promise<Hand> {
  if (typeof Worker === 'function') {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }) => heard(data!));
    worker.addEventListener('error', ({ message }) =>
      broke(new Error(`the worker failed: ${message ?? 'its file was not found'}`)),
    );
    return { ask: (question) => worker.postMessage(question, []), end: () => worker.terminate() };
  }
  // A name that bundlers for browsers do not follow.
  const threads: string = 'node:worker_threads';
  const { Worker: Thread } = (await import(threads)) as { readonly Worker: new (url: URL) => NodeWorker };
  const worker = new Thread(new URL('./worker.js', import.meta.url));
  worker.on('message', (reply: Reply) => heard(reply));
  worker.on('error', (error: unknown) => broke(error));
  worker.on('exit', (code: number) => broke(new Error(`the worker ended before its work, with code ${code}`)));
  return { ask: (question) => worker.postMessage(question, []), end: () => void worker.terminate() };
}

const isAborted = (signal: AbortLike | undefined): boolean => signal?.aborted === true;

/** Milliseconds that a stopped worker may take to hand over its result. */
const GRACE = 1000;

/** Errors that callers can cause keep their class. */
const ERRORS: Readonly<Record<string, new (message: string) => Error>> = { RangeError, TypeError };

/**
 * Runs one of TASKS in a worker of its own.
 * @param values     its arguments before the options
 * @param unanswered what an aborted task answers if nothing better comes in time
 * @throws what the synchronous function throws
 */
export async function inWorker(
  name: TaskName,
  values: readonly unknown[],
  { signal, deadline = Infinity, onProgress, ...options }: AsyncOptions,
  unanswered: unknown,
): Promise<unknown> {
  if (typeof deadline !== 'number' || !(deadline >= 0))
    throw new RangeError(`${name}Async: expected a deadline in milliseconds from 0, got ${String(deadline)}`);
  const odd = Object.entries(options as Readonly<Record<string, unknown>>).find(
    ([, value]) => typeof value === 'function',
  );
  if (odd !== undefined)
    throw new TypeError(`${name}Async: expected data as ${odd[0]}, got a function; a worker cannot call it`);
  if (isAborted(signal)) return unanswered;
  const stop = typeof SharedArrayBuffer === 'function' ? new Int32Array(new SharedArrayBuffer(4)) : null;
  let settle!: { fulfil(value: unknown): void; reject(error: unknown): void };
  const answer = new Promise<unknown>((fulfil, reject) => (settle = { fulfil, reject }));
  const hand = await hire({
    heard(reply) {
      if (reply.kind === 'progress') onProgress?.(reply.done);
      else if (reply.kind === 'answer') settle.fulfil(reply.value);
      else settle.reject(new (ERRORS[reply.name] ?? Error)(reply.message));
    },
    broke: (error) => settle.reject(error),
  });
  let grace: ReturnType<typeof setTimeout> | null = null;
  const abort = (): void => {
    // Without shared memory, no message reaches a busy worker: end it.
    if (stop === null) return settle.fulfil(unanswered);
    Atomics.store(stop, 0, 1);
    grace = setTimeout(() => settle.fulfil(unanswered), GRACE);
  };
  signal?.addEventListener('abort', abort);
  try {
    if (isAborted(signal)) return unanswered;
    const limit = deadline === Infinity ? null : deadline;
    hand.ask({ name, values, options: { ...options }, deadline: limit, progress: onProgress !== undefined, stop });
    return await answer;
  } finally {
    signal?.removeEventListener('abort', abort);
    if (grace !== null) clearTimeout(grace);
    hand.end();
  }
}
