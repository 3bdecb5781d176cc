/**
 * Runs a suite, or single steps, of scripts/suites.mjs: `npm test`, `npm run quick`, `npm run suite thorough machines`.
 */
import { spawnSync } from 'node:child_process';
import { buildCommand, buildPage, compile, installChromium, installPackages, installRedis, root } from './prepare.mjs';

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
if (names.some((name) => ['command', 'machines', 'package'].includes(name))) await buildCommand();
if (names.some((name) => ['command', 'size', 'browser', 'browser-long', 'package'].includes(name))) await buildPage();
const needs = (what) => names.some((name) => STEPS[name].needs === what);
const chromium = needs('chromium') ? installChromium() : null;
const redis = needs('redis') ? installRedis() : null;
const found = { chromium, redis };
const env = {
  ...process.env,
  ...(chromium !== null && { CHROMIUM: chromium }),
  ...(redis !== null && { REDIS_SERVER: redis }),
};

const began = performance.now();
const times = [];
for (const name of names) {
  const { says, needs: need, run, env: own = {} } = STEPS[name];
  console.log(`\n── ${says}`);
  if (need !== undefined && found[need] === null) {
    console.error(`douse: ${says} need ${need}, and there is none here`);
    process.exit(1);
  }
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
