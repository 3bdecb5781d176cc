/**
 * Makes the stages of Lights Out anew: for each world twelve random boards whose fewest presses are proved, rising as
 * the plan says. A stage is written as its solution, one letter a press, so that their number is its difficulty; the
 * test beside the table proves that no fewer do. Prints the table: node scripts/stages.mjs >
 * packages/web/src/lights/stages/stage-table.ts
 */
import {
  generateExact,
  lightsBoard,
  lightsOut,
  lightsRules,
  lightsTarget,
} from '../packages/douse/dist/lightsout/index.js';
import { random } from '../packages/douse/dist/play/index.js';

/** Name of a button: 62 are enough for every board here. */
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const RISING = [
  [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8],
  [8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12],
  [12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 15, 15],
];
const PLAN = [
  ['easy', '3x3', [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8]],
  ['medium', '5x5', RISING[0]],
  ['medium-2', '5x5', RISING[1]],
  ['medium-3', '5x5', RISING[2]],
  ['hard', '5x5-q3', RISING[0]],
  ['hard-2', '5x5-q3', RISING[1]],
  ['hard-3', '5x5-q3', RISING[2]],
  ['extreme', '5x5-q4', RISING[0]],
  ['extreme-2', '5x5-q4', RISING[1]],
  ['extreme-3', '5x5-q4', RISING[2]],
  ['merlin', '3x3-merlin', [1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7]],
  ['mini', '4x4-torus', [2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6]],
  ['deluxe', '6x6', [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]],
  ['knight', '5x5-knight', [2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9]],
  ['cube', 'cube3', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ['alien', '7x7-q4-row-column', [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8]],
];

const worlds = PLAN.map(([name, kind, presses]) => {
  const params = lightsRules.parseParams(kind);
  if (!params.ok) throw new Error(params.error);
  const known = new Set();
  const stages = presses.map((count, i) => {
    for (let attempt = 0; ; attempt++) {
      const made = generateExact(lightsBoard(params.value), count, {
        levels: params.value.levels,
        seed: random(`stage ${name} ${i} ${attempt}`),
      });
      if (made.kind !== 'made') throw new Error(`${name} ${i + 1}: no board of ${count} presses: ${made.kind}`);
      // So many presses from the dark becomes so many presses from the aim.
      const aim = lightsTarget(params.value);
      const { levels } = params.value;
      const start = Uint8Array.from(made.problem.start, (level, light) => (level + (aim?.[light] ?? 0)) % levels);
      const verdict = lightsOut.solve(params.value, start);
      if (verdict.kind !== 'solved' || !verdict.fewest || verdict.moves.length !== count)
        throw new Error(`${name} ${i + 1}`);
      const own = new Map();
      for (const move of verdict.moves) own.set(move, (own.get(move) ?? 0) + 1);
      const text = [...own]
        .sort(([a], [b]) => a - b)
        .map(([move, times]) => LETTERS[move].repeat(times))
        .join('');
      if (known.has(text)) {
        if (attempt > 200) throw new Error(`${name} ${i + 1}: no new board`);
        continue;
      }
      known.add(text);
      return text;
    }
  });
  process.stderr.write(`${name}\n`);
  return `  { name: '${name}', kind: '${kind}', stages: '${stages.join(' ')}' },`;
});
console.log(`/** Written by scripts/stages.mjs: each word is a solution with the fewest presses, a letter for each press. */
export const STAGE_TABLE = [
${worlds.join('\n')}
] as const;`);
