import { describe, expect, it } from 'vitest';
import { symbolCounts, TILE_RULES } from '../../board/tiles.ts';
import { random } from '../../play/random.ts';
import { cases } from '../../testing/plain.ts';
import { drawnRules } from '../../testing/plain-tiles.ts';
import { replayMoves } from '../check/moves.ts';
import { measureTiles } from '../exact/difficulty.ts';
import { generateTiles } from './generate.ts';

describe('generated boards', () => {
  it('are full and emptied by their own moves, under all rules and sizes', () => {
    for (const source of cases('generate', 120)) {
      const rules = drawnRules(source);
      const [rows, columns, colours] = [1 + source.below(9), 1 + source.below(9), 1 + source.below(6)];
      if (rows * columns < rules.smallest) continue;
      const { board, moves } = generateTiles(rows, columns, colours, rules, source);
      expect(board.cells).toHaveLength(rows * columns);
      expect(board.cells.every((symbol) => symbol >= 1 && symbol <= colours)).toBe(true);
      expect(replayMoves(board, rules, moves), `${rows}x${columns}-c${colours}`).toMatchObject({ left: 0 });
    }
  });

  it('are the same for the same seed, and use all colours', () => {
    const make = (seed: string) => generateTiles(10, 10, 4, TILE_RULES, random(seed)).board;
    expect(make('a')).toEqual(make('a'));
    expect(make('a')).not.toEqual(make('b'));
    expect([...symbolCounts(make('a'))].filter((count) => count > 0)).toHaveLength(4);
    expect(() => generateTiles(1, 1, 2, TILE_RULES, random('a'))).toThrow(RangeError);
  });

  it('are no plain pattern where they are large', () => {
    for (const colours of [2, 5, 9]) {
      const { board, moves } = generateTiles(30, 30, colours, TILE_RULES, random(`large ${colours}`));
      const isPlain = (column: number): boolean =>
        board.cells.every((symbol, cell) => cell % 30 !== column || symbol === board.cells[column]);
      expect(Array.from({ length: 30 }, (_, column) => isPlain(column)).filter(Boolean).length).toBeLessThan(5);
      expect(replayMoves(board, TILE_RULES, moves)).toMatchObject({ left: 0 });
    }
  });

  it('have a difficulty that can be measured', () => {
    const easy = { rows: 2, columns: 2, cells: Uint8Array.of(1, 1, 1, 1) };
    expect(measureTiles(easy, TILE_RULES)).toEqual({ cleared: 100, games: 100, width: 1 });
    const never = { rows: 2, columns: 2, cells: Uint8Array.of(1, 2, 2, 1) };
    expect(measureTiles(never, TILE_RULES)).toEqual({ cleared: 0, games: 100, width: null });
    const { board } = generateTiles(8, 8, 5, TILE_RULES, random('hard'));
    expect(measureTiles(board, TILE_RULES, 20)).toEqual(measureTiles(board, TILE_RULES, 20));
  });
});
