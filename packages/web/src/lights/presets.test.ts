import { expect, test } from 'vitest';
import { effects, isPresetName, PRESETS } from 'douse/board';
import { lightsBoard, lightsRules, lightsTarget } from 'douse/lightsout';
import { MODE_NAMES } from './modes.ts';
import { SOLD, SOLD_NAMES } from './presets.ts';

test('every preset of the library is a mode or stands in the list, with the same wires, levels and target', () => {
  expect([...SOLD_NAMES, ...MODE_NAMES].toSorted()).toEqual(Object.keys(PRESETS).toSorted());
  for (const name of SOLD_NAMES) {
    const parsed = lightsRules.parseParams(SOLD[name]);
    if (!parsed.ok || !isPresetName(name)) throw new Error(name);
    const preset: { levels: number; target?: readonly number[]; board(): ReturnType<typeof lightsBoard> } =
      PRESETS[name];
    expect(effects(lightsBoard(parsed.value)), name).toEqual(effects(preset.board()));
    expect(parsed.value.levels, name).toBe(preset.levels);
    expect(lightsTarget(parsed.value), name).toEqual(preset.target ?? null);
  }
});
