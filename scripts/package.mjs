/**
 * Makes the npm package in dist/douse: the library, the bundled command, the page, and what a package needs beside
 * them. `npm run package` makes it; `npm pack` or `npm publish` in that folder does the rest.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifySync } from 'rolldown/utils';
import { json } from './manifest.mjs';
import { buildCommand, buildPage, compile, packed, root } from './prepare.mjs';

/** Copies what the public entries reach: code without comments, and declarations with them, but without source maps. */
function copyLibrary(exports) {
  const [from, to] = [join(root, 'packages/douse/dist'), join(packed, 'lib')];
  rmSync(to, { recursive: true, force: true });
  const waiting = Object.values(exports).map((entry) => join(root, 'packages/douse', entry));
  const seen = new Set();
  while (waiting.length > 0) {
    const code = waiting.pop();
    if (seen.has(code)) continue;
    seen.add(code);
    const text = readFileSync(code, 'utf8');
    const types = readFileSync(code.replace(/\.js$/, '.d.ts'), 'utf8');
    for (const [, path] of `${text}\n${types}`.matchAll(
      /(?:\bfrom|\bimport\(?|new URL\()\s*['"](\.{1,2}\/[^'"]+)['"]/g,
    ))
      waiting.push(resolve(dirname(code), path.replace(/\.ts$/, '.js')));
    const target = join(to, relative(from, code));
    mkdirSync(dirname(target), { recursive: true });
    const options = { module: true, compress: false, mangle: false, codegen: { removeWhitespace: false } };
    writeFileSync(target, minifySync(target, text, options).code.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'));
    writeFileSync(
      target.replace(/\.js$/, '.d.ts'),
      types.replace(/(['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'),
    );
  }
}

export async function makePackage() {
  compile();
  // The package has the files of today's bundle only.
  rmSync(join(packed, 'bin'), { recursive: true, force: true });
  await buildCommand();
  await buildPage();
  copyLibrary(json('packages/douse/package.json').exports);
  for (const name of ['README.md', 'LICENSE', 'CHANGELOG.md']) cpSync(join(root, name), join(packed, name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await makePackage();
  console.log(`douse: the package is in ${packed}`);
}
