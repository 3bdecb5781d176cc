import { asArray } from 'douse/board';
import { packBits } from 'douse/algebra';
import { makeEdges, makeFlipId, makeJson, makePbm, makePgm, makeSvg, makeText } from 'douse/formats';
import type { Design } from './design.ts';
import { graphOf } from './edits.ts';

/** Files that a design can be saved as; not every board fits every one. */
export const EXPORTS = ['txt', 'json', 'edges', 'flip', 'pbm', 'pgm', 'svg'] as const;
export type ExportName = (typeof EXPORTS)[number];

/** Most squares of a Flip id that somebody would paste. */
const MOST_FLIP = 400;

/**
 * The design as a file of that kind, or null where the kind cannot hold it. Levels, holes and rules are kept or it is
 * null.
 */
export function exportDesign({ problem: task, spots }: Design, name: ExportName): string | Uint8Array | null {
  const { board, levels, moduli, start, target } = task;
  const plain = board.kind === 'grid' && moduli === null && target === null;
  const whole = plain && board.holes === null && board.rule.name === 'plus' && board.wrap === 'none';
  switch (name) {
    case 'txt':
      return plain ? `${makeText(task)}\n` : null;
    case 'json':
      return board.kind === 'wiring' ? `${makeJson(task)}\n` : null;
    case 'edges': {
      const graph = spots === null ? null : graphOf(task);
      return graph === null ? null : `${makeEdges(graph)}\n`;
    }
    case 'flip':
      return plain && board.holes === null && levels === 2 && board.buttons <= MOST_FLIP
        ? `${makeFlipId(task)}\n`
        : null;
    case 'pbm':
      return whole && levels === 2 ? makePbm(packBits(asArray(start), board.rows, board.columns)) : null;
    case 'svg':
      return spots === null ? makeSvg(task) : null;
    case 'pgm':
      return whole && levels > 2 ? makePgm(start, board.rows, board.columns, levels) : null;
  }
}
