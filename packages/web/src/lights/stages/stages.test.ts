import { lightsOut, lightsRules } from 'douse/lightsout';
import { parseId } from 'douse/play';
import { expect, test } from 'vitest';
import { categoryOf } from '../category.ts';
import {
  idOfStage,
  makeStage,
  nextStage,
  parseStage,
  pressesOf,
  STAGES,
  solutionOf,
  stageOf,
  WORLDS,
} from './stages.ts';
import { starsOf } from './stars.ts';

test('every world has twelve stages, no easier from one to the next', () => {
  for (const world of WORLDS) {
    const presses = world.solutions.map((_, i) => pressesOf({ world, number: i + 1 }));
    expect(presses, world.name).toHaveLength(12);
    expect(presses, world.name).toEqual(presses.toSorted((a, b) => a - b));
  }
  const ramp = (mode: string) => STAGES.filter(({ world }) => world.mode === mode).map(pressesOf);
  for (const mode of ['medium', 'hard', 'extreme']) expect([ramp(mode)[0], ramp(mode).at(-1)]).toEqual([3, 15]);
});

test('the presses of a stage are proved to be the fewest, and they put it out', () => {
  for (const stage of STAGES) {
    const named = parseId(lightsRules, idOfStage(stage));
    if (!named.ok) throw new Error(named.error);
    const { params, start } = named.value;
    let state = start;
    for (const button of solutionOf(stage)) state = lightsRules.play(params, state, button)!;
    expect(lightsRules.isSolved(params, state), makeStage(stage)).toBe(true);
    const verdict = lightsOut.solve(params, start);
    expect(verdict.kind === 'solved' && [verdict.fewest, verdict.moves.length], makeStage(stage)).toEqual([
      true,
      pressesOf(stage),
    ]);
  }
});

test('no board is two stages, and a stage is known by its board and by its address', () => {
  expect(new Set(STAGES.map(idOfStage)).size).toBe(STAGES.length);
  for (const stage of STAGES) {
    expect(stageOf(idOfStage(stage))).toEqual(stage);
    expect(parseStage(makeStage(stage))).toEqual(stage);
  }
  for (const bad of ['', 'medium', 'medium/0', 'medium/13', 'medium/1/2', 'medium/1e0', 'toString/1'])
    expect(parseStage(bad), bad).toBeNull();
  expect(stageOf('5x5#a')).toBeNull();
  expect([categoryOf(idOfStage(parseStage('hard-2/3')!)), categoryOf(idOfStage(parseStage('cube/1')!))]).toEqual([
    'hard',
    'toys',
  ]);
});

test('the next stage is the first without a star after this one, then from the beginning; none when all have stars', () => {
  const done = new Set(['medium/1', 'medium/3']);
  const stars = (stage: { world: { name: string }; number: number }) =>
    done.has(`${stage.world.name}/${stage.number}`) ? 3 : 0;
  const name = (stage: ReturnType<typeof nextStage>) => (stage === null ? null : makeStage(stage));
  expect(name(nextStage('medium', stars))).toBe('medium/2');
  expect(name(nextStage('medium', stars, parseStage('medium/2')))).toBe('medium/4');
  expect(name(nextStage('medium', stars, parseStage('medium-3/12')))).toBe('medium/2');
  expect(name(nextStage(parseStage('cube/12')!.world, stars, parseStage('cube/12')))).toBe('cube/1');
  expect(nextStage('easy', () => 1)).toBeNull();
});

test('stars: the fewest presses without help earn three, and what was shown none', () => {
  const game = { presses: 9, par: 9, hints: 0, shown: false };
  expect(starsOf(game)).toBe(3);
  expect(starsOf({ ...game, presses: 11 })).toBe(2);
  expect(starsOf({ ...game, presses: 12 })).toBe(1);
  expect(starsOf({ ...game, hints: 1 })).toBe(1);
  expect(starsOf({ ...game, par: null })).toBe(1);
  expect(starsOf({ ...game, shown: true })).toBe(0);
});
