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
  const found = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
  if (found !== undefined) return found;
  console.error('douse: installing Chromium …');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...args) => run(...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args);
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
  return '/usr/bin/chromium';
}
