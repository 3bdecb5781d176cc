import { expect, test } from 'vitest';
import { TILE_RULES, type Tiles, tiles } from 'douse/board';
import { random } from 'douse/play';
import { groups, remove, sameRules } from 'douse/samegame';
import { travelBetween } from './travel.ts';

const board = tiles([
  [1, 2, 3],
  [1, 2, 1],
  [1, 3, 3],
]);

test('a removal: what stood above falls, and columns close up', () => {
  const after = remove(board, TILE_RULES, 0)!.board;
  const travel = travelBetween(board, after, TILE_RULES)!;
  expect(travel.forward).toBe(true);
  expect(travel.gone).toEqual([0, 3, 6]);
  expect([...travel.from]).toEqual([1, 2, -1, 4, 5, -1, 7, 8, -1]);
});

test('an undo is the same way back', () => {
  const after = remove(board, TILE_RULES, 0)!.board;
  const travel = travelBetween(after, board, TILE_RULES)!;
  expect(travel).toMatchObject({ forward: false, gone: [] });
  expect([...travel.from]).toEqual([-1, 0, 1, -1, 3, 4, -1, 6, 7]);
});

test('no single move, no way: two moves, the same board, another board', () => {
  const one = remove(board, TILE_RULES, 0)!.board;
  const two = remove(one, TILE_RULES, 0)!.board;
  expect(travelBetween(board, two, TILE_RULES)).toBeNull();
  expect(travelBetween(board, board, TILE_RULES)).toBeNull();
  expect(
    travelBetween(
      board,
      tiles([
        [1, 1, 1],
        [1, 1, 1],
        [1, 0, 0],
      ]),
      TILE_RULES,
    ),
  ).toBeNull();
});

test('on random boards every tile goes where one of its symbol stands, and none twice', () => {
  for (let seed = 0; seed < 60; seed++) {
    const dice = random(`travel ${seed}`);
    const rules = {
      ...sameRules.defaults,
      rows: 2 + dice.below(6),
      columns: 1 + dice.below(7),
      closing: dice.below(2) === 0,
    };
    const cells = Uint8Array.from({ length: rules.rows * rules.columns }, () => 1 + dice.below(3));
    let before: Tiles = { rows: rules.rows, columns: rules.columns, cells };
    for (let open = groups(before, rules); open.length > 0; open = groups(before, rules)) {
      const after = remove(before, rules, open[dice.below(open.length)]![0]!)!.board;
      for (const [from, to] of [
        [before, after],
        [after, before],
      ] as const) {
        const travel = travelBetween(from, to, rules)!;
        const sources = [...travel.from].filter((cell) => cell >= 0);
        expect(new Set(sources).size).toBe(sources.length);
        travel.from.forEach((cell, at) => cell >= 0 && expect(from.cells[cell]).toBe(to.cells[at]));
        expect(sources.length + travel.gone.length).toBe(from.cells.filter((symbol) => symbol > 0).length);
      }
      before = after;
    }
  }
});
