import { describe, expect, it } from 'vitest';
import { forEachMove } from '../lightsout/check/replay.ts';
import { cases, matrix, plainEffects, transposed, type Rows } from '../testing/plain.ts';
import { WRAPS, type GridBoard } from './board.ts';
import { cellAt, effects, grid, isPlainPlus, MAX_SIDE, placeOf } from './grid.ts';
import { isRuleName, RULE_NAMES, RULES } from './rule.ts';

const toRows = (board: GridBoard): Rows => {
  const a = matrix(board.lights, board.buttons, () => 0);
  const { start, light, weight } = effects(board);
  for (let b = 0; b < board.buttons; b++) {
    for (let i = start[b]!; i < start[b + 1]!; i++) a[light[i]!]![b]! += weight[i]!;
  }
  return a;
};

function* boards(): Generator<GridBoard> {
  const sides = [
    [1, 1],
    [1, 2],
    [2, 1],
    [1, 3],
    [4, 1],
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
    [2, 5],
    [4, 5],
    [5, 5],
  ] as const;
  for (const [rows, columns] of sides) {
    for (const rule of RULE_NAMES) {
      for (const wrap of WRAPS) {
        yield grid(rows, columns, { rule, wrap });
        for (const random of cases(`holes-${rows}-${columns}-${rule}-${wrap}`, 2)) {
          yield grid(rows, columns, {
            rule,
            wrap,
            holes: Array.from({ length: rows * columns }, () => Number(random.below(3) === 0)),
          });
        }
      }
    }
  }
}

const named = ({ rows, columns, rule, wrap, holes }: GridBoard): string =>
  `${rows}x${columns} ${rule.name} ${wrap} ${holes ?? ''}`;

describe('effects of a grid', () => {
  it('are what the rule says, each light once, on every wrap and with holes', () => {
    for (const board of boards()) expect(toRows(board), named(board)).toEqual(plainEffects(board));
  });

  it('are symmetric for the built-in rules', () => {
    for (const board of boards()) {
      const a = toRows(board);
      expect(transposed(a, board.buttons), named(board)).toEqual(a);
    }
  });

  it('are the moves that the checker reads', () => {
    for (const board of boards()) {
      const { start, light, weight } = effects(board);
      for (let button = 0; button < board.buttons; button++) {
        const moves: [number, number][] = [];
        forEachMove(board, button, (l, w) => moves.push([l, w]));
        const listed = Array.from(light.slice(start[button], start[button + 1]), (l, i) => [
          l,
          weight[start[button]! + i]!,
        ]);
        expect(
          listed.sort((x, y) => x[0]! - y[0]!),
          named(board),
        ).toEqual(moves.sort((x, y) => x[0] - y[0]));
        expect(new Set(moves.map(([l]) => l)).size).toBe(moves.length);
      }
    }
  });

  it('of a rule of one’s own keep its weights; a cell reached twice counts once, by the first offset', () => {
    const rule = {
      kind: 'pattern',
      name: 'mine',
      offsets: [
        { row: 0, column: 1, weight: 3 },
        { row: 0, column: -1, weight: 5 },
      ],
    } as const;
    expect(toRows(grid(1, 3, { rule }))).toEqual([
      [0, 5, 0],
      [3, 0, 5],
      [0, 3, 0],
    ]);
    expect(toRows(grid(1, 3, { rule, wrap: 'cylinder' }))).toEqual([
      [0, 5, 3],
      [3, 0, 5],
      [5, 3, 0],
    ]);
    expect(toRows(grid(1, 2, { rule, wrap: 'cylinder' }))).toEqual([
      [0, 3],
      [3, 0],
    ]);
  });

  it('are built once a board, and refused when they would be too many', () => {
    const board = grid(3, 3);
    expect(effects(board)).toBe(effects(board));
    expect(() => effects(grid(10_000, 10_000))).toThrow(/expected at most 50000000 entries/);
    expect(() => effects(grid(1000, 1000, { rule: 'row-column' }))).toThrow(RangeError);
  });

  it('of no cells are none', () => {
    for (const board of [
      grid(0, 0),
      grid(0, 5, { wrap: 'torus' }),
      grid(5, 0, { rule: 'row-column' }),
      grid(1, 2, { holes: [1, 1] }),
    ]) {
      expect([board.buttons, board.lights, effects(board).light.length]).toEqual([0, 0, 0]);
    }
  });
});

describe('cells of a grid', () => {
  it('are numbered row by row over the cells that exist', () => {
    const board = grid(2, 4, { holes: [0, 0, 0, 1, 1, 0, 0, 0] });
    expect([board.buttons, board.lights]).toEqual([6, 6]);
    expect([...board.cellNumber!]).toEqual([0, 1, 2, -1, -1, 3, 4, 5]);
    expect([...board.cellPlace!]).toEqual([0, 1, 2, 5, 6, 7]);
    expect(placeOf(board, 3)).toEqual([1, 1]);
    for (const some of boards()) {
      for (let b = 0; b < some.buttons; b++) expect(cellAt(some, ...placeOf(some, b))).toBe(b);
    }
  });

  it('beyond an edge are found where the wrap says', () => {
    const at = (wrap: (typeof WRAPS)[number]): number[] =>
      [
        [-1, 0],
        [3, 1],
        [0, -1],
        [2, 4],
        [-1, -1],
        [-4, 9],
      ].map(([r, c]) => cellAt(grid(3, 4, { wrap }), r!, c!));
    expect(at('none')).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(at('cylinder')).toEqual([-1, -1, 3, 8, -1, -1]);
    expect(at('torus')).toEqual([8, 1, 3, 8, 11, 9]);
  });

  it('make a whole grid when no hole is marked', () => {
    expect(grid(2, 2, { holes: [0, 0, 0, 0] }).holes).toBeNull();
    expect(isPlainPlus(grid(2, 2, { holes: new Uint8Array(4) }))).toBe(true);
    expect(isPlainPlus(grid(2, 2, { holes: [1, 0, 0, 0] }))).toBe(false);
    expect(isPlainPlus(grid(2, 2, { rule: 'king' }))).toBe(false);
  });
});

describe('grid', () => {
  it('refuses impossible sides and masks', () => {
    for (const side of [-1, 1.5, Number.NaN, MAX_SIDE + 1, Number.POSITIVE_INFINITY]) {
      expect(() => grid(side, 1), String(side)).toThrow(RangeError);
      expect(() => grid(1, side), String(side)).toThrow(RangeError);
    }
    expect(() => grid(2, 2, { holes: [1] })).toThrow(/expected 4 entries in holes, got 1/);
    expect(grid(MAX_SIDE, MAX_SIDE).buttons).toBe(MAX_SIDE ** 2);
  });

  it('knows its rules by name', () => {
    for (const name of RULE_NAMES) expect([isRuleName(name), RULES[name].name]).toEqual([true, name]);
    for (const name of ['', 'Plus', 'constructor', '__proto__', 'toString']) expect(isRuleName(name)).toBe(false);
  });
});
