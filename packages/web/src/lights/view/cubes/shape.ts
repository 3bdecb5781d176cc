import { type BufferGeometry, Float32BufferAttribute } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { HEIGHT, WIDTH } from './frames.ts';

const BEVEL = 0.13;

/**
 * One cube of light with rounded edges, its foot on the origin; the side it stands on is left out. The more cubes a
 * board has, the smaller they are on the screen and the fewer triangles each needs: from 440 down to 80.
 */
export function cubeShape(count: number): BufferGeometry {
  const segments = count <= 60 ? 3 : count <= 200 ? 2 : 1;
  const round = new RoundedBoxGeometry(WIDTH, HEIGHT, WIDTH, segments, BEVEL).translate(0, HEIGHT / 2, 0);
  const { position, normal } = round.attributes;
  const points: number[] = [];
  const normals: number[] = [];
  const index: number[] = [];
  const known = new Map<string, number>();
  const put = (i: number): void => {
    const at = [position!.getX(i), position!.getY(i), position!.getZ(i)];
    const out = [normal!.getX(i), normal!.getY(i), normal!.getZ(i)];
    const key = [...at, ...out].map((x) => Math.round(x * 1e4)).join();
    let number = known.get(key);
    if (number === undefined) {
      known.set(key, (number = known.size));
      points.push(...at);
      normals.push(...out);
    }
    index.push(number);
  };
  for (let corner = 0; corner < position!.count; corner += 3) {
    const triangle = [corner, corner + 1, corner + 2];
    if (triangle.every((i) => normal!.getY(i) < -0.5)) continue;
    triangle.forEach(put);
  }
  // The same box, with its own attributes in place of the old ones: each corner once.
  round.setIndex(index);
  round.setAttribute('position', new Float32BufferAttribute(points, 3));
  round.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  round.deleteAttribute('uv');
  return round;
}
