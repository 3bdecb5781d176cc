import { type Frames, HEIGHT, type Vector, WIDTH } from './frames.ts';

/**
 * The cube that a ray meets first, or −1. Cubes are taken where they stand at rest, whatever moves on the screen,
 * so that a press does not depend on the moment. Between two cubes the nearer one counts.
 */
export function pick(frames: Frames, origin: Vector, direction: Vector): number {
  const exact = nearest(frames, origin, direction, WIDTH / 2);
  return exact >= 0 ? exact : nearest(frames, origin, direction, 0.5);
}

function nearest(frames: Frames, origin: Vector, direction: Vector, half: number): number {
  let best = -1;
  let reached = Number.POSITIVE_INFINITY;
  for (let i = 0; i < frames.count; i++) {
    const at = distanceTo(frames, i, origin, direction, half);
    if (at < reached) {
      reached = at;
      best = i;
    }
  }
  return best;
}

/** How many times `direction` leads to the box of a cube; infinity if never. */
function distanceTo(frames: Frames, i: number, origin: Vector, direction: Vector, half: number): number {
  const { foot } = frames;
  const from: Vector = [origin[0] - foot[3 * i]!, origin[1] - foot[3 * i + 1]!, origin[2] - foot[3 * i + 2]!];
  let [enter, leave] = [0, Number.POSITIVE_INFINITY];
  for (const [axis, low, high] of [
    [frames.right, -half, half],
    [frames.out, 0, HEIGHT],
    [frames.down, -half, half],
  ] as const) {
    const [x, y, z] = [axis[3 * i]!, axis[3 * i + 1]!, axis[3 * i + 2]!];
    const start = x * from[0] + y * from[1] + z * from[2];
    const speed = x * direction[0] + y * direction[1] + z * direction[2];
    if (Math.abs(speed) < 1e-12) {
      if (start < low || start > high) return Number.POSITIVE_INFINITY;
      continue;
    }
    const [a, b] = [(low - start) / speed, (high - start) / speed];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter <= leave ? enter : Number.POSITIVE_INFINITY;
}
