import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';

/** A Redis server for tests; undefined where none is installed. */
export const redisServer = [process.env['REDIS_SERVER'], '/usr/bin/redis-server', '/usr/local/bin/redis-server'].find(
  (path) => path && existsSync(path),
);

/** A program under way: what it has written, and a way to wait for more. */
export interface Running {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  /** Resolves when standard output or standard error has this. */
  saw(pattern: RegExp): Promise<void>;
  readonly code: Promise<number | null>;
}

/** Starts a program in a folder; `list` remembers it. */
export function start(program: string, args: readonly string[], cwd: string, list: ChildProcess[]): Running {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  list.push(child);
  let [out, err] = ['', ''];
  const seen: { pattern: RegExp; resolve: () => void; reject: (error: Error) => void }[] = [];
  const look = (): void => {
    for (const { pattern, resolve } of seen) if (pattern.test(out) || pattern.test(err)) resolve();
  };
  child.stdout!.on('data', (data: Buffer) => ((out += data.toString()), look()));
  child.stderr!.on('data', (data: Buffer) => ((err += data.toString()), look()));
  const code = new Promise<number | null>((resolve) => child.on('close', resolve));
  void code.then(() => {
    for (const { pattern, reject } of seen) reject(new Error(`ended without ${pattern}: ${err}`));
  });
  return {
    child,
    out: () => out,
    err: () => err,
    saw: (pattern) =>
      new Promise((resolve, reject) => {
        seen.push({ pattern, resolve, reject });
        look();
      }),
    code,
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Starts a Redis server that keeps nothing; resolves when it listens. */
export async function startRedis(cwd: string, list: ChildProcess[], more: readonly string[] = []): Promise<number> {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', cwd];
  await start(redisServer!, [...options, ...more], cwd, list).saw(/Ready to accept connections/);
  return port;
}
