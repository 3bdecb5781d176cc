import { describe, expect, it } from 'vitest';
import { type Analysis, analyse } from '../lightsout/theory/analyse.ts';
import { generate } from '../lightsout/game/generate.ts';
import { solve } from '../lightsout/solve/solve.ts';
import { random } from '../play/random.ts';
import { isPresetName, type Preset, type PresetName, PRESETS } from './presets.ts';
import { problem } from './problem.ts';
import { effects } from './grid.ts';

const analysed = (name: PresetName): Analysis => {
  const { levels, board }: Preset = PRESETS[name];
  const result = analyse(board(), { levels });
  if ('reason' in result) throw new Error(result.reason);
  return result;
};

describe('presets', () => {
  for (const [name, preset] of Object.entries<Preset>(PRESETS)) {
    it(`${name} can be analysed, and boards made for it can be solved`, () => {
      const board = preset.board();
      const { kernel, solvable } = analysed(name as PresetName);
      expect(kernel * solvable).toBe(BigInt(preset.levels) ** BigInt(board.buttons));
      for (const seed of ['a', 'b', 'c']) {
        const { start } = generate(board, { levels: preset.levels, seed: random(seed) });
        const task = problem(board, { levels: preset.levels, start: start as Uint8Array });
        expect(solve(task)).toMatchObject({ kind: 'solved', solutions: kernel });
      }
      expect(preset.title).not.toBe('');
      expect(preset.history).toMatch(/\.$/);
      expect(preset.target?.length ?? board.lights).toBe(board.lights);
      expect(isPresetName(name)).toBe(true);
    });
  }

  it('are what their histories say', () => {
    for (const name of ['easy', 'deluxe'] as const) expect(analysed(name).kernel).toBe(1n);
    expect(analysed('medium')).toMatchObject({ kernel: 4n, solvable: 2n ** 23n });
    expect(analysed('mini').kernel).toBe(1n);
    expect(analysed('lights2000')).toMatchObject({ levels: 3, nullity: 3 });
    expect(analysed('extreme')).toMatchObject({ levels: 4, nullity: null });
    expect(analysed('cube').nullity).toBe(6);
    expect(PRESETS['alien-tiles'].board()).toMatchObject({ rows: 7, columns: 7 });
    for (const name of ['toString', 'constructor', '__proto__', 'Easy', '']) expect(isPresetName(name)).toBe(false);
  });

  it('mini: each press moves five lights', () => {
    const { start } = effects(PRESETS.mini.board());
    expect(start[16]).toBe(16 * 5);
  });

  it('merlin: the ring of lights can be reached from every start, in one way', () => {
    const { board, target } = PRESETS.merlin;
    const square = board();
    expect(analysed('merlin').kernel).toBe(1n);
    // The moves of the toy: a corner its 2 × 2 block, an edge its edge, the centre a cross.
    const { start, light } = effects(square);
    const rows = Array.from({ length: 9 }, (_, b) =>
      light
        .slice(start[b], start[b + 1])
        .sort()
        .join(''),
    );
    expect(rows).toEqual(['0134', '012', '1245', '036', '13457', '258', '3467', '678', '4578']);
    expect(target.join('')).toBe('111101111');
    for (let word = 0; word < 512; word++) {
      const lit = Array.from({ length: 9 }, (_, i) => (word >>> i) & 1);
      const answer = solve(problem(square, { start: lit, target }));
      if (answer.kind !== 'solved') throw new Error(`${word} is not solved`);
      rows.forEach((moved, b) => {
        if (answer.presses.at(b) === 1) for (const cell of moved) lit[Number(cell)]! ^= 1;
      });
      expect(lit).toEqual(target);
    }
  });
});
