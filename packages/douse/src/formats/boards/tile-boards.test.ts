import { describe, expect, it } from 'vitest';
import { tiles } from '../../board/tiles.ts';
import { cases } from '../../testing/plain.ts';
import { drawnTiles } from '../../testing/plain-tiles.ts';
import { makeBgf } from './bgf.ts';
import { describeError } from '../error.ts';
import { readTileBoards, type ReadTileOptions, type TileFormatName } from './tile-boards.ts';
import type { TileText } from '../cells/tiles.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text));
/** A board in its own symbols, blanks between where one is longer than a sign. */
function drawn({ board, symbols }: TileText): string {
  const wide = symbols.some((symbol) => [...symbol].length > 1);
  return Array.from({ length: board.rows }, (_, r) =>
    Array.from(board.cells.subarray(r * board.columns, (r + 1) * board.columns), (cell) => symbols[cell]).join(
      wide ? ' ' : '',
    ),
  ).join('/');
}
function read(content: string | Uint8Array, format: TileFormatName = 'auto', options: ReadTileOptions = {}) {
  const parsed = readTileBoards(typeof content === 'string' ? bytes(content) : content, format, options);
  if (!parsed.ok)
    return {
      format: 'error',
      boards: [`${describeError(parsed.error)}; ${parsed.error.cure ?? ''}`],
      says: '',
      rules: [],
    };
  const { boards } = parsed.value;
  return { ...parsed.value, boards: boards.map(drawn), rules: boards.map(({ rules }) => rules) };
}

describe('readTileBoards', () => {
  it.each<[what: string, text: string, format: string, boards: string[]]>([
    ['rows of signs', 'AAB\nBBA\n', 'text', ['AAB/BBA']],
    ['signs with blanks', 'O O X\nX + X\n', 'text', ['OOX/X+X']],
    ['one board a line', 'AA|BB\nBB|AA\n', 'text', ['AA/BB', 'BB/AA']],
    ['a blank line between', 'AA\nBB\n\nCC\nCC\n', 'text', ['AA/BB', 'CC/CC']],
    ['a count first', '2\n\nAAB\nABB\n\nBBB\nAAA\n', 'text', ['AAB/ABB', 'BBB/AAA']],
    ['a size first', '2 3\nAAB\nABB\n', 'text', ['AAB/ABB']],
    ['JSON rows', '[[1,1],[2,2]]', 'json', ['11/22']],
    ['one JSON row', '[1,1,2,2]', 'json', ['1122']],
    ['JSON strings', '["AAB","BBA"]', 'json', ['AAB/BBA']],
    ['JSON with nothing', '[[null,1],[2,1]]', 'json', ['.1/21']],
    ['JSON object', '{"board":["AA","BB"],"smallest":3}', 'json', ['AA/BB']],
    ['CSV', '1,1\n2,2\n', 'table', ['11/22']],
    ['CSV with a gap', '1,,2\n1,2,2\n', 'table', ['1.2/122']],
    ['CSV of words', 'red,red\nblue,blue\n', 'table', ['red red/blue blue']],
    ['numbers above 9', '10 10 2\n11 11 2\n', 'table', ['10 10 2/11 11 2']],
    ['−1 is empty', '-1 -1 2\n1 1 2\n', 'table', ['..2/112']],
    ['a Markdown table', '|   |   |\n|---|:-:|\n| A | A |\n| B | B |\n', 'table', ['AA/BB']],
    ["Tatham's id", '3x2c3s1:1,1,2,2,3,3', 'tatham', ['112/233']],
    ['emoji', '🟥🟥\n🟦🟦\n', 'text', ['🟥🟥/🟦🟦']],
    ['first lines of their own', 'douse 1 smallest=3\nAAA\ndouse 1\nBB\n', 'text', ['AAA', 'BB']],
    ['a first line with commas', 'douse 1 score=0,0,1,4\nAB\nAB\ndouse 1 score=0,1\nAA\n', 'text', ['AB/AB', 'AA']],
  ])('%s', (_, text, format, boards) => {
    expect(read(text)).toMatchObject({ format, boards });
  });

  it('takes rules from the text, and those that are given before them', () => {
    expect(read('{"board":["AA"],"smallest":3}').rules).toMatchObject([{ smallest: 3 }]);
    expect(read('douse 1 smallest=3\nAA').rules).toMatchObject([{ smallest: 3 }]);
    expect(read('douse 1 smallest=3\nAA', 'auto', { given: { smallest: 2 } }).rules).toMatchObject([{ smallest: 2 }]);
    // (n − 1)² points and nothing for an empty board.
    expect(read('3x2c3s1:1,1,2,2,3,3').rules).toMatchObject([{ score: { kind: 'square', less: 1 }, bonus: 0 }]);
  });

  it('says which reading was taken where there is another', () => {
    expect(read('10 10\n11 11\n').says).toBe('one board of numbers or words; --format rows reads one board');
    expect(read('10 10\n11 11\n', 'rows').boards).toEqual(['1010/1111']);
    expect(read('AA|BB\nBB|AA\n').says).toMatch(/2 boards, one a line; --format rows reads one board/);
    expect(read('000\n011\n').says).toBe('0 is a tile; an empty cell is written . or -1');
    expect(read('100\n011\n').says).toBeNull();
    expect(read('AAB\nBBA\n').says).toBeNull();
  });

  it.each<[text: string, error: RegExp]>([
    ['hello world', /^1:1: expected tiles, got the word 'hello'; --format rows takes every letter/],
    ['hello\nworld\n', /^1:1: expected tiles, got letters that hardly ever come twice/],
    ['duose 1\nAA\n', /^1:1: expected a first line starting 'douse 1', got 'duose'; did you mean douse\?/],
    ['smallest=3\nAA\n', /^1:1: expected the first line 'douse 1 smallest=3'/],
    ['douse 1 smalest=3\nAA\n', /^1:9: .*, got 'smalest'; did you mean smallest\?/],
    ['{"bord":["AA"]}', /^1:2: expected only the keys "board".*did you mean board\?/],
    ['A:B\nB:A\n', /^1:2: expected tiles, got the mark ':'/],
    ['[1,1,[2]]', /expected rows of cells, or cells, in one bracket, got both/],
    ['3x2c3s2:1,1,2,2,3', /^1:9: expected 6 numbers, got 5/],
    ['3x2c3s2:1,1,2,2,3,4', /^1:9: expected colours from 0 to 3, got 4/],
    ['2x2:edb7,6', /expected an id of Same Game, got one of Flip; 'douse solve' reads it/],
    ['10x10-c4#moon', /expected a board as text, got an id/],
  ])('refuses %j', (text, error) => {
    expect(read(text).boards[0]).toMatch(error);
  });

  it('takes any sign where that is asked for', () => {
    expect(read('hello\nworld\n', 'rows').boards).toEqual(['hello/world']);
    expect(read('[,]\n[,]\n', 'rows').boards).toEqual(['[,]/[,]']);
  });

  it('Bloc Grid Files, one or several, as they are written', () => {
    for (const random of cases('bgf', 50)) {
      const board = drawnTiles(random, 1 + random.below(9), 1 + random.below(9), 5, true);
      const file = makeBgf(board);
      const parsed = readTileBoards(Uint8Array.of(...file, ...file));
      if (!parsed.ok) throw new Error(describeError(parsed.error));
      expect(parsed.value.format).toBe('bgf');
      expect(parsed.value.boards.map((text) => text.board)).toEqual([board, board]);
    }
    const file = makeBgf(tiles([[1, 2]]));
    expect(read(file.subarray(0, 8)).boards[0]).toMatch(/^1:1: expected 2 bytes of cells, got 1/);
    expect(read(Uint8Array.of(...file, 7)).boards[0]).toMatch(/^1:10: expected the end of the file, or another BGF2/);
    expect(read(Uint8Array.of(0x42, 0x47, 0x46, 0x32, 0, 1, 2)).boards[0]).toMatch(/expected from 1 to 10000 cells/);
  });

  it('pictures: black is empty, every other colour a tile', () => {
    const picture = 'P3 2 2 255  0 0 0  255 0 0  0 0 255  255 0 0';
    // Blue is darker than red.
    expect(read(picture)).toMatchObject({ format: 'pbm', boards: ['.2/12'] });
  });

  it('saved games of Same Game as they stand after the moves that were played', () => {
    const save = (position: number): string =>
      [
        "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection",
        'VERSION :1:1',
        'GAME    :9:Same Game',
        'PARAMS  :7:3x2c3s2',
        'CPARAMS :7:3x2c3s2',
        'DESC    :11:1,1,2,2,3,3',
        'NSTATES :1:3',
        `STATEPOS:1:${position}`,
        'MOVE    :4:M4,5',
        'MOVE    :4:M0,4',
        '',
      ].join('\n');
    expect(read(save(1))).toMatchObject({ boards: ['112/233'], says: 'the position after 0 of 2 moves' });
    // The two 3s go; what is above them falls.
    expect(read(save(2)).boards).toEqual(['1../212']);
    // Cells 0 and 4 go: the left column falls, the middle one is empty and closes up.
    expect(read(save(3)).boards).toEqual(['.../22.']);
    expect(read(save(3).replace('M0,4', 'M0,9')).boards[0]).toMatch(/expected cells from 0 to 5, got 'M0,9'/);
  });
});
