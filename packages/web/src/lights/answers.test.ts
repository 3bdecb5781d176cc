import { expect, test } from 'vitest';
import { lightsOut, type LightsParams, lightsProblem, type LightsState, provesImpossible } from 'douse/lightsout';
import { parseId } from 'douse/play';
import { lightsJobs } from './answers.ts';
import { closest } from './closest.ts';

function board(id: string): { params: LightsParams; state: LightsState } {
  const parsed = parseId(lightsOut, id);
  if (!parsed.ok) throw new Error(parsed.error);
  return { params: parsed.value.params, state: parsed.value.start };
}

const still = (): void => {};

test('why not: a certificate that the checker takes, or null', async () => {
  for (const id of [
    '5x5:#..../...../...../...../.....',
    '4x4-q4:1.../..../..../....',
    '1x2-q3:.1',
    '5x5-to.1:...../#..../...../...../.....',
  ]) {
    const given = board(id);
    const facts = await lightsJobs['lights.why'](given, still);
    if (facts === null) throw new Error(`${id}: expected a certificate`);
    expect(
      provesImpossible(lightsProblem(given.params, given.state), { lights: facts.marks, levels: facts.step }),
      id,
    ).toBe(true);
    expect(facts.missing).toBeGreaterThan(0);
    expect(facts.missing).toBeLessThan(facts.step);
    expect(facts.marked).toBe(facts.marks.filter(Boolean).length);
  }
  expect(await lightsJobs['lights.why'](board('5x5#a'), still)).toBeNull();
});

test('boards of exactly so many presses, from a target too', async () => {
  for (const kind of ['5x5', '4x4-to.1', '3x3-q3-to.2', '3x4-holes.5.1', '1x3-panel.0.1_1.2_2-mod.2.3.4']) {
    const { params } = board(`${kind}#a`);
    for (const presses of [1, 3]) {
      const made = await lightsJobs['lights.exact']({ params, presses, seed: kind }, still);
      if (!made.ok) throw new Error(`${kind}: ${made.error}`);
      const verdict = lightsOut.solve(params, made.value);
      expect(verdict.kind === 'solved' && verdict.fewest && verdict.moves.length, kind).toBe(presses);
    }
  }
  const { params } = board('5x5#a');
  for (const presses of [16, 26]) {
    expect(await lightsJobs['lights.exact']({ params, presses, seed: 'a' }, still)).toEqual({
      ok: false,
      error: 'never',
    });
  }
  expect(await lightsJobs['lights.exact']({ params: board('4x4-q3#a').params, presses: 32, seed: 'a' }, still)).toEqual(
    {
      ok: false,
      error: 'notFound',
    },
  );
});

test('how close: presses after which the fewest lights miss, counted again by the rules', async () => {
  for (const [id, missed] of [
    // Of two quiet patterns each has the corner: one light is enough to break both.
    ['5x5:#..../...../...../...../.....', 1],
    // A row of two buttons moves both lights alike.
    ['1x2-q3:.1', 1],
    ['1x2-q3:21', 1],
    // Each of three buttons changes its own pair of lights.
    ['2x3-panel.0.1_2.3_4.5:#.#/.#.', 3],
    ['2x3-panel.0.1_2.3_4.5:#.#/###', 1],
  ] as const) {
    const { params, state } = board(id);
    const found = await lightsJobs['lights.closest']({ params, state }, still);
    if (found === null) throw new Error(`${id}: expected presses`);
    expect(found, id).toMatchObject({ missed, bound: missed, proved: true });
    const end = found.moves.reduce((now, move) => lightsOut.play(params, now, move)!, state);
    expect(Array.from(end).filter(Boolean), id).toHaveLength(missed);
  }
  expect(await lightsJobs['lights.closest'](board('5x5#a'), still)).toBeNull();
});

test('without time for a proof the best is found, and what must miss in any case', () => {
  const { params, state } = board('5x5:#..../...../...../...../.....');
  const found = closest({ params, state }, 0);
  if (found === null) return;
  expect(found.bound).toBeGreaterThan(0);
  expect(found.missed).toBeGreaterThanOrEqual(found.bound);
  const end = found.moves.reduce((now, move) => lightsOut.play(params, now, move)!, state);
  expect(Array.from(end).filter(Boolean)).toHaveLength(found.missed);
});
