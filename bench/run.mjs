/**
 * Measured work: one table of seeded cases, each beside its bound and a rival method, in one run.
 *
 *     npm run bench [-- FILTER]              the cases whose names contain FILTER
 *     npm run bench -- --compare [FILTER]    beside the ratios kept in RESULTS.md; what is slower is named at the end
 */
import { existsSync, readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { compile } from '../scripts/prepare.mjs';

compile();
const { cases, growth } = await import('./cases.mjs');
const compare = process.argv.includes('--compare');
const filter = process.argv.slice(2).find((word) => word !== '--compare') ?? '';
/** A ratio this much above the kept one is more than the spread of a calm machine. */
const SLOWER = 1.25;
const kept = compare ? keptRatios() : new Map();
const slower = [];
const RUNS = 5;
/** Keeps results alive, so that no work can be optimised away. */
let sink = 0;

console.log(
  `node ${process.version}, ${cpus()[0].model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB\n`,
);
console.log(`| work | median | spread | beside | median | ratio |${compare ? ' kept | now by kept |' : ''}`);
console.log(`|---|---:|---:|---|---:|---:|${compare ? '---:|---:|' : ''}`);
const missing = [];
for (const { name, rival, needs, prepare } of cases) {
  if (!name.includes(filter)) continue;
  if (needs !== undefined && !existsSync(needs)) {
    missing.push(rival);
    continue;
  }
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
  const row = `| ${name} | ${show(median(times))} | ${spread} | ${rival ?? ''} | ${others.length > 0 ? show(median(others)) : ''} | ${ratio} |`;
  if (!compare) {
    console.log(row);
    continue;
  }
  // Two rows of one name are told apart by what stands beside them.
  const before = ratio === '' ? undefined : kept.get(`${name}|${rival ?? ''}`);
  const change = before === undefined ? '' : (Number(ratio) / before).toFixed(2);
  if (Number(change) > SLOWER) slower.push(`${name}: ${change} × the kept ratio`);
  console.log(`${row} ${before ?? ''} | ${change} |`);
}
if (missing.length > 0) console.log(`\nNot installed here, so left out: ${missing.join(', ')}.`);
console.log('\n| work | sizes n | medians | grows like |\n|---|---|---|---:|');
for (const { name, sizes, prepare } of growth) {
  if (!name.includes(filter)) continue;
  const medians = sizes.map((n) => {
    const work = prepare(n);
    work();
    return median(Array.from({ length: RUNS }, () => time(work)));
  });
  console.log(`| ${name} | ${sizes.join(', ')} | ${medians.map(show).join(', ')} | n^${exponent(sizes, medians)} |`);
}
if (compare) {
  console.log(slower.length === 0 ? '\nNothing is slower.' : `\nSlower:\n${slower.join('\n')}`);
  process.exitCode = slower.length === 0 ? 0 : 1;
}

/** The slope of the line through the logarithms, by least squares. */
function exponent(sizes, times) {
  const [x, y] = [sizes, times].map((values) => values.map(Math.log));
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  const slope =
    x.reduce((sum, xi, i) => sum + (xi - mx) * (y[i] - my), 0) / x.reduce((sum, xi) => sum + (xi - mx) ** 2, 0);
  return slope.toFixed(1);
}

/** The ratios of RESULTS.md, by the work and what is beside it. */
function keptRatios() {
  const rows = readFileSync(new URL('RESULTS.md', import.meta.url), 'utf8').matchAll(/^\| (.*) \|$/gm);
  return new Map(
    [...rows].flatMap(([, row]) => {
      const [name, , , rival, , ratio] = row.split(' | ');
      return Number(ratio) > 0 ? [[`${name}|${rival}`, Number(ratio)]] : [];
    }),
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
