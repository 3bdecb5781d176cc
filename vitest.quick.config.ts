import { existsSync } from 'node:fs';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** Files whose tests take more than a second or two: `npm test` runs them, `npm run quick` leaves them out. */
export const SLOW = [
  'douse/src/algebra/echelon.test.ts',
  'douse/src/algebra/hermite.test.ts',
  'douse/src/algebra/linear.test.ts',
  'douse/src/algebra/walsh.test.ts',
  'douse/src/board/cube.test.ts',
  'douse/src/formats/write/explanation.test.ts',
  'douse/src/lightsout/beyond/cover-bound.test.ts',
  'douse/src/lightsout/beyond/information-set.test.ts',
  'douse/src/lightsout/check/fewest.test.ts',
  'douse/src/lightsout/explain/chart.test.ts',
  'douse/src/lightsout/fewest/fewest.test.ts',
  'douse/src/lightsout/game/generate.test.ts',
  'douse/src/lightsout/hardest/hardest.test.ts',
  'douse/src/lightsout/methods/lattice.test.ts',
  'douse/src/lightsout/programs/program.test.ts',
  'douse/src/lightsout/solve/optimizer.test.ts',
  'douse/src/lightsout/theory/facts.test.ts',
  'douse/src/samegame/exact/packed.test.ts',
  'douse/src/samegame/exact/stages.test.ts',
  'douse/src/samegame/points/search.test.ts',
  'milp/src/optimizer.test.ts',
  'milp/src/program.test.ts',
].map((path) => `packages/${path}`);

const gone = SLOW.filter((path) => !existsSync(path));
if (gone.length > 0) console.warn(`vitest.quick.config.ts: ${gone.join(', ')} moved or went; mend the list`);

export default mergeConfig(
  base,
  defineConfig({ test: { exclude: [...configDefaults.exclude, 'packages/cli/**', '**/*.slow.test.ts', ...SLOW] } }),
);
