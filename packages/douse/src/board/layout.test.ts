import { describe, expect, it } from 'vitest';
import { cube, cubeStep } from './cube.ts';
import { grid } from './grid.ts';
import { layoutOf } from './layout.ts';
import { wiring } from './wiring.ts';

describe('layoutOf', () => {
  it('gives every button one place and back, also with holes', () => {
    for (const board of [grid(3, 4), grid(2, 3, { holes: [0, 1, 0, 0, 0, 1] }), cube(1), cube(3), cube(4)]) {
      const { rows, columns, places, buttons } = layoutOf(board)!;
      expect(places.length).toBe(board.buttons);
      expect(buttons.length).toBe(rows * columns);
      places.forEach((place, button) => expect(buttons[place]).toBe(button));
      expect(buttons.filter((button) => button >= 0).length).toBe(board.buttons);
    }
    expect([...layoutOf(grid(2, 3, { holes: [0, 1, 0, 0, 0, 1] }))!.buttons]).toEqual([0, -1, 1, 2, 3, -1]);
  });

  it('unfolds a cube to a cross, whose neighbours on paper are neighbours on the cube', () => {
    const picture = (side: number): string[] => {
      const { rows, columns, buttons } = layoutOf(cube(side))!;
      return Array.from({ length: rows }, (_, r) =>
        Array.from({ length: columns }, (_, c) => (buttons[r * columns + c]! < 0 ? ' ' : '#')).join(''),
      );
    };
    expect(picture(1)).toEqual([' #  ', '####', ' #  ']);
    expect(picture(2)).toEqual(['  ##    ', '  ##    ', '########', '########', '  ##    ', '  ##    ']);
    for (const side of [1, 2, 3]) {
      const { rows, columns, buttons } = layoutOf(cube(side))!;
      for (let r = 0; r < rows; r++) {
        for (let c = 0; c < columns; c++) {
          const at = buttons[r * columns + c]!;
          const right = c + 1 < columns ? buttons[r * columns + c + 1]! : -1;
          const below = r + 1 < rows ? buttons[(r + 1) * columns + c]! : -1;
          if (at >= 0 && right >= 0) expect(cubeStep(side, at, 0, 1)).toBe(right);
          if (at >= 0 && below >= 0) expect(cubeStep(side, at, 1, 0)).toBe(below);
        }
      }
    }
  });

  it('knows no paper for other wirings', () => {
    expect(layoutOf(wiring(['a'], []))).toBeNull();
  });
});
