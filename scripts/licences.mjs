/** Checks the licence of every package that Douse installs, for use or for development, against those it may have. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** Licences that allow use, change and sale, and ask for no source in return. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);
/** Weak copyleft, changed by nobody and used only while building or testing. */
const ALLOWED_FOR_TOOLS = new Set(['MPL-2.0']);

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Where a package that needs another by name finds it: in its own node_modules, or in those of a folder above. */
function found(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (at === '') return null;
  }
}

/** What the workspaces' own dependencies bring to those who use Douse; all else is tools for building and testing. */
const used = new Set();
const open = Object.keys(packages).filter((path) => /^packages\/[^/]+$/.test(path));
for (const path of open) {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[path];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
    const target = found(path, name);
    if (target === null || used.has(target)) continue;
    used.add(target);
    open.push(target);
  }
}

const counts = new Map();
const wrong = [];
for (const [path, { license, link = false }] of Object.entries(packages)) {
  if (link || !path.includes('node_modules/')) continue;
  const says = license ?? own(path);
  // "MIT OR GPL-2.0" may be taken as MIT, "MIT AND ISC" has to be taken as both.
  const fits = (name) => ALLOWED.has(name) || (!used.has(path) && ALLOWED_FOR_TOOLS.has(name));
  const good = says
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => fits(name.trim())));
  if (!good) wrong.push(`${path}: ${says}`);
  counts.set(says, (counts.get(says) ?? 0) + 1);
}

/** The licence that a package itself names, where the lock file has none. */
function own(path) {
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    return license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none';
  } catch {
    return 'none';
  }
}

const sorted = [...counts].sort(([, a], [, b]) => b - a);
console.log(`licences: ${sorted.map(([says, count]) => `${says} ${count}`).join(', ')}`);
for (const line of wrong) console.error(`licences: expected one of those that are allowed, got ${line}`);
if (wrong.length > 0) process.exit(1);
