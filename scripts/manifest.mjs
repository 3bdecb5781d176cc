import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

export const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** package.json of the published package: the library's own, with the command, the page and what they need. */
export function manifest() {
  const library = json('packages/douse/package.json');
  const { version, license, repository, homepage, bugs } = json('package.json');
  const [survey, milp, cli] = ['survey', 'milp', 'cli'].map((name) => json(`packages/${name}/package.json`));
  const wanted = { ...survey.dependencies, ...milp.dependencies, ...cli.dependencies };
  const optional = ['bullmq', 'highs', 'ioredis'];
  const own = ['commander', 'douse', '@douse/milp', '@douse/survey'];
  const asked = Object.keys(wanted).filter((name) => !optional.includes(name) && !own.includes(name));
  const exports = Object.fromEntries(
    Object.entries(library.exports).map(([path, file]) => {
      const inLib = file.replace(/^\.\/dist\//, './lib/');
      return [path, { types: inLib.replace(/\.js$/, '.d.ts'), default: inLib }];
    }),
  );
  return {
    name: library.name,
    version,
    description: library.description,
    keywords: ['lights-out', 'samegame', 'puzzle', 'solver', 'linear-algebra', 'finite-field', 'exact'],
    homepage,
    bugs,
    repository,
    license,
    type: 'module',
    sideEffects: false,
    bin: { douse: 'bin/douse.js' },
    files: ['bin', 'lib', 'page', 'CHANGELOG.md'],
    exports: { ...exports, './package.json': './package.json' },
    engines: library.engines,
    dependencies: Object.fromEntries(asked.map((name) => [name, wanted[name]])),
    peerDependencies: Object.fromEntries(optional.map((name) => [name, `^${wanted[name]}`])),
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
    publishConfig: { access: 'public', provenance: true },
  };
}
