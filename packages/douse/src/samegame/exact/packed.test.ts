import { describe, expect, it } from 'vitest';
import { symbolCounts, TILE_RULES, tiles, type Tiles } from '../../board/tiles.ts';
import type { Random } from '../../play/random.ts';
import { cases } from '../../testing/plain.ts';
import { Expander, packTiles, type Packing } from './packed.ts';
import { groups, remove, settle } from '../rules/rules.ts';

/** A settled board with any number of symbols, often few, so that groups are large and meet themselves. */
function anyBoard(random: Random, closing: boolean): Tiles {
  const [rows, columns] = [1 + random.below(14), 1 + random.below(9)];
  const symbols = [1, 2, 3, 4, 7, 8, 15, 16, 100, 255][random.below(10)]!;
  const cells = Uint8Array.from({ length: rows * columns }, () =>
    random.below(6) === 0 ? 0 : 256 - 1 - random.below(Math.min(symbols, 255)),
  );
  return settle({ rows, columns, cells }, { ...TILE_RULES, closing }).board;
}

const sorted = (lists: readonly (readonly number[])[]): string[] => lists.map((list) => list.join(' ')).toSorted();

/** The cells of a packed board, read as the picture in `packed.ts` has them. */
function unpacked({ rows, columns, bits, cellsPerWord, wordsPerColumn }: Packing, words: Uint32Array): Uint8Array {
  return Uint8Array.from({ length: rows * columns }, (_, cell) => {
    const up = rows - 1 - Math.floor(cell / columns);
    const word = words[(cell % columns) * wordsPerColumn + Math.floor(up / cellsPerWord)]!;
    return (word >>> ((up % cellsPerWord) * bits)) % 2 ** bits;
  });
}

describe('packed boards', () => {
  for (const closing of [true, false]) {
    const rules = { ...TILE_RULES, closing };
    const all = { ...rules, smallest: 1 };

    it(`fall apart into the groups of the plain rules, and moves lead to the same boards (columns ${closing ? 'close' : 'stay'})`, () => {
      for (const random of cases(`packed ${closing}`, 80)) {
        const board = anyBoard(random, closing);
        const { packing, start, symbols } = packTiles(board);
        const expander = new Expander(packing, rules);
        // Behind other words, as in a set of boards.
        const source = Uint32Array.from([7, 7, 7, ...start]);
        expander.load(source, 3);
        const plain = groups(board, all);
        const found = Array.from({ length: expander.groups }, (_, g) => {
          const cell = expander.move(g);
          const group = plain.find((own) => own.includes(cell))!;
          expect(expander.size(g)).toBe(group.length);
          expect(symbols[expander.groupSymbol[g]! - 1]).toBe(board.cells[cell]);
          return group;
        });
        expect(sorted(found)).toEqual(sorted(plain));
        symbols.forEach((symbol, i) => expect(expander.counts[i + 1]).toBe(symbolCounts(board)[symbol]));
        // One after the other: removing a group leaves what was loaded as it was.
        for (let g = 0; g < expander.groups; g++) {
          const after = remove(board, all, expander.move(g))!.board;
          expander.remove(g);
          // The symbols keep their numbers, though one may be gone.
          const cells = after.cells.map((symbol) => (symbol === 0 ? 0 : symbols.indexOf(symbol) + 1));
          expect(unpacked(packing, expander.next)).toEqual(cells);
        }
      }
    });

    it(`know whether all cells of a symbol are one group (columns ${closing ? 'close' : 'stay'})`, () => {
      let whole = 0;
      for (const random of cases(`whole ${closing}`, 400)) {
        const board = anyBoard(random, closing);
        const { packing, start } = packTiles(board);
        const counts = symbolCounts(board);
        const expected = groups(board, all).some((group) => group.length === counts[board.cells[group[0]!]!]);
        expect(new Expander(packing, rules).anyWhole(start)).toBe(expected);
        whole += Number(expected);
      }
      expect(whole).toBeGreaterThan(40);
      expect(whole).toBeLessThan(360);
    });
  }

  it('follow a symbol round corners from whichever end they begin', () => {
    // Only symbol 1 is whole: a bracket with an arm two cells wide.
    const bracket = ['3111', '2123', '3111', '2111'].map((row) => [...row].map(Number));
    const turned = (rows: number[][]): number[][] => rows[0]!.map((_, c) => rows.map((row) => row[c]!).toReversed());
    let rows = bracket;
    for (let turn = 0; turn < 4; turn++, rows = turned(rows)) {
      for (const side of [rows, rows.map((row) => row.toReversed())]) {
        for (const shift of [0, 1, 2]) {
          const board = tiles(side.map((row) => row.map((symbol) => 1 + ((symbol + shift) % 3))));
          const { packing, start } = packTiles(board);
          expect(new Expander(packing, TILE_RULES).anyWhole(start), board.cells.join('')).toBe(true);
        }
      }
    }
  });
});
