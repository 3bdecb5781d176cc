import { describe, expect, it } from 'vitest';
import { TILE_RULES, type Tiles } from '../../board/tiles.ts';
import { random } from '../../play/random.ts';
import { cases } from '../../testing/plain.ts';
import { drawnRules, drawnTiles, plainBest } from '../../testing/plain-tiles.ts';
import { BoardSet } from './boardset.ts';
import { replayMoves } from '../check/moves.ts';
import { Expander, packTiles } from './packed.ts';
import { groups, remove, settle } from '../rules/rules.ts';
import { type Aim, searchStages } from './stages.ts';

describe('packed boards', () => {
  it('have the groups and successors of the plain rules, across word edges and numbers of symbols', () => {
    const shapes = [
      [1, 1, 1],
      [16, 3, 2],
      [17, 2, 3],
      [10, 4, 4],
      [11, 3, 7],
      [8, 3, 9],
      [9, 2, 200],
      [33, 2, 1],
      [3, 40, 5],
    ] as const;
    for (const [rows, columns, symbols] of shapes) {
      for (const closing of [true, false]) {
        const rules = { ...TILE_RULES, closing };
        const source = random(`packed ${rows} ${columns} ${symbols}`);
        for (let i = 0; i < 5; i++) {
          const board = settle(drawnTiles(source, rows, columns, symbols, true), rules).board;
          const { packing, start } = packTiles(board);
          const expander = new Expander(packing, rules);
          expander.load(start, 0);
          const open = groups(board, rules);
          const found = Array.from({ length: expander.groups }, (_, g) => g).filter((g) => expander.size(g) >= 2);
          expect(found.length).toBe(open.length);
          for (const g of found) {
            const move = expander.move(g);
            const group = open.find((members) => members.includes(move))!;
            expect(expander.size(g)).toBe(group.length);
            expander.remove(g);
            const next = remove(board, rules, move)!.board;
            // Packed again, with the numbers of the first board.
            expect(unpack(expander)).toEqual([...renumbered(board, next)]);
          }
          // Making boards leaves the board that was loaded as it was.
          expect(expander.grid.filter((symbol) => symbol > 0).length).toBe(
            board.cells.filter((symbol) => symbol > 0).length,
          );
        }
      }
    }
  });

  it('are told apart in a set, with many chunks and a table that grows', () => {
    const set = new BoardSet(2);
    const source = random('set');
    const known = new Map<string, number>();
    let wrong = 0;
    for (let i = 0; i < 40_000; i++) {
      const board = Uint32Array.of(source.below(200), source.below(200) * 0x1000000);
      const key = board.join();
      const index = set.add(board);
      if (set.fresh === known.has(key) || (known.get(key) ?? set.size - 1) !== index) wrong++;
      known.set(key, index);
    }
    for (const [key, index] of known)
      if (
        set
          .chunk(index)
          .subarray(set.at(index), set.at(index) + 2)
          .join() !== key
      )
        wrong++;
    expect(wrong).toBe(0);
    expect(set.size).toBe(known.size);
  });
});

function unpack({ next, packing }: Expander): number[] {
  const { rows, columns, bits, cellsPerWord, wordsPerColumn } = packing;
  return Array.from({ length: rows * columns }, (_, cell) => {
    const up = rows - 1 - Math.floor(cell / columns);
    const word = next[(cell % columns) * wordsPerColumn + Math.floor(up / cellsPerWord)]!;
    return Math.floor(word / 2 ** ((up % cellsPerWord) * bits)) % 2 ** bits;
  });
}

function renumbered(first: Tiles, next: Tiles): number[] {
  const order = [...new Set(first.cells)].filter((symbol) => symbol > 0).sort((a, b) => a - b);
  return [...next.cells].map((symbol) => order.indexOf(symbol) + 1);
}

describe('search by stages', () => {
  const shapes = [
    [1, 8, 3],
    [8, 1, 3],
    [2, 5, 2],
    [3, 4, 3],
    [4, 3, 3],
    [4, 4, 4],
    [3, 5, 2],
    [5, 4, 5],
  ] as const;

  it('agrees with playing every game, under all rules', () => {
    let solved = 0;
    for (const source of cases('stages', 240)) {
      const rules = drawnRules(source);
      // Where single cells may go, there are far more games.
      const [rows, columns, symbols] = rules.smallest === 1 ? [3, 3, 3] : shapes[source.below(shapes.length)]!;
      const board = settle(drawnTiles(source, rows, columns, symbols, source.below(4) === 0), rules).board;
      const best = plainBest(board, rules);
      const search = (aim: Aim) => {
        const result = searchStages(board, rules, { aim });
        expect(result.complete).toBe(true);
        return { ...result, played: result.moves && replayMoves(board, rules, result.moves) };
      };
      expect(search('clear').played?.left ?? null).toBe(best.fewest === null ? null : 0);
      const fewest = search('fewest');
      expect(fewest.moves?.length ?? null).toBe(best.fewest);
      if (best.fewest !== null) expect(fewest.played!.left).toBe(0);
      const most = search('points');
      expect([most.value, most.played!.points]).toEqual([best.most, best.most]);
      const left = search('left');
      expect([left.value, left.played!.left]).toEqual([best.left, best.left]);
      if (best.fewest !== null) solved++;
    }
    expect(solved).toBeGreaterThan(40);
  });

  it('finds nothing better than the best, and the best when one worse is the limit', () => {
    for (const source of cases('limits', 60)) {
      const board = drawnTiles(source, 4, 4, 3);
      const { fewest, most, left } = plainBest(board, TILE_RULES);
      const search = (aim: Aim, limit: number) => searchStages(board, TILE_RULES, { aim, limit }).moves !== null;
      if (fewest !== null) {
        expect([search('fewest', fewest), search('fewest', fewest + 1)]).toEqual([false, true]);
      }
      expect([search('points', most), search('points', most - 1)]).toEqual([false, true]);
      expect([search('left', left), search('left', left + 1)]).toEqual([false, true]);
    }
  });

  it('claims nothing when boards were dropped, memory was short or it was stopped', () => {
    const board = drawnTiles(random('large'), 10, 10, 5);
    const search = (options: object) => searchStages(board, TILE_RULES, { aim: 'points', ...options });
    expect(search({ width: 5 })).toMatchObject({ complete: false, stopped: 'width' });
    expect(search({ memory: 100_000 })).toMatchObject({ complete: false, stopped: 'memory' });
    expect(search({ most: 500 })).toMatchObject({ complete: false, stopped: 'boards', boards: 500 });
    expect(search({ signal: { aborted: true } })).toMatchObject({ complete: false, stopped: 'signal' });
    const { nearest } = search({ width: 5 });
    expect(replayMoves(board, TILE_RULES, nearest.moves)?.left).toBe(nearest.left);
  });

  it('takes boards without moves and without cells', () => {
    const none = { rows: 2, columns: 3, cells: new Uint8Array(6) };
    expect(searchStages(none, TILE_RULES, { aim: 'clear' })).toMatchObject({ moves: [], complete: true });
    const stuck = { rows: 1, columns: 3, cells: Uint8Array.of(1, 2, 1) };
    expect(searchStages(stuck, TILE_RULES, { aim: 'left' })).toMatchObject({ moves: [], value: 3, complete: true });
    expect(searchStages(stuck, TILE_RULES, { aim: 'points' })).toMatchObject({ moves: [], value: 0, complete: true });
    expect(searchStages(stuck, TILE_RULES, { aim: 'clear' })).toMatchObject({ moves: null, complete: true });
  });
});
