/** Compiles every .wat file of the library into the source file that loads it, x.wat into x-binary.ts: npm run wasm */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import wabt from 'wabt';
import { root } from './prepare.mjs';

const { parseWat } = await wabt();
for (const path of ['algebra/coset.wat', 'algebra/kernels.wat', 'samegame/beam/kernel.wat']) {
  const file = join(root, 'packages/douse/src', path);
  const name = basename(file, '.wat');
  const module = parseWat(basename(file), readFileSync(file, 'utf8'), { simd: true });
  const text = Buffer.from(module.toBinary({}).buffer).toString('base64');
  const lines = text.match(/.{1,100}/g).map((line) => `  '${line}',`);
  writeFileSync(
    file.replace(/\.wat$/, '-binary.ts'),
    `/** Compiled from ${name}.wat by 'npm run wasm'. */\nexport const ${name.toUpperCase().replaceAll('-', '_')} = [\n${lines.join('\n')}\n].join('');\n`,
  );
}
