/** What every entry point needs first: packages, a build, a browser for the tests. Each step does nothing when nothing is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program in the project's root; its output goes to standard error, so that answers stay alone on standard output. */
export function run(program, ...args) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: ['ignore', process.stderr, process.stderr] });
  if (error !== undefined || status !== 0) {
    console.error(`douse: '${[program, ...args].join(' ')}' failed${error ? `: ${error.message}` : ''}`);
    process.exit(2);
  }
}

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** The latest change of a source file below a folder; build results, packages and tests do not count. */
function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (/^(dist|node_modules|e2e|\.cache)$|\.test\.ts$|\.tsbuildinfo$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return latest;
}

export function installPackages() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (modified(installed) >= modified(join(root, 'package-lock.json'))) return;
  console.error('douse: installing packages …');
  run('npm', 'ci', '--no-fund', '--no-audit', '--loglevel=error');
}

/** Builds the named packages (folders of packages/) whose sources are newer than their last build. */
export function build(...names) {
  const stamp = (name) => join(root, 'packages', name, name === 'web' ? 'dist/index.html' : 'tsconfig.tsbuildinfo');
  const sources = Math.max(...names.map((name) => newest(join(root, 'packages', name))));
  const stale = names.filter(
    (name) => modified(stamp(name)) < sources || !existsSync(join(root, 'packages', name, 'dist')),
  );
  if (stale.length === 0) return;
  installPackages();
  console.error(`douse: building ${stale.join(', ')} …`);
  const typed = names.filter((name) => name !== 'web').map((name) => `packages/${name}`);
  run('npx', 'tsc', '-b', ...typed);
  if (stale.includes('web')) run('npm', 'run', 'build', '-w', 'packages/web', '--loglevel=error', '--silent');
  // tsc leaves the record of an unchanged build as it was: touch it, so that the next start asks no compiler.
  const now = new Date();
  for (const name of stale) if (existsSync(stamp(name))) utimesSync(stamp(name), now, now);
}

/** Path of a Chromium for the browser tests; installs Debian's package where there is none. */
export function installChromium() {
  const paths = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = paths.find((path) => path && existsSync(path));
  if (found !== undefined) return found;
  console.error('douse: installing Chromium …');
  for (const step of aptSteps('chromium')) run(...step);
  return '/usr/bin/chromium';
}

/** Path of a redis-server for the tests of surveys on several machines; installs Debian's package. Null where that is not possible. */
export function installRedis() {
  const paths = [process.env.REDIS_SERVER, '/usr/bin/redis-server', '/usr/local/bin/redis-server'];
  const found = paths.find((path) => path && existsSync(path));
  if (found !== undefined) return found;
  console.error('douse: installing redis-server …');
  const [path] = paths.slice(1);
  const done = aptSteps('redis-server').every(
    ([program, ...args]) =>
      spawnSync(program, args, { stdio: ['ignore', process.stderr, process.stderr] }).status === 0,
  );
  return done && existsSync(path) ? path : null;
}

const aptSteps = (name) => {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  // A daemon that a package brings is not started.
  const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', '-qq'];
  return [
    [...apt, 'update'],
    [...apt, 'install', '-y', '--no-install-recommends', name],
  ];
};
