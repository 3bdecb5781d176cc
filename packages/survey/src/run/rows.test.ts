import { describe, expect, it } from 'vitest';
import type { Survey } from '../kinds/kind.ts';
import type { Given, Row } from '../kinds/row.ts';
import { KINDS, parseSurvey } from '../kinds/kinds.ts';
import { runJob } from './job.ts';
import { parseRow, parseRows, Sample } from './rows.ts';

function surveyOf(kind: string, given: Given): Survey {
  const parsed = parseSurvey(kind, given);
  if (!parsed.ok) throw new Error(parsed.error.expected);
  return parsed.value;
}

/** A small survey of each kind. */
const BOARDS = JSON.stringify([
  ['a', '112\n221\n111'],
  ['b', '12\n21'],
]);
const SURVEYS: Readonly<Record<string, Given>> = {
  nullity: { sizes: '1..6', levels: '3', wrap: 'torus' },
  fewest: { sizes: '3..5', levels: '3', rectangles: 'true' },
  hardest: { sizes: '1..4' },
  difficulty: { size: '4x4', samples: '5', seed: 'moon' },
  samegame: { folder: BOARDS, time: '5' },
};

describe('rows from a stranger', () => {
  const given = { sizes: '1..9' };
  const survey = surveyOf('nullity', given);
  const rows = runJob({ kind: 'nullity', given, first: 3, count: 3 });

  it('must be those that were asked for', () => {
    expect(parseRows(survey, { first: 3, count: 3 }, structuredClone(rows))).toEqual({ ok: true, value: rows });
    expect(parseRows(survey, { first: 2, count: 3 }, rows).ok).toBe(false);
    expect(parseRows(survey, { first: 3, count: 2 }, rows).ok).toBe(false);
    for (const wrong of [null, 'x', {}, [null, null, null], [rows[0], rows[1], { ...rows[2], levels: 3 }]])
      expect(parseRows(survey, { first: 3, count: 3 }, wrong).ok).toBe(false);
  });

  it('have the fields of their kind, with their types, and no others', () => {
    for (const wrong of [
      { nullity: -77, kernel: 'banana' },
      { nullity: 4.5 },
      { nullity: 5 },
      { nullity: null },
      { kernel: '15' },
      { kernel: 16 },
      { kernel: null },
      { extra: { deep: 1 } },
      { extra: 'x'.repeat(200_000) },
      { '\u001b[2J': 1 },
    ]) {
      const read = parseRow(survey, 3, { ...rows[0], ...wrong });
      expect(read.ok, JSON.stringify(wrong)).toBe(false);
      if (!read.ok) expect(read.error.length < 300 && !/[\u0000-\u001f]/.test(read.error)).toBe(true);
    }
    const { kernel, ...short } = rows[0]!;
    expect(kernel).toBe('16');
    expect(parseRow(survey, 3, short).ok).toBe(false);
  });

  it('are right in every kind as this program makes them, and wrong with one value less or changed', () => {
    expect(Object.keys(SURVEYS)).toEqual(KINDS.map(({ name }) => name));
    for (const [kind, given] of Object.entries(SURVEYS)) {
      const survey = surveyOf(kind, given);
      const rows = runJob({ kind, given, first: 0, count: survey.count });
      for (const [index, row] of rows.entries()) {
        expect(parseRow(survey, index, row), JSON.stringify(row)).toEqual({ ok: true, value: row });
        expect(Object.keys(row)).toEqual([...Object.keys(survey.place(index)), ...Object.keys(survey.fields)]);
        for (const name of Object.keys(survey.fields)) {
          expect(parseRow(survey, index, { ...row, [name]: undefined }).ok).toBe(false);
          expect(parseRow(survey, index, { ...row, [name]: { toString: 1 } as unknown as null }).ok).toBe(false);
        }
      }
      expect(new Sample(survey).check(0, rows)).toBeNull();
    }
  });

  it.each([
    ['nullity', 2, { nullity: 2, kernel: '9' }, null],
    ['fewest', 0, { total: 7, bound: 7 }, 'which follows from first'],
    ['fewest', 0, { first: '000' }, 'solves the board'],
    ['fewest', 0, { bound: 1 }, 'the total as bound'],
    ['fewest', 0, { status: 'unknown' }, 'expected reason'],
    ['hardest', 2, { board: '###/###/##.' }, 'needs 9'],
    ['hardest', 2, { proved: false }, 'expected proved'],
    ['hardest', 2, { board: '#.#/.#./#.#/...' }, 'a board of 3 × 3'],
    ['difficulty', 0, { board: '4x4:..../..../..../....' }, 'sample 1'],
    ['difficulty', 0, { total: 99 }, 'the total as bound'],
    ['samegame', 0, { points: 5000 }, 'which follow from moves'],
    ['samegame', 0, { moves: '9,0' }, 'the rules allow'],
    ['samegame', 1, { status: 'solved' }, 'an empty board'],
  ] as const)('%s row %i with %o is refused', (kind, index, wrong, says) => {
    const given = SURVEYS[kind]!;
    const survey = surveyOf(kind, given);
    const [row] = runJob({ kind, given, first: index, count: 1 });
    const read = parseRow(survey, index, { ...row, ...wrong });
    // What no check sees, computing it again does.
    const rowsAgain = (): string | null => new Sample(survey).check(index, [{ ...row, ...wrong } as Row]);
    if (says === null) expect([read.ok, rowsAgain()]).toEqual([true, expect.stringContaining('computed again')]);
    else expect(read).toMatchObject({ ok: false, error: expect.stringContaining(says) });
  });
});
