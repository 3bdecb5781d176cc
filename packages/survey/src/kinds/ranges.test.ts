import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scanInRanges } from '@douse/survey/scan';
import { largestSums, type LargestSums, type Term } from 'douse/algebra';
import { afterAll, describe, expect, it } from 'vitest';
import { parseSurvey } from './kinds.ts';
import type { Row } from './row.ts';
import { runJob } from '../run/job.ts';
import { parseRow } from '../run/rows.ts';
import { givenOf, Joined, sumsOf } from './ranges.ts';
import { taskOf } from '../scan/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'douse-ranges-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DIMENSION = 21;
const terms = Array.from({ length: 60 }, (_, i): Term => ({
  bits: (i * 1_234_567 + 89) % 2 ** DIMENSION,
  count: (i % 7) - 3,
}));
const scan = { dimension: DIMENSION, terms, most: 300 };
const whole = largestSums(DIMENSION, terms, { most: scan.most });

/** The arguments with sums of at least `from`, in order. */
const listed = ({ at, sums }: LargestSums, from: number): number[] =>
  [...at].filter((_, i) => sums[i]! >= from).toSorted((a, b) => a - b);

function expectWhole(found: LargestSums): void {
  const from = Math.max(found.from, whole.from);
  expect([found.done, found.sums[0], listed(found, from)]).toEqual([true, whole.sums[0], listed(whole, from)]);
  expect(listed(whole, from).length).toBeGreaterThan(100);
}

describe('a scan cut into ranges', () => {
  const task = taskOf(scan);
  const rows = runJob({ kind: task.kind, given: task.given, first: 0, count: task.survey.count });

  it('has the largest sums of the whole', () => {
    expect(rows.length).toBe(16);
    const joined = new Joined(scan.most);
    expect(joined.sums(false)).toBeNull();
    for (const row of rows.toReversed()) joined.add(sumsOf(row)!);
    expectWhole(joined.sums(true)!);
  });

  it('believes no range that is not right', () => {
    const sums = sumsOf(rows[3]!)!;
    const changed = (change: (sums: LargestSums) => void): Row => {
      const copy = { ...sums, at: sums.at.slice(), sums: sums.sums.slice() };
      change(copy);
      const text = (array: Float64Array | Int32Array): string => Buffer.from(array.buffer).toString('base64');
      return { ...rows[3], from: copy.from, at: text(copy.at), sums: text(copy.sums) } as Row;
    };
    expect(parseRow(task.survey, 3, rows[3])).toEqual({ ok: true, value: rows[3] });
    expect(
      parseRow(
        task.survey,
        3,
        changed(() => {}),
      ).ok,
    ).toBe(true);
    for (const [wrong, says] of [
      [rows[4]!, 'that begins'],
      [{ ...rows[4]!, range: 3 }, 'arguments of this range'],
      [changed((copy) => (copy.sums[0]! += 2)), 'expected the sum of'],
      [changed((copy) => (copy.at[1] = copy.at[0]!)), 'arguments of this range'],
      [changed((copy) => (copy.at[0]! += 0.5)), 'arguments of this range'],
      [changed((copy) => Object.assign(copy, { sums: copy.sums.toReversed() })), 'the largest first'],
      [{ ...rows[3]!, at: 'AAAA' }, 'arguments and their sums'],
      [{ ...rows[3]!, sums: '\u001b' }, 'as sums'],
      [{ ...rows[3]!, from: 1.5 }, 'as from'],
    ] as const) {
      const read = parseRow(task.survey, 3, wrong);
      expect(read).toMatchObject({ ok: false, error: expect.stringContaining(says) });
    }
    // A list that claims to be whole and is empty: a random place of the range is scanned again.
    const empty = changed((copy) => Object.assign(copy, { at: new Float64Array(), sums: new Int32Array() }));
    expect(parseRow(task.survey, 3, empty)).toMatchObject({ ok: false });
  });

  it('is asked for in words that are checked', () => {
    const given = givenOf(scan);
    for (const wrong of [
      { dimension: '45' },
      { ranges: '17' },
      { terms: '1:2 x' },
      { terms: `${2 ** DIMENSION}:1` },
      { most: '0' },
    ])
      expect(parseSurvey('ranges', { ...given, ...wrong }).ok, JSON.stringify(wrong)).toBe(false);
  });

  it('goes on from a file of ranges, and refuses another', () => {
    const keep = join(folder, 'kept.jsonl');
    const run = (): LargestSums =>
      scanInRanges({ keep, least: 2 ** 20, workers: 2 })(DIMENSION, terms, { most: scan.most });
    expectWhole(run());
    const lines = readFileSync(keep, 'utf8').trimEnd().split('\n');
    expect(lines.length).toBe(16);
    // Some ranges, those of another scan, and half a line.
    const other = lines[0]!.replace(/"scan":"\w+"/, '"scan":"0123456789abcdef01234567"');
    writeFileSync(keep, `${[...lines.slice(0, 5), other].join('\n')}\n${lines[6]!.slice(0, 60)}`);
    expectWhole(run());
    const again = readFileSync(keep, 'utf8').trimEnd().split('\n');
    expect([again.slice(0, 6), again.length]).toEqual([[...lines.slice(0, 5), other], 17]);
    expect(new Set(again)).toEqual(new Set([...lines, other]));
    for (const content of ['notes', `${lines[0]}\nnotes\n`, `${lines[0]!.replace(/"range":\d+/, '"range":99')}\n`]) {
      writeFileSync(keep, content);
      expect(run).toThrow(/kept\.jsonl:\d:1: expected a range/);
      expect(readFileSync(keep, 'utf8')).toBe(content);
    }
  });

  it('that is stopped has what came so far', () => {
    const signal = { aborted: true };
    const found = scanInRanges({ least: 2 ** 20, workers: 1 })(DIMENSION, terms, { most: 10, signal });
    expect(found.done).toBe(false);
  });
});
