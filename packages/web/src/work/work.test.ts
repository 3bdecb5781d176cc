import { expect, test } from 'vitest';
import { lightsOut } from 'douse/lightsout';
import type { Verdict } from 'douse/play';
import type { Order, Report } from './protocol.ts';
import { CANCELLED, workSolver } from '../game/solver.ts';
import type { LightsJobs } from '../lights/jobs.ts';
import { type Task, Work } from './work.ts';

/** What Work needs of a worker. */
class FakeWorker extends EventTarget {
  readonly orders: Order<LightsJobs>[] = [];
  ended = false;
  postMessage(order: Order<LightsJobs>): void {
    this.orders.push(order);
  }
  report(data: Report): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.ended = true;
  }
}

function workshop(): { work: Work<LightsJobs>; workers: FakeWorker[]; ask: () => Task<Verdict<number>> } {
  const workers: FakeWorker[] = [];
  const work = new Work<LightsJobs>(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
  return {
    work,
    workers,
    ask: () => work.ask('lights.solve', { params: lightsOut.defaults, state: new Uint8Array(25) }),
  };
}

const answer = { kind: 'impossible', says: 'no' } as const;

test('no worker before the first job; jobs go one at a time, answers reach their own', async () => {
  const { workers, ask } = workshop();
  expect(workers).toHaveLength(0);
  const [a, b] = [ask(), ask()];
  const [worker] = workers as [FakeWorker];
  expect(worker.orders.map(({ job }) => job)).toEqual([0]);
  worker.report({ job: 1, answer: 'early, not asked' });
  worker.report({ job: 0, answer });
  expect(await a.done).toEqual(answer);
  expect(worker.orders.map(({ job }) => job)).toEqual([0, 1]);
  worker.report({ job: 1, failed: 'broken' });
  expect(await b.done).toBeNull();
});

test('giving up the running job ends the worker, the next job gets a new one', async () => {
  const { workers, ask } = workshop();
  const [a, b, c] = [ask(), ask(), ask()];
  b.cancel();
  expect(await b.done).toBeNull();
  expect(workers[0]!.ended).toBe(false);
  a.cancel();
  a.cancel();
  expect(await a.done).toBeNull();
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  workers[1]!.report({ job: 2, answer });
  expect(await c.done).toEqual(answer);
  c.cancel();
  expect(workers[1]!.ended).toBe(false);
});

test('a breakdown costs the running job only; progress is passed on', async () => {
  const { work, workers, ask } = workshop();
  const parts: number[] = [];
  const a = work.ask('lights.solve', { params: lightsOut.defaults, state: new Uint8Array(25) }, (part) =>
    parts.push(part),
  );
  const b = ask();
  workers[0]!.report({ job: 0, progress: 0.5 });
  expect(parts).toEqual([0.5]);
  workers[0]!.dispatchEvent(new Event('error'));
  expect(await a.done).toBeNull();
  workers[1]!.report({ job: 1, answer });
  expect(await b.done).toEqual(answer);
});

test('a solver tells what was given up from what broke down', async () => {
  const { work, workers } = workshop();
  const solver = workSolver((params: typeof lightsOut.defaults, state: Uint8Array) =>
    work.ask('lights.solve', { params, state }),
  );
  const given = solver.solve(lightsOut.defaults, new Uint8Array(25));
  solver.cancel();
  expect(await given).toEqual({ kind: 'unknown', reason: CANCELLED });
  const broken = solver.solve(lightsOut.defaults, new Uint8Array(25));
  workers.at(-1)!.dispatchEvent(new Event('error'));
  expect(await broken).toEqual({ kind: 'unknown', reason: 'the worker failed' });
});
