import { describe, expect, it } from 'vitest';
import { analyse } from '../lightsout/theory/analyse.ts';
import { facts } from '../testing/oracles.ts';
import { CUBE_FACES, cube, cubeCell, cubeCentre, cubeStep, MAX_CUBE } from './cube.ts';

/** The lights each button moves. */
const reachOf = (side: number): number[][] => {
  const { effects, buttons } = cube(side);
  return Array.from({ length: buttons }, (_, b) =>
    Array.from(effects.light.slice(effects.start[b], effects.start[b + 1])),
  );
};
const centres = (side: number): (readonly [number, number, number])[] =>
  CUBE_FACES.flatMap((face) =>
    Array.from({ length: side * side }, (_, i) => cubeCentre(side, face, Math.floor(i / side), i % side)),
  );

describe('cube', () => {
  it('has the known nullities', () => {
    facts().cubeNullityMod2.values.forEach((nullity, i) => {
      expect(analyse(cube(i + 1)), `side ${i + 1}`).toMatchObject({ nullity });
    });
  });

  it('moves five lights a press, itself among them, and the moves are mutual', () => {
    for (let side = 1; side <= 6; side++) {
      const { effects, buttons, lights } = cube(side);
      expect([buttons, lights]).toEqual([6 * side * side, 6 * side * side]);
      expect(effects.weight.every((weight) => weight === 1)).toBe(true);
      const reach = reachOf(side);
      reach.forEach((moved, b) => {
        expect(new Set(moved).size).toBe(5);
        expect(moved).toContain(b);
        for (const light of moved) expect(reach[light]).toContain(b);
      });
    }
  });

  it('places every cell once, on the face that its name says', () => {
    for (let side = 1; side <= 5; side++) {
      const all = centres(side);
      expect(new Set(all.map(String)).size).toBe(6 * side * side);
      // Up, front and right lie where everybody expects them: y, z and x positive.
      const normals = {
        up: [1, 1],
        left: [0, -1],
        front: [2, 1],
        right: [0, 1],
        back: [2, -1],
        down: [1, -1],
      } as const;
      CUBE_FACES.forEach((face, f) => {
        const [axis, sign] = normals[face];
        for (let i = 0; i < side * side; i++) {
          const centre = all[f * side * side + i]!;
          expect(centre[axis]).toBe(sign * side);
          for (const other of [0, 1, 2]) if (other !== axis) expect(Math.abs(centre[other]!)).toBeLessThan(side);
        }
      });
    }
  });

  it('joins cells that share an edge: the nearest ones in space, also round the edges', () => {
    for (let side = 1; side <= 5; side++) {
      const all = centres(side);
      reachOf(side).forEach((moved, b) => {
        for (let light = 0; light < all.length; light++) {
          // Two half cells along a face; one out and one in across an edge of the cube.
          const distance = all[b]!.reduce((sum, x, axis) => sum + (x - all[light]![axis]!) ** 2, 0);
          const near = light === b || distance === 2 || (distance === 4 && onOneFace(all[b]!, all[light]!, side));
          expect(moved.includes(light), `side ${side}: ${all[b]} and ${all[light]}`).toBe(near);
        }
      });
    }
    function onOneFace(a: readonly number[], b: readonly number[], side: number): boolean {
      return [0, 1, 2].some((axis) => Math.abs(a[axis]!) === side && a[axis] === b[axis]);
    }
  });

  it('counts columns and rows of a face as seen from outside', () => {
    // Column × row × outward normal: growing columns to the right and rows downwards make a left-handed turn about the
    // normal.
    for (const face of CUBE_FACES) {
      const minus = (a: readonly number[], b: readonly number[]): number[] => a.map((x, i) => (x - b[i]!) / 2);
      const origin = cubeCentre(2, face, 0, 0);
      const right = minus(cubeCentre(2, face, 0, 1), origin);
      const down = minus(cubeCentre(2, face, 1, 0), origin);
      const out = cubeCentre(1, face, 0, 0);
      const cross = [0, 1, 2].map(
        (i) => down[(i + 1) % 3]! * right[(i + 2) % 3]! - down[(i + 2) % 3]! * right[(i + 1) % 3]!,
      );
      expect(
        cross.map((x) => x + 0),
        face,
      ).toEqual([...out].map((x) => x + 0));
    }
    expect(cube(2).lightNames[4 * 2 + 3]).toBe('front 1 1');
    expect(cube(2).shape).toEqual({ kind: 'cube', side: 2 });
  });

  it('steps to the four neighbours that a press moves, and never loses its way', () => {
    for (let side = 1; side <= 5; side++) {
      reachOf(side).forEach((moved, cell) => {
        const steps = [
          [-1, 0],
          [1, 0],
          [0, -1],
          [0, 1],
        ].map(([down, right]) => cubeStep(side, cell, down!, right!));
        expect(new Set([cell, ...steps]), `side ${side}, cell ${cell}`).toEqual(new Set(moved));
        const { face, row, column } = cubeCell(side, cell);
        expect(cube(side).buttonNames[cell]).toBe(`${face} ${row} ${column}`);
      });
    }
    // To the right around the four upright faces, and home again.
    let cell = 9;
    for (let step = 0; step < 12; step++) cell = cubeStep(3, cell, 0, 1);
    expect(cell).toBe(9);
  });

  it('needs a whole side from 1 to the limit', () => {
    for (const side of [0, -1, 1.5, NaN, MAX_CUBE + 1]) expect(() => cube(side), `${side}`).toThrow(RangeError);
  });
});
