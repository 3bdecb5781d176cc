import { expect, it } from 'vitest';
import facts from '../../../test-data/facts.json' with { type: 'json' };
import kept from '../../../test-data/hardest-boards.json' with { type: 'json' };
import type { Wrap } from '../../board/board.ts';
import { grid } from '../../board/grid.ts';
import { provesHardest } from '../check/hardest.ts';
import { hardest } from './hardest.ts';

/** The proofs of 9 × 9 and 16 × 16 take seconds: `hardest.test.ts` makes the first, `data/` holds both. */
const LONG = 8;

it('the kept hardest boards are found and proved again, wherever that is quick', () => {
  let proved = 0;
  for (const { rows, columns, wrap, nullity, presses } of kept.boards) {
    if (nullity >= LONG) continue;
    const board = grid(rows, columns, { wrap: wrap as Wrap });
    const found = hardest(board, { proof: true });
    const name = `${rows} × ${columns} ${wrap}`;
    if ('reason' in found) throw new Error(`${name}: ${found.reason}`);
    expect([found.total, found.bound], name).toEqual([presses, presses]);
    expect(found.proof!.patterns.length, name).toBe(nullity);
    expect(provesHardest(board, presses, found.proof!), name).toBe(true);
    proved++;
  }
  expect(proved).toBeGreaterThan(90);
});

it('they agree with the values that were known before', () => {
  const ours = new Map(
    kept.boards.map(({ rows, columns, wrap, presses }) => [
      `${wrap === 'none' ? '' : `${wrap} `}${rows}x${columns}`,
      presses,
    ]),
  );
  for (const [name, presses] of Object.entries(facts.hardestBoardPresses.values))
    expect(ours.get(name), name).toBe(presses);
});
