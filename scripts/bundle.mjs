/**
 * Bundles the command: one small entry, a file for what each subcommand loads when it runs, and the worker files. It is
 * made from the TypeScript sources, so that a clone needs no compiler to run the command.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { manifest } from './manifest.mjs';
import { root } from './prepare.mjs';

/** Loaded only when `--redis`, `--optimizer` or many threads are asked for, and installed beside Douse, not in it. */
const EXTERNAL = ['bullmq', 'highs', 'ioredis', 'piscina'];

const packages = Object.fromEntries(
  ['douse', 'survey', 'milp', 'cli'].map((folder) => {
    const home = join(root, 'packages', folder);
    const { name, exports = {} } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    return [name, { home, exports }];
  }),
);

/** The source behind a name that a package of the workspace exports: `dist/x.js` is made from `src/x.ts`. */
function sourceOf(specifier) {
  const name = Object.keys(packages).find((known) => specifier === known || specifier.startsWith(`${known}/`));
  if (name === undefined) return null;
  const { home, exports } = packages[name];
  const entry = exports[`.${specifier.slice(name.length)}`];
  const built = typeof entry === 'string' ? entry : entry?.default;
  if (built === undefined) throw new Error(`bundle: expected an export of ${name}, got '${specifier}'`);
  return join(home, built.replace(/^\.\/dist\//, 'src/').replace(/\.js$/, '.ts'));
}

const sources = {
  name: 'sources-of-the-workspace',
  resolveId: (specifier) => sourceOf(specifier),
};

/**
 * `new URL('./worker.js', import.meta.url)` names a file of its own, which becomes a file of the bundle, and any
 * package's package.json is that of the one package, beside the bundle.
 */
const files = {
  name: 'files-by-url',
  transform(code, id) {
    if (!id.endsWith('.ts')) return null;
    const own = code.replace(/new URL\(\s*'(?:\.\.\/)+package\.json'/g, "new URL('../package.json'");
    return own.replace(/new URL\(\s*'(\.[^']*)\.js',\s*import\.meta\.url\s*\)/g, (text, path) => {
      const source = `${resolve(dirname(id), path)}.ts`;
      if (!existsSync(source)) return text;
      const reference = this.emitFile({ type: 'chunk', id: source });
      return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
    });
  },
};

/** Milliseconds after which no program that is running can still ask for a file of an older bundle. */
const OLD = 600_000;

/**
 * Writes the bundle into a folder; the package's package.json lies beside it. Names hold a digest of the content, so
 * files of a new bundle stand beside older ones, the entry is replaced last, and several calls at once do no harm.
 */
export async function bundleCommand(folder) {
  const made = `${folder}.${process.pid}`;
  const bundle = await rolldown({
    input: { douse: join(root, 'packages/cli/src/main.ts') },
    platform: 'node',
    external: (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [sources, files],
    logLevel: 'warn',
  });
  await bundle.write({
    dir: made,
    format: 'esm',
    minify: true,
    comments: { legal: true, annotation: false, jsdoc: false },
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  const names = readdirSync(made).filter((name) => name !== 'douse.js');
  mkdirSync(folder, { recursive: true });
  for (const name of names) renameSync(join(made, name), join(folder, name));
  // The command reads its version, and what may be installed beside it, from there.
  const own = join(made, 'package.json');
  writeFileSync(own, `${JSON.stringify(manifest(), null, 2)}\n`);
  renameSync(own, join(folder, '../package.json'));
  chmodSync(join(made, 'douse.js'), 0o755);
  renameSync(join(made, 'douse.js'), join(folder, 'douse.js'));
  rmSync(made, { recursive: true });
  for (const name of readdirSync(folder)) {
    const isOurs = name === 'douse.js' || names.includes(name);
    if (!isOurs && Date.now() - statSync(join(folder, name)).mtimeMs > OLD) rmSync(join(folder, name));
  }
}
