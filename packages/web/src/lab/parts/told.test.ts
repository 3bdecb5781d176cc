import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { grid, problem, type Problem, wiring } from 'douse/board';
import { explainChase, explainElimination } from 'douse/lightsout';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { ru } from '../words/ru.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { toldText } = await import('./told.ts');

const tasks: fc.Arbitrary<Problem> = fc
  .record({
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 1, max: 3 }),
    levels: fc.integer({ min: 2, max: 6 }),
    rule: fc.constantFrom('plus', 'king', 'ring', 'x'),
    wrap: fc.constantFrom('none', 'torus'),
    start: fc.array(fc.nat(), { minLength: 16, maxLength: 16 }),
    aimed: fc.boolean(),
  })
  .map(({ rows, columns, levels, rule, wrap, start, aimed }) => {
    const board = grid(rows, columns, { rule, wrap });
    const cells = start.slice(0, board.lights).map((level) => level % levels);
    return problem(board, { levels, start: cells, target: aimed ? cells.map((level) => (level + 1) % levels) : null });
  });

test('every sentence of an explanation has words, and the English ones are the library’s own', () => {
  const met = new Set<string>();
  const check = (task: Problem, ways = [explainChase, explainElimination]): void => {
    for (const { says, told } of ways.flatMap((way) => way(task).steps)) {
      if (told === undefined) throw new Error(`no words for: ${says}`);
      met.add(told.key);
      const english = toldText(told, task.board, task.levels, null, 'en', en);
      if (told.key.endsWith('Impossible')) continue;
      expect(english).toBe(says);
      for (const [language, words] of [
        ['es', es],
        ['ru', ru],
      ] as const) {
        const text = toldText(told, task.board, task.levels, null, language, words)!;
        expect(text).not.toMatch(/\{\w+\}/);
        expect(text).not.toBe(says);
      }
    }
  };
  fc.assert(
    fc.property(tasks, (task) => check(task)),
    { numRuns: 30, endOnFailure: true },
  );
  check(
    problem(
      wiring(
        ['a', 'b'],
        [
          { name: 'A', moves: new Map([[0, 1]]) },
          {
            name: 'B',
            moves: new Map([
              [0, 1],
              [1, 2],
            ]),
          },
        ],
      ),
      { levels: 5, start: [1, 3] },
    ),
  );
  // What the random tasks may leave out: additions of a multiple need five levels or more.
  check(problem(grid(3, 4)));
  check(problem(grid(4, 3)));
  for (const levels of [5, 6, 7, 8])
    for (const rule of ['plus', 'king', 'ring'] as const)
      check(problem(grid(3, 4, { rule }), { levels, start: Array.from({ length: 12 }, (_, i) => (3 * i) % levels) }));
  check(problem(grid(16, 16, { rule: 'knight' }), { start: Array.from({ length: 256 }, (_, i) => i % 2) }), [
    explainChase,
  ]);
  const sentences = Object.keys(en.steps).filter((key) => !['place', 'times', 'presses'].includes(key));
  expect(sentences.filter((key) => !met.has(key))).toEqual([]);
});
