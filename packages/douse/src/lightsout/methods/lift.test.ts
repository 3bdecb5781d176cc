import { describe, expect, it } from 'vitest';
import { WRAPS } from '../../board/board.ts';
import { grid } from '../../board/grid.ts';
import { problem } from '../../board/problem.ts';
import { RULES } from '../../board/rule.ts';
import { random } from '../../play/random.ts';
import { plainReplay, plainSolves } from '../../testing/plain.ts';
import { provesImpossible } from '../check/presses.ts';
import { certificate } from './certificate.ts';
import { eliminate } from './eliminate.ts';
import { coset, kernelSize } from './kernel.ts';
import { lattice } from './lattice.ts';

describe('the lattice method for composite numbers of levels', () => {
  for (const q of [4, 6, 8, 9, 10, 12, 27, 50]) {
    it(`gives elimination's answers, ${q} levels`, () => {
      const source = random(`lifted ${q}`);
      let [solved, all, singular] = [0, 0, 0];
      for (const rule of ['plus', 'ring', 'x', 'king', 'row-column'] as const)
        for (const wrap of WRAPS)
          for (const [rows, columns] of [
            [1, 1],
            [1, 4],
            [3, 1],
            [2, 2],
            [2, 3],
            [3, 3],
            [4, 3],
            [3, 5],
            [4, 4],
            [5, 5],
          ] as const) {
            const board = grid(rows, columns, { rule: RULES[rule], wrap });
            const presses = Array.from({ length: board.buttons }, () => source.below(q));
            const start = source.below(2) === 0 ? plainReplay(problem(board, { levels: q }), presses) : presses;
            const task = problem(board, { levels: q, start });
            const name = `${rows} × ${columns} ${wrap} ${rule}`;
            expect(lattice.refuses(task), name).toBe(null);
            const [found, plain] = [lattice.solve(task), eliminate.solve(task)];
            expect(kernelSize(found.kernel), name).toBe(kernelSize(plain.kernel));
            expect(kernelSize(lattice.kernel!(task)), name).toBe(kernelSize(plain.kernel));
            expect(found.presses === null, name).toBe(plain.presses === null);
            all++;
            if (found.presses === null) {
              expect(provesImpossible(task, certificate(task, found.obstruction!)), name).toBe(true);
              continue;
            }
            solved++;
            expect(plainSolves(task, found.presses), name).toBe(true);
            // The generators make as many different quiet patterns as they say.
            if (kernelSize(found.kernel) === 1n || kernelSize(found.kernel) > 256n) continue;
            singular++;
            const seen = new Set<string>();
            for (const pattern of coset(found.presses, found.kernel, q)) {
              if (seen.size < 4) expect(plainSolves(task, pattern), name).toBe(true);
              seen.add(pattern.join());
            }
            expect(BigInt(seen.size), name).toBe(kernelSize(plain.kernel));
          }
      expect([solved > all / 2, solved < all, singular > 5]).toEqual([true, true, true]);
    });
  }
});
