/** Compiles every .wat file into the source file that the library loads: npm run wasm */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import wabt from 'wabt';
import { root } from './prepare.mjs';

const folder = join(root, 'packages/douse/src/algebra');
const { parseWat } = await wabt();
for (const file of readdirSync(folder).filter((name) => name.endsWith('.wat'))) {
  const name = file.slice(0, -'.wat'.length);
  const module = parseWat(file, readFileSync(join(folder, file), 'utf8'), { simd: true });
  const text = Buffer.from(module.toBinary({}).buffer).toString('base64');
  const lines = text.match(/.{1,100}/g).map((line) => `  '${line}',`);
  writeFileSync(
    join(folder, `${name}-binary.ts`),
    `/** Compiled from ${file} by 'npm run wasm'. */\nexport const ${name.toUpperCase()} = [\n${lines.join('\n')}\n].join('');\n`,
  );
}
