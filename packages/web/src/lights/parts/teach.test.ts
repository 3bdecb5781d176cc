import { lightsRules, lightsOut } from 'douse/lightsout';
import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

test('the taught boards go by the rules of the game, and end dark', async () => {
  const { LESSONS, litBy } = await import('./teach.tsx');
  const params = lightsRules.parseParams('3x3');
  if (!params.ok) throw new Error(params.error);
  for (const { presses } of LESSONS) {
    let state = new Uint8Array(9) as ReturnType<typeof lightsRules.generate>;
    for (const press of presses) state = lightsRules.play(params.value, state, press)!;
    expect(litBy(presses)).toEqual(Array.from(state, Boolean));
    for (const press of presses) state = lightsRules.play(params.value, state, press)!;
    expect(lightsOut.isSolved(params.value, state)).toBe(true);
  }
});
