import { expect, test } from 'vitest';
import { lightsOut } from 'douse/lightsout';
import { parseId } from 'douse/play';
import { sameRules } from 'douse/samegame';
import type { ReadPuzzle } from './jobs.ts';
import { readFor } from './read.ts';

const BOTH = ['lights', 'samegame'] as const;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string, puzzles: readonly ReadPuzzle[] = BOTH, format = 'auto') =>
  readFor({ bytes: bytes(text), choice: { format }, puzzles });

test('files of every kind become ids; what cannot be played is counted', () => {
  expect(read('.#./###/.#.', ['lights'])).toEqual({
    ok: true,
    puzzle: 'lights',
    ids: ['3x3:.#./###/.#.'],
    refused: 0,
    format: 'text',
    says: null,
    offers: [],
  });
  expect(read('[#.] (0) (0,1)\n[.#] (1)')).toMatchObject({
    format: 'aoc',
    ids: ['1x2-panel.0_0.1-to.10:..', '1x2-panel.1-to.01:..'],
    refused: 0,
  });
  expect(read('douse 1 levels=2\n#.\ndouse 1 levels=99\n1 2')).toMatchObject({ puzzle: 'lights', refused: 1 });
  // Nothing is lit: a random board of the kind.
  expect(read('p edge 3 2\ne 1 2\ne 2 3')).toMatchObject({ ids: ['2x2-holes.3.1-wires.0.1_0.1.2_1.2'] });
  expect(read('...|...')).toMatchObject({ ids: ['2x3'] });
  expect(read('<img src=x onerror=alert(1)>').ok).toBe(false);
  expect(read('').ok).toBe(false);
});

test('the puzzle on the screen comes first, and the other is offered', () => {
  const board = '1100\n0011';
  expect(read(board)).toMatchObject({
    puzzle: 'lights',
    ids: ['2x4:##../..##'],
    offers: [{ puzzle: 'samegame', format: 'auto' }],
  });
  expect(read(board, ['samegame', 'lights'])).toMatchObject({
    puzzle: 'samegame',
    ids: ['2x4-c2:1122/2211'],
    offers: [{ puzzle: 'lights', format: 'auto' }],
  });
  expect(read(board, ['samegame'])).toMatchObject({ puzzle: 'samegame', offers: [] });
});

test('boards of SameGame alone are found on any screen, with their rules', () => {
  expect(read('RRGG\nGGRR')).toMatchObject({ puzzle: 'samegame', ids: ['2x4-c2:1122/2211'] });
  expect(read('{"board": ["AAB", "BBA"], "smallest": 3}')).toMatchObject({
    puzzle: 'samegame',
    format: 'json',
    ids: ['2x3-c2-s3:112/221'],
  });
  expect(read('3x2c3s2:1,1,2,2,3,3')).toMatchObject({ puzzle: 'samegame', format: 'tatham' });
  // Ids with a seed, and params, stay as they are written; ids of Lights Out are no boards of SameGame.
  for (const id of ['10x10-c4#moon', '6x6-c3']) {
    expect(read(id)).toMatchObject({ puzzle: 'samegame', ids: [id], format: 'id', says: null, offers: [] });
  }
  expect(read('2x2:#./.#', ['samegame', 'lights'])).toMatchObject({ puzzle: 'lights', ids: ['2x2:#./.#'], offers: [] });
  for (const id of ['10x10-c99#moon', '10x10-c4#', '10x10-c4#two words']) expect(read(id).ok, id).toBe(false);
});

test('every id that is answered names a board', () => {
  for (const text of ['RRGG\nGGRR', '1122\n2211', '⬛⬜\n⬜⬛', '0,1\n1,2\n', '[[0,1],[1,0]]', 'ab.\nbab']) {
    for (const puzzle of BOTH) {
      const answer = read(text, [puzzle]);
      if (!answer.ok) continue;
      const rules = puzzle === 'lights' ? lightsOut : sameRules;
      for (const id of answer.ids) expect(parseId<never, never, never>(rules as never, id, 'a').ok, id).toBe(true);
    }
  }
});

test('what only looks like a graph can be read as one, if it is asked for', () => {
  const edges = [{ puzzle: 'lights', format: 'edges' }];
  // Letters may be tiles; whole words are none.
  expect(read('a b\nb c\nc d')).toMatchObject({ ok: true, puzzle: 'samegame', offers: edges });
  expect(read('left middle\nmiddle right')).toMatchObject({ ok: false, offers: edges });
  expect(read('.#\n##\n\n#.\n##')).toMatchObject({ ok: true, puzzle: 'lights', ids: ['2x2:.#/##', '2x2:#./##'] });
  expect(read('a b\nb c\nc d', ['lights'], 'edges')).toMatchObject({
    ok: true,
    puzzle: 'lights',
    format: 'edges',
    says: 'a graph, all lights off',
  });
});

test('the error is that of the puzzle on the screen', () => {
  const text = '"unfinished: 12';
  const [lights, tiles] = [read(text, ['lights']), read(text, ['samegame'])];
  expect(read(text)).toMatchObject({ ok: false, error: !lights.ok && lights.error });
  expect(read(text, ['samegame', 'lights'])).toMatchObject({ ok: false, error: !tiles.ok && tiles.error });
});
