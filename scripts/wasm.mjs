/** Compiles kernels.wat into the source file that the library loads: npm run wasm */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import wabt from 'wabt';
import { root } from './prepare.mjs';

const folder = join(root, 'packages/douse/src/algebra');
const module = (await wabt()).parseWat('kernels.wat', readFileSync(join(folder, 'kernels.wat'), 'utf8'), {
  simd: true,
});
const text = Buffer.from(module.toBinary({}).buffer).toString('base64');
const lines = text.match(/.{1,100}/g).map((line) => `  '${line}',`);
writeFileSync(
  join(folder, 'kernels-binary.ts'),
  `/** Compiled from kernels.wat by 'npm run wasm'. */\nexport const KERNELS = [\n${lines.join('\n')}\n].join('');\n`,
);
