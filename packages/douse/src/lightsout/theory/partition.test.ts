import { describe, expect, it } from 'vitest';
import { type Graph, graphBoard } from '../../board/graph.ts';
import { problem } from '../../board/problem.ts';
import { random } from '../../play/random.ts';
import { cases, plainSolves } from '../../testing/plain.ts';
import { anyGraph } from '../../testing/tasks.ts';
import { allOnPresses, MAX_PARTITION, partition, splitSteps } from './partition.ts';

/** For each vertex, how many neighbours it has on its own side; edges given twice count once. */
function degreesWithin({ names, edges }: Graph, side: Uint8Array): number[] {
  const neighbours = names.map(() => new Set<number>());
  for (const [a, b] of edges) {
    if (side[a] !== side[b]) continue;
    neighbours[a]!.add(b);
    neighbours[b]!.add(a);
  }
  return neighbours.map(({ size }) => size);
}

/** Null if the split is what its kind says, otherwise what is wrong. */
function flaw(graph: Graph, kind: 'even' | 'odd'): string | null {
  const result = partition(graph, kind);
  const { side, order } = result;
  if (result.kind !== kind) return 'another kind';
  if (side.length !== graph.names.length || side.some((s) => s > 1)) return `sides ${side}`;
  if ([...order].sort((a, b) => a - b).join() !== graph.names.map((_, v) => v).join()) return `order ${order}`;
  const bad = degreesWithin(graph, side).findIndex((degree, v) => degree % 2 !== (kind === 'odd' ? side[v]! : 0));
  return bad < 0 ? null : `vertex ${bad} on side ${side[bad]}`;
}

/** Do these presses put the graph's lights out when all are on? Counted edge by edge. */
function putsOut({ names, edges }: Graph, presses: Uint8Array): boolean {
  const lights = names.map((_, v) => 1 ^ presses[v]!);
  for (const [a, b] of edges) {
    lights[a]! ^= presses[b]!;
    lights[b]! ^= presses[a]!;
  }
  return lights.every((level) => level === 0);
}

const named = (n: number, edges: [number, number][]): Graph => ({
  names: Array.from({ length: n }, (_, v) => `${v}`),
  edges,
});

describe('partition', () => {
  it('of 10 000 random graphs: degrees are as promised, and the all-on presses work', () => {
    const wrong: string[] = [];
    for (const source of cases('partition', 10_000)) {
      const graph = anyGraph(source, 12);
      for (const kind of ['even', 'odd'] as const) {
        const found = flaw(graph, kind);
        if (found !== null) wrong.push(`${JSON.stringify(graph.edges)} ${kind}: ${found}`);
      }
      if (!putsOut(graph, allOnPresses(graph))) wrong.push(`${JSON.stringify(graph.edges)} all on`);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('vertex by vertex: each goes where it has evenly many neighbours, and the end is the split', () => {
    for (const source of cases('split steps', 500)) {
      const graph = anyGraph(source, 12);
      for (const kind of ['even', 'odd', 'allOn'] as const) {
        const { steps, side, extra } = splitSteps(graph, kind);
        const placed = new Set<number>();
        for (const step of steps) {
          expect(step.neighbours.every((v) => placed.has(v))).toBe(true);
          expect(step.neighbours.filter((v) => side[v] === step.side).length % 2).toBe(0);
          placed.add(step.vertex);
        }
        const n = graph.names.length;
        expect(placed.size).toBe(kind === 'even' ? n : n + 1);
        expect(kind === 'even' || kind === 'odd' || extra.length <= n).toBe(true);
        const own = side.slice(0, n);
        if (kind === 'even') expect([...own]).toEqual([...partition(graph, 'even').side]);
        else if (kind === 'allOn') expect(own.map((s) => (s === side[n] ? 0 : 1))).toEqual(allOnPresses(graph));
      }
    }
  });

  it('of larger graphs, whose rows take several words', () => {
    const source = random('large');
    for (const n of [31, 32, 33, 63, 64, 65, 200]) {
      for (const density of [0.02, 0.5, 0.95]) {
        const edges: [number, number][] = [];
        for (let a = 0; a < n; a++)
          for (let b = 0; b < a; b++) if (source.below(1000) < density * 1000) edges.push([a, b]);
        const graph = named(n, edges);
        expect(flaw(graph, 'even'), `${n} ${density}`).toBeNull();
        expect(flaw(graph, 'odd'), `${n} ${density}`).toBeNull();
        const presses = allOnPresses(graph);
        expect(putsOut(graph, presses)).toBe(true);
        const task = problem(graphBoard(graph), { start: new Uint8Array(n).fill(1) });
        expect(plainSolves(task, presses)).toBe(true);
      }
    }
  });

  it('of named graphs', () => {
    const path = (n: number): Graph =>
      named(
        n,
        Array.from({ length: n - 1 }, (_, v) => [v, v + 1]),
      );
    const circle = (n: number): Graph =>
      named(
        n,
        Array.from({ length: n }, (_, v) => [v, (v + 1) % n]),
      );
    const complete = (n: number): Graph =>
      named(
        n,
        Array.from({ length: n }, (_, a) => Array.from({ length: a }, (_, b): [number, number] => [a, b])).flat(),
      );
    const star = (n: number): Graph =>
      named(
        n,
        Array.from({ length: n - 1 }, (_, v) => [0, v + 1]),
      );
    for (const graph of [
      named(0, []),
      named(1, []),
      named(5, []),
      path(2),
      path(9),
      circle(4),
      circle(7),
      complete(6),
      complete(7),
      star(6),
      star(7),
    ]) {
      expect(flaw(graph, 'even')).toBeNull();
      expect(flaw(graph, 'odd')).toBeNull();
      expect(putsOut(graph, allOnPresses(graph))).toBe(true);
    }
    // Without edges all degrees are even already, and every light must be pressed itself.
    expect([...partition(named(3, []), 'odd').side]).toEqual([0, 0, 0]);
    expect([...allOnPresses(named(3, []))]).toEqual([1, 1, 1]);
  });

  it('counts an edge given twice once', () => {
    const graph = named(4, [
      [0, 1],
      [1, 0],
      [1, 2],
      [0, 1],
      [2, 3],
    ]);
    expect(flaw(graph, 'even')).toBeNull();
    expect(flaw(graph, 'odd')).toBeNull();
    expect(allOnPresses(graph)).toEqual(
      allOnPresses(
        named(4, [
          [0, 1],
          [1, 2],
          [2, 3],
        ]),
      ),
    );
  });

  it('refuses more vertices than it can hold', () => {
    expect(() => partition(named(MAX_PARTITION + 1, []))).toThrow(/at most 20000 vertices, got 20001/);
  });
});
