import { effects, type Board } from 'douse/board';
import { lightsBoard, lightsRules } from 'douse/lightsout';
import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
const { buttonsOf, frameOf, pictureOf } = await import('./rule-moves.tsx');

const KINDS = [
  '5x5',
  '3x3-merlin',
  '5x5-knight',
  '6x6-king-torus',
  '7x7-q4-row-column',
  'cube3',
  '20x30-x-cylinder',
  '2x3-holes.0-q3',
  '1x3-wires.0.1_0.1.2_1.2',
  '1x1',
];

/** The lights that a button moves, by the library's own list of effects. */
const movedBy = (board: Board, button: number): number[] => {
  const { start, light } = effects(board);
  return Array.from(light.subarray(start[button]!, start[button + 1]!)).sort((a, b) => a - b);
};

test('the picture of a rule changes what the rule says, on a board that fits', () => {
  for (const kind of KINDS) {
    const parsed = lightsRules.parseParams(kind);
    if (!parsed.ok) throw new Error(`${kind}: ${parsed.error}`);
    const params = pictureOf(parsed.value);
    if (params.shape === 'grid') expect(Math.max(params.rows, params.columns), kind).toBeLessThanOrEqual(9);
    expect([params.rule, params.wrap, params.levels]).toEqual([
      parsed.value.rule,
      parsed.value.wrap,
      parsed.value.levels,
    ]);
    for (let step = 0; step < 2 * buttonsOf(params).length; step++) {
      const { button, changed } = frameOf(params, step);
      const lights = changed.flatMap((moved, light) => (moved ? [light] : []));
      expect(lights, `${kind} ${step}`).toEqual(movedBy(lightsBoard(params), button));
    }
  }
});
