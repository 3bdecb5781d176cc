import { expect, test } from 'vitest';
import { type Ask, Desk, type OutcomeOf, type Reply } from './desk.ts';

/** What Desk needs of a worker; the test answers for it. */
class FakeWorker extends EventTarget {
  readonly asks: Ask[] = [];
  ended = false;
  postMessage(ask: Ask): void {
    this.asks.push(ask);
  }
  reply(reply: Reply): void {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }
  terminate(): void {
    this.ended = true;
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const desk = new Desk(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const heard: OutcomeOf<'programText'>[] = [];
  const ask = (design: string): (() => void) => desk.ask('programText', design, null, (outcome) => heard.push(outcome));
  return { desk, workers, heard, ask };
}

test('progress, then the answer; the worker serves the next question, and the same one is not asked again', () => {
  const { workers, heard, ask } = setUp();
  ask('5x5');
  const [worker] = workers as [FakeWorker];
  const { job } = worker.asks[0]!;
  worker.reply({ job, kind: 'progress', done: 0.5 });
  worker.reply({ job, kind: 'ready', value: 'text' });
  expect(heard).toEqual([
    { kind: 'working', done: 0, part: null },
    { kind: 'working', done: 0.5, part: null },
    { kind: 'ready', value: 'text' },
  ]);
  ask('5x5');
  expect(heard.at(-1)).toEqual({ kind: 'ready', value: 'text' });
  expect(worker.asks).toHaveLength(1);
  ask('6x6');
  expect(workers).toHaveLength(1);
  expect(worker.asks[1]).toMatchObject({ name: 'programText', design: '6x6', args: null });
});

test('a question given up ends its worker and is heard of no more; others go on', () => {
  const { workers, heard, ask } = setUp();
  const giveUp = ask('5x5');
  ask('6x6');
  giveUp();
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  const before = heard.length;
  workers[0]!.reply({ job: workers[0]!.asks[0]!.job, kind: 'ready', value: 'late' });
  expect(heard).toHaveLength(before);
  giveUp();
  workers[1]!.reply({ job: workers[1]!.asks[0]!.job, kind: 'ready', value: 'six' });
  expect(heard.at(-1)).toEqual({ kind: 'ready', value: 'six' });
});

test('answers to another question are left alone; failures and crashes are told', () => {
  const { workers, heard, ask } = setUp();
  ask('5x5');
  const { job } = workers[0]!.asks[0]!;
  workers[0]!.reply({ job: job + 7, kind: 'ready', value: 'not mine' });
  expect(heard.at(-1)!.kind).toBe('working');
  workers[0]!.reply({ job, kind: 'failed', reason: 'too large' });
  expect(heard.at(-1)).toEqual({ kind: 'failed', reason: 'too large', part: null });
  ask('7x7');
  workers[0]!.dispatchEvent(new Event('error'));
  expect(heard.at(-1)).toMatchObject({ kind: 'failed' });
  expect(workers[0]!.ended).toBe(true);
  // A failure is no answer that is kept.
  ask('5x5');
  expect(workers).toHaveLength(2);
});
