import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runJob } from '../run/job.ts';
import { openRedis, PREFIX } from './connection.ts';
import { VERSION } from './version.ts';
import { recordKey, RUNS } from './runs.ts';
import { freePort, redisServer, type Running, start, startRedis } from '../testing/programs.ts';

/**
 * Surveys on several machines, all of them here: a Redis server in a temporary folder, coordinators and helpers as
 * programs of their own.
 */
const main = fileURLToPath(new URL('../../../../dist/douse/bin/douse.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'douse-redis-'));
const children: ChildProcess[] = [];
const others: ChildProcess[] = [];
let url = '';
let redis: Redis;
let hangUp = (): void => {};
/** Two helpers and a coordinator whose server has gone: it takes them half a minute to be sure, so they begin first. */
let forsaken: readonly Running[] = [];

/** A helper as another program would have it: nothing but `help`, so that anything left behind keeps it alive. */
const bare = (at: string): string => `
  import { help } from ${JSON.stringify(new URL('../../dist/redis/helper.js', import.meta.url).href)};
  const stop = new AbortController();
  process.once('SIGTERM', () => stop.abort());
  await help({ url: ${JSON.stringify(at)}, workers: 1, patience: 600, signal: stop.signal, say: console.log });
  console.log('helped');`;

/** Starts some whose server is killed when they are under way. */
async function forsake(): Promise<Running[]> {
  const port = await startRedis(folder, others);
  const gone = others.at(-1)!;
  const at = ['--redis', `redis://127.0.0.1:${port}`];
  const started = [
    start(process.execPath, [main, 'survey', 'worker', '--workers', '1', ...at], folder, others),
    start(process.execPath, [main, 'survey', 'hardest', '--sizes', '1..16', ...at], folder, others),
    start(process.execPath, ['--input-type=module', '-e', bare(at[1]!)], folder, others),
  ];
  const [one, survey, other] = started as [Running, Running, Running];
  await Promise.all([one.saw(/survey hardest/), survey.saw(/"columns":1,/), other.saw(/survey hardest/)]);
  const closed = once(gone, 'close');
  gone.kill('SIGKILL');
  await closed;
  other.child.kill('SIGTERM');
  return started;
}

const survey = (...args: string[]): Running => start(process.execPath, [main, 'survey', ...args], folder, children);
const helper = (patience = 30): Running =>
  survey('worker', '--redis', url, '--workers', '1', '--patience', String(patience));

const rowsOf = (kind: string, given: Readonly<Record<string, string>>, count: number): string =>
  runJob({ kind, given, first: 0, count })
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');

describe.skipIf(redisServer === undefined)('surveys on several machines', () => {
  beforeAll(async () => {
    const port = await startRedis(folder, children);
    url = `redis://127.0.0.1:${port}`;
    ({ redis, end: hangUp } = await openRedis(url));
    forsaken = await forsake();
  });

  /** Everybody but the server. */
  const endAll = async (): Promise<void> => {
    for (const child of children.splice(1)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    }
  };
  afterEach(async () => {
    await endAll();
    await redis.flushall();
  });
  afterAll(async () => {
    hangUp();
    await endAll();
    for (const child of others) child.kill('SIGKILL');
    const closed = once(children[0]!, 'close');
    children[0]!.kill('SIGTERM');
    await closed;
    rmSync(folder, { recursive: true });
  });

  it('two helpers serve two coordinators at once; rows come in order, nothing is mixed, nothing is left', async () => {
    const helpers = [helper(), helper()];
    const samples = { size: '6x6', samples: '30000', seed: 'moon' };
    const [first, second] = [
      survey('difficulty', '6x6', '--samples', '30000', '--seed', 'moon', '--redis', url),
      survey('nullity', '--sizes', '1..60', '--rectangles', '--levels', '6', '--redis', url),
    ];
    expect(await Promise.all([first.code, second.code])).toEqual([0, 0]);
    expect(first.out()).toBe(rowsOf('difficulty', samples, 30_000));
    expect(second.out()).toBe(rowsOf('nullity', { sizes: '1..60', rectangles: 'true', levels: '6' }, (60 * 61) / 2));
    for (const { child, saw } of helpers) {
      // Both have seen both end, and have nothing more to write.
      await saw(/(has ended[^]*){2}/);
      child.kill('SIGINT');
    }
    expect(await Promise.all(helpers.map(({ code }) => code))).toEqual([0, 0]);
    expect(await redis.keys('*')).toEqual([]);
  });

  it('work of a helper that is killed is done by another', async () => {
    const lost = helper(3);
    const long = survey('difficulty', '8x8', '--samples', '20000', '--seed', 'moon', '--redis', url);
    await long.saw(/"sample":1,/);
    lost.child.kill('SIGKILL');
    await lost.code;
    const [id] = await redis.zrange(RUNS, 0, '-1');
    // The lost one had begun a job and will never end it.
    expect(await redis.llen(`${PREFIX}:${id}:active`)).toBe(1);
    helper(3);
    expect(await long.code).toBe(0);
    expect(long.out()).toBe(rowsOf('difficulty', { size: '8x8', samples: '20000', seed: 'moon' }, 20_000));
  });

  it('a helper that is told to end hands its work back, a coordinator clears its queue away', async () => {
    const polite = helper();
    const long = survey('hardest', '--sizes', '16..16', '--redis', url);
    await long.saw(/the work is at/);
    const [id] = await redis.zrange(RUNS, 0, '-1');
    await polite.saw(/survey hardest/);
    const active = `${PREFIX}:${id}:active`;
    while ((await redis.llen(active)) === 0);
    polite.child.kill('SIGINT');
    expect(await polite.code).toBe(0);
    expect([await redis.llen(active), await redis.llen(`${PREFIX}:${id}:wait`)]).toEqual([0, 1]);
    long.child.kill('SIGINT');
    expect(await long.code).toBe(130);
    expect(long.err()).toContain('stopped after 0 of 1 rows');
    expect(await redis.keys('*')).toEqual([]);
  });

  it('a helper refuses a run of another version, and records that are none, and lives on', async () => {
    const ids = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'].map((hash) => `${hash}-0123456789ab`);
    const [now] = await redis.time();
    const records = [
      { version: '99.0.0', kind: 'nullity', given: { sizes: '1..9' } },
      { version: VERSION, kind: 'nullity', given: { sizes: '1..9', rule: '/etc/passwd' } },
      'rm -rf',
    ];
    for (const [i, id] of ids.entries()) await redis.set(recordKey(id), JSON.stringify(records[i]));
    for (const id of [...ids, '../../evil', '{}', 'x'.repeat(10_000)]) await redis.zadd(RUNS, Number(now), id);
    const one = helper();
    await one.saw(new RegExp(`${ids[0]} refused: expected douse \\S+, got '99.0.0'; use the same version`));
    await one.saw(new RegExp(`${ids[1]} refused: rule: expected a rule of`));
    await one.saw(new RegExp(`${ids[2]} refused: run: expected`));
    const run = survey('nullity', '--sizes', '1..20', '--redis', url);
    expect(await run.code).toBe(0);
    expect(run.out()).toBe(rowsOf('nullity', { sizes: '1..20' }, 20));
    expect(one.err()).not.toMatch(/evil|xxx/);
  });

  it('jobs that are none fail in words, and the helper lives on', async () => {
    const id = 'dddddddddddd-0123456789ab';
    const [now] = await redis.time();
    await redis.set(recordKey(id), JSON.stringify({ version: VERSION, kind: 'nullity', given: { sizes: '1..9' } }));
    await redis.zadd(RUNS, Number(now) + 30, id);
    const queue = new Queue(id, { connection: redis, prefix: PREFIX });
    const events = new QueueEvents(id, { connection: redis, prefix: PREFIX });
    await events.waitUntilReady();
    helper();
    for (const data of [{ first: 0, count: 1e9 }, { first: -1, count: 2 }, {}, { first: '0', count: [1] }, 'x']) {
      const job = await queue.add('rows', data, { attempts: 3 });
      await expect(job.waitUntilFinished(events)).rejects.toThrow(/job: expected from 1 to 50000 rows of 9/);
    }
    const good = await queue.add('rows', { first: 8, count: 1 });
    expect(await good.waitUntilFinished(events)).toMatchObject({
      version: VERSION,
      rows: [{ rows: 9, nullity: 8 }],
    });
    await events.close();
    await queue.close();
  });

  it('a coordinator believes no rows but those it asked for', async () => {
    const run = survey('nullity', '--sizes', '1..9', '--redis', url);
    await run.saw(/the work is at/);
    const [id] = await redis.zrange(RUNS, 0, '-1');
    // Answers with the rows of other boards.
    const { Worker } = await import('bullmq');
    const liar = new Worker(
      id!,
      async () => runJob({ kind: 'nullity', given: { sizes: '2..10' }, first: 0, count: 9 }),
      {
        connection: redis,
        prefix: PREFIX,
      },
    );
    liar.on('error', () => {});
    expect(await run.code).toBe(2);
    expect(run.err()).toMatch(
      /douse: --redis: a helper answered with wrong rows: expected them from douse [^;]*; .*\n$/,
    );
    await liar.close(true);
  });

  it('clears away what a killed coordinator has left, when it has been silent for a minute', async () => {
    const lost = survey('hardest', '--sizes', '16..16', '--redis', url);
    await lost.saw(/the work is at/);
    const [id] = await redis.zrange(RUNS, 0, '-1');
    while ((await redis.llen(`${PREFIX}:${id}:wait`)) === 0);
    lost.child.kill('SIGKILL');
    await lost.code;
    const [now] = await redis.time();
    await redis.zadd(RUNS, Number(now) - 61, id!);
    const one = helper();
    await one.saw(/helping/);
    while ((await redis.keys('*')).length > 0);
  });

  it('says at once when no server is there', async () => {
    const port = await freePort();
    for (const args of [['nullity', '--sizes', '1..9'], ['worker']]) {
      const run = survey(...args, '--redis', `redis://user:secret@127.0.0.1:${port}`);
      expect(await run.code).toBe(2);
      expect(run.err()).toBe(
        `douse: --redis: expected a Redis server at 127.0.0.1:${port}, got ECONNREFUSED; start one there, or mend the address\n`,
      );
    }
    // Something that takes the call and says nothing.
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const silent = survey(
      'nullity',
      '--sizes',
      '1..9',
      '--redis',
      `redis://127.0.0.1:${(mute.address() as AddressInfo).port}`,
    );
    expect(await silent.code).toBe(2);
    expect(silent.err()).toMatch(/^douse: --redis: expected a Redis server at .*\n$/);
    mute.close();
  });

  it('says so and ends when the server is lost', async () => {
    const [one, survey] = forsaken as [Running, Running, Running];
    expect(await Promise.all([one.code, survey.code])).toEqual([2, 2]);
    for (const { err } of [one, survey])
      expect(err()).toMatch(/douse: --redis: lost the Redis server at .*; .* once it is back\n$/);
  });

  it('a helper that is told to end when its server is lost leaves nothing that would keep the program', async () => {
    const { code, out, err } = forsaken[2]!;
    expect([await code, err()]).toEqual([0, '']);
    expect(out()).toMatch(/survey hardest[^]*helped\n$/);
  });
});
