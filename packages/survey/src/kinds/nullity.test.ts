import { describe, expect, it } from 'vitest';
import { grid } from 'douse/board';
import { analyse } from 'douse/lightsout';
import facts from '../../../douse/test-data/facts.json' with { type: 'json' };
import { runJob } from '../run/job.ts';
import type { Given, Row } from './row.ts';
import { parseSurvey } from './kinds.ts';

function rowsOf(given: Given): Row[] {
  const survey = parseSurvey('nullity', given);
  if (!survey.ok) throw new Error(survey.error.expected);
  return runJob({ kind: 'nullity', given, first: 0, count: survey.value.count });
}

describe('survey of nullities', () => {
  it('gives A159257, and the torus’ A165738', () => {
    const square = facts.nullityMod2Square.values;
    expect(rowsOf({ sizes: `1..${square.length}` }).map(({ nullity }) => nullity)).toEqual(square);
    const torus = facts.nullityMod2Torus.values;
    expect(rowsOf({ sizes: `3..${torus.length + 2}`, wrap: 'torus' }).map(({ nullity }) => nullity)).toEqual(torus);
  });

  it('counts kernels where there is no nullity', () => {
    expect(rowsOf({ sizes: '4..4', levels: '4' })).toEqual([
      { rows: 4, columns: 4, levels: 4, rule: 'plus', wrap: 'none', nullity: null, kernel: '64' },
    ]);
  });

  it('says of all rectangles what each board says alone', () => {
    for (const [wrap, levels] of [
      ['none', 2],
      ['cylinder', 5],
      ['torus', 3],
    ] as const) {
      for (const { rows, columns, nullity, kernel } of rowsOf({
        sizes: '1..7',
        rectangles: 'true',
        wrap,
        levels: String(levels),
      })) {
        const board = analyse(grid(rows as number, columns as number, { wrap }), { levels });
        if ('reason' in board) throw new Error(board.reason);
        expect([rows, columns, nullity, kernel]).toEqual([rows, columns, board.nullity, String(board.kernel)]);
      }
    }
  });

  it('goes over rectangles with the short side first', () => {
    const names = rowsOf({ sizes: '2..3', rectangles: 'true' }).map(({ rows, columns }) => `${rows}x${columns}`);
    expect(names).toEqual(['1x2', '2x2', '1x3', '2x3', '3x3']);
  });

  it('says null of a board that is too large', () => {
    expect(rowsOf({ sizes: '5000..5000', rule: 'king', levels: '4' })).toMatchObject([{ nullity: null, kernel: null }]);
  });
});
