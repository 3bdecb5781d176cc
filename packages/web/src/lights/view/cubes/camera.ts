import type { Vector } from './frames.ts';

/** Half of the angle the camera sees upright, in radians. */
export const HALF_ANGLE = (11 * Math.PI) / 180;
const SPREAD = Math.tan(HALF_ANGLE);
/** The share of the canvas that the board fills in the first view; its glow reaches past it. */
const FILL = 0.91;
const DEGREE = Math.PI / 180;
/** How long the camera takes to travel on its own, in milliseconds. */
const TRAVEL = 380;

/** How the camera looks at the board: from the direction of `yaw` and `pitch`, in radians. */
export interface Pose {
  readonly yaw: number;
  readonly pitch: number;
  /** 1 shows the whole board; 2 is twice as near. */
  readonly zoom: number;
  /** How far what is looked at lies from the middle of the view that shows the whole board. */
  readonly offset: Vector;
}

interface Limits {
  readonly yaw: number;
  readonly pitch: readonly [lowest: number, highest: number];
  readonly first: { readonly yaw: number; readonly pitch: number };
}

const FLAT: Limits = {
  yaw: 75 * DEGREE,
  pitch: [16 * DEGREE, 89 * DEGREE],
  first: { yaw: 0, pitch: 60 * DEGREE },
};
const ROUND: Limits = {
  yaw: Number.POSITIVE_INFINITY,
  pitch: [-80 * DEGREE, 80 * DEGREE],
  first: { yaw: 33 * DEGREE, pitch: 27 * DEGREE },
};
/** The least zoom, the most on any board, and how many cells are in sight at the nearest. */
const FAR = 0.7;
const NEAR = 6;
const IN_SIGHT = 2.2;

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const add = (a: Vector, b: Vector, by = 1): Vector => [a[0] + by * b[0], a[1] + by * b[1], a[2] + by * b[2]];
const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));

/** The camera's right, up and back (from the target to the camera). */
export function axesOf({ yaw, pitch }: Pick<Pose, 'yaw' | 'pitch'>): { right: Vector; up: Vector; back: Vector } {
  const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  return { right: [cy, 0, -sy], up: [-sy * sp, cp, -cy * sp], back: [sy * cp, sp, cy * cp] };
}

/**
 * A camera that turns about a board. It keeps its pose within limits and fits the board to the canvas; all points are
 * in the board's space, all screen coordinates run from −1 to 1, upwards and to the right.
 */
export class Camera {
  readonly #corners: readonly Vector[];
  readonly #limits: Limits;
  readonly #flat: boolean;
  readonly #nearest: number;
  #aspect = 1;
  /** Distance and target that show the whole board in the present direction and aspect. */
  #whole: Whole = { distance: 1, target: [0, 0, 0] };
  #pose: Pose;
  #travel: { readonly from: Pose; readonly to: Pose; readonly start: number } | null = null;

  constructor(corners: readonly Vector[], flat: boolean) {
    this.#corners = corners;
    this.#flat = flat;
    this.#limits = flat ? FLAT : ROUND;
    const across = [0, 1, 2].map((axis) => {
      const places = corners.map((corner) => corner[axis]!);
      return Math.max(...places) - Math.min(...places);
    });
    // Cells are one apart: no cell may fill the view.
    this.#nearest = clamp(Math.max(...across) / IN_SIGHT, 1.3, NEAR);
    this.#pose = { ...this.#limits.first, zoom: 1, offset: [0, 0, 0] };
    this.resize(1);
  }

  get pose(): Pose {
    return this.#pose;
  }
  /** The pose it is on its way to, or has. */
  get goal(): Pose {
    return this.#travel?.to ?? this.#pose;
  }
  get aspect(): number {
    return this.#aspect;
  }
  get distance(): number {
    return this.#whole.distance / this.#pose.zoom;
  }
  get target(): Vector {
    return add(this.#whole.target, this.#pose.offset);
  }
  get position(): Vector {
    return add(this.target, axesOf(this.#pose).back, this.distance);
  }

  /** Fits the board to a canvas of another aspect (width / height); what the player has turned stays turned. */
  resize(aspect: number): void {
    this.#aspect = aspect;
    this.#take(this.#pose);
  }

  /** Turns by angles, at once. */
  turn(yaw: number, pitch: number): void {
    this.#set({ ...this.#pose, yaw: this.#pose.yaw + yaw, pitch: this.#pose.pitch + pitch });
  }

  /** Zooms by a factor about a point of the screen, which stays where it is. */
  zoomBy(factor: number, x = 0, y = 0): void {
    const { zoom, offset } = this.#pose;
    const next = clamp(zoom * factor, FAR, this.#nearest);
    const shift = SPREAD * this.#whole.distance * (1 / zoom - 1 / next);
    this.#set({ ...this.#pose, zoom: next, offset: add(offset, this.#across(x * shift, y * shift)) });
  }

  /** Moves the picture by a part of the screen. */
  pan(x: number, y: number): void {
    const reach = SPREAD * this.distance;
    this.#set({ ...this.#pose, offset: add(this.#pose.offset, this.#across(-x * reach, -y * reach)) });
  }

  /** Begins to travel to another pose; without `now` it is there at once. */
  travel(pose: Partial<Pose>, now: number | null): void {
    const to = this.#within({ ...this.goal, ...pose });
    if (now === null) this.#set(to);
    else this.#travel = { from: this.#pose, to, start: now };
  }

  /** Back to the first view. */
  home(now: number | null): void {
    // The shortest way round.
    const { yaw } = this.#limits.first;
    const rounds = Math.round((this.#pose.yaw - yaw) / (2 * Math.PI));
    this.travel({ ...this.#limits.first, yaw: yaw + 2 * Math.PI * rounds, zoom: 1, offset: [0, 0, 0] }, now);
  }

  /** Turns so that a place on the board, with its direction outwards, can be seen well; does nothing if it can. */
  show(place: Vector, out: Vector, now: number | null): void {
    const pose = this.goal;
    const next: { yaw?: number; pitch?: number; offset?: Vector } = {};
    if (!this.#flat && dot(axesOf(pose).back, out) < 0.3) {
      const { first } = this.#limits;
      if (Math.abs(out[1]) > 0.5) next.pitch = out[1] * 52 * DEGREE;
      else {
        const yaw = Math.atan2(out[0], out[2]) + 18 * DEGREE;
        next.yaw = yaw + 2 * Math.PI * Math.round((pose.yaw - yaw) / (2 * Math.PI));
        next.pitch = first.pitch;
      }
    }
    const [x, y] = this.project(place);
    if (next.yaw === undefined && next.pitch === undefined && Math.max(Math.abs(x), Math.abs(y)) > 0.9) {
      next.offset = add(place, this.#whole.target, -1);
    }
    if (Object.keys(next).length > 0) this.travel({ ...pose, ...next }, now);
  }

  /** Goes on with a journey; true if it is not over. */
  step(now: number): boolean {
    if (this.#travel === null) return false;
    const { from, to, start } = this.#travel;
    const t = clamp((now - start) / TRAVEL, 0, 1);
    const mix = t * t * (3 - 2 * t);
    const between = (a: number, b: number): number => a + (b - a) * mix;
    this.#take({
      yaw: between(from.yaw, to.yaw),
      pitch: between(from.pitch, to.pitch),
      zoom: between(from.zoom, to.zoom),
      offset: add(from.offset, add(to.offset, from.offset, -1), mix),
    });
    if (t < 1) return true;
    this.#travel = null;
    return false;
  }

  /** Where a point is on the screen. */
  project(point: Vector): [x: number, y: number] {
    const { right, up, back } = axesOf(this.#pose);
    const from = add(point, this.target, -1);
    const depth = (this.distance - dot(back, from)) * SPREAD;
    return [dot(right, from) / (depth * this.#aspect), dot(up, from) / depth];
  }

  /** How large a length at a point looks, in parts of the screen's half height. */
  sizeOf(point: Vector, length: number): number {
    const depth = this.distance - dot(axesOf(this.#pose).back, add(point, this.target, -1));
    return length / (depth * SPREAD);
  }

  /** The ray that leads from the camera through a point of the screen. */
  ray(x: number, y: number): { origin: Vector; direction: Vector } {
    const { right, up, back } = axesOf(this.#pose);
    const sideways = add([0, 0, 0], right, x * this.#aspect * SPREAD);
    return { origin: this.position, direction: add(add(sideways, up, y * SPREAD), back, -1) };
  }

  /** The way in space that leads sideways and upwards on the screen; over a flat board it does not leave the board. */
  #across(x: number, y: number): Vector {
    const { right, up } = axesOf(this.#pose);
    const { yaw, pitch } = this.#pose;
    const away: Vector = [-Math.sin(yaw) / Math.sin(pitch), 0, -Math.cos(yaw) / Math.sin(pitch)];
    return add(add([0, 0, 0], right, x * this.#aspect), this.#flat ? away : up, y);
  }

  #set(pose: Pose): void {
    this.#travel = null;
    this.#take(this.#within(pose));
  }

  #take(pose: Pose): void {
    this.#pose = pose;
    this.#whole = this.#flat ? fit(this.#corners, pose, this.#aspect) : fitRound(this.#corners, this.#aspect);
  }

  #within({ yaw, pitch, zoom, offset }: Pose): Pose {
    const { yaw: most, pitch: range } = this.#limits;
    // Where the whole board is seen there is nowhere else to look.
    const slack = clamp(zoom - 1, 0, 1);
    const reach = (axis: 0 | 1 | 2): number =>
      slack * Math.max(...this.#corners.map((corner) => Math.abs(corner[axis])));
    const held = (axis: 0 | 1 | 2): number => clamp(offset[axis], -reach(axis), reach(axis));
    return {
      yaw: clamp(yaw, -most, most),
      pitch: clamp(pitch, ...range),
      zoom: clamp(zoom, FAR, this.#nearest),
      offset: [held(0), held(1), held(2)],
    };
  }
}

interface Whole {
  readonly distance: number;
  readonly target: Vector;
}

/**
 * The nearest place from which all corners are seen, looking in a given direction, with as much room above as below.
 */
function fit(corners: readonly Vector[], view: Pick<Pose, 'yaw' | 'pitch'>, aspect: number): Whole {
  const { right, up, back } = axesOf(view);
  let target: Vector = [0, 0, 0];
  let distance = 0;
  for (let round = 0; round < 24; round++) {
    const seen = corners.map((corner) => {
      const from = add(corner, target, -1);
      return { x: dot(right, from), y: dot(up, from), z: dot(back, from) };
    });
    distance = Math.max(
      ...seen.map(({ x, y, z }) => z + Math.max(Math.abs(x) / aspect, Math.abs(y)) / (SPREAD * FILL)),
    );
    const heights = seen.map(({ y, z }) => y / (distance - z));
    const middle = (Math.max(...heights) + Math.min(...heights)) / 2;
    target = add(target, up, middle * distance);
  }
  return { distance, target };
}

/** A distance from which the ball around the board is seen whole from everywhere. */
function fitRound(corners: readonly Vector[], aspect: number): Whole {
  const radius = Math.max(...corners.map((corner) => Math.hypot(...corner)));
  const spread = Math.atan(SPREAD * Math.min(1, aspect));
  return { distance: radius / Math.sin(spread), target: [0, 0, 0] };
}
