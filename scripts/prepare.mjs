/**
 * What every entry point needs first: packages, a build, a browser for the tests. Each step does nothing when nothing
 * is missing, runs programs without a shell, and asks for no rights that the user does not have.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** The npm package as it is published; the command of a clone runs from here too. */
export const packed = join(root, 'dist/douse');

/** Runs a program in the project's root; its output goes to standard error: standard output has only answers. */
export function run(program, args, folder = root) {
  const { status, error } = spawnSync(program, args, {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (error === undefined && status === 0) return;
  console.error(`douse: '${[program, ...args].join(' ')}' failed${error ? `: ${error.message}` : ''}`);
  process.exit(2);
}

/** The program file of an installed package: run by Node itself, it needs no shell on any system. */
export function programOf(name, command = name) {
  const home = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[command]);
}

/** npm's own program file, beside Node's. */
export function npmProgram() {
  const beside = dirname(process.execPath);
  const paths = [
    process.env.npm_execpath,
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  const found = paths.find((path) => path?.endsWith('npm-cli.js') && existsSync(path));
  if (found !== undefined) return found;
  console.error("douse: expected npm beside Node, got none; run 'npm ci' yourself");
  process.exit(2);
}

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The latest change of a source below a folder; build results, packages and tests do not count. */
function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (/^(dist|node_modules|e2e|test-data|\.cache)$|\.test\.ts$|\.tsbuildinfo$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(path) : modified(path));
  }
  return latest;
}

/** True if any source of these packages, or a script that builds them, is newer than a file that was made from them. */
const isStale = (made, ...names) =>
  modified(made) <
  Math.max(...names.map((name) => newest(join(root, 'packages', name))), newest(join(root, 'scripts')));

/**
 * Installs what package-lock.json says: the tools that build Douse, or everything that its tests and its site need too,
 * which are three times as many packages.
 */
export function installPackages({ everything = false } = {}) {
  const hasTests = existsSync(join(root, 'node_modules/vitest'));
  const complete = !everything || hasTests;
  const installed = modified(join(root, 'node_modules/.package-lock.json'));
  if (complete && installed >= modified(join(root, 'package-lock.json'))) return;
  console.error('douse: installing packages …');
  // Whoever has the tests' packages keeps them.
  const part = everything || hasTests || process.env.CI !== undefined ? [] : ['--omit=dev'];
  run(process.execPath, [npmProgram(), 'ci', ...part, '--no-fund', '--no-audit', '--loglevel=error']);
}

/** Bundles the command if its sources have changed. */
export async function buildCommand() {
  if (!isStale(join(packed, 'bin/douse.js'), 'douse', 'survey', 'milp', 'cli')) return;
  installPackages();
  console.error('douse: building the command …');
  const { bundleCommand } = await import('./bundle.mjs');
  await bundleCommand(join(packed, 'bin'));
}

/** Compiles the packages for each other, for the page and for the tests; the compiler knows what has changed. */
export function compile() {
  installPackages();
  const typed = ['douse', 'survey', 'milp', 'cli'].map((name) => `packages/${name}`);
  run(process.execPath, [programOf('typescript', 'tsc'), '-b', ...typed]);
}

/** Builds the page, and its compressed copy that `douse serve` gives away, if sources have changed. */
export async function buildPage() {
  if (!isStale(join(packed, 'page/index.html'), 'douse', 'web')) return;
  compile();
  console.error('douse: building the page …');
  run(process.execPath, [programOf('vite'), 'build', '--logLevel', 'error'], join(root, 'packages/web'));
  const { copyPage } = await import('./page.mjs');
  copyPage();
}

/** A program of a Debian package: its path here, or null; root gets the package where it is missing. */
const program = (variable, name, ...paths) => ({
  /** Names the path in the environment, for the tests and from the user. */
  variable,
  find: () => [process.env[variable], ...paths].find((path) => path && existsSync(path)) ?? installed(name, paths[0]),
});

/** WebKitGTK's browser lies in a folder of the processor's and the library's names. */
const miniBrowsers = () => {
  const folders = readdirSync('/usr/lib', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) =>
    ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${name}/webkit2gtk-${version}/MiniBrowser`),
  );
};

/** The programs that tests need besides Node. */
export const PROGRAMS = {
  chromium: program(
    'CHROMIUM',
    'chromium',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ),
  redis: program('REDIS_SERVER', 'redis-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server'),
  firefox: program('FIREFOX', 'firefox-esr', '/usr/bin/firefox-esr', '/usr/bin/firefox'),
  webkit: program('WEBKIT_DRIVER', 'webkit2gtk-driver', '/usr/bin/WebKitWebDriver'),
  minibrowser: {
    variable: 'MINIBROWSER',
    find: () =>
      [process.env.MINIBROWSER, ...(existsSync('/usr/lib') ? miniBrowsers() : [])].find(
        (path) => path && existsSync(path),
      ) ?? null,
  },
  xvfb: program('XVFB', 'xvfb', '/usr/bin/Xvfb'),
};

/** Installs a Debian package as root; anybody else is told the command, since nothing here asks for more rights. */
function installed(name, path) {
  const isDebian = existsSync('/usr/bin/apt-get');
  if (!isDebian || process.getuid?.() !== 0) {
    console.error(`douse: ${name} is missing${isDebian ? `; install it: sudo apt-get install ${name}` : ''}`);
    return null;
  }
  console.error(`douse: installing ${name} …`);
  // A daemon that a package brings is not started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]])
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', process.stderr, process.stderr] });
  return existsSync(path) ? path : null;
}
