/** Copies the built page into the package, compressed once and for all. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { packed, root } from './prepare.mjs';

/** Files of the page that compress well; they are kept compressed only, and a browser unpacks them. */
const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.wasm']);

/**
 * The page as `douse serve` reads it: `x.js.br` in the place of `x.js`. index.html stays as it is and dates the copy.
 */
export function copyPage() {
  const [from, to] = [join(root, 'packages/web/dist'), join(packed, 'page')];
  rmSync(to, { recursive: true, force: true });
  for (const name of readdirSync(from, { recursive: true })) {
    const path = join(from, name);
    if (!statSync(path).isFile() || name.endsWith('.map')) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    if (name === 'index.html' || !TEXT.has(extname(name))) {
      copyFileSync(path, join(to, name));
      continue;
    }
    const content = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(join(to, `${name}.br`), brotliCompressSync(content, { params }));
  }
}
