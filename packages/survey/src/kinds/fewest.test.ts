import { grid, problem } from 'douse/board';
import { generate, solve } from 'douse/lightsout';
import { random } from 'douse/play';
import { describe, expect, it } from 'vitest';
import facts from '../../../douse/test-data/facts.json' with { type: 'json' };
import { runJob } from '../run/job.ts';
import type { Given, Row } from './row.ts';
import { parseSurvey } from './kinds.ts';

function rowsOf(given: Given): Row[] {
  const survey = parseSurvey('fewest', given);
  if (!survey.ok) throw new Error(`${survey.error.option}: ${survey.error.expected}`);
  return runJob({ kind: 'fewest', given, first: 0, count: survey.value.count });
}

/**
 * Total of the presses that follow from those of the first row by the plus rule, where all `need`s are met row by row;
 * null if those of the last row are not.
 * `need` is what each light must gain.
 */
function chase(first: readonly number[], rows: number, q: number, need: number, around: boolean): number | null {
  const columns = first.length;
  let [above, own] = [first.map(() => 0), [...first]];
  let total = 0;
  for (let r = 0; r < rows; r++) {
    const at = (c: number): number => (around ? own[(c + columns) % columns]! : (own[c] ?? 0));
    total += own.reduce((sum, presses) => sum + presses, 0);
    const below = own.map((presses, c) => {
      const got = above[c]! + presses + at(c - 1) + at(c + 1);
      return (((need - got) % q) + q) % q;
    });
    [above, own] = [own, below];
  }
  return own.every((presses) => presses === 0) ? total : null;
}

describe('survey of fewest presses', () => {
  it('gives A075464, and first rows from which chasing gives the rest', () => {
    const known = facts.fewestPressesAllOn.values;
    const rows = rowsOf({ sizes: `1..${known.length}`, board: 'all-on' });
    expect(rows.map(({ status, total, bound }) => [status, total, bound])).toEqual(known.map((n) => ['solved', n, n]));
    for (const { columns, first, total } of rows) {
      expect(chase([...(first as string)].map(Number), columns as number, 2, 1, false), `${columns}`).toBe(total);
    }
  });

  it('has such first rows for cylinders and more levels too', () => {
    for (const [levels, board, need] of [
      [3, 'all-on', 2],
      [3, 'all-off', 1],
      [12, 'all-off', 1],
    ] as const) {
      const rows = rowsOf({ sizes: '3..5', wrap: 'cylinder', rectangles: 'true', levels: String(levels), board });
      const solved = rows.filter(({ status }) => status === 'solved');
      expect(solved.length).toBeGreaterThan(0);
      for (const { rows, columns, first, total } of solved) {
        const presses = [...(first as string)].map((digit) => Number.parseInt(digit, 36));
        // On two columns both neighbours are one cell.
        const around = (columns as number) > 2;
        expect(chase(presses, rows as number, levels, need, around)).toBe(total);
      }
    }
  });

  it('says impossible where no presses do it', () => {
    const [row] = rowsOf({ sizes: '2..2', levels: '3', wrap: 'torus' });
    expect(row).toMatchObject({ status: 'impossible', total: null, bound: null, first: null });
    const board = grid(2, 2, { wrap: 'torus' });
    expect(solve(problem(board, { levels: 3, start: [1, 1, 1, 1] })).kind).toBe('impossible');
  });

  it('takes the boards that generate makes of the same seed', () => {
    const board = grid(7, 7, { rule: 'king' });
    const answer = solve(generate(board, { seed: random('generate:moon') }), { fewest: true });
    if (answer.kind !== 'solved') throw new Error('expected a solution');
    expect(rowsOf({ sizes: '7..7', rule: 'king', board: 'random', seed: 'moon' })).toMatchObject([
      {
        rule: 'king',
        board: 'random',
        seed: 'moon',
        status: 'solved',
        total: answer.total,
        proof: answer.fewest!.kind,
      },
    ]);
  });

  it('has the best found and a bound when time runs out, or a reason', () => {
    const [row] = rowsOf({ sizes: '19..19', time: '0' });
    expect(row).toMatchObject({ status: 'unknown', proof: null, reason: expect.stringContaining('time limit') });
    const [large] = rowsOf({ sizes: '1000..1000', rule: 'knight', time: '0' });
    expect(large).toMatchObject({ status: 'unknown', total: null, reason: expect.any(String) });
  });

  it('refuses options that do not fit', () => {
    const complaint = (given: Given): string | false => {
      const parsed = parseSurvey('fewest', given);
      return !parsed.ok && parsed.error.option;
    };
    expect(complaint({ sizes: '1..9', seed: 'a' })).toBe('seed');
    expect(complaint({ sizes: '1..9', board: 'random' })).toBe('seed');
    expect(complaint({ sizes: '1..9', rule: 'merlin' })).toBe('rule');
    expect(complaint({ sizes: '3..3', rule: 'merlin' })).toBe(false);
    expect(complaint({ sizes: '9..1' })).toBe('sizes');
    expect(complaint({ sizes: '1..9', board: 'x' })).toBe('board');
    expect(complaint({ sizes: '1..9', time: '1e9' })).toBe('time');
    expect(complaint({})).toBe('sizes');
  });
});
