/**
 * Measured work: one table of seeded cases, each beside its bound and a rival method, in one run.
 *
 *     npm run bench [-- FILTER]
 */
import { cpus, totalmem } from 'node:os';
import { compile } from '../scripts/prepare.mjs';

compile();
const { cases } = await import('./cases.mjs');
const filter = process.argv[2] ?? '';
const RUNS = 5;
/** Keeps results alive, so that no work can be optimised away. */
let sink = 0;

console.log(
  `node ${process.version}, ${cpus()[0].model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB\n`,
);
console.log('| work | median | spread | beside | median | ratio |');
console.log('|---|---:|---:|---|---:|---:|');
for (const { name, rival, prepare } of cases) {
  if (!name.includes(filter)) continue;
  const { work, beside, seconds } = prepare();
  work();
  beside?.();
  // In turn, so that a drift of the machine's speed affects both.
  const times = [];
  const others = [];
  for (let i = 0; i < RUNS; i++) {
    times.push(time(work));
    if (beside !== undefined) others.push(time(beside));
    if (seconds !== undefined) others.push(1000 * seconds());
  }
  const ratio = others.length === 0 ? '' : (median(times) / median(others)).toPrecision(2);
  const spread = `${show(Math.min(...times))} – ${show(Math.max(...times))}`;
  console.log(
    `| ${name} | ${show(median(times))} | ${spread} | ${rival ?? ''} | ${others.length > 0 ? show(median(others)) : ''} | ${ratio} |`,
  );
}

function time(work) {
  const began = performance.now();
  sink ^= Number(work()) | 0;
  return performance.now() - began;
}
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}
function show(ms) {
  return ms < 10 ? `${ms.toFixed(2)} ms` : ms < 10_000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
