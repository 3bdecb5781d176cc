/** The suites of tests: what each is, and the programs that run it. */
import { programOf } from './prepare.mjs';

const node = (...args) => [process.execPath, ...args];
const vitest = (config) => node(programOf('vitest'), 'run', '--config', `vitest.${config}.ts`);

const playwright = () => node(programOf('@playwright/test', 'playwright'), 'test');

/** Every step by name, and the programs of scripts/prepare.mjs that it needs. */
export const STEPS = {
  format: { says: 'format', run: () => node(programOf('oxfmt'), '--check', '.') },
  lint: { says: 'lint', run: () => node(programOf('oxlint'), '--deny-warnings') },
  wasm: { says: 'compiled WebAssembly', run: () => node('scripts/wasm.mjs', '--check') },
  tree: { says: 'line lengths, rooms and compiled WebAssembly', run: () => node('scripts/tree.mjs') },
  types: { says: 'types of the tests', run: () => node(programOf('typescript', 'tsc'), '-b', 'tsconfig.tests.json') },
  fast: { says: 'unit tests without the slow files', run: () => vitest('quick.config') },
  unit: { says: 'unit tests', run: () => vitest('config') },
  command: { says: 'tests of the command', run: () => vitest('command.config') },
  size: { says: 'size of the first load', run: () => node('scripts/size.mjs') },
  package: { says: 'the package, installed in an empty folder', run: () => node('scripts/package-test.mjs') },
  licences: { says: 'licences', run: () => node('scripts/licences.mjs') },
  machines: { says: 'tests on several machines', needs: ['redis'], run: () => vitest('slow.config') },
  browser: { says: 'browser tests', needs: ['chromium'], env: { BROWSER_TESTS: 'short' }, run: () => playwright() },
  'browser-long': {
    says: 'browser tests that take long',
    needs: ['chromium'],
    env: { BROWSER_TESTS: 'long' },
    run: () => playwright(),
  },
  engines: {
    says: 'the page in Firefox and WebKit',
    needs: ['firefox', 'webkit', 'minibrowser', 'xvfb'],
    run: () => vitest('engines.config'),
  },
  fuzz: { says: 'a million inputs', run: () => vitest('fuzz.config') },
};

const BASIC = ['format', 'lint', 'tree', 'types'];

/** Suites by name: `npm test` is `test`, `npm run quick` is `quick`; `npm run suite NAME` runs any suite or step. */
export const SUITES = {
  quick: [...BASIC, 'fast'],
  test: [...BASIC, 'unit', 'command', 'licences', 'size', 'browser'],
  slow: ['browser-long', 'engines', 'machines', 'package', 'fuzz'],
};
