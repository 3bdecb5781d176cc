import { BoxGeometry, InstancedMesh, Matrix4, MeshBasicMaterial, Raycaster, Vector3 } from 'three';
import { random } from 'douse/play';
import { describe, expect, test } from 'vitest';
import { Camera } from './camera.ts';
import { cornersOf, type Frames, framesOf, HEIGHT, neighboursOf, type Vector, WIDTH } from './frames.ts';
import { pick } from './pick.ts';
import { paramsOf, poses } from './testing.ts';

const BOARDS = ['1x1', '5x5', '3x7-holes.4.1.3.1', '12x12', 'cube1', 'cube3', 'cube4'];
const axis = (from: Float32Array, cube: number): Vector => [from[3 * cube]!, from[3 * cube + 1]!, from[3 * cube + 2]!];

/** The same boxes as three.js has them. */
function boxesOf(frames: Frames): InstancedMesh {
  const box = new BoxGeometry(WIDTH, HEIGHT, WIDTH).translate(0, HEIGHT / 2, 0);
  const mesh = new InstancedMesh(box, new MeshBasicMaterial(), frames.count);
  for (let i = 0; i < frames.count; i++) {
    const [right, out, down] = [frames.right, frames.out, frames.down].map((from) => new Vector3(...axis(from, i)));
    mesh.setMatrixAt(i, new Matrix4().makeBasis(right!, out!, down!).setPosition(new Vector3(...axis(frames.foot, i))));
  }
  return mesh;
}

describe('the cube under the pointer', () => {
  test('is the one that three.js finds, and where that finds none, a cube beside the gap', () => {
    const source = random('rays');
    for (const text of BOARDS) {
      const frames = framesOf(paramsOf(text));
      const camera = new Camera(cornersOf(frames), frames.flat);
      camera.resize(1.4);
      const boxes = boxesOf(frames);
      const caster = new Raycaster();
      let hits = 0;
      for (const [yaw, pitch] of poses()) {
        camera.turn(yaw, pitch);
        for (let i = 0; i < 40; i++) {
          const { origin, direction } = camera.ray(
            source.below(1999) / 1000 - 0.999,
            source.below(1999) / 1000 - 0.999,
          );
          caster.set(new Vector3(...origin), new Vector3(...direction).normalize());
          const found = caster.intersectObject(boxes);
          if (found.length === 0) continue;
          hits++;
          // Pieces of a cube's faces overlap at its edges, where their walls lie in one plane.
          const nearest = found.filter(({ distance }) => distance < found[0]!.distance + 1e-6);
          expect(
            nearest.map(({ instanceId }) => instanceId),
            text,
          ).toContain(pick(frames, origin, direction));
        }
      }
      expect(hits).toBeGreaterThan(50);
    }
  });

  test('is found by the middle of every face that can be seen, and by the gap between two cubes', () => {
    const frames = framesOf(paramsOf('5x5'));
    const camera = new Camera(cornersOf(frames), true);
    const at = (point: Vector): number => {
      const { origin, direction } = camera.ray(...camera.project(point));
      return pick(frames, origin, direction);
    };
    for (let cube = 0; cube < 25; cube++) {
      const [x, , z] = axis(frames.foot, cube);
      expect(at([x, HEIGHT, z])).toBe(cube);
    }
    camera.turn(0, 9);
    expect([6, 7]).toContain(at([-0.5, HEIGHT, -1]));
    expect(at([9, HEIGHT, 0])).toBe(-1);
  });
});

describe('the places of the cubes', () => {
  test('each has three axes at right angles that turn the same way', () => {
    for (const text of BOARDS) {
      const frames = framesOf(paramsOf(text));
      for (let i = 0; i < frames.count; i++) {
        const [right, out, down] = [frames.right, frames.out, frames.down].map((from) => new Vector3(...axis(from, i)));
        expect(right!.clone().cross(out!).distanceTo(down!)).toBeLessThan(1e-6);
        expect(right!.length()).toBeCloseTo(1);
        expect(Math.abs(right!.dot(out!))).toBeLessThan(1e-6);
      }
    }
  });

  test('light falls on the cubes around, over the edges of a cube too, and back', () => {
    const counts = (text: string): number[] => neighboursOf(framesOf(paramsOf(text))).map(({ length }) => length);
    expect(counts('3x3')).toEqual([3, 5, 3, 5, 8, 5, 3, 5, 3]);
    expect(counts('1x1')).toEqual([0]);
    for (const text of ['cube3', 'cube4']) {
      const all = neighboursOf(framesOf(paramsOf(text)));
      all.forEach((near, i) => {
        expect(near.length, `${text} ${i}`).toBeGreaterThanOrEqual(6);
        for (const j of near) expect(all[j]).toContain(i);
      });
    }
  });
});
