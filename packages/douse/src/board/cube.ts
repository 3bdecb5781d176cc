import type { WiringBoard } from './board.ts';
import { wiring } from './wiring.ts';

/** The faces of a cube in the order of its cells' numbers. */
export const CUBE_FACES = ['up', 'left', 'front', 'right', 'back', 'down'] as const;
/** One of CUBE_FACES. */
export type CubeFace = (typeof CUBE_FACES)[number];
/** Most cells along an edge. */
export const MAX_CUBE = 200;

type Vector = readonly [number, number, number];

/** Outward normal, direction of growing columns and of growing rows of each face, seen from outside. */
const FRAMES: Readonly<Record<CubeFace, { readonly out: Vector; readonly column: Vector; readonly row: Vector }>> = {
  up: { out: [0, 1, 0], column: [1, 0, 0], row: [0, 0, 1] },
  left: { out: [-1, 0, 0], column: [0, 0, 1], row: [0, -1, 0] },
  front: { out: [0, 0, 1], column: [1, 0, 0], row: [0, -1, 0] },
  right: { out: [1, 0, 0], column: [0, 0, -1], row: [0, -1, 0] },
  back: { out: [0, 0, -1], column: [-1, 0, 0], row: [0, -1, 0] },
  down: { out: [0, -1, 0], column: [1, 0, 0], row: [0, 0, -1] },
};

/** Centre of a cell in half cells, the cube's centre at the origin and its faces at distance `side`. */
export function cubeCentre(side: number, face: CubeFace, row: number, column: number): Vector {
  const { out, column: right, row: down } = FRAMES[face];
  const along = (axis: number): number =>
    out[axis]! * side + right[axis]! * (2 * column + 1 - side) + down[axis]! * (2 * row + 1 - side);
  return [along(0), along(1), along(2)];
}

/** Face, row and column of the cell with a number. */
export function cubeCell(side: number, cell: number): { face: CubeFace; row: number; column: number } {
  const within = cell % (side * side);
  return {
    face: CUBE_FACES[Math.floor(cell / (side * side))]!,
    row: Math.floor(within / side),
    column: within % side,
  };
}

/** The three directions of a face: outwards, and those in which its columns and its rows grow. */
export const cubeFrame = (face: CubeFace): { readonly out: Vector; readonly column: Vector; readonly row: Vector } =>
  FRAMES[face];

/**
 * The cell one step away from another, in the directions of that cell's own face: `down` and `right` are −1, 0 or 1,
 * one of them 0. A step over the face's edge leads on to the next face.
 */
export function cubeStep(side: number, cell: number, down: number, right: number): number {
  const { face, row, column } = cubeCell(side, cell);
  const inside = (i: number): boolean => i >= 0 && i < side;
  if (inside(row + down) && inside(column + right)) return cell + down * side + right;
  const { out, column: along, row: downwards } = FRAMES[face];
  const from = cubeCentre(side, face, row, column);
  // Over the edge: to the edge's plane along the step, and half a cell down the other face.
  const to = from.map((x, axis) => {
    const step = along[axis]! * right + downwards[axis]! * down;
    return step !== 0 ? step * side : out[axis] !== 0 ? out[axis]! * (side - 1) : x;
  });
  return cellAtCentre(side, to as unknown as Vector);
}

/** The number of the cell whose centre this is. */
function cellAtCentre(side: number, centre: Vector): number {
  const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const face = CUBE_FACES.findIndex((name) => dot(FRAMES[name].out, centre) === side);
  const { column, row } = FRAMES[CUBE_FACES[face]!];
  const index = (direction: Vector): number => (dot(direction, centre) + side - 1) / 2;
  return (face * side + index(row)) * side + index(column);
}

/** To the four cells that share an edge with one. */
const STEPS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/**
 * The surface of a cube, side × side cells a face: a press moves the cell and the four that share an edge with it,
 * across the cube's edges too.
 * @throws {RangeError} unless 1 ≤ side ≤ MAX_CUBE
 */
export function cube(side: number): WiringBoard {
  if (!Number.isInteger(side) || side < 1 || side > MAX_CUBE) {
    throw new RangeError(`cube: expected a side from 1 to ${MAX_CUBE}, got ${side}`);
  }
  const names = Array.from({ length: 6 * side * side }, (_, cell) => {
    const { face, row, column } = cubeCell(side, cell);
    return `${face} ${row} ${column}`;
  });
  const buttons = names.map((name, cell) => {
    const moves = new Map([[cell, 1]]);
    for (const [down, right] of STEPS) moves.set(cubeStep(side, cell, down, right), 1);
    return { name, moves };
  });
  return wiring(names, buttons, { kind: 'cube', side });
}
