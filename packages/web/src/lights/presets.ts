import type { PresetName } from 'douse/board';

/** Boards that were sold, as params in the address. presets.test.ts holds them against the library's own. */
export const SOLD = {
  merlin: '3x3-merlin',
  xl25: '5x5',
  'xl25-knight': '5x5-knight',
  mini: '4x4-torus',
  deluxe: '6x6',
  lights2000: '5x5-q3',
  cube: 'cube3',
  'alien-tiles': '7x7-q4-row-column',
} as const satisfies Partial<Record<PresetName, string>>;
export type Sold = keyof typeof SOLD;
export const SOLD_NAMES = Object.keys(SOLD) as readonly Sold[];
