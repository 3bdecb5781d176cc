import { grid, problem } from 'douse/board';
import { lightsOut, solve } from 'douse/lightsout';
import { parseId } from 'douse/play';
import { expect, it } from 'vitest';
import facts from '../../../douse/test-data/facts.json' with { type: 'json' };
import { runJob } from '../run/job.ts';
import { parseSurvey } from './kinds.ts';

const given = { size: '5x5', samples: '2000', seed: 'moon' };
const part = (first: number, count: number) => runJob({ kind: 'difficulty', given, first, count });
const parsed = parseSurvey('difficulty', given);
if (!parsed.ok) throw new Error(parsed.error.expected);
const survey = parsed.value;
const rows = part(0, 2000);

it('a sample depends on nothing but the seed and its number', () => {
  expect([...part(700, 3), ...part(3, 1)]).toEqual([...rows.slice(700, 703), rows[3]]);
  expect(new Set(rows.map(({ board }) => board)).size).toBeGreaterThan(1990);
});

it('a sample’s id names a board that needs its total', () => {
  for (const { board, total, status } of rows.slice(0, 50)) {
    const game = parseId(lightsOut, board as string);
    if (!game.ok) throw new Error(game.error);
    const { params, start } = game.value;
    const task = problem(grid(params.rows, params.columns), { start });
    expect([status, solve(task, { fewest: true })]).toMatchObject(['solved', { total }]);
  }
});

it('the samples are spread like all boards', () => {
  const all = facts.histogram5x5.values;
  const boards = all.reduce((sum, count) => sum + count, 0);
  const mean = all.reduce((sum, count, presses) => sum + count * presses, 0) / boards;
  const found = rows.reduce((sum, { total }) => sum + (total as number), 0) / rows.length;
  // Four standard errors: the totals spread by about 1.75.
  expect(Math.abs(found - mean)).toBeLessThan((4 * 1.75) / Math.sqrt(rows.length));
});

it('the histogram counts every sample, in the picture and in text', () => {
  const chart = survey.chart(rows);
  if (chart.kind !== 'bars') throw new Error('expected bars');
  expect(chart.bars.reduce((sum, [, count]) => sum + count, 0)).toBe(rows.length);
  const lines = survey.summary!(rows);
  expect(lines[0]).toMatch(/^fewest presses of 2000 boards: mean \d+\.\d\d$/);
  const counts = lines.slice(1).map((line) => Number(/^ *\d+ +(\d+)/.exec(line)![1]));
  expect(counts).toEqual(chart.bars.map(([, count]) => count));
  expect(survey.summary!([{ ...rows[0]!, status: 'unknown' }])).toEqual(['1 of 1 boards unknown: a limit was reached']);
});
