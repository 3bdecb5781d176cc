import { type LightsParams, lightsRules } from 'douse/lightsout';

/** For the tests of this room only. */

export function paramsOf(text: string): LightsParams {
  const parsed = lightsRules.parseParams(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** Turns, one after the other, that lead all about a board. */
export function* poses(): Generator<[yaw: number, pitch: number]> {
  for (let i = 0; i < 24; i++) yield [((i * 7) % 11) / 8 - 0.6, ((i * 5) % 13) / 14 - 0.42];
}
