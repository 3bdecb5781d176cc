/** All tests: format, lint, types, unit, browser. Installs what is missing. */
import { spawnSync } from 'node:child_process';
import { build, installChromium, installPackages, root } from './prepare.mjs';

installPackages();
build('douse', 'survey', 'milp', 'cli', 'web');
const chromium = installChromium();
const steps = [
  ['format', 'npx', 'oxfmt', '--check', '.'],
  ['lint', 'npx', 'oxlint', '--deny-warnings'],
  ['types of the tests', 'npx', 'tsc', '-b', 'tsconfig.tests.json'],
  ['unit tests', 'npx', 'vitest', 'run'],
  ['size of the first load', 'node', 'scripts/size.mjs'],
  ['browser tests', 'npx', 'playwright', 'test'],
];
for (const [name, program, ...args] of steps) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium },
  });
  if (status !== 0) {
    console.error(`\ndouse: ${name} failed`);
    process.exit(1);
  }
}
