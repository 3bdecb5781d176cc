import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asArray, graphBoard, grid, problem, RULE_NAMES, WRAPS } from 'douse/board';
import { type Design, SHEET } from './design.ts';
import { fillLights, graphDesign, graphOf, spotsInGrid, withGraph } from './edits.ts';
import { addVertex, gridOf, moveVertex, removeVertex, toggleEdge } from './graph.ts';
import { layoutOf } from './layout.ts';
import { makeDesign } from './text.ts';

const path = (): Design =>
  graphDesign({
    names: ['1', '2', '3'],
    edges: [
      [0, 1],
      [1, 2],
    ],
  });
const edges = (design: Design): string =>
  graphOf(design.problem)!
    .edges.map((edge) => edge.join('-'))
    .join(' ');

test('vertices and edges come and go; lights stay with their vertices', () => {
  let design = fillLights(path(), 'start', (light) => (light === 2 ? 1 : 0));
  design = addVertex(design, { x: 10, y: 2000 });
  expect(design.spots!.at(-1)).toEqual({ x: 10, y: SHEET });
  design = toggleEdge(design, 3, 0);
  expect(edges(design)).toBe('0-1 0-3 1-2');
  expect(edges(toggleEdge(design, 0, 3))).toBe('0-1 1-2');
  expect(toggleEdge(design, 1, 1)).toBe(design);
  design = removeVertex(design, 1);
  expect(edges(design)).toBe('0-2');
  expect(graphOf(design.problem)!.names).toEqual(['1', '3', '4']);
  expect([...asArray(design.problem.start)]).toEqual([0, 1, 0]);
  // The name that became free is given again.
  expect(graphOf(addVertex(removeVertex(path(), 2), { x: 0, y: 0 }).problem)!.names).toEqual(['1', '2', '3']);
  const one = graphDesign({ names: ['1'], edges: [] });
  expect(removeVertex(one, 0)).toBe(one);
  expect(moveVertex(design, 0, { x: 1.4, y: -5 }).spots![0]).toEqual({ x: 1, y: 0 });
});

test('a rectangle drawn as a graph becomes the rectangle again, holes too', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 5 }),
      fc.integer({ min: 2, max: 5 }),
      fc.constantFrom(...RULE_NAMES),
      fc.constantFrom(...WRAPS),
      (rows, columns, rule, wrap) => {
        const holes = rows * columns > 6 ? Array.from({ length: rows * columns }, (_, i) => (i === 4 ? 1 : 0)) : null;
        const board = grid(rows, columns, { rule, wrap, holes });
        const design = fillLights(
          { problem: problem(board, { levels: 3 }), spots: null },
          'start',
          (light) => light % 3,
        );
        const graph = graphOf(design.problem);
        if (graph === null) return;
        const { place } = layoutOf(board);
        const drawn = withGraph(design, graph, spotsInGrid(place, rows, columns));
        const back = gridOf(drawn)!;
        expect(back.problem.board).toMatchObject({ rows, columns });
        // Some rules are the same on small boards: the graph has to be the same, the lights where they were.
        expect(graphOf(back.problem)!.edges).toEqual(graph.edges);
        expect(asArray(back.problem.start)).toEqual(asArray(design.problem.start));
      },
    ),
    { numRuns: 60 },
  );
  expect(gridOf(path())).toBeNull();
  expect(
    gridOf({
      problem: problem(graphBoard({ names: ['a', 'b'], edges: [] })),
      spots: [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ],
    }),
  ).toBeNull();
});

test('a whole board of 5 × 5 comes back as the very same design', () => {
  const design: Design = {
    problem: problem(grid(5, 5), { start: Array.from({ length: 25 }, (_, i) => i % 2) }),
    spots: null,
  };
  const graph = graphOf(design.problem)!;
  const back = gridOf(withGraph(design, graph, spotsInGrid(layoutOf(design.problem.board).place, 5, 5)))!;
  expect(makeDesign(back)).toBe(makeDesign(design));
});
