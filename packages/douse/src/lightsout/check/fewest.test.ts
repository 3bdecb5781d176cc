import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WRAPS } from '../../board/board.ts';
import { grid } from '../../board/grid.ts';
import { asArray, levelAt, problem } from '../../board/problem.ts';
import { RULE_NAMES } from '../../board/rule.ts';
import { parseJson } from '../../formats/boards/json.ts';
import { random } from '../../play/random.ts';
import { randomBoard } from '../../testing/boards.ts';
import { cases, plainMatrix, vectors } from '../../testing/plain.ts';
import type { Solved } from '../claims/answer.ts';
import { checkFewest } from './fewest.ts';
import { generate } from '../game/generate.ts';
import { solve } from '../solve/solve.ts';
import { solutionsOf } from '../solve/solutions.ts';

function solved(task: ReturnType<typeof generate>): Solved {
  const answer = solve(task, { fewest: true });
  if (answer.kind !== 'solved') throw new Error('expected a solution');
  return answer;
}

describe('claims of fewest presses', () => {
  it('hold when a solver makes them, on every rule, wrap and number of levels', () => {
    fc.assert(
      fc.property(
        fc.record({
          rows: fc.integer({ min: 1, max: 5 }),
          columns: fc.integer({ min: 1, max: 5 }),
          rule: fc.constantFrom(...RULE_NAMES),
          wrap: fc.constantFrom(...WRAPS),
          levels: fc.integer({ min: 2, max: 12 }),
          seed: fc.string(),
        }),
        ({ rows, columns, rule, wrap, levels, seed }) => {
          const task = generate(grid(rows, columns, { rule, wrap }), { levels, seed: random(seed) });
          const answer = solve(task, { fewest: true, compare: 100_000 });
          fc.pre(answer.kind === 'solved' && answer.solutions <= 100_000n);
          expect(checkFewest(task, answer as Solved)).toEqual({ kind: 'holds' });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('are judged as trying every press vector judges them, whatever the board and its levels', () => {
    let [held, failed] = [0, 0];
    for (const source of cases('judged', 200)) {
      const board = randomBoard(source, 4);
      const mixed = source.below(2) === 0;
      const q = 2 + source.below(5);
      const levels = mixed ? Array.from({ length: board.lights }, () => [2, 3, 4, 6][source.below(4)]!) : q;
      const level = (_: unknown, light: number) => source.below(typeof levels === 'number' ? levels : levels[light]!);
      const care = Array.from({ length: board.lights }, () => source.below(4));
      const task = problem(board, { levels, start: Array.from({ length: board.lights }, level), care });
      const matrix = plainMatrix(task);
      const solving = [...vectors(board.buttons, task.levels)].filter((x) =>
        matrix.every((row, light) => {
          const change = row.reduce((total, weight, b) => total + weight * x[b]!, task.start.at(light)!);
          return care[light] === 0 || change % (task.moduli?.[light] ?? task.levels) === 0;
        }),
      );
      if (solving.length === 0) continue;
      const least = Math.min(...solving.map((x) => x.reduce((total, times) => total + times, 0)));
      for (let k = 0; k < 4; k++) {
        const presses = Uint8Array.from(solving[source.below(solving.length)]!);
        const claim = { presses, solutions: BigInt(solving.length) };
        const checked = checkFewest(task, claim);
        expect(checked.kind).toBe(sum(presses) === least ? 'holds' : 'fails');
        if (checked.kind === 'holds') held++;
        else failed++;
        if (checked.kind === 'fails')
          expect(solving.map(String)).toContain(String([...(checked.better as Uint32Array)]));
        expect(checkFewest(task, { presses, solutions: BigInt(solving.length + 1) })).toMatchObject({ kind: 'fails' });
      }
    }
    expect(Math.min(held, failed)).toBeGreaterThan(50);
  });

  it('are refused when they are doctored', () => {
    const task = generate(grid(5, 5), { seed: random('doctored') });
    const answer = solved(task);
    const { presses, total, solutions, fewest } = answer;
    const claim = { presses, total, solutions, fewest };
    expect(checkFewest(task, claim)).toEqual({ kind: 'holds' });
    const other = [...solutionsOf(task, answer)].find((candidate) => sum(asArray(candidate)) > total)!;
    expect(checkFewest(task, { ...claim, presses: other, total: sum(asArray(other)) })).toMatchObject({
      kind: 'fails',
      says: expect.stringMatching(/^fewer presses do, \d+ for example$/),
    });
    const wrong = Uint8Array.from({ length: 25 }, (_, i) => levelAt(presses, i) ^ (i === 7 ? 1 : 0));
    expect(checkFewest(task, { ...claim, presses: wrong })).toMatchObject({
      says: 'the presses do not solve the board',
    });
    expect(checkFewest(task, { ...claim, total: total - 2 })).toMatchObject({
      says: `the presses come to ${total}, not ${total - 2}`,
    });
    expect(checkFewest(task, { ...claim, solutions: 8n })).toMatchObject({ says: 'there are 4 solutions, not 8' });
    expect(checkFewest(task, { ...claim, fewest: { kind: 'unique' } })).toMatchObject({
      says: 'the solution is not the only one',
    });
    expect(checkFewest(task, { ...claim, fewest: { kind: 'exhaustive', solutions: 2n, work: 2 } })).toMatchObject({
      says: 'the proof compared 2 of 4 solutions',
    });
    expect(checkFewest(task, { presses })).toEqual({ kind: 'holds' });
  });

  it('are checked on dials of different levels', () => {
    const dials = parseJson(
      '{"levels":{"a":4,"b":6},"buttons":[{"moves":{"a":1,"b":1}},{"moves":{"a":2,"b":3}},{"moves":{"b":2}}],"lights":{"a":3,"b":1}}',
    );
    if (!dials.ok) throw new Error('expected dials');
    expect(checkFewest(dials.value, solved(dials.value))).toEqual({ kind: 'holds' });
  });

  it('fail where a button is pressed more often than it has levels', () => {
    const off = problem(grid(1, 2, { rule: 'ring' }), { levels: 3 });
    expect(checkFewest(off, { presses: Uint8Array.of(0, 3), total: 3, solutions: 1n })).toEqual({
      kind: 'fails',
      says: 'fewer presses do, 0 for example',
      better: Uint32Array.of(0, 0),
    });
  });

  it('stay open on boards with too many solutions', () => {
    const task = generate(grid(30, 30), { seed: random('open') });
    expect(checkFewest(task, solved(task))).toMatchObject({ kind: 'open' });
    const large = problem(grid(80, 80));
    expect(checkFewest(large, solved(large))).toMatchObject({
      kind: 'open',
      says: expect.stringMatching(/6400 buttons/),
    });
  });
});

const sum = (presses: { readonly length: number; at(i: number): number | undefined }): number => {
  let total = 0;
  for (let i = 0; i < presses.length; i++) total += presses.at(i)!;
  return total;
};
