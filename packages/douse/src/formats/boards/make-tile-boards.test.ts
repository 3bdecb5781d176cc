import { describe, expect, it } from 'vitest';
import { TILE_RULES, type TileRules } from '../../board/tiles.ts';
import type { Random } from '../../play/random.ts';
import { cases } from '../../testing/plain.ts';
import { describeError } from '../error.ts';
import { makeTileBoards, WRITTEN_TILE_FORMATS, type WrittenTileFormat } from './make-tile-boards.ts';
import { readTileBoards } from './tile-boards.ts';
import { makeTileRules, parseTileRule, TILE_SYMBOLS, type TileText } from './tiles.ts';

/** Signs that boards bring along: plain ones, and such as a format takes for something else. */
const SIGNS = [
  [...'ABCDE'],
  [...'12345'],
  [...'O+*#%'],
  [...'🟥🟩🟦🟨🟪'],
  ['10', '11', '2', '255', '0'],
  ['red', 'green', 'blue', 'null', '-1'],
  [...'douse'],
  [...'|/;,"'],
  [...'~-=[{'],
];

function drawn(random: Random): TileText {
  const [rows, columns] = [1 + random.below(5), 1 + random.below(5)];
  const signs = SIGNS[random.below(SIGNS.length)]!;
  const cells = Uint8Array.from({ length: rows * columns }, () => random.below(6));
  let rules: TileRules = TILE_RULES;
  for (const [key, values] of Object.entries({
    smallest: ['1', '3', '7'],
    score: ['tatham1', 'tatham2', 'product', 'product/2', '0,0,1,4', 'topcoder'],
    bonus: ['0', '50'],
    leftover: ['square'],
    columns: ['stay'],
  })) {
    if (random.below(6) > 0) continue;
    const rule = parseTileRule(key, values[random.below(values.length)]!);
    if (rule.ok) rules = { ...rules, ...rule.value };
  }
  return { board: { rows, columns, cells }, symbols: ['.', ...signs], rules };
}

/** The rules that a remark asks to read a file with. */
function asked(says: string | null): Partial<TileRules> {
  let rules: Partial<TileRules> = {};
  for (const [, key, value] of (says ?? '').matchAll(/--([a-z]+) (\S+)/g)) {
    const rule = parseTileRule(key!, value!);
    if (!rule.ok) throw new Error(`--${key} ${value}`);
    rules = { ...rules, ...rule.value };
  }
  return rules;
}

/** A board but for the numbers of its tiles: each cell says where its tile stands first. */
const pattern = ({ board: { rows, columns, cells }, rules }: TileText): object => ({
  rows,
  columns,
  cells: Array.from(cells, (tile) => (tile === 0 ? -1 : cells.indexOf(tile))),
  rules: makeTileRules(rules),
});

const text = (boards: readonly TileText[], format: WrittenTileFormat): string => {
  const made = makeTileBoards(boards, format);
  return made.ok
    ? new TextDecoder().decode(made.value.bytes) + (made.value.says ?? '')
    : `expected ${made.error.expected}, got ${made.error.got}; ${made.error.cure}`;
};

describe('SameGame boards written in a format', () => {
  it('are read back as they were, in every format they fit', () => {
    const counts = new Map<string, number>();
    for (const random of cases('make tile boards', 1500)) {
      const boards = Array.from({ length: 1 + random.below(3) }, () => drawn(random));
      for (const format of WRITTEN_TILE_FORMATS) {
        const made = makeTileBoards(boards, format);
        if (!made.ok) continue;
        counts.set(format, (counts.get(format) ?? 0) + 1);
        const what = `${format}: ${new TextDecoder().decode(made.value.bytes)}${made.value.says}`;
        const read = readTileBoards(made.value.bytes, 'auto', { given: asked(made.value.says) });
        if (!read.ok) throw new Error(`${describeError(read.error)} in ${what}`);
        // What is asked for holds for all boards of a file.
        if (made.value.says?.includes('--') === true && boards.length > 1) continue;
        expect(read.value.boards.map(pattern), what).toEqual(boards.map(pattern));
      }
    }
    // Ids need to be told how.
    expect(Object.fromEntries(counts)).toMatchObject({ text: 1500, table: 1500, json: 1500, bgf: 1500 });
    for (const format of ['tatham', 'save']) expect(counts.get(format), format).toBeGreaterThan(100);
  });

  it('keep the signs of their tiles where they can', () => {
    const board = { rows: 2, columns: 2, cells: Uint8Array.of(1, 2, 0, 1) };
    const tiles = (signs: readonly string[], rules = TILE_RULES): TileText[] => [
      { board, symbols: ['.', ...signs], rules },
    ];
    expect(text(tiles(['A', 'B']), 'text')).toBe('AB\n.A\n');
    expect(text(tiles(['🟥', '🟩'], { ...TILE_RULES, smallest: 3 }), 'text')).toBe('douse 1 smallest=3\n🟥🟩\n.🟥\n');
    expect(text(tiles(['red', 'blue']), 'table')).toBe('red,blue\n.,red\n');
    expect(text(tiles(['red', 'blue']), 'text')).toBe(
      'douse 1\n12\n.1\ntiles are numbers and letters here, as they are numbered',
    );
    expect(text(tiles(['10', '2'], { ...TILE_RULES, bonus: 0 }), 'json')).toBe(
      '{"board":[["10","2"],[".","10"]],"bonus":0}\n',
    );
    expect(text(tiles(['A', 'B'], { ...TILE_RULES, bonus: 0 }), 'tatham')).toBe('2x2c3s2:1,2,0,1\n');
    expect(text(tiles(['A', 'B']), 'tatham')).toBe('2x2c3s2:1,2,0,1\nread it with --bonus 1000');
    expect(text(tiles(['A', 'B'], { ...TILE_RULES, bonus: 0, smallest: 1 }), 'save')).toMatch(
      /^SAVEFILE.*\nVERSION :1:1\nGAME {4}:9:Same Game\nPARAMS {2}:7:2x2c3s2\n[^]*read it with --smallest 1$/,
    );
  });

  it('are refused where they do not fit, with what does', () => {
    const board = { rows: 1, columns: 10, cells: Uint8Array.from({ length: 10 }, (_, i) => i + 1) };
    const many: TileText = { board, symbols: TILE_SYMBOLS, rules: TILE_RULES };
    const wide = { ...many, board: { rows: 1, columns: 256, cells: new Uint8Array(256) } };
    expect(text([many], 'tatham')).toBe(
      'expected at most 9 colours and 10000 cells, got 10 and 1 × 10; write text, table or json',
    );
    expect(text([wide], 'bgf')).toBe('expected sides up to 255, got 1 × 256; write text, table or json');
    expect(text([many, many], 'save')).toMatch(/^expected one board in this format, got 2/);
    expect(text([], 'text')).toMatch(/^expected a board, got none/);
    expect(text([many], 'id')).toMatch(/^expected a program that knows ids, got none/);
  });
});
