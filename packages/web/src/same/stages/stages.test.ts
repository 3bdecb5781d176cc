import { parseId } from 'douse/play';
import { measureTiles, remove, groups, sameRules, searchPoints } from 'douse/samegame';
import { expect, test, vi } from 'vitest';
import { routeOf } from '../../page/routes.ts';
import { sameAddress, sameId } from '../address.ts';
import { CLEARED } from './chances.ts';
import { nextSameStage } from './next.ts';
import { SAME_STAGE_TABLE } from './stage-table.ts';
import { makeSameStage, parseSameStage, SAME_STAGES, type SameStage, sameStageOf, sameStarsOf } from './stages.ts';

vi.hoisted(() => vi.stubGlobal('location', { hash: '' }));

const clearedOf = (stage: SameStage): number => CLEARED[SAME_STAGES.indexOf(stage)]!;
const boardOf = ({ id }: SameStage) => {
  const named = parseId(sameRules, id);
  if (!named.ok) throw new Error(named.error);
  return named.value;
};

test('three worlds of twelve, none easier than the one before, from nine games in ten to one in a hundred', () => {
  expect(SAME_STAGE_TABLE.map(({ name }) => SAME_STAGES.filter((own) => own.world === name).length)).toEqual([
    12, 12, 12,
  ]);
  expect(CLEARED).toHaveLength(36);
  expect(CLEARED).toEqual(CLEARED.toSorted((a, b) => b - a));
  expect([CLEARED[0] > 900, CLEARED.at(-1)]).toEqual([true, 10]);
  expect(new Set(SAME_STAGES.map(({ id }) => id)).size).toBe(36);
});

/** The chance that random moves clear a board, exactly: through every board that can come of it. */
function chanceOf(board: Parameters<typeof groups>[0], known = new Map<string, number>()): number {
  const key = board.cells.join('');
  const found = known.get(key);
  if (found !== undefined) return found;
  const open = groups(board, sameRules.defaults);
  const chance =
    open.length === 0
      ? Number(board.cells.every((symbol) => symbol === 0))
      : open.reduce((sum, [cell]) => sum + chanceOf(remove(board, sameRules.defaults, cell!)!.board, known), 0) /
        open.length;
  known.set(key, chance);
  return chance;
}

test('what the tiny stages measure agrees with the exact chance', { timeout: 60_000 }, () => {
  for (const stage of SAME_STAGES.filter(({ world, number }) => world === 'tiny' && number % 4 === 1)) {
    const chance = chanceOf(boardOf(stage).start);
    // Four standard deviations of 1000 games.
    const off = 4 * Math.sqrt(1000 * chance * (1 - chance));
    expect(Math.abs(clearedOf(stage) - 1000 * chance), makeSameStage(stage)).toBeLessThan(off);
  }
});

test('the figures of a stage are what the library measures', { timeout: 60_000 }, () => {
  for (const name of ['tiny/1', 'tiny/12', 'small/6', 'medium/12']) {
    const stage = parseSameStage(name)!;
    const { params, start } = boardOf(stage);
    expect(measureTiles(start, params, 1000).cleared, name).toBe(clearedOf(stage));
  }
  for (const stage of SAME_STAGES.filter(({ world, number }) => world === 'tiny' || number === 5)) {
    const { params, start } = boardOf(stage);
    // The script searches ten times as long: what three stars ask for can be reached.
    const { points, left } = searchPoints(start, params, { work: 100_000, seed: 'stage' });
    expect(left, makeSameStage(stage)).toBe(0);
    expect(points, makeSameStage(stage)).toBeGreaterThan(stage.mark);
  }
});

test('a stage is known by its board and by its address', () => {
  for (const stage of SAME_STAGES) {
    expect(sameStageOf(stage.id)).toBe(stage);
    expect(sameId(routeOf(sameAddress(stage.id)))).toBe(stage.id);
  }
  for (const bad of ['', 'small', 'small/0', 'small/13', 'small/01', 'small/1/2', 'large/1', 'toString/1'])
    expect(sameId(routeOf(`samegame-stage/${bad}`)), bad).toBeNull();
  expect(sameAddress('8x8-c3#stage-0')).toBe('8x8-c3#stage-0');
});

test('stars: for clearing, for doing it without a hint, and then for points', () => {
  const stage = parseSameStage('small/3')!;
  const game = { left: 0, points: stage.mark, hints: 0, shown: false };
  expect(sameStarsOf(stage, game)).toBe(3);
  expect(sameStarsOf(stage, { ...game, points: stage.mark - 1 })).toBe(2);
  expect(sameStarsOf(stage, { ...game, hints: 1 })).toBe(1);
  expect(sameStarsOf(stage, { ...game, left: 1 })).toBe(0);
  expect(sameStarsOf(stage, { ...game, shown: true })).toBe(0);
});

test('the next stage is the first without a star after this one, then from the beginning', () => {
  const done = new Set(['tiny/1', 'tiny/3']);
  const stars = (stage: SameStage) => Number(done.has(makeSameStage(stage)));
  const next = (after: string) => makeSameStage(nextSameStage(stars, parseSameStage(after))!);
  expect(makeSameStage(nextSameStage(stars)!)).toBe('tiny/2');
  expect([next('tiny/2'), next('tiny/12'), next('medium/12')]).toEqual(['tiny/4', 'small/1', 'tiny/2']);
  expect(nextSameStage(() => 1)).toBeNull();
  // A stage that was left without a star is not the next after itself.
  expect(nextSameStage((stage) => Number(makeSameStage(stage) !== 'tiny/5'), parseSameStage('tiny/5'))).toBeNull();
});
