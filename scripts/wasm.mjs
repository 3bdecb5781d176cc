/**
 * Compiles every .wat file of the library into the source file that loads it, x.wat into x-binary.ts: `npm run wasm`.
 * With --check nothing is written, and a file that would change is an error.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import wabt from 'wabt';
import { root } from './prepare.mjs';

const source = join(root, 'packages/douse/src');
const { parseWat } = await wabt();

function compiled(file) {
  const name = basename(file, '.wat');
  const module = parseWat(basename(file), readFileSync(file, 'utf8'), { simd: true });
  const text = Buffer.from(module.toBinary({}).buffer).toString('base64');
  const lines = text.match(/.{1,100}/g).map((line) => `  '${line}',`);
  const constant = name.toUpperCase().replaceAll('-', '_');
  const head = `/** Compiled from ${name}.wat by 'npm run wasm'. */\n`;
  return `${head}export const ${constant} = [\n${lines.join('\n')}\n].join('');\n`;
}

const stale = [];
for (const path of readdirSync(source, { recursive: true })) {
  if (!path.endsWith('.wat')) continue;
  const target = join(source, path.replace(/\.wat$/, '-binary.ts'));
  const text = compiled(join(source, path));
  if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
  stale.push(path);
  if (!process.argv.includes('--check')) writeFileSync(target, text);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`wasm: expected bytes compiled from ${stale.join(', ')}, got others; run 'npm run wasm'`);
  process.exit(1);
}
console.log(
  stale.length === 0 ? 'wasm: the bytes are what the sources compile to' : `wasm: compiled ${stale.join(', ')}`,
);
