import { describe, expect, it } from 'vitest';
import { TILE_RULES, tiles } from '../../board/tiles.ts';
import { complaint } from '../../testing/complaints.ts';
import { cases } from '../../testing/plain.ts';
import { drawnRules, drawnTiles } from '../../testing/plain-tiles.ts';
import { makeTiles, MAX_TILE_TEXT, parseTiles, TILE_SYMBOLS } from './tiles.ts';
import { MAX_TILES } from '../cells/tiles.ts';

describe('SameGame boards as text', () => {
  it('takes any printable symbols, blanks, comments, bars, and . for empty', () => {
    const parsed = parseTiles('\uFEFF; a remark\n3 1 é\r\n. 🍎 3\n\n#~*|000/-=_\n');
    expect(parsed.ok && parsed.value.symbols).toEqual(['.', '3', '1', 'é', '🍎', '#', '~', '*', '0', '-', '=', '_']);
    expect(parsed.ok && parsed.value.board).toEqual({
      rows: 5,
      columns: 3,
      cells: Uint8Array.of(1, 2, 3, 0, 4, 1, 5, 6, 7, 8, 8, 8, 9, 10, 11),
    });
    expect(parsed.ok && parsed.value.rules).toEqual(TILE_RULES);
  });

  it('comes back as it was written, with its rules', () => {
    for (const source of cases('tiles', 80)) {
      const rules = drawnRules(source);
      const board = drawnTiles(source, 1 + source.below(5), 1 + source.below(5), 61, true);
      const parsed = parseTiles(makeTiles(board, { rules }));
      if (!parsed.ok) throw new Error('refused');
      expect(parsed.value.rules).toEqual(rules);
      const named = parsed.value.board.cells.map((symbol) => TILE_SYMBOLS.indexOf(parsed.value.symbols[symbol]!));
      expect(named).toEqual(board.cells);
    }
  });

  it('lets the caller overrule the first line', () => {
    const parsed = parseTiles('douse 1 smallest=3 bonus=5\nAA', { smallest: 2 });
    expect(parsed.ok && parsed.value.rules).toEqual({ ...TILE_RULES, bonus: 5 });
  });

  it('says what is wrong, and where', () => {
    for (const [text, error] of [
      ['', '1:1: expected a board, one line a row, got no cells'],
      ['; only\n\n', '1:1: expected a board, one line a row, got no cells'],
      ['AB\nABC', '2:1: expected 2 cells, as in the first row, got 3'],
      ['AB|A', '1:4: expected 2 cells, as in the first row, got 1'],
      ['A\u0007B', "1:2: expected printable symbols, got '\\u{7}'"],
      ['A\0', "1:2: expected printable symbols, got '\\u{0}'"],
      ['douse 2\nAA', "1:7: expected a first line starting 'douse 1', got '2'"],
      ['douse 1 smallest=0\nAA', "1:9: expected a smallest group from 1 to 99, got '0'"],
      [
        'douse 1 score=1,x\nAA',
        "1:9: expected product, product/2, a table such as 0,0,1,4, or one of tatham1, tatham2, swellfoop, bubblebreaker, topcoder, got '1,x'",
      ],
      [
        'douse 1 levels=3\nAA',
        "1:9: expected one of smallest, less, score, bonus, factor, leftover, columns, got 'levels'",
      ],
      ['douse 1 columns=\nAA', "1:9: expected close or stay, got ''"],
    ] as const)
      expect(complaint(parseTiles(text))).toBe(error);
    expect(complaint(parseTiles('A'.repeat(MAX_TILES)))).toBe('fine');
    expect(complaint(parseTiles('A'.repeat(MAX_TILES + 1)))).toContain(`at most ${MAX_TILES} cells`);
    expect(complaint(parseTiles(' '.repeat(MAX_TILE_TEXT + 1)))).toContain('characters');
    const many = Array.from({ length: 256 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('');
    expect(complaint(parseTiles(many))).toContain('at most 255 different symbols');
    expect(() => makeTiles({ rows: 1, columns: 1, cells: Uint8Array.of(200) })).toThrow(RangeError);
  });
});

it('ordinary rules need no first line, others have one', () => {
  const board = tiles([
    [1, 2],
    [0, 1],
  ]);
  expect(makeTiles(board)).toBe('12\n.1');
  expect(makeTiles(board, { separator: '/' })).toBe('12/.1');
  const rules = { ...TILE_RULES, smallest: 3, closing: false };
  expect(makeTiles(board, { rules })).toBe('douse 1 smallest=3 columns=stay\n12\n.1');
});
