import { expect, it } from 'vitest';
import { TILE_RULES, tiles } from '../../board/tiles.ts';
import { random } from '../../play/random.ts';
import { beam } from './beam.ts';
import { kernelPlanes } from './kernel.ts';
import { plainPlanes } from './planes.ts';
import { EVALUATIONS } from './weights.ts';

it('finds the same whatever it remembers: boards that are forgotten, the start too, are played again', () => {
  const { below } = random('remembered');
  const board = tiles(Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => 1 + below(4))));
  for (const made of [plainPlanes(board, TILE_RULES), kernelPlanes(board, TILE_RULES)]) {
    if (made === null) continue;
    const options = { kept: 0, width: 20, evaluation: EVALUATIONS.points, noise: 0, seed: 1, aim: 'points' } as const;
    const runs = [undefined, 1, 2, 7, 50].map((remembered) =>
      beam(made.planes, 4, made.start, TILE_RULES, { ...options, ...(remembered !== undefined && { remembered }) }),
    );
    for (const run of runs) expect(run).toEqual(runs[0]);
  }
});
