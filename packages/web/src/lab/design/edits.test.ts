import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asArray, cube, grid, type GridBoard, problem, RULES } from 'douse/board';
import { solve } from 'douse/lightsout';
import { darkDesign, type Design } from './design.ts';
import {
  changeGrid,
  fillLights,
  graphOf,
  pressButton,
  randomLights,
  setLights,
  withGraph,
  withLevels,
  withOwnLevels,
} from './edits.ts';
import { layoutOf } from './layout.ts';
import { makeDesign } from './text.ts';

const lights = ({ problem: task }: Design): string => [...asArray(task.start)].join('');
const board = (design: Design): GridBoard => design.problem.board as GridBoard;

test('a larger and again smaller board keeps its lights, holes and targets', () => {
  let design = darkDesign(grid(2, 3));
  design = setLights(
    design,
    'start',
    new Map([
      [1, 1],
      [5, 1],
    ]),
  );
  design = setLights(design, 'target', new Map([[0, 1]]));
  design = changeGrid(design, { holes: new Map([[2, true]]) });
  expect(lights(design)).toBe('01001');
  const larger = changeGrid(design, { rows: 3, columns: 4 });
  expect(lights(larger)).toBe('01000100000');
  expect(makeDesign(changeGrid(larger, { rows: 2, columns: 3 }))).toBe(makeDesign(design));
  expect(changeGrid(design, { rows: 1, columns: 3 }).problem.board.lights).toBe(2);
});

test('holes never leave a board without cells, and can be filled again', () => {
  const one = darkDesign(grid(1, 2));
  const hole = changeGrid(one, { holes: new Map([[0, true]]) });
  expect(changeGrid(hole, { holes: new Map([[1, true]]) })).toBe(hole);
  expect(board(changeGrid(hole, { holes: new Map([[0, false]]) })).holes).toBeNull();
});

test('a rule that does not fit the new size becomes the plus rule', () => {
  const merlin = darkDesign(grid(3, 3, { rule: 'merlin' }));
  expect(board(changeGrid(merlin, { rows: 4 })).rule).toBe(RULES.plus);
  expect(board(changeGrid(merlin, { wrap: 'torus' })).rule).toBe(RULES.merlin);
});

test('levels are cut to what there is; pressing follows the rules', () => {
  const design = fillLights(darkDesign(grid(1, 3), 5), 'start', (light) => light + 2);
  expect(lights(design)).toBe('234');
  expect(lights(pressButton(design, 1))).toBe('340');
  expect(lights(withLevels(design, 3))).toBe('222');
  const mixed = withOwnLevels(design, new Map([[2, 2]]));
  expect([...mixed.problem.moduli!]).toEqual([5, 5, 2]);
  expect(lights(mixed)).toBe('231');
  expect(() => withOwnLevels(darkDesign(grid(1, 9)), new Map([47, 53, 59, 61, 43, 41].map((q, i) => [i, q])))).toThrow(
    RangeError,
  );
});

test('random solvable boards can be solved, whatever the target', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.string(), fc.boolean(), (q, seed, aimed) => {
      let design = darkDesign(grid(4, 5), q);
      if (aimed)
        design = setLights(
          design,
          'target',
          new Map([
            [0, 1],
            [7, 1],
          ]),
        );
      expect(solve(randomLights(design, seed, true).problem).kind).toBe('solved');
    }),
  );
  expect(lights(randomLights(darkDesign(grid(9, 9), 3), 'a', false))).toMatch(/^[012]{81}$/);
});

test('boards that are graphs become graphs with the same effects', () => {
  for (const made of [grid(3, 4), grid(4, 4, { wrap: 'torus' }), grid(3, 3, { rule: 'row-column' }), cube(2)]) {
    const design = fillLights(darkDesign(made, 3), 'start', (light) => light % 3);
    const graph = graphOf(design.problem)!;
    const drawn = withGraph(
      design,
      graph,
      graph.names.map(() => ({ x: 0, y: 0 })),
    );
    expect(lights(pressButton(drawn, 5))).toBe(lights(pressButton(design, 5)));
  }
  expect(graphOf(problem(grid(3, 3, { rule: 'ring' })))).toBeNull();
  expect(graphOf(problem(grid(3, 3, { rule: 'merlin' })))).toBeNull();
});

test('layouts: every cell has its own place', () => {
  for (const made of [grid(3, 4), grid(2, 3, { holes: [0, 1, 0, 0, 0, 1] }), cube(3)]) {
    const { rows, columns, place, cell } = layoutOf(made);
    expect(cell.length).toBe(rows * columns);
    expect(Array.from(place, (at) => cell[at])).toEqual(Array.from({ length: made.lights }, (_, i) => i));
    expect(cell.filter((light) => light >= 0).length).toBe(made.lights);
  }
  expect(layoutOf(cube(3))).toMatchObject({ rows: 9, columns: 12 });
});
