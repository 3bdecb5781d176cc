import { assert, constantFrom, dictionary, jsonValue, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_JOB_ROWS, parsePart, runJob } from './job.ts';
import { KINDS, parseSurvey } from '../kinds/kinds.ts';
import { parseRecord } from '../redis/runs.ts';

const nullity = parseSurvey('nullity', { sizes: '1..9' });
if (!nullity.ok) throw new Error(nullity.error.expected);
const survey = nullity.value;

describe('a job from a stranger', () => {
  it('is refused in words, whatever it is', () => {
    assert(
      property(jsonValue(), jsonValue(), (kind, given) => {
        const parsed = parseSurvey(kind, given);
        expect(parsed.ok || parsed.error.expected.length > 0).toBe(true);
      }),
    );
    const names = KINDS.flatMap(({ options, argument }) => [
      ...options.map(({ name }) => name),
      ...(argument === undefined ? [] : [argument.name]),
    ]);
    const values = oneof(string(), constantFrom('1..5', '5', 'true', 'torus', '.#./#@#/.#.', 'merlin', '-1', '1e9'));
    assert(
      property(
        constantFrom(...KINDS.map(({ name }) => name)),
        dictionary(constantFrom(...names), values),
        (kind, given) => {
          const parsed = parseSurvey(kind, given);
          if (parsed.ok) expect(parsed.value.count).toBeGreaterThan(0);
          else expect(parsed.error.got.length).toBeLessThan(200);
        },
      ),
    );
  });

  it('asks for no more than is allowed', () => {
    const refused = (kind: unknown, given: unknown): string | null => {
      const parsed = parseSurvey(kind, given);
      return parsed.ok ? null : parsed.error.expected;
    };
    expect(refused('nullity', { sizes: '1..200000', rectangles: 'true' })).toBe('at most 10000000 boards');
    expect(refused('nullity', { sizes: '1..200001' })).toContain('up to 200000');
    expect(refused('fewest', { sizes: '1..1001' })).toContain('up to 1000');
    expect(refused('difficulty', { size: '5', samples: '99999999', seed: 'a' })).toContain('from 1 to');
    expect(refused('nullity', { sizes: '1..5', samples: '3' })).toContain('options of');
    expect(refused('nullity', { sizes: '1..5', rule: `${'#'.repeat(2000)}@` })).toContain('at most 1000 characters');
    expect(refused('nullity', { sizes: '1..5', rule: '/etc/passwd' })).toContain('a rule of');
    expect(refused('nullity', JSON.parse('{"sizes":"1..5","__proto__":"x"}'))).toContain('options of');
    expect(refused('nullity', { sizes: ['1..5'] })).toContain('text');
    expect(refused('toString', {})).toContain('a kind of');
    expect(refused('nullity', null)).toContain('an object');
  });

  it('names rows that there are', () => {
    for (const part of [
      null,
      undefined,
      7,
      'x',
      {},
      { first: -1, count: 1 },
      { first: 0, count: 0 },
      { first: 0.5, count: 1 },
      { first: '0', count: 1 },
      { first: 8, count: 2 },
      { first: 0, count: 1e300 },
      { first: Number.MAX_SAFE_INTEGER, count: 1 },
    ]) {
      expect(parsePart(survey, part).ok, JSON.stringify(part)).toBe(false);
    }
    expect(parsePart({ ...survey, count: 1e7 }, { first: 0, count: MAX_JOB_ROWS + 1 }).ok).toBe(false);
    expect(parsePart(survey, { first: 8, count: 1, more: 'x' })).toEqual({ ok: true, value: { first: 8, count: 1 } });
    expect(() => runJob({ kind: 'nullity', given: { sizes: '1..9' }, first: 9, count: 1 })).toThrow(RangeError);
    expect(() => runJob({ kind: 'x', given: {}, first: 0, count: 1 })).toThrow(RangeError);
  });
});

it('a run’s record from a stranger is refused in words, whatever it is', () => {
  assert(
    property(
      oneof(
        string(),
        jsonValue().map((value) => JSON.stringify(value)),
      ),
      (text) => {
        const parsed = parseRecord(text);
        expect(parsed.ok || parsed.error.length < 200).toBe(true);
      },
    ),
  );
  expect(parseRecord(JSON.stringify({ version: '1', kind: 'nullity', given: 'x'.repeat(2_000_000) })).ok).toBe(false);
});
