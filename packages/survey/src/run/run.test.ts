import { describe, expect, it } from 'vitest';
import { type Job, runJob } from './job.ts';
import type { Row } from '../kinds/row.ts';
import { parseSurvey } from '../kinds/kinds.ts';
import { type Executor, runSurvey } from './run.ts';

const given = { sizes: '1..12', rectangles: 'true' };
const parsed = parseSurvey('nullity', given);
if (!parsed.ok) throw new Error(parsed.error.expected);
const task = { kind: 'nullity', given, survey: parsed.value };
const all = runJob({ ...task, first: 0, count: task.survey.count });

/** Answers jobs in the opposite order, some at a time; seconds = 0 makes every row a job of its own. */
function backwards(answer: (job: Job) => Row[] = runJob): Executor & { asked: Job[] } {
  const asked: Job[] = [];
  let held: (() => void)[] = [];
  return {
    asked,
    jobs: 3,
    seconds: 0.00005,
    run: (job) => {
      asked.push(job);
      return new Promise((resolve, reject) => {
        held.push(() => {
          try {
            resolve(answer(job));
          } catch (error) {
            reject(error as Error);
          }
        });
        setImmediate(() => {
          for (const finish of held.toReversed()) finish();
          held = [];
        });
      });
    },
    close: async () => {},
  };
}

async function gather(rows: AsyncIterable<Row[]>): Promise<Row[]> {
  const gathered: Row[] = [];
  for await (const some of rows) gathered.push(...some);
  return gathered;
}

describe('the runner', () => {
  it('yields rows in order, whoever is ready first', async () => {
    const executor = backwards();
    const shares: number[] = [];
    expect(await gather(runSurvey(task, executor, { onProgress: (done) => shares.push(done) }))).toEqual(all);
    expect(executor.asked.length).toBeGreaterThan(10);
    expect(shares.at(-1)).toBeCloseTo(1, 9);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('leaves out what is known', async () => {
    const executor = backwards();
    expect(await gather(runSurvey(task, executor, { skip: 70 }))).toEqual(all.slice(70));
    expect(executor.asked[0]!.first).toBe(70);
    expect(await gather(runSurvey(task, backwards(), { skip: all.length }))).toEqual([]);
  });

  it('tells of rows that are done before their turn, and uses those that are known', async () => {
    const ahead = new Map<number, Row>();
    const onAhead = (first: number, rows: readonly Row[]): void =>
      rows.forEach((row, i) => void ahead.set(first + i, row));
    const known = new Map([10, 11, 40].map((index) => [index, { known: index }]));
    const executor = backwards();
    const rows = await gather(runSurvey(task, executor, { known, onAhead }));
    expect(rows).toEqual(all.map((row, index) => known.get(index) ?? row));
    expect(executor.asked.some(({ first, count }) => first <= 40 && 40 < first + count)).toBe(false);
    expect(ahead.size).toBeGreaterThan(10);
    for (const [index, row] of ahead) expect(row).toEqual(all[index]);
  });

  it('ends when it is told to', async () => {
    const stop = new AbortController();
    const never: Executor = { ...backwards(), run: () => new Promise(() => {}) };
    setImmediate(() => stop.abort());
    expect(await gather(runSurvey(task, never, { signal: stop.signal }))).toEqual([]);
  });

  it('fails when a job does, after the rows before it', async () => {
    const failing = backwards((job) => {
      if (job.first >= 5) throw new Error('no room');
      return runJob(job);
    });
    const rows: Row[] = [];
    const run = (async () => {
      for await (const some of runSurvey(task, failing)) rows.push(...some);
    })();
    await expect(run).rejects.toThrow('no room');
    expect(rows).toEqual(all.slice(0, rows.length));
    expect(rows.length).toBeGreaterThanOrEqual(3);
  });
});
