import { parseText } from 'douse/formats';
import { solve } from 'douse/lightsout';
import { expect, it } from 'vitest';
import { runJob } from '../run/job.ts';
import type { Row } from './row.ts';

const row = (size: number, more: Readonly<Record<string, string>> = {}): Row =>
  runJob({ kind: 'hardest', given: { sizes: `${size}..${size}`, ...more }, first: 0, count: 1 })[0]!;

it('hardest boards: 4 × 4, 5 × 5 and the 5 × 5 torus, each with a board that needs its total', () => {
  for (const [size, wrap, total] of [
    [4, 'none', 7],
    [5, 'none', 15],
    [5, 'torus', 8],
  ] as const) {
    const found = row(size, { wrap });
    expect(found).toMatchObject({ status: 'solved', total, bound: total, proved: true, reason: null });
    const board = parseText(found['board'] as string, { wrap });
    if (!board.ok) throw new Error(board.error.expected);
    expect(solve(board.value, { fewest: true })).toMatchObject({ kind: 'solved', total });
  }
});

it('is unknown, with a reason, where a limit comes first', () => {
  expect(row(19)).toMatchObject({ status: 'unknown', total: null, proved: false, reason: expect.stringMatching(/16/) });
  const stopped = row(9, { time: '0' });
  expect(stopped).toMatchObject({ status: 'unknown', proved: false, reason: expect.stringContaining('time limit') });
});
