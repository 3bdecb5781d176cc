import { describe, expect, test } from 'vitest';
import { HEIGHT, WIDTH } from './frames.ts';
import { cubeShape } from './shape.ts';

describe('the shape of a cube', () => {
  for (const count of [1, 100, 2500]) {
    test(`among ${count}: a closed hood that faces outwards`, () => {
      const { attributes, index } = cubeShape(count);
      const { position, normal } = attributes;
      expect(position!.count).toBe(normal!.count);
      const edges = new Map<string, number>();
      const at = (i: number) => [position!.getX(i), position!.getY(i), position!.getZ(i)] as const;
      const key = (i: number): string =>
        at(i)
          .map((x) => Math.round(x * 1e4))
          .join();
      for (let t = 0; t < index!.count; t += 3) {
        const corners = [0, 1, 2].map((k) => index!.getX(t + k));
        for (let k = 0; k < 3; k++) {
          const [from, to] = [key(corners[k]!), key(corners[(k + 1) % 3]!)];
          expect(edges.has(`${from} ${to}`)).toBe(false);
          edges.set(`${from} ${to}`, corners[k]!);
        }
      }
      // Each edge is met from both sides, but for the rim at the foot.
      for (const [edge, corner] of edges) {
        const [from, to] = edge.split(' ');
        if (!edges.has(`${to} ${from}`)) expect(at(corner)[1], edge).toBeLessThan(HEIGHT / 4);
      }
      for (let i = 0; i < position!.count; i++) {
        const [x, y, z] = at(i);
        expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThanOrEqual(WIDTH / 2 + 1e-6);
        expect(y).toBeLessThanOrEqual(HEIGHT + 1e-6);
        const outwards = x * normal!.getX(i) + (y - HEIGHT / 2) * normal!.getY(i) + z * normal!.getZ(i);
        expect(outwards).toBeGreaterThan(0);
      }
    });
  }

  test('costs less, the more of them there are', () => {
    const corners = [1, 100, 2500].map((count) => cubeShape(count).attributes['position']!.count);
    expect(corners).toEqual([...corners].sort((a, b) => b - a));
    expect(corners[2]).toBeLessThan(100);
  });
});
