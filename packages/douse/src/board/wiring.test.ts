import { describe, expect, it } from 'vitest';
import { forEachMove } from '../lightsout/check/replay.ts';
import { effects } from './grid.ts';
import { graphBoard } from './graph.ts';
import { wiring } from './wiring.ts';

const button = (name: string, ...moves: [number, number][]) => ({ name, moves: new Map(moves) });

describe('wiring', () => {
  it('keeps every button’s moves, without those by 0', () => {
    const board = wiring(
      ['a', 'b', 'c'],
      [button('A', [0, 1], [2, 7]), button('none'), button('B', [1, 0], [2, 0xffffffff])],
    );
    expect([board.buttons, board.lights]).toEqual([3, 3]);
    expect(board.buttonNames).toEqual(['A', 'none', 'B']);
    expect([...effects(board).start]).toEqual([0, 2, 2, 3]);
    const moves = [0, 1, 2].map((b) => {
      const list: number[][] = [];
      forEachMove(board, b, (light, weight) => list.push([light, weight]));
      return list;
    });
    expect(moves).toEqual([
      [
        [0, 1],
        [2, 7],
      ],
      [],
      [[2, 0xffffffff]],
    ]);
  });

  it('may have no buttons, or no lights', () => {
    expect(wiring(['a'], [])).toMatchObject({ buttons: 0, lights: 1 });
    expect(wiring([], [button('A')])).toMatchObject({ buttons: 1, lights: 0 });
  });

  it('refuses lights that do not exist and weights that are no counts', () => {
    for (const light of [-1, 2, 0.5, Number.NaN]) {
      expect(() => wiring(['a', 'b'], [button('A', [light, 1])])).toThrow(/expected a light from 0 to 1 for button A/);
    }
    for (const weight of [-1, 0.5, Number.NaN, 2 ** 32]) {
      expect(() => wiring(['a'], [button('A', [0, weight])])).toThrow(
        /expected a weight from 0 to 4294967295 for button A/,
      );
    }
  });

  it('refuses what is no list or no map, saying what it takes', () => {
    for (const [lights, buttons] of [
      [undefined, []],
      [['a'], { name: 'A' }],
    ])
      expect(() => wiring(lights as never, buttons as never)).toThrow(/^wiring: expected a list of lights/);
    for (const moves of [undefined, null, { a: 1 }, 5])
      expect(() => wiring(['a'], [{ name: 'A', moves: moves as never }])).toThrow(
        /^wiring: expected moves of button A as a Map/,
      );
    for (const graph of [{}, { names: ['a'] }, { names: 'ab', edges: [] }])
      expect(() => graphBoard(graph as never)).toThrow(/^graphBoard: expected \{ names, edges \}/);
  });
});
