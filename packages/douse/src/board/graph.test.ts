import { describe, expect, it } from 'vitest';
import { cases, matrix } from '../testing/plain.ts';
import { anyGraph } from '../testing/tasks.ts';
import { graphBoard } from './graph.ts';

describe('graphBoard', () => {
  it('moves a vertex and its neighbours, each once, by one', () => {
    for (const random of cases('graph', 100)) {
      const graph = anyGraph(random, 8);
      // Said twice, and the other way round: still one edge.
      const edges = [
        ...graph.edges,
        ...graph.edges.slice(0, 2),
        ...graph.edges.slice(1, 3).map(([a, b]) => [b, a] as const),
      ];
      const board = graphBoard({ ...graph, edges });
      const n = graph.names.length;
      expect(board).toMatchObject({ kind: 'wiring', buttons: n, lights: n });
      expect(board.buttonNames).toEqual(graph.names);
      expect(board.lightNames).toEqual(graph.names);
      const joined = (a: number, b: number): boolean =>
        edges.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
      const wanted = matrix(n, n, (light, button) => Number(light === button || joined(light, button)));
      const got = matrix(n, n, () => 0);
      const { start, light, weight } = board.effects;
      for (let b = 0; b < n; b++) for (let i = start[b]!; i < start[b + 1]!; i++) got[light[i]!]![b]! += weight[i]!;
      expect(got).toEqual(wanted);
      if (board.shape?.kind !== 'graph') throw new Error('expected the shape of a graph');
      const kept = board.shape.edges.map(([a, b]) => [Math.min(a, b), Math.max(a, b)].join());
      expect(new Set(kept).size).toBe(kept.length);
      expect(new Set(kept)).toEqual(new Set(graph.edges.map(([a, b]) => [Math.min(a, b), Math.max(a, b)].join())));
    }
  });

  it('refuses loops and vertices that do not exist', () => {
    const names = ['a', 'b'];
    for (const edge of [
      [0, 0],
      [0, 2],
      [-1, 0],
      [0, 0.5],
      [0, NaN],
    ] as const)
      expect(() => graphBoard({ names, edges: [edge] }), edge.join()).toThrow(
        /edges between different vertices 0 to 1/,
      );
    expect(graphBoard({ names, edges: [] }).effects.light.length).toBe(2);
    expect(graphBoard({ names: [], edges: [] }).buttons).toBe(0);
  });
});
