import { describe, expect, it } from 'vitest';
import { TILE_RULES, tiles, type Tiles } from '../../board/tiles.ts';
import { random } from '../../play/random.ts';
import { cases } from '../../testing/plain.ts';
import { drawnTiles, plainBest } from '../../testing/plain-tiles.ts';
import { replayMoves } from '../check/moves.ts';
import { generateTiles } from '../game/generate.ts';
import { isLine, solveLine } from './line.ts';
import { settle } from '../rules/rules.ts';

const turned = ({ columns, cells }: Tiles): Tiles => ({ rows: columns, columns: 1, cells: cells.toReversed() });

describe('one row or one column', () => {
  it('has the fewest moves and leaves the fewest cells that playing every game finds, under all rules', () => {
    let solved = 0;
    let stuck = 0;
    for (const source of cases('line', 400)) {
      const rules = { ...TILE_RULES, smallest: 2 + source.below(3), closing: source.below(3) > 0 };
      const length = 1 + source.below(13);
      const drawn = drawnTiles(source, 1, length, 1 + source.below(3), source.below(4) === 0);
      const board = settle(source.below(2) === 0 ? drawn : turned(drawn), rules).board;
      const { fewest, left } = plainBest(board, rules);
      const game = solveLine(board, rules);
      expect(game.left, [...board.cells].join('')).toBe(left);
      expect(replayMoves(board, rules, game.moves)?.left).toBe(left);
      if (left === 0) expect(game.moves).toHaveLength(fewest!);
      solved += Number(left === 0);
      stuck += Number(left > 0 && game.moves.length > 1);
    }
    expect(solved).toBeGreaterThan(80);
    expect(stuck).toBeGreaterThan(40);
  });

  it('solves long lines', () => {
    for (const smallest of [2, 3]) {
      const rules = { ...TILE_RULES, smallest };
      const { board } = generateTiles(1, 240, 3, rules, random(`long ${smallest}`));
      const { moves } = solveLine(board, rules);
      expect(replayMoves(board, rules, moves)).toMatchObject({ left: 0 });
      // One symbol changed between cells of two others can never go, and stands between the two parts of the line.
      const cells = board.cells.with(100, 9);
      const parts = [cells.subarray(0, 100), cells.subarray(101)].map((part) =>
        solveLine({ rows: 1, columns: part.length, cells: part }, rules),
      );
      const game = solveLine({ ...board, cells }, rules);
      expect(game.left).toBe(1 + parts[0]!.left + parts[1]!.left);
      expect(replayMoves({ ...board, cells }, rules, game.moves)?.left).toBe(game.left);
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
