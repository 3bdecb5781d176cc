import { asArray } from 'douse/board';
import {
  FORMATS,
  makeText,
  makeTileBoards,
  parseOption,
  parsePattern,
  parseTiles,
  readBoards,
  readTileBoards,
  TILE_FORMATS,
} from 'douse/formats';
import { lightsOut } from 'douse/lightsout';
import { parseId } from 'douse/play';
import { sameGame } from 'douse/samegame';
import { expect, it } from 'vitest';
import { Source, times } from './source.ts';

/** What is mutated: a sample of every format, and what stands near them. */
const SAMPLES = [
  '.#.#.\n##.##\n.#.#.\n',
  '0 1 2\n2 1 0\n',
  'douse 1 levels=3 rule=plus wrap=torus\n012\n210\n',
  '; a comment\nx--\n-x-\n',
  'P1\n3 2\n1 0 1\n0 1 0\n',
  'P2\n2 2\n3\n0 1 2 3\n',
  '{"levels":4,"buttons":[{"name":"A","moves":{"L1":1,"L2":3}}],"lights":{"L1":2}}',
  '{"board":["01~","110"],"levels":2,"rule":"plus","wrap":"none"}',
  '[.##.] (3) (1,3) (2) {3,5,4,7}\n[#] (0) {1}\n',
  '2x2c:edb7,6',
  'a b\nb c\nc a\n',
  'aab\nbba\naab\n',
  'douse 1 smallest=3 columns=stay\n112\n221\n',
  '.1.\n2@2\n.1.\n',
  '5x5-q3-king-torus#moon',
  '3x3:.#./###/.#.',
  '3x4-c3:1331/1221/1221',
  '5,5\n1,0\n0,1\n',
];
const SIGNS = [
  ...'01239.#~@*xX-+/|;:,{}[]()"\'= \t\n\r\u0000\uFEFF\u2028é□■azAZ_<>&%\\',
  '1e9',
  '999999999999',
  'levels=',
  '[[',
];

function mutated(source: Source): string {
  let text = source.pick(SAMPLES);
  for (let edits = source.below(6); edits > 0; edits--) {
    const at = source.below(text.length + 1);
    const kind = source.below(5);
    if (kind === 0) text = text.slice(0, at) + source.pick(SIGNS) + text.slice(at);
    else if (kind === 1) text = text.slice(0, at) + text.slice(at + 1 + source.below(4));
    else if (kind === 2) text = text.slice(0, at) + source.pick(SIGNS) + text.slice(at + 1);
    else if (kind === 3) text = text.slice(0, at) + source.pick(SAMPLES).slice(source.below(20));
    else text = text.slice(at) + text.slice(0, at);
  }
  return text;
}

/** A parser's answer: a value, or an error that says what and where. It never throws. */
function tidy(what: string, input: string, parse: () => { ok: boolean; error?: unknown }): boolean {
  let result;
  try {
    result = parse();
  } catch (error) {
    throw new Error(`${what} threw on ${JSON.stringify(input)}`, { cause: error });
  }
  if (!result.ok) {
    const { error } = result;
    const said =
      typeof error === 'string' ? { expected: error, got: '-' } : (error as { expected: string; got: string });
    if (typeof said.expected !== 'string' || said.expected === '' || typeof said.got !== 'string')
      throw new Error(`${what} says nothing about ${JSON.stringify(input)}`);
  }
  return result.ok;
}

it('boards: read, or refused with what was expected, and read back when written', () => {
  const source = new Source('boards');
  const count = times(450_000);
  let [read, back] = [0, 0];
  for (let i = 0; i < count; i++) {
    const text = mutated(source);
    const format = source.once(3) ? source.pick(FORMATS) : 'auto';
    const bytes = new TextEncoder().encode(text);
    if (!tidy(`readBoards(${format})`, text, () => readBoards(bytes, format))) continue;
    read++;
    const parsed = readBoards(bytes, format);
    if (!parsed.ok) throw new Error(`readBoards changed its mind about ${JSON.stringify(text)}`);
    const [first] = parsed.value.boards;
    if (first?.board.kind !== 'grid' || first.moduli !== null || first.target !== null) continue;
    back++;
    const again = readBoards(new TextEncoder().encode(makeText(first)), 'text');
    if (!again.ok) throw new Error(`makeText of ${JSON.stringify(text)} cannot be read: ${makeText(first)}`);
    const [same] = again.value.boards;
    if (String(asArray(same!.start)) !== String(asArray(first.start)) || same!.levels !== first.levels)
      throw new Error(`makeText of ${JSON.stringify(text)} is another board`);
  }
  console.log(`${count} texts: ${read} read, ${back} of them grids that were written and read back`);
  expect(read).toBeGreaterThan(count / 20);
});

/** A board but for the numbers of its tiles: each cell says where its tile stands first. */
const tilesOf = ({ rows, columns, cells }: { rows: number; columns: number; cells: ArrayLike<number> }): string =>
  `${rows} ${columns} ${Array.from(cells, (tile) => (tile === 0 ? -1 : Array.prototype.indexOf.call(cells, tile))).join()}`;

it('SameGame files: read, or refused with what was expected, and read back when written', () => {
  const source = new Source('tiles');
  const count = times(150_000);
  let [read, back] = [0, 0];
  for (let i = 0; i < count; i++) {
    const text = mutated(source);
    const format = source.once(3) ? source.pick(TILE_FORMATS) : 'auto';
    const bytes = new TextEncoder().encode(text);
    if (!tidy(`readTileBoards(${format})`, text, () => readTileBoards(bytes, format))) continue;
    read++;
    const parsed = readTileBoards(bytes, format);
    const [first] = parsed.ok ? parsed.value.boards : [];
    const made = first === undefined ? null : makeTileBoards([first], 'text');
    if (first === undefined || made?.ok !== true) continue;
    back++;
    const again = readTileBoards(made.value.bytes);
    if (!again.ok || tilesOf(again.value.boards[0]!.board) !== tilesOf(first.board))
      throw new Error(
        `${JSON.stringify(text)} is another board when written: ${new TextDecoder().decode(made.value.bytes)}`,
      );
  }
  console.log(`${count} texts: ${read} read, ${back} written and read back`);
  expect(back).toBeGreaterThan(count / 50);
});

/** Files that are no text: pictures, and packs of SameGame boards. */
const BINARY = [
  [...Buffer.from('P4\n9 2\n'), 0x55, 0x80, 0xaa, 0],
  [...Buffer.from('P5\n3 2\n3\n'), 0, 1, 2, 3, 2, 1],
  [...Buffer.from('P6\n2 1\n255\n'), 255, 0, 0, 0, 0, 255],
  [...Buffer.from('BGF2'), 3, 2, 2, 1, 1, 2, 2, 3, 3],
  [0xff, 0xfe, ...Buffer.from('.#\n##\n', 'utf16le')],
];

it('bytes of every kind: read, or refused with what was expected', () => {
  const source = new Source('bytes');
  const count = times(100_000);
  let read = 0;
  for (let i = 0; i < count; i++) {
    const bytes = [...source.pick(BINARY)];
    for (let edits = source.below(5); edits > 0; edits--) {
      const at = source.below(bytes.length + 1);
      bytes.splice(at, source.below(3), ...(source.once(2) ? [source.below(256)] : []));
    }
    const file = Uint8Array.from(bytes);
    const what = bytes.join(' ');
    if (tidy('readBoards', what, () => readBoards(file))) read++;
    if (tidy('readTileBoards', what, () => readTileBoards(file))) read++;
  }
  console.log(`${count} files: ${read} readings`);
  expect(read).toBeGreaterThan(count / 10);
});

it('SameGame boards, patterns, options and ids', () => {
  const source = new Source('words');
  const count = times(300_000);
  let read = 0;
  for (let i = 0; i < count; i++) {
    const text = mutated(source);
    const parsers = [
      () => parseTiles(text),
      () => parsePattern(text, 'a pattern'),
      () => parseOption(source.pick(['levels', 'rule', 'wrap', 'other']), text.slice(0, 20)),
      () => parseId(lightsOut, text, 'seed'),
      () => parseId(sameGame, text.split('\n')[0]!.slice(0, 30), 'seed'),
    ];
    const which = source.below(parsers.length);
    if (tidy(`parser ${which}`, text, parsers[which]!)) read++;
  }
  console.log(`${count} texts: ${read} read`);
  expect(read).toBeGreaterThan(0);
});
