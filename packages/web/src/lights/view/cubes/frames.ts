import { cubeCell, cubeCentre, cubeFrame } from 'douse/board';
import { lightsLayout, type LightsParams } from 'douse/lightsout';

/** Width and height of one cube of light, where cells lie one apart. */
export const WIDTH = 0.87;
export const HEIGHT = 0.58;
/** How deep the foot of a cube lies under the surface of a board that is itself a cube, and how deep its body. */
const SUNK = 0.44;
const BODY = 0.3;

export type Vector = readonly [x: number, y: number, z: number];

/**
 * Where the cubes stand at rest. A cube's own axes are right, out of the board, and down the board, as its face is
 * read; its foot is the origin. The middle of the board is the origin of space, y points up.
 */
export interface Frames {
  readonly count: number;
  /** Three numbers a cube. */
  readonly foot: Float32Array;
  readonly right: Float32Array;
  readonly out: Float32Array;
  readonly down: Float32Array;
  /** Half the sides of the body that carries the cubes, and where its middle is. */
  readonly body: Vector;
  readonly bodyMiddle: Vector;
  /** A board that lies flat is looked at from above; one with a surface all round can be turned over. */
  readonly flat: boolean;
}

/** @throws {TypeError} if the buttons do not lie on the board */
export function framesOf(params: LightsParams): Frames {
  const layout = lightsLayout(params);
  if (layout === null) throw new TypeError('framesOf: expected buttons that are lights, got others');
  const flat = params.shape !== 'cube';
  const count = layout.places.length;
  const [foot, right, out, down] = Array.from({ length: 4 }, () => new Float32Array(3 * count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let button = 0; button < count; button++) {
    if (flat) {
      const place = layout.places[button]!;
      const x = (place % layout.columns) - (layout.columns - 1) / 2;
      foot.set([x, 0, Math.floor(place / layout.columns) - (layout.rows - 1) / 2], 3 * button);
      right.set([1, 0, 0], 3 * button);
      out.set([0, 1, 0], 3 * button);
      down.set([0, 0, 1], 3 * button);
    } else {
      const { face, row, column } = cubeCell(params.rows, button);
      const frame = cubeFrame(face);
      const centre = cubeCentre(params.rows, face, row, column);
      foot.set(
        centre.map((x, axis) => x / 2 - SUNK * frame.out[axis]!),
        3 * button,
      );
      right.set(frame.column, 3 * button);
      out.set(frame.out, 3 * button);
      down.set(frame.row, 3 * button);
    }
  }
  const half = params.rows / 2 - BODY;
  return {
    count,
    foot,
    right,
    out,
    down,
    body: flat ? [layout.columns / 2 + 0.16, 0.17, layout.rows / 2 + 0.16] : [half, half, half],
    bodyMiddle: flat ? [0, -0.15, 0] : [0, 0, 0],
    flat,
  };
}

/** The eight corners of the space a board at rest takes up. */
export function cornersOf({ body, flat }: Frames): Vector[] {
  const rise = flat ? HEIGHT : HEIGHT - SUNK + BODY;
  const [x, z] = flat ? [body[0], body[2]] : [body[0] + rise, body[2] + rise];
  const heights = flat ? [-2 * body[1], HEIGHT] : [-body[1] - rise, body[1] + rise];
  return heights.flatMap((y) => [-x, x].flatMap((cx) => [-z, z].map((cz): Vector => [cx, y, cz])));
}

/** The cubes that stand next to each one, corners included on a face: those that its light falls on. */
export function neighboursOf({ count, foot }: Frames): number[][] {
  // Cells lie one apart, so that rounding to a grid of that size finds all candidates among 27 boxes.
  const boxes = new Map<string, number[]>();
  const boxOf = (i: number, by: Vector = [0, 0, 0]): string =>
    by.map((step, axis) => Math.round(foot[3 * i + axis]!) + step).join();
  for (let i = 0; i < count; i++) {
    const key = boxOf(i);
    const box = boxes.get(key);
    if (box === undefined) boxes.set(key, [i]);
    else box.push(i);
  }
  const steps = [-1, 0, 1];
  const around = steps.flatMap((x) => steps.flatMap((y) => steps.map((z): Vector => [x, y, z])));
  return Array.from({ length: count }, (_, i) =>
    around.flatMap((step) => boxes.get(boxOf(i, step)) ?? []).filter((j) => j !== i && distance(foot, i, j) < 1.5),
  );
}

const distance = (at: Float32Array, i: number, j: number): number =>
  Math.hypot(at[3 * i]! - at[3 * j]!, at[3 * i + 1]! - at[3 * j + 1]!, at[3 * i + 2]! - at[3 * j + 2]!);
