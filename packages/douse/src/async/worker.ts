import { answerTo, type Question } from './tasks.ts';

/** The worker's own file, for Node's worker threads and for browsers: one question, one answer. */

interface Port {
  /** Copies the message; nothing is handed over. */
  postMessage(message: unknown, handedOver: readonly never[]): void;
}
interface NodePort extends Port {
  on(event: 'message', heard: (question: Question) => void): void;
}
interface WebPort extends Port {
  addEventListener(type: 'message', heard: (event: { readonly data: Question }) => void): void;
}

const scope = globalThis as unknown as Partial<WebPort>;
if (typeof scope.postMessage === 'function') {
  const port = scope as WebPort;
  port.addEventListener('message', ({ data }) => answerTo(data, (message) => port.postMessage(message, [])));
} else {
  // A name that bundlers for browsers do not follow.
  const threads: string = 'node:worker_threads';
  const { parentPort } = (await import(threads)) as { readonly parentPort: NodePort };
  parentPort.on('message', (question) => answerTo(question, (message) => parentPort.postMessage(message, [])));
}
