import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { Camera, HALF_ANGLE } from './camera.ts';
import { cornersOf, type Frames, framesOf, type Vector } from './frames.ts';
import { paramsOf, poses } from './testing.ts';

const of = (text: string): { camera: Camera; frames: Frames } => {
  const frames = framesOf(paramsOf(text));
  return { camera: new Camera(cornersOf(frames), frames.flat), frames };
};
const BOARDS = ['5x5', '1x1', '20x20', '2x9', '9x2', 'cube1', 'cube3', 'cube5'];
const ASPECTS = [0.4, 0.7, 1, 1.6, 3];

describe('the camera', () => {
  test('sees the whole board, however it is turned, and comes as near as it can to a flat one', () => {
    for (const text of BOARDS) {
      const { camera, frames } = of(text);
      for (const aspect of ASPECTS) {
        camera.resize(aspect);
        for (const [yaw, pitch] of poses()) {
          camera.turn(yaw, pitch);
          const most = Math.max(...cornersOf(frames).flatMap((corner) => camera.project(corner).map(Math.abs)));
          expect(most, `${text} ${aspect}`).toBeLessThanOrEqual(1);
          if (frames.flat) expect(most, `${text} ${aspect}`).toBeGreaterThan(0.85);
        }
        camera.home(null);
      }
    }
  });

  test('projects as three.js does', () => {
    for (const text of ['5x5', 'cube3']) {
      const { camera } = of(text);
      const other = new PerspectiveCamera((HALF_ANGLE * 360) / Math.PI, 1.3, 0.1, 1000);
      camera.resize(1.3);
      for (const [yaw, pitch] of poses()) {
        camera.turn(yaw, pitch);
        camera.zoomBy(1.3, 0.2, -0.4);
        other.position.set(...camera.position);
        other.lookAt(...camera.target);
        other.updateMatrixWorld();
        for (const point of [
          [0, 0, 0],
          [1, 0.5, -2],
          [-2, 1, 1],
        ] as Vector[]) {
          const seen = new Vector3(...point).project(other);
          const [x, y] = camera.project(point);
          expect(x).toBeCloseTo(seen.x, 9);
          expect(y).toBeCloseTo(seen.y, 9);
        }
      }
    }
  });

  test('a ray leads through the point it was aimed at', () => {
    for (const text of ['5x5', 'cube3']) {
      const { camera } = of(text);
      camera.resize(1.7);
      for (const [yaw, pitch] of poses()) {
        camera.turn(yaw, pitch);
        const { origin, direction } = camera.ray(0.3, -0.6);
        const [x, y] = camera.project([0, 1, 2].map((i) => origin[i]! + 7 * direction[i]!) as unknown as Vector);
        expect(x).toBeCloseTo(0.3, 9);
        expect(y).toBeCloseTo(-0.6, 9);
      }
    }
  });

  test('zooms about the point under the pointer, and back', () => {
    const { camera } = of('9x9');
    camera.resize(1.2);
    const before = camera.project([0, 0, 0]);
    camera.zoomBy(2, ...before);
    const [x, y] = camera.project([0, 0, 0]);
    expect(Math.hypot(x - before[0], y - before[1])).toBeLessThan(0.05);
    expect(camera.pose.zoom).toBe(2);
    camera.pan(5, 0);
    const far = camera.pose.offset;
    camera.pan(5, 0);
    expect(camera.pose.offset).toEqual(far);
    camera.zoomBy(0.5);
    expect(camera.pose.offset.map(Math.abs)).toEqual([0, 0, 0]);
    camera.zoomBy(1e9);
    camera.zoomBy(1e-9);
    expect(camera.pose.zoom).toBeGreaterThan(0.5);
  });

  test('never looks at a flat board from below or from behind, but all round a cube', () => {
    const flat = of('5x5').camera;
    flat.turn(0, -100);
    expect(flat.position[1]).toBeGreaterThan(0);
    flat.turn(100, 0);
    expect(flat.position[2]).toBeGreaterThan(0);
    const round = of('cube3').camera;
    round.turn(Math.PI, 0);
    expect(round.position[2]).toBeLessThan(0);
    round.turn(0, -100);
    expect(round.position[1]).toBeLessThan(0);
  });

  test('turns a cube until the place to be shown faces it, by the shorter way', () => {
    const { camera, frames } = of('cube3');
    for (let round = 0; round < 3; round++) {
      for (let cube = 0; cube < frames.count; cube += 4) {
        const [out, foot] = [frames.out, frames.foot].map((from) => Array.from(from.subarray(3 * cube, 3 * cube + 3)));
        const before = camera.pose.yaw;
        camera.show(foot as unknown as Vector, out as unknown as Vector, null);
        const towards = [0, 1, 2].reduce((sum, i) => sum + camera.position[i]! * out![i]!, 0);
        expect(towards / camera.distance).toBeGreaterThan(0.25);
        expect(Math.abs(camera.pose.yaw - before)).toBeLessThanOrEqual(Math.PI + 1e-9);
      }
      camera.turn(9, 0);
    }
  });

  test('travels there in time, and a hand on it ends the journey', () => {
    const { camera } = of('cube3');
    camera.turn(1, 0.2);
    camera.home(1000);
    const begun = camera.pose;
    expect(camera.step(1000)).toBe(true);
    expect(camera.pose.yaw).toBeCloseTo(begun.yaw);
    expect(camera.step(1100)).toBe(true);
    expect(camera.pose.yaw).not.toBeCloseTo(begun.yaw);
    const { yaw } = camera.pose;
    camera.turn(0.1, 0);
    expect(camera.step(1200)).toBe(false);
    expect(camera.pose.yaw).toBeCloseTo(yaw + 0.1);
    camera.home(2000);
    expect(camera.step(9000)).toBe(false);
    expect(camera.pose.yaw).toBeCloseTo(of('cube3').camera.pose.yaw);
  });
});
