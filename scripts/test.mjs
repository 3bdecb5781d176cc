/**
 * Runs a suite, or single steps, of scripts/suites.mjs: `npm test`, `npm run quick`, `npm run suite thorough machines`.
 */
import { spawnSync } from 'node:child_process';
import { buildCommand, buildPage, compile, installPackages, PROGRAMS, root } from './prepare.mjs';

installPackages({ everything: true });
const { STEPS, SUITES } = await import('./suites.mjs');
const asked = process.argv.slice(2);
const names = (asked.length > 0 ? asked : ['test']).flatMap((name) => SUITES[name] ?? [name]);
const unknown = names.find((name) => !Object.hasOwn(STEPS, name));
if (unknown !== undefined) {
  const known = [...Object.keys(SUITES), ...Object.keys(STEPS)].join(', ');
  console.error(`test: expected suites or steps of ${known}, got '${unknown}'`);
  process.exit(2);
}

compile();
const some = (...steps) => names.some((name) => steps.includes(name));
if (some('command', 'machines', 'package', 'engines')) await buildCommand();
if (some('command', 'size', 'browser', 'browser-long', 'package', 'engines')) await buildPage();
const env = { ...process.env };
for (const what of new Set(names.flatMap((name) => STEPS[name].needs ?? []))) {
  const path = PROGRAMS[what].find();
  if (path === null) {
    console.error(`douse: ${what} is needed, and there is none here`);
    process.exit(1);
  }
  env[PROGRAMS[what].variable] = path;
}

const began = performance.now();
const times = [];
for (const name of names) {
  const { says, run, env: own = {} } = STEPS[name];
  console.log(`\n── ${says}`);
  const start = performance.now();
  const [program, ...args] = run();
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...env, ...own } });
  times.push(`${says} ${Math.round((performance.now() - start) / 1000)} s`);
  if (status !== 0) {
    console.error(`\ndouse: ${says} failed`);
    process.exit(1);
  }
}
console.log(`\n${times.join(', ')}; ${Math.round((performance.now() - began) / 1000)} s in all`);
