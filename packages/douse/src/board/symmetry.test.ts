import { describe, expect, it } from 'vitest';
import { random } from '../play/random.ts';
import { cases, plainEffects } from '../testing/plain.ts';
import { anyGrid } from '../testing/tasks.ts';
import { grid } from './grid.ts';
import { parsePattern } from '../formats/pattern.ts';
import { orbits, permute, symmetries } from './symmetry.ts';

const keys = (group: readonly Uint32Array[]): string[] => group.map(String);

describe('symmetries', () => {
  it('are eight of a square, four of a rectangle', () => {
    for (const wrap of ['none', 'torus'] as const) {
      for (const rule of ['plus', 'x', 'king', 'ring', 'knight', 'row-column'] as const) {
        expect(new Set(keys(symmetries(grid(4, 4, { rule, wrap })))).size, `${rule} ${wrap}`).toBe(8);
        expect(new Set(keys(symmetries(grid(3, 5, { rule, wrap })))).size, `${rule} ${wrap}`).toBe(4);
      }
    }
    expect(symmetries(grid(3, 3, { rule: 'merlin' })).length).toBe(8);
    // On a cylinder left and right meet but not top and bottom: no quarter turn.
    expect(symmetries(grid(4, 4, { wrap: 'cylinder' })).length).toBe(4);
  });

  it('are fewer where holes or the rule stand against them', () => {
    const holes = (picture: string): number[] => Array.from(picture, (cell) => Number(cell === '~'));
    expect(symmetries(grid(3, 3, { holes: holes('....~....') })).length).toBe(8);
    expect(symmetries(grid(3, 3, { holes: holes('~........') })).length).toBe(2);
    expect(symmetries(grid(3, 3, { holes: holes('.~.......') })).length).toBe(2);
    expect(symmetries(grid(3, 3, { holes: holes('~.......~') })).length).toBe(4);
    expect(symmetries(grid(3, 3, { holes: holes('~~.......') })).length).toBe(1);
    expect(symmetries(grid(2, 4, { holes: holes('...~~...') })).length).toBe(2);
    const arrow = parsePattern('.#./.@./...', 'arrow');
    expect(arrow.ok && symmetries(grid(4, 4, { rule: arrow.value })).length).toBe(2);
    const weights = parsePattern('.1./2@2/.1.', 'weights');
    expect(weights.ok && symmetries(grid(4, 4, { rule: weights.value })).length).toBe(4);
  });

  it('keep every effect, hold the identity first, and are closed under composition', () => {
    for (const source of cases('symmetry', 120)) {
      const board = anyGrid(source, 4);
      const a = plainEffects(board);
      const group = symmetries(board);
      const known = new Set(keys(group));
      expect([...group[0]!]).toEqual(Array.from({ length: board.buttons }, (_, b) => b));
      for (const p of group) {
        expect(new Set(p).size).toBe(board.buttons);
        for (let l = 0; l < board.lights; l++)
          for (let b = 0; b < board.buttons; b++) expect(a[p[l]!]![p[b]!]).toBe(a[l]![b]);
        for (const q of group) expect(known.has(String(p.map((image) => q[image]!)))).toBe(true);
      }
    }
  });
});

describe('orbits', () => {
  it('sort all patterns of the 2 × 2 and 3 × 3 square as Burnside counts them', () => {
    for (const [n, classes] of [
      [1, 2],
      [2, 6],
      [3, 102],
    ] as const) {
      const cells = n * n;
      const patterns = Array.from({ length: 2 ** cells }, (_, word) =>
        Uint8Array.from({ length: cells }, (_, i) => (word >>> i) & 1),
      );
      const group = symmetries(grid(n, n));
      const sorted = orbits(patterns, group);
      expect(sorted.length).toBe(classes);
      expect(sorted.flat().length).toBe(patterns.length);
      for (const orbit of sorted) {
        const images = new Set(group.map((p) => permute(orbit[0]!, p).join()));
        expect(new Set(orbit.map((pattern) => pattern.join()))).toEqual(images);
      }
    }
  });

  it('permute carries what stood on a button to its image', () => {
    const group = symmetries(grid(2, 3));
    const source = random('permute');
    const pattern = Uint16Array.from({ length: 6 }, () => source.below(1000));
    for (const p of group) {
      const moved = permute(pattern, p);
      p.forEach((image, b) => expect(moved[image]).toBe(pattern[b]));
      expect(moved).toBeInstanceOf(Uint16Array);
    }
    // The left-right mirror.
    expect([...permute(Uint8Array.of(1, 2, 3, 4, 5, 6), group[1]!)]).toEqual([3, 2, 1, 6, 5, 4]);
  });
});
