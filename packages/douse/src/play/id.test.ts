import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lightsOut } from '../lightsout/game/puzzle.ts';
import { exactId, MAX_ID, parseId, seededGame } from './id.ts';

const RUNS = { seed: 20_260_101, numRuns: 300 };

const params = fc.record({
  shape: fc.constant('grid' as const),
  rows: fc.integer({ min: 1, max: 9 }),
  columns: fc.integer({ min: 1, max: 9 }),
  levels: fc.integer({ min: 2, max: 36 }),
  rule: fc.constantFrom('plus', 'x', 'king', 'ring', 'knight', 'row-column'),
  wrap: fc.constantFrom('none', 'cylinder', 'torus'),
});
const seeds = fc.string({ unit: fc.constantFrom(...'abcXYZ019._~-ñыß漢'), minLength: 1, maxLength: 64 });

const value = <T>(result: { ok: true; value: T } | { ok: false; error: string }): T => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

describe('ids', () => {
  it('of a seed give the same game again', () => {
    fc.assert(
      fc.property(params, seeds, (chosen, seed) => {
        const game = seededGame(lightsOut, chosen, seed);
        const again = value(parseId(lightsOut, game.id));
        expect(game.id).toBe(`${lightsOut.makeParams(chosen)}#${seed}`);
        expect(again.id).toBe(game.id);
        expect(again.params).toEqual(chosen);
        expect([...again.start]).toEqual([...game.start]);
      }),
      RUNS,
    );
  });

  it('of a board give that very board', () => {
    fc.assert(
      fc.property(params, seeds, (chosen, seed) => {
        const { start } = seededGame(lightsOut, chosen, seed);
        const id = exactId(lightsOut, chosen, start);
        const again = value(parseId(lightsOut, id));
        expect(again.id).toBe(id);
        expect(again.params).toEqual(chosen);
        expect([...again.start]).toEqual([...start]);
      }),
      RUNS,
    );
  });

  it('are pinned: these games never change', () => {
    expect(exactId(lightsOut, lightsOut.defaults, value(parseId(lightsOut, '5x5#42')).start)).toBe(
      '5x5:#...#/##.#./##.#./#.#../#....',
    );
    const three = value(parseId(lightsOut, '4x4-q3-knight-cylinder#ñ'));
    expect(exactId(lightsOut, three.params, three.start)).toBe('4x4-q3-knight-cylinder:.22./1..2/11.1/122.');
  });

  it('differ by params and by seed', () => {
    const starts = ['5x5#1', '5x5#2', '5x5-king#1', '5x5-torus#1'].map((id) =>
      [...value(parseId(lightsOut, id)).start].join(''),
    );
    expect(new Set(starts).size).toBe(4);
  });

  it('may be bare params when a seed stands in', () => {
    expect(value(parseId(lightsOut, '4x4', 'abc')).id).toBe('4x4#abc');
    expect(value(parseId(lightsOut, '4x4#own', 'abc')).id).toBe('4x4#own');
    expect(parseId(lightsOut, '4x4').ok).toBe(false);
    expect(parseId(lightsOut, '4x4', 'not a seed').ok).toBe(false);
  });

  it('come back in one spelling', () => {
    expect(value(parseId(lightsOut, '2x2-torus-q2-plus#s')).id).toBe('2x2-torus#s');
    expect(value(parseId(lightsOut, '1x3:#.1')).id).toBe('1x3:#.#');
    expect(value(parseId(lightsOut, '2x2:10|.#')).id).toBe('2x2:#./.#');
    expect(value(parseId(lightsOut, '1x3-q12:.b1')).id).toBe('1x3-q12:.b1');
  });

  it('that are damaged are errors with words', () => {
    const hostile = [
      '',
      ':',
      '#',
      '5x5',
      '5x5:',
      '5x5#',
      '5x5#a b',
      '5x5#a#b',
      '5x5#a:b',
      `5x5#${'s'.repeat(65)}`,
      '5x5#<script>',
      '5x5#\0',
      '5x5#🙂',
      '2x2:...',
      '2x2:../...',
      '2x2:../..\0',
      '2x2:~./..',
      '2x2:33/33',
      '2x2:douse 1 levels=5\n44/44',
      '2x2:{"board":["..",".."]}',
      '2x2:P1 2 2 0 0 0 0',
      '999x999#1',
      '0x0#1',
      '1e3x1#1',
      '5x5-q99#1',
      '__proto__#1',
      'constructor:..',
      `5x5#${'x'.repeat(MAX_ID)}`,
      '\uD800#1',
      '5x5#\uD800',
    ];
    for (const id of hostile) {
      const result = parseId(lightsOut, id);
      expect(result.ok, JSON.stringify(id.slice(0, 60))).toBe(false);
      if (!result.ok) expect(result.error).toMatch(/expected/);
    }
  });

  it('of any text never throw, and what is read can be played', () => {
    const parts = fc.array(
      fc.constantFrom(
        '5x5',
        '2x2',
        '-',
        'q3',
        'torus',
        '#',
        ':',
        '/',
        '|',
        '.',
        '1',
        '2',
        'x',
        'a',
        ' ',
        '\n',
        ';',
        'douse 1 ',
        'levels=9',
        '~',
        '\0',
        '漢',
      ),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 40 }),
          parts.map((words) => words.join('')),
        ),
        (id) => {
          const read = parseId(lightsOut, id);
          if (!read.ok) return;
          const { params: chosen, start } = read.value;
          expect(start.length).toBe(chosen.rows * chosen.columns);
          expect(start.every((level) => level < chosen.levels)).toBe(true);
          expect(lightsOut.play(chosen, start, 0)).not.toBeNull();
        },
      ),
      { ...RUNS, numRuns: 4000 },
    );
  });
});
