/** All tests: format, lint, types, unit, command, several machines, browser. Installs what is missing. */
import { spawnSync } from 'node:child_process';
import { build, installChromium, installPackages, installRedis, root } from './prepare.mjs';

installPackages();
build('douse', 'survey', 'milp', 'cli', 'web');
const chromium = installChromium();
const redis = installRedis();
if (redis === null) console.log('douse: no redis-server here: the tests of surveys on several machines are left out');
const steps = [
  ['format', 'npx', 'oxfmt', '--check', '.'],
  ['lint', 'npx', 'oxlint', '--deny-warnings'],
  ['types of the tests', 'npx', 'tsc', '-b', 'tsconfig.tests.json'],
  ['unit tests', 'npx', 'vitest', 'run'],
  ['tests of the command', 'npx', 'vitest', 'run', '--config', 'vitest.command.config.ts'],
  ['size of the first load', 'node', 'scripts/size.mjs'],
  ...(redis === null
    ? []
    : [['tests on several machines', 'npx', 'vitest', 'run', '--config', 'vitest.slow.config.ts']]),
  ['browser tests', 'npx', 'playwright', 'test'],
];
for (const [name, program, ...args] of steps) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium, ...(redis !== null && { REDIS_SERVER: redis }) },
  });
  if (status !== 0) {
    console.error(`\ndouse: ${name} failed`);
    process.exit(1);
  }
}
