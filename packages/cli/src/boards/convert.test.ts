import { describe, expect, it } from 'vitest';
import { douse, file, read } from '../testing/command.ts';

const plus = file('plus.txt', '.#.\n###\n.#.\n');
const several = file('several.txt', '.#\n##\n\n#.\n..\n');
const tiles = file('tiles.txt', 'AAB\nBBA\nAAB\n');

describe('convert', () => {
  it('writes what solve reads as the same board, by the ending of the name or by --to', () => {
    const { presses } = JSON.parse(douse(['solve', plus, '--json']).out) as { presses: number[] };
    for (const name of ['a.txt', 'a.csv', 'a.json', 'a.pbm', 'a.pgm', 'a.rle', 'a.id', 'a.sav']) {
      expect(douse(['convert', plus, '-o', name])).toEqual({ code: 0, out: '', err: '' });
      expect(JSON.parse(douse(['solve', name, '--json']).out), name).toMatchObject({ status: 'solved', presses });
    }
    const id = douse(['convert', '3x3#moon', '--to', 'tatham']).out.trim();
    expect(JSON.parse(douse(['solve', id, '--json']).out)).toMatchObject({ read: { format: 'tatham', boards: 1 } });
    expect(douse(['convert', file('k.txt', 'a b\nb c\n'), '--format', 'edges', '--to', 'dimacs'])).toMatchObject({
      out: 'p edge 3 2\ne 1 2\ne 2 3\n',
      err: expect.stringMatching(/^douse: k.txt: .*\ndouse: dimacs: vertices are numbers here, without their names\n$/),
    });
  });

  it('takes several boards where the format does', () => {
    expect(douse(['convert', several, '--to', 'table'])).toMatchObject({ code: 0, out: '0,1\n1,1\n\n1,0\n0,0\n' });
    const lines = douse(['convert', several, '--json']).out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { board: ['01', '11'], read: { boards: 2 } },
      { board: ['10', '00'], read: { boards: 2 } },
    ]);
    const two = douse(['convert', several, '-o', 'two.rle']);
    expect(two).toMatchObject({ code: 2, out: '' });
    expect(two.err).toMatch(/: life: expected one board in this format, got 2; write text, table, json or id\n$/);
  });

  it('says what a format does not hold, and refuses what it does not know', () => {
    expect(douse(['convert', '3x3#moon', '--rule', 'king', '-o', 'king.rle']).err).toBe(
      'douse: king.rle: read it with --rule king\n',
    );
    expect(douse(['convert', plus, '--to', 'lief']).err).toMatch(
      /^douse: --to: .*, got 'lief'; did you mean life\?\n$/,
    );
    expect(douse(['convert', plus, '-o', 'a.bgf']).err).toMatch(/^douse: -o a.bgf: expected a format of these boards/);
    expect(douse(['convert', plus, '--json', '--to', 'text']).err).toMatch(/^douse: --json: expected no --to text/);
  });
});

describe('samegame convert', () => {
  it('writes what samegame solve reads as the same board', () => {
    const answer = (name: string): object =>
      JSON.parse(douse(['samegame', 'solve', name, '--goal', 'fewest', '--json']).out) as object;
    const { moves, count } = answer(tiles) as { moves: unknown; count: number };
    for (const name of ['b.txt', 'b.csv', 'b.json', 'b.id', 'b.sav', 'b.bgf']) {
      expect(douse(['samegame', 'convert', tiles, '-o', name]).code, name).toBe(0);
      expect(answer(name), name).toMatchObject({ moves, count });
    }
    expect(douse(['samegame', 'convert', tiles, '--to', 'tatham'])).toMatchObject({
      out: '3x3c3s2:1,1,2,2,2,1,1,1,2\n',
      err: 'douse: tatham: read it with --bonus 1000\n',
    });
    expect(douse(['samegame', 'convert', tiles, '-o', 'b.rle']).err).toMatch(/^douse: -o b.rle: expected a format/);
  });
});

describe('generate -o', () => {
  it('writes the formats of convert, boards that cannot be otherwise', () => {
    expect(douse(['generate', '4', '--count', '2', '--seed', 'a', '-o', 'made.csv']).code).toBe(0);
    expect(read('made.csv')).toMatch(/^(?:[01],[01],[01],[01]\n){4}\n(?:[01],[01],[01],[01]\n){4}$/);
    expect(douse(['solve', 'made.csv']).out).toMatch(/2 boards: 2 solved; \d+ presses in all\n$/);
    expect(douse(['generate', '4', '--count', '2', '--seed', 'a', '-o', 'made.sav']).err).toMatch(
      /^douse: -o made.sav: save: exp/,
    );
    expect(douse(['samegame', 'generate', '5', '--count', '2', '--seed', 'a', '-o', 'made.id']).code).toBe(0);
    expect(read('made.id')).toBe('5x5-c4#a\n5x5-c4#a.1\n');
  });
});
