import { beforeAll, expect, test, vi } from 'vitest';
import { MAX_ENTRIES } from '../game/ledger.ts';
import type { Score } from './scores.ts';
import { SAME_STAGES } from './stages/stages.ts';

const kept = new Map<string, string>();
let own: typeof import('./scores.ts');
beforeAll(async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  own = await import('./scores.ts');
});

const score = (name: string, points: number, left = 0, kind = '8x8-c3'): Score => ({
  at: 1,
  kind,
  points,
  left,
  moves: 3,
  hints: 0,
  shown: false,
  name,
});

test('scores are read as they were written, and damage costs its own line alone', () => {
  const all = [score('a', 1200), score('b', -4, 6, '10x10-c4-square')];
  expect(own.ledger.parse(own.ledger.text(all))).toEqual({ entries: all, damaged: false });
  const { entries: scores, damaged } = own.ledger.parse(`${own.ledger.text(all)}\n<img src=x>\n1 5x5 1 1 1 1 a`);
  expect(scores).toEqual(all);
  expect(damaged).toBe(true);
});

test('a board counts once, with its best game; one that was shown gives way', () => {
  const after = (...games: Score[]) => {
    own.ledger.forget();
    for (const game of games) own.ledger.add(game);
    return own.scores.value;
  };
  expect(after(score('a', 100), score('a', 90))).toEqual([score('a', 100)]);
  // It was first played when it was first played: a better game later moves no day of a streak.
  expect(after(score('a', 100), { ...score('a', 110), at: 9 })).toEqual([score('a', 110)]);
  expect(after(score('a', 100), score('b', 1))).toHaveLength(2);
  expect(after({ ...score('a', 100), shown: true }, score('a', 5))).toEqual([score('a', 5)]);
  expect(after(score('a', 5), { ...score('a', 100), shown: true })).toEqual([score('a', 5)]);
});

test('no more games than there is room for are remembered, and all are forgotten', () => {
  own.ledger.forget();
  const many = Array.from({ length: MAX_ENTRIES }, (_, i) => score(`n${i}`, i));
  own.ledger.import(own.ledger.text(many));
  own.ledger.add(score('z', 1));
  expect(own.scores.value).toHaveLength(MAX_ENTRIES);
  expect(own.scores.value.at(-1)!.name).toBe('z');
  own.ledger.forget();
  own.ledger.add({ ...score('8x8-c3#moon', 7, 1), at: 5 });
  expect(kept.get('douse.scores')).toBe('5 8x8-c3 7 1 3 0 8x8-c3#moon');
  expect(own.kindSummaries.value).toEqual([{ kind: '8x8-c3', games: 1, cleared: 0, best: 7 }]);
  own.ledger.forget();
  expect(kept.has('douse.scores')).toBe(false);
});

test('summaries, the kind played last first', () => {
  const all = [score('a', 5, 2), score('b', 9), score('c', 3, 0, '9x9-c4')];
  expect(own.summariseScores(all)).toEqual([
    { kind: '9x9-c4', games: 1, cleared: 1, best: 3 },
    { kind: '8x8-c3', games: 2, cleared: 1, best: 9 },
  ]);
});

test('what a game counts as, and the days on which the daily board was played on the day', () => {
  const category = (name: string) => own.categoryOfScore(score(name, 1));
  expect(['8x8-c3#a', '10x10-c4#b', '15x15-c5#c'].map(category)).toEqual(['small', 'medium', 'large']);
  expect(['8x8-c3:1/1', '9x9-c4#a', '1ab-2cd'].map(category)).toEqual(['other', 'other', 'other']);
  // A Monday's board is 8 × 8.
  expect(category('8x8-c3#daily-2026-11-30')).toBe('daily');
  const on = (at: string, date: string) => ({ ...score(`8x8-c3#daily-${date}`, 1), at: Date.parse(at) });
  const days = own.sameDays([
    on('2026-11-30T23:59:59Z', '2026-11-30'),
    on('2026-12-01T00:00:00Z', '2026-11-23'),
    score('8x8-c3#a', 1),
    { ...on('2026-11-23T01:00:00Z', '2026-11-23'), shown: true },
  ]);
  expect([...days]).toEqual(['2026-11-30']);
});

test('of the games of a stage the one with more stars is kept, and its stars are told', () => {
  const [{ id, mark } = { id: '', mark: 0 }, other] = SAME_STAGES;
  own.ledger.forget();
  const alone = { ...score(id, mark - 1), kind: '5x5-c3' };
  own.ledger.add(alone);
  own.ledger.add({ ...alone, points: mark + 5, hints: 1 });
  expect(own.scores.value).toEqual([alone]);
  expect([own.starsOfSameStage(SAME_STAGES[0]!), own.starsOfSameStage(other!)]).toEqual([2, 0]);
  own.ledger.add({ ...alone, points: mark });
  expect(own.starsOfSameStage(SAME_STAGES[0]!)).toBe(3);
  own.ledger.forget();
});
