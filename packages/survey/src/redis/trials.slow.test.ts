import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runJob } from '../run/job.ts';
import { freePort, redisServer, type Running, start, startRedis } from '../testing/programs.ts';
import { openRedis, PREFIX } from './connection.ts';
import { RUNS } from './runs.ts';
import { VERSION } from './version.ts';

/**
 * Servers that are away, full, closed to us or used by others. Every trial ends by itself, with all rows or with one
 * line that has a cure, and leaves nothing in Redis.
 */
const main = fileURLToPath(new URL('../../../../dist/douse/bin/douse.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'douse-trials-'));
const servers: ChildProcess[] = [];
const programs: ChildProcess[] = [];
let port = 0;
let redis: Redis;
let hangUp = (): void => {};

const survey = (...args: readonly string[]): Running =>
  start(process.execPath, [main, 'survey', ...args], folder, programs);
const at = (path = '', user = '', where = port): string => `redis://${user}127.0.0.1:${where}${path}`;
const helper = (): Running => survey('worker', '--redis', at(), '--workers', '1', '--patience', '2');
const SMALL = ['nullity', '--sizes', '1..9'];
const LONG = ['fewest', '--sizes', '1..70', '--board', 'random', '--seed', 'moon'];
/** Rows without the times, which differ. */
const untimed = (rows: string): string => rows.replaceAll(/,"seconds":[\d.]+/g, '');
const longRows = (): string =>
  untimed(
    runJob({ kind: 'fewest', given: { sizes: '1..70', board: 'random', seed: 'moon' }, first: 0, count: 70 })
      .map((row) => `${JSON.stringify(row)}\n`)
      .join(''),
  );

/** Ends with exit 2, no rows beside good ones, and one line. */
async function refused(run: Running, says: RegExp): Promise<void> {
  expect([await run.code, run.err()]).toEqual([2, expect.stringMatching(says)]);
  const lines = run
    .err()
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('douse: the work is at') && !line.startsWith('douse: helping at'));
  expect(lines).toEqual([expect.stringMatching(/^douse: --redis: expected .*; .*$/)]);
}

async function endPrograms(): Promise<void> {
  for (const child of programs.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  }
}

describe.skipIf(redisServer === undefined)('a survey over a server', () => {
  beforeAll(async () => {
    port = await startRedis(folder, servers);
    ({ redis, end: hangUp } = await openRedis(at()));
  });
  afterEach(async () => {
    await endPrograms();
    await redis.config('SET', 'maxmemory', '0');
    await redis.flushall();
  });
  afterAll(async () => {
    hangUp();
    for (const server of servers) {
      const closed = once(server, 'close');
      server.kill('SIGKILL');
      await closed;
    }
    rmSync(folder, { recursive: true });
  });

  it('that its address does not name', async () => {
    for (const [url, says] of [
      ['http://127.0.0.1:1', /expected a URL such as redis:/],
      ['localhost:6379', /expected a URL such as/],
      ['redis://127.0.0.1:99999', /expected a URL such as/],
      ['redis://:50%off@127.0.0.1:1', /% written %25/],
      [at('?keyPrefix=x:'), /expected an address without options, got '\?keyPrefix=x:'/],
      [at('/abc'), /expected the number of a database after the address, got '\/abc'/],
      [at('/99'), /expected a database that the Redis server at .* has, got the number of none/],
      [at('', 'nobody:secret@'), /expected a user and password/],
    ] as const) {
      for (const args of [SMALL, ['worker']]) {
        const run = survey(...args, '--redis', url);
        await refused(run, says);
        expect(run.err()).not.toMatch(/secret|off@/);
      }
    }
    expect(await redis.keys('*')).toEqual([]);
    // A password with a % in it works when it is written so.
    await redis.acl('SETUSER', 'percent', 'on', '>50%off', '~douse:*', '+@all');
    helper();
    const run = survey(...SMALL, '--redis', at('', 'percent:50%25off@'));
    expect([await run.code, run.out().split('\n').length]).toEqual([0, 10]);
    await redis.acl('DELUSER', 'percent');
  });

  it('that is a read-only replica', async () => {
    const replica = await startRedis(folder, servers, ['--replicaof', `127.0.0.1 ${port}`]);
    const says = /expected a Redis server that may be written at .*, got a read-only replica; give the address/;
    await refused(survey(...SMALL, '--redis', at('', '', replica)), says);
    expect(await redis.keys('*')).toEqual([]);
  });

  it('where rights are missing', async () => {
    for (const rights of [
      ['~douse:*', '+@read', '+@connection'],
      ['~other:*', '+@all'],
      ['~douse:*', '+@all', '-@scripting'],
      ['~douse:*', '+@all', '-info', '-exists'],
    ]) {
      await redis.acl('SETUSER', 'poor', 'reset', 'on', '>pw', ...rights);
      await refused(survey(...SMALL, '--redis', at('', 'poor:pw@')), /expected the right to read and write the keys/);
      expect(await redis.keys('*')).toEqual([]);
    }
    await redis.acl('SETUSER', 'poor', 'reset', 'on', '>pw', '~douse:*', '+@all', '-bzpopmin', '-evalsha', '-eval');
    // The helper finds out when there is work.
    const poor = survey('worker', '--redis', at('', 'poor:pw@'), '--workers', '1');
    await poor.saw(/helping/);
    const run = survey(...SMALL, '--redis', at());
    expect(await poor.code).toBe(2);
    expect(poor.err()).toMatch(
      /douse: --redis: expected the right to read and write .*; give the user the rights .*\n$/,
    );
    helper();
    expect(await run.code).toBe(0);
    await redis.acl('DELUSER', 'poor');
  });

  it('that is full in the middle, and one that forgets', async () => {
    helper();
    const full = survey(...LONG, '--redis', at());
    await full.saw(/"rows":12,/);
    await redis.config('SET', 'maxmemory', '1');
    await refused(
      full,
      /expected room for the work in the Redis server at .*, got a server at its memory limit; raise/,
    );
    await redis.config('SET', 'maxmemory', '0');
    expect(longRows().startsWith(untimed(full.out()))).toBe(true);
    const forgets = survey(...LONG, '--redis', at());
    await forgets.saw(/"rows":12,/);
    await redis.flushall();
    expect([await forgets.code, untimed(forgets.out()) === longRows()]).toEqual([0, true]);
    // The helper clears away what it had to say after the end.
    while ((await redis.keys('*')).length > 0);
  });

  it('where others keep data under our names', async () => {
    await redis.set(RUNS, 'not ours');
    for (const args of [SMALL, ['worker']])
      await refused(survey(...args, '--redis', at()), /the keys douse:\* at .* to be Douse's own, got data of another/);
    expect(await redis.get(RUNS)).toBe('not ours');
    await redis.del(RUNS);
    const [now] = await redis.time();
    const ids = Array.from({ length: 300 }, (_, i) => `${String(i).padStart(12, 'a')}-${'b'.repeat(12)}`);
    for (const [i, id] of ids.entries()) {
      await redis.zadd(RUNS, Number(now) + 50, id, 1e300, `foreign-${i}`);
      if (i % 3 === 0) await redis.hset(`${PREFIX}:run:${id}`, 'a', 'b');
      if (i % 3 === 1) await redis.set(`${PREFIX}:run:${id}`, '{}');
    }
    const one = helper();
    await one.saw(/300 entries in douse:runs are not Douse's/);
    const run = survey(...SMALL, '--redis', at());
    expect([await run.code, run.out().split('\n').length]).toEqual([0, 10]);
    expect(one.err().split('\n').length).toBeLessThan(40);
  });

  it('believes no helper that makes rows up', async () => {
    const { Worker } = await import('bullmq');
    const version = VERSION;
    const good = runJob({ kind: 'nullity', given: { sizes: '1..9' }, first: 0, count: 9 });
    for (const [reply, says] of [
      [
        { version, rows: good.map((row) => ({ ...row, nullity: -77, kernel: 'banana' })) },
        /a whole number from 0 or null as nullity, got '-77'/,
      ],
      [{ version, rows: good.map((row) => ({ ...row, nullity: 0, kernel: '1' })) }, /computed again|wrong rows/],
      [
        {
          version,
          rows: good.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'kernel'))),
        },
        /expected the field kernel, got none/,
      ],
      [{ version, rows: good.map((row) => ({ ...row, text: '\u001b[2J'.repeat(9999) })) }, /expected no field 'text'/],
      [{ version: '0.0.1', rows: good }, /expected them from douse .*, got others; use the same version/],
    ] as const) {
      const run = survey(...SMALL, '--redis', at());
      await run.saw(/the work is at/);
      const [id] = await redis.zrange(RUNS, 0, '-1');
      const liar = new Worker(id!, async () => reply, { connection: redis, prefix: PREFIX });
      liar.on('error', () => {});
      const code = await run.code;
      // Rows that are false but possible are found in a sample: here one of nine is looked at, and seven are false.
      if ('nullity' in reply.rows[3]! && reply.rows[3].nullity === 0 && code === 0)
        expect(run.out().split('\n').length).toBe(10);
      else expect([code, run.err()]).toEqual([2, expect.stringMatching(says)]);
      expect(run.out()).not.toContain('\u001b');
      await liar.close(true);
      await redis.flushall();
    }
  });

  it('that goes away while connections are opened, and comes back', async () => {
    const expected = runJob({ kind: 'nullity', given: { sizes: '1..40' }, first: 0, count: 40 })
      .map((row) => `${JSON.stringify(row)}\n`)
      .join('');
    helper();
    for (const bytes of [40, 200, 400, 700, 1100, 1600, 2500, 4000, 8000, 20_000, 50_000, 90_000]) {
      const flaky = await breaking(bytes);
      const run = survey('nullity', '--sizes', '1..40', '--redis', at('', '', flaky.port));
      const code = await run.code;
      if (code === 0) expect(run.out(), String(bytes)).toBe(expected);
      // Before the first answer nobody can tell it from a wrong address.
      else await refused(run, /expected a Redis server at|lost the Redis server/);
      flaky.server.close();
    }
    while ((await redis.keys('*')).length > 0);
  });

  it('whose keys go by themselves when everybody is killed', async () => {
    const run = survey('hardest', '--sizes', '16..16', '--redis', at());
    await run.saw(/the work is at/);
    const kept = async (): Promise<number> => {
      const times = await Promise.all((await redis.keys('*')).map((key) => redis.ttl(key)));
      return times.filter((seconds) => seconds < 0).length;
    };
    // All but the set of runs, which the next that looks mends.
    while ((await redis.keys('*')).length < 4 || (await kept()) > 1);
    run.child.kill('SIGKILL');
  });
});

/** A way to the server that breaks once `bytes` have gone to it, is away for a second, and then holds. */
async function breaking(bytes: number): Promise<{ port: number; server: Server }> {
  const way = await freePort();
  let left = bytes;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection(port, '127.0.0.1');
    for (const one of [near, far]) {
      open.add(one);
      one.on('error', () => {}).on('close', () => (open.delete(one), near.destroy(), far.destroy()));
    }
    far.on('data', (data) => near.write(data));
    near.on('data', (data) => {
      far.write(data);
      left -= data.length;
      if (left > 0) return;
      left = Infinity;
      for (const one of open) one.destroy();
      server.close();
      setTimeout(() => server.listen(way, '127.0.0.1'), 1000);
    });
  });
  server.listen(way, '127.0.0.1');
  await once(server, 'listening');
  return { port: way, server };
}
