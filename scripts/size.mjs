/**
 * Weighs what a browser fetches before the first press: the scripts that the page's own HTML names and all that they
 * import at once. Stages come with their fewest presses, so that their board needs no solver; the solver's worker,
 * which other boards ask for those, has a limit of its own. What is fetched only when it is used — other screens, the
 * board in 3D — is listed beside it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './prepare.mjs';

/** Compressed bytes of script for the menu and the first game in 2D, and of the solver. */
const LIMIT = 60_000;
const SOLVER_LIMIT = 60_000;

const dist = join(root, 'packages/web/dist');
if (!existsSync(join(dist, 'index.html'))) {
  console.error("size: expected a build in packages/web/dist, got none; run 'npm run build' first");
  process.exit(2);
}
const assets = join(dist, 'assets');
const weigh = (name) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length;

const first = new Set();
function follow(name) {
  if (first.has(name)) return;
  first.add(name);
  const code = readFileSync(join(assets, name), 'utf8');
  for (const [, path] of code.matchAll(/(?:import|export)\s*(?:[\w$*{}\s,]*?from\s*)?["']\.\/([^"']+\.js)["']/g))
    follow(path);
}
const html = readFileSync(join(dist, 'index.html'), 'utf8');
for (const [, path] of html.matchAll(/(?:src|href)="([^"]+\.js)"/g)) follow(basename(path));
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
const isSolver = (name) => name.startsWith('lights-worker-');

let total = 0;
for (const name of [...scripts].sort((a, b) => weigh(b) - weigh(a))) {
  const bytes = weigh(name);
  if (first.has(name)) total += bytes;
  const when = first.has(name) ? 'at first' : isSolver(name) ? 'when a board asks' : 'when used';
  console.log(`${String(bytes).padStart(8)}  ${when.padEnd(17)}  ${name}`);
  if (isSolver(name) && bytes > SOLVER_LIMIT) {
    console.error(`size: expected at most ${SOLVER_LIMIT} compressed bytes of solver, got ${bytes}`);
    process.exit(1);
  }
}
console.log(`${String(total).padStart(8)}  of at most ${LIMIT} bytes, compressed, before the first press`);
if (total > LIMIT) {
  console.error(`size: expected at most ${LIMIT} compressed bytes of script before the first press, got ${total}`);
  process.exit(1);
}
