import { expect, test } from 'vitest';
import { type Answer, type Job, workerSolver } from './solver.ts';

/** What workerSolver needs of a worker. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  readonly jobs: Job<string, string>[] = [];
  ended = false;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(job: Job<string, string>): void {
    this.jobs.push(job);
  }
  answer(data: Answer<number>): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.ended = true;
  }
}

test('answers reach their own question; a cancel and a crash end as unknown, and a new worker follows', async () => {
  const solver = workerSolver<string, string, number>(() => new FakeWorker() as unknown as Worker);
  solver.cancel();
  expect(FakeWorker.all).toHaveLength(0);

  const [a, b] = [solver.solve('p', 'a'), solver.solve('p', 'b')];
  const first = FakeWorker.all[0]!;
  for (const { job, state } of first.jobs.toReversed())
    first.answer({ job, verdict: { kind: 'impossible', says: state } });
  expect(await Promise.all([a, b])).toEqual([
    { kind: 'impossible', says: 'a' },
    { kind: 'impossible', says: 'b' },
  ]);
  solver.cancel();
  expect(first.ended).toBe(false);

  const cancelled = solver.solve('p', 'c');
  solver.cancel();
  expect(await cancelled).toEqual({ kind: 'unknown', reason: 'cancelled' });
  expect(first.ended).toBe(true);

  const crashed = solver.solve('p', 'd');
  FakeWorker.all[1]!.dispatchEvent(new Event('error'));
  expect((await crashed).kind).toBe('unknown');
  void solver.solve('p', 'e');
  expect(FakeWorker.all).toHaveLength(3);
});
