import { describe, expect, it } from 'vitest';
import { cellsLeft, TILE_RULES, tiles } from '../../board/tiles.ts';
import { makeTiles, parseTiles } from '../../formats/boards/tiles.ts';
import { printedSame } from '../../testing/oracles.ts';
import { cases } from '../../testing/plain.ts';
import { drawnRules, drawnTiles, plainPoints } from '../../testing/plain-tiles.ts';
import { replayMoves } from '../check/moves.ts';
import { endPoints, groupAt, groups, isStuck, remove, settle } from './rules.ts';

const read = (rows: readonly string[]) => {
  const parsed = parseTiles(rows.join('\n'));
  if (!parsed.ok) throw new Error(parsed.error.expected);
  return parsed.value;
};

describe('rules of SameGame', () => {
  it('leads from the printed board to the printed boards', () => {
    for (const { board, afterFirstMoves } of printedSame()) {
      const { board: start, symbols } = read(board);
      const after = groups(start, TILE_RULES).map((group) =>
        makeTiles(remove(start, TILE_RULES, group[0]!)!.board, { symbols }),
      );
      expect(after).toHaveLength(afterFirstMoves.length);
      // The text draws a closed column on the right-hand side of the page: settled, both are the same.
      const settled = afterFirstMoves.map((rows) => {
        const given = read(rows);
        const { board: fallen } = settle(given.board, TILE_RULES);
        return makeTiles(fallen, { symbols: given.symbols });
      });
      const padded = (text: string) =>
        text
          .split('\n')
          .map((row) => row.padEnd(5, '.'))
          .join('\n');
      expect(new Set(after)).toEqual(new Set(settled.map(padded)));
    }
  });

  it('settles: nothing hangs in the air, no gap is left, every cell keeps its symbol and order', () => {
    for (const source of cases('settle', 200)) {
      const rules = drawnRules(source);
      const start = drawnTiles(source, 1 + source.below(6), 1 + source.below(6), 3, true);
      const { board, from } = settle(start, rules);
      expect(cellsLeft(board)).toBe(cellsLeft(start));
      expect(settle(board, rules).board).toEqual(board);
      let ended = false;
      for (let c = 0; c < board.columns; c++) {
        const column = Array.from({ length: board.rows }, (_, r) => board.cells[r * board.columns + c]!);
        const top = column.findIndex((symbol) => symbol > 0);
        if (top < 0) ended = true;
        else {
          expect(column.slice(top).every((symbol) => symbol > 0)).toBe(true);
          if (rules.closing) expect(ended).toBe(false);
        }
      }
      for (const [cell, origin] of from.entries()) expect(board.cells[cell]).toBe(origin < 0 ? 0 : start.cells[origin]);
      expect(new Set(from.filter((origin) => origin >= 0)).size).toBe(cellsLeft(start));
    }
  });

  it('removes whole groups, never one that is too small, and plays as the checker does', () => {
    for (const source of cases('remove', 150)) {
      const rules = drawnRules(source);
      let board = settle(drawnTiles(source, 1 + source.below(5), 1 + source.below(6), 3), rules).board;
      const start = board;
      const moves: number[] = [];
      let points = 0;
      for (let open = groups(board, rules); open.length > 0; open = groups(board, rules)) {
        for (let cell = 0; cell < board.cells.length; cell++) {
          const size = groupAt(board, cell).length;
          expect(remove(board, rules, cell) === null).toBe(size < rules.smallest);
          expect(open.some((group) => group.includes(cell))).toBe(size >= rules.smallest);
        }
        const group = open[source.below(open.length)]!;
        const before = board.cells.slice();
        const removal = remove(board, rules, group[source.below(group.length)]!)!;
        expect(board.cells).toEqual(before);
        expect(removal.removed).toEqual(group);
        expect(removal.points).toBe(plainPoints(rules, group.length));
        moves.push(group[0]!);
        points += removal.points;
        board = removal.board;
      }
      expect(isStuck(board, rules)).toBe(true);
      expect(replayMoves(start, rules, moves)).toEqual({
        moves,
        points: points + endPoints(board, rules, points),
        left: cellsLeft(board),
      });
    }
  });

  it('refuses cells that do not exist and moves that remove nothing', () => {
    const board = tiles([[1, 1, 2]]);
    for (const cell of [-1, 3, 0.5, Number.NaN, 2, Infinity]) {
      expect(remove(board, TILE_RULES, cell)).toBeNull();
      expect(replayMoves(board, TILE_RULES, [cell])).toBeNull();
    }
    expect(replayMoves(board, TILE_RULES, [0, 0])).toBeNull();
    // Left and right edges do not meet.
    expect(
      groupAt(
        tiles([
          [1, 2, 1],
          [2, 2, 1],
        ]),
        0,
      ),
    ).toEqual([0]);
    expect(() => tiles([[1], [1, 2]])).toThrow(RangeError);
    expect(() => tiles([[256]])).toThrow(RangeError);
  });

  it('counts what is left, if the rules say so', () => {
    const board = tiles([[1, 1, 1, 1, 2, 1, 3, 1]]);
    expect(endPoints(board, TILE_RULES, 7)).toBe(0);
    expect(endPoints(board, { ...TILE_RULES, leftover: 'square' }, 7)).toBe(-16);
    expect(endPoints(tiles([[0, 0]]), TILE_RULES, 7)).toBe(1000);
    expect(endPoints(tiles([[0, 0]]), { ...TILE_RULES, bonus: 10, factor: 4 }, 7)).toBe(31);
  });
});
