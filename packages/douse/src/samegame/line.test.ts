import { describe, expect, it } from 'vitest';
import { TILE_RULES, tiles, type Tiles } from '../board/tiles.ts';
import { random } from '../play/random.ts';
import { cases } from '../testing/plain.ts';
import { drawnTiles, plainBest } from '../testing/plain-tiles.ts';
import { replayMoves } from './check.ts';
import { generateTiles } from './generate.ts';
import { isLine, solveLine } from './line.ts';
import { settle } from './rules.ts';

const turned = ({ columns, cells }: Tiles): Tiles => ({ rows: columns, columns: 1, cells: cells.toReversed() });

describe('one row or one column', () => {
  it('has the fewest moves that playing every game finds, under all rules', () => {
    let solved = 0;
    for (const source of cases('line', 400)) {
      const rules = { ...TILE_RULES, smallest: 2 + source.below(3), closing: source.below(3) > 0 };
      const length = 1 + source.below(13);
      const drawn = drawnTiles(source, 1, length, 1 + source.below(3), source.below(4) === 0);
      const board = settle(source.below(2) === 0 ? drawn : turned(drawn), rules).board;
      const { fewest } = plainBest(board, rules);
      const moves = solveLine(board, rules);
      expect(moves?.length ?? null, [...board.cells].join('')).toBe(fewest);
      if (moves === null) continue;
      solved++;
      expect(replayMoves(board, rules, moves)?.left).toBe(0);
    }
    expect(solved).toBeGreaterThan(80);
  });

  it('solves long lines', () => {
    for (const smallest of [2, 3]) {
      const rules = { ...TILE_RULES, smallest };
      const { board } = generateTiles(1, 240, 3, rules, random(`long ${smallest}`));
      const moves = solveLine(board, rules)!;
      expect(replayMoves(board, rules, moves)).toMatchObject({ left: 0 });
      // One symbol changed between cells of two others can never go.
      const broken = { ...board, cells: board.cells.with(100, 9) };
      expect(solveLine(broken, rules)).toBeNull();
    }
  });

  it('takes lines only', () => {
    expect(
      isLine(
        tiles([
          [1, 1],
          [1, 1],
        ]),
        TILE_RULES,
      ),
    ).toBe(false);
    expect(isLine(tiles([[1, 1]]), TILE_RULES)).toBe(true);
    expect(isLine({ rows: 1, columns: 10_000, cells: new Uint8Array(10_000) }, TILE_RULES)).toBe(false);
    expect(() => solveLine(drawnTiles(random('stop'), 1, 50, 2), TILE_RULES, { signal: { aborted: true } })).toThrow(
      'stopped',
    );
  });
});
