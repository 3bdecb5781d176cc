import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { largestSums, type Term } from 'douse/algebra';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRedis } from '../redis/connection.ts';
import { redisServer, type Running, start, startRedis } from '../testing/programs.ts';

/** One long scan on many machines, all of them here. */
const main = fileURLToPath(new URL('../../../../dist/douse/bin/douse.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'douse-ranges-'));
const programs: ChildProcess[] = [];
let url = '';
let redis: Redis;
let hangUp = (): void => {};

const DIMENSION = 29;
const terms = Array.from({ length: 200 }, (_, i): Term => ({
  bits: (i * 987_654_321 + 12_345) % 2 ** DIMENSION,
  count: (i % 5) - 2,
}));

/** A program that scans and prints the largest sum, the bound of its list, and the arguments that reach a given sum. */
const scanning = (keep: string, least: number): Running =>
  start(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { scanInRanges } from ${JSON.stringify(new URL('../../dist/scan/index.js', import.meta.url).href)};
      const scan = scanInRanges({ redis: ${JSON.stringify(url)}, keep: ${JSON.stringify(keep)} });
      let last = 0;
      const onProgress = (done) => { if (done < last) throw new Error('progress went back'); last = done; };
      const { at, sums, from, done } = scan(${DIMENSION}, ${JSON.stringify(terms)}, { most: 500, onProgress });
      const listed = [...at].filter((_, i) => sums[i] >= ${least}).sort((a, b) => a - b);
      console.log(JSON.stringify({ first: sums[0], from, done, listed }));`,
    ],
    folder,
    programs,
  );
const helper = (): Running =>
  start(
    process.execPath,
    [main, 'survey', 'worker', '--redis', url, '--workers', '1', '--patience', '10'],
    folder,
    programs,
  );
/** Resolves when the file has at least so many lines. */
async function untilKept(path: string, lines: number): Promise<void> {
  writeFileSync(path, '', { flag: 'a' });
  if (kept(path).length >= lines) return;
  await new Promise<void>((resolve) => {
    const watcher = watch(path, () => {
      if (kept(path).length < lines) return;
      watcher.close();
      resolve();
    });
  });
}
const kept = (path: string): string[] => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []);

describe.skipIf(redisServer === undefined)('a scan on many machines', () => {
  beforeAll(async () => {
    url = `redis://127.0.0.1:${await startRedis(folder, programs)}`;
    ({ redis, end: hangUp } = await openRedis(url));
  });
  afterAll(async () => {
    hangUp();
    for (const child of programs) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    }
    rmSync(folder, { recursive: true });
  });

  it('does the range of a killed helper again, and goes on where a killed coordinator stopped', async () => {
    const whole = largestSums(DIMENSION, terms, { most: 500 });
    const path = join(folder, 'kept.jsonl');
    const lost = helper();
    const first = scanning(path, whole.from);
    await lost.saw(/survey ranges/);
    lost.child.kill('SIGKILL');
    await lost.code;
    helper();
    await untilKept(path, 3);
    first.child.kill('SIGKILL');
    await first.code;
    const before = kept(path);
    const again = scanning(path, whole.from);
    expect(await again.code).toBe(0);
    const { first: sum, from, done, listed } = JSON.parse(again.out()) as Record<string, unknown>;
    expect([sum, done]).toEqual([whole.sums[0], true]);
    expect(from as number).toBeLessThanOrEqual(whole.from);
    expect(listed).toEqual([...whole.at].filter((_, i) => whole.sums[i]! >= whole.from).toSorted((a, b) => a - b));
    const rows = kept(path);
    expect(rows.slice(0, before.length)).toEqual(before);
    expect(new Set(rows.map((row) => (JSON.parse(row) as { range: number }).range)).size).toBe(rows.length);
    expect(rows.length).toBe(16);
    // What the killed one left goes when it has been silent for long enough; the other left nothing.
    expect((await redis.keys('douse:run:*')).length).toBeLessThanOrEqual(1);
  });

  it('proves the fewest presses of a board', async () => {
    helper();
    const args = ['126x126', '--target', 'on', '--fewest', '--json', '--redis', url];
    const solve = start(process.execPath, [main, 'solve', ...args], folder, programs);
    expect([await solve.code, solve.err()]).toEqual([0, expect.stringContaining('cut into ranges')]);
    expect(JSON.parse(solve.out())).toMatchObject({ status: 'solved', total: 7364, fewest: true, proof: 'split' });
    const survey = ['fewest', '--sizes', '126..126', '--redis', url, '--keep', 'survey.jsonl'];
    const rows = start(process.execPath, [main, 'survey', ...survey], folder, programs);
    expect(await rows.code).toBe(0);
    expect(rows.out()).toContain('"total":7364,"bound":7364,"proof":"split"');
    expect(kept(join(folder, 'survey.jsonl')).length).toBe(16);
  }, 300_000);
});
