/**
 * Makes the stages of SameGame anew: for each world twelve of the boards that the page deals, ever harder. How hard a
 * board is, is measured: of 1000 games of random moves so many clear it (the library's `measureTiles`). Three stars ask
 * for half of what the best game found, within a budget, earns beyond the bonus for an empty board. Writes both tables
 * in packages/web/src/same/stages: node scripts/same-stages.mjs
 */
import { writeFileSync } from 'node:fs';
import { parseId } from '../packages/douse/dist/play/index.js';
import { measureTiles, sameRules, searchPoints } from '../packages/douse/dist/samegame/index.js';

/** Random games a board, and boards made for the search of the best game. */
const GAMES = 1000;
const WORK = 1_000_000;
/** Per world its boards, how many of them are measured, and the games in 1000 that should clear each stage. */
const PLAN = [
  ['tiny', '5x5-c3', 160, [900, 850, 800, 750, 700, 650, 600, 550, 500, 450, 400, 350]],
  ['small', '8x8-c3', 120, [340, 310, 280, 250, 225, 200, 180, 160, 140, 120, 105, 90]],
  ['medium', '10x10-c4', 60, [80, 70, 60, 50, 45, 40, 35, 30, 25, 20, 15, 10]],
];

const worlds = PLAN.map(([name, kind, boards, plan]) => {
  const measured = Array.from({ length: boards }, (_, number) => {
    const named = parseId(sameRules, `${kind}#stage-${number}`);
    if (!named.ok) throw new Error(named.error);
    const { params, start } = named.value;
    return { number, params, start, cleared: measureTiles(start, params, GAMES).cleared };
  });
  process.stderr.write(`${name}: ${measured.length} boards measured\n`);
  const left = new Set(measured);
  const chosen = plan.map((aim) => {
    const [near] = [...left].sort((a, b) => Math.abs(a.cleared - aim) - Math.abs(b.cleared - aim));
    left.delete(near);
    return near;
  });
  chosen.sort((a, b) => b.cleared - a.cleared || a.number - b.number);
  const stages = chosen.map(({ number, params, start }) => {
    const { points, left: rest } = searchPoints(start, params, { work: WORK, seed: 'stage' });
    if (rest !== 0) throw new Error(`${name} ${number}: the best game leaves ${rest}`);
    return `${number}.${Math.floor((points - params.bonus) / 20)}`;
  });
  return {
    table: `  { name: '${name}', kind: '${kind}', stages: '${stages.join(' ')}' },`,
    chances: chosen.map(({ cleared }) => cleared).join(', '),
  };
});
const written = (name, text) =>
  writeFileSync(new URL(`../packages/web/src/same/stages/${name}`, import.meta.url), text);
written(
  'stage-table.ts',
  `/**
 * Written by scripts/same-stages.mjs: for each stage the number in its board's seed and, in tens beyond the 1000 for an
 * empty board, the points for three stars.
 */
export const SAME_STAGE_TABLE = [
${worlds.map(({ table }) => table).join('\n')}
] as const;
`,
);
written(
  'chances.ts',
  `/** Written by scripts/same-stages.mjs: how many of 1000 games of random moves clear each stage, world by world. */
export const CLEARED = [
${worlds.map(({ chances }) => `  ${chances},`).join('\n')}
] as const;
`,
);
