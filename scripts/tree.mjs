/** Checks of the whole tree that read files only: line lengths, rooms, compiled WebAssembly. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** Most columns of a line of source, comments included. */
const COLUMNS = 120;

/** A line without what stands in quotes: a sentence or a pattern stays whole, so that it can be searched for. */
const withoutText = (line) =>
  /^\s*(\*|\/\/|\/\*)/.test(line)
    ? line
    : line.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`?|\/(?:\\.|[^/\\])+\/\w*/g, '');

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
});
let long = 0;
for (const file of files.split('\n').filter(Boolean)) {
  for (const [i, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
    if ([...line].length <= COLUMNS || [...withoutText(line)].length <= COLUMNS) continue;
    if (long++ < 20) console.error(`${file}:${i + 1}: expected at most ${COLUMNS} columns, got ${[...line].length}`);
  }
}
if (long > 0) console.error(`tree: ${long} lines are longer than ${COLUMNS} columns`);
let failed = long > 0;
for (const script of ['rooms.mjs', 'wasm.mjs']) {
  try {
    execFileSync(process.execPath, [join(root, 'scripts', script), '--check'], { stdio: 'inherit' });
  } catch {
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
