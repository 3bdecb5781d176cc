import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asArray, type Problem } from '../../board/problem.ts';
import { FORMATS, type FormatName, parseBoard, readBoards, type ReadOptions } from './boards.ts';
import { describeError } from '../error.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text));
const complaint = (content: Uint8Array, format?: FormatName): string => {
  const parsed = parseBoard(content, format);
  return parsed.ok ? 'fine' : describeError(parsed.error);
};
/** A board as rows of digits, `~` a hole; a wiring as the levels of its lights. */
function drawn({ board, start }: Problem): string {
  const levels = [...asArray(start)];
  if (board.kind !== 'grid') return levels.join('');
  const { columns, holes } = board;
  let next = 0;
  const cells = Array.from({ length: board.rows * columns }, (_, i) => (holes?.[i] === 1 ? '~' : levels[next++]));
  return Array.from({ length: board.rows }, (_, r) => cells.slice(r * columns, (r + 1) * columns).join('')).join('/');
}
const read = (content: string | Uint8Array, options: ReadOptions & { format?: FormatName } = {}) => {
  const { format = 'auto', ...rest } = options;
  const parsed = readBoards(typeof content === 'string' ? bytes(content) : content, format, rest);
  if (!parsed.ok)
    return { format: 'error', boards: [`${describeError(parsed.error)}; ${parsed.error.cure ?? ''}`], says: '' };
  return { ...parsed.value, boards: parsed.value.boards.map(drawn) };
};

/** What a reading says of itself; null where the text is refused. */
const parseReading = (text: string): string | null => {
  const reading = readBoards(bytes(text));
  return reading.ok ? (reading.value.says ?? 'nothing') : null;
};

describe('readBoards: several boards in one text', () => {
  it.each<[what: string, text: string, boards: string[], says: RegExp | null]>([
    [
      'a blank line between',
      '11\n11\n\n10\n01\n',
      ['11/11', '10/01'],
      /^2 boards separated by blank lines; --format rows reads one board$/,
    ],
    ['boards of different widths', '11\n11\n\n101\n', ['11/11', '101'], null],
    [
      'a blank line between all rows',
      '11\n\n10\n\n01\n',
      ['11/10/01'],
      /^one board, a blank line between its rows; a first line/,
    ],
    ['one a line', '-x|xx|\nxx|--|\n', ['01/11', '11/00'], /^2 boards, one a line; --format rows reads one board$/],
    ['one a line, other row ends', '01/11\n11/00', ['01/11', '11/00'], /one a line/],
    ['row ends and one board', '01|\n11|\n', ['01/11'], null],
    ['a frame of bars', '|01|\n|11|\n', ['01/11'], null],
    ['size line', '3 2\n01\n11\n10\n', ['01/11/10'], null],
    ['size line with blanks', '2 3\n0 1 1\n1 1 0\n', ['011/110'], null],
    [
      'side line',
      '2\n0 1\n1 0\n',
      ['01/10'],
      /^1 board, its size in the first line; a first line 'douse 1' for each board/,
    ],
    ['sizes of several', '1 2\n01\n2 1\n1\n0\n0 0\n', ['01', '1/0'], null],
    ['count, then sizes', '2\n1 2\n01\n2 2\n11\n00\n', ['01', '11/00'], null],
    [
      'count, then boards',
      '2\n011\n110\n000\n111\n',
      ['011/110', '000/111'],
      /their number in the first line, equally high/,
    ],
    ['count, then blank lines', '2\n\n01\n11\n\n00\n', ['01/11', '00'], null],
    ['count, then one a line', '2\n01|11\n00|11\n', ['01/11', '00/11'], null],
    ['first lines of their own', 'douse 1\n#.\n\n.#\n\ndouse 1 levels=3\n2.\n', ['10/01', '20'], null],
    ['one first line over several', 'douse 1 levels=3\n12\n\n120\n', ['12', '120'], null],
    ['Markdown fences', '```\n01\n10\n```\n\n```\n11\n```\n', ['01/10', '11'], /2 boards/],
  ])('%s', (_, text, boards, says) => {
    const got = read(text);
    expect(got.boards).toEqual(boards);
    expect(got.format).toBe('text');
    if (says === null) expect(got.says).toBeNull();
    else expect(got.says).toMatch(says);
  });

  it('the other reading is there for the asking', () => {
    expect(read('11\n11\n\n10\n01\n', { format: 'rows' }).boards).toEqual(['11/11/10/01']);
    expect(read('-x|xx|\nxx|--|\n', { format: 'rows' }).boards).toEqual(['01/11/11/00']);
    expect(read('-x|xx|\nxx|--|\n', { format: 'lines' }).boards).toEqual(['01/11', '11/00']);
    expect(read('2 2\n1 1\n0 1\n', { levels: 3 })).toMatchObject({
      boards: ['11/01'],
      says: expect.stringContaining('--format rows'),
    });
    expect(read('2 2\n1 1\n0 1\n', { levels: 3, format: 'rows' }).boards).toEqual(['22/11/01']);
    expect(read('2 2\n1 1\n0 1\n').boards).toEqual(['11/01']);
  });

  it.each([
    ['a diagonal drawn with blanks', '  #\n # \n#  \n'],
    ['rows between blanks', '010 111 010'],
    ['a row with blanks among others', '0 1\n10\n'],
    ['a stray blank', '#..\n .#.\n'],
  ])('says that blanks are left out: %s', (_, text) => {
    expect(read(text).says).toMatch(/blanks, which are uneven here, left out/);
  });

  it.each(['0 1\n1 0\n', ' 01\n 10\n', '01 \n10\n', '0  1\n1 0\n', '.# | #.', '🟨 ⬛\n⬛ 🟨\n', '\uFEFF01\n10\n'])(
    'says nothing of even blanks: %j',
    (text) => expect(String(read(text).says)).not.toContain('blanks'),
  );

  it('does not lead from a size to more levels', () => {
    for (const text of ['4 4\n1 0\n', '3 2\n10\n01\n'])
      expect(read(text).boards[0]).toMatch(/if the first line is the size, write [34] rows; else /);
    expect(read('0 2\n1 0\n').boards[0]).not.toMatch(/size/);
    expect(read('{"board":["01"],"board":["11"]}').boards[0]).toMatch(/each key once in an object, got 'board' again/);
  });

  it('takes an array a line for the rows of one board, and says so', () => {
    for (const text of [
      '[0, 1]\n[1, 0]\n',
      '[0,1],[1,0]',
      '[false, true]\n[true, false]',
      '["0","1"]\n["1","0"]',
      '(0,1),(1,0)',
    ])
      expect([text, read(text)]).toEqual([
        text,
        {
          format: expect.stringMatching(/json|array/),
          boards: ['01/10'],
          says: expect.stringMatching(/one board, an array a row/),
        },
      ]);
    expect(read('[[0,1],[1,0]]\n[[1,1],[1,1]]').boards).toEqual(['01/10', '11/11']);
    expect(read('["01","10"]\n["11","11"]').boards).toEqual(['01/10', '11/11']);
  });

  it('says of a size line that does not fit what it says', () => {
    expect(read('4 4\n0101\n1010\n').boards[0]).toMatch(
      /^1:1: expected 4 rows of 4 cells, as the first line says, got 2 rows/,
    );
    expect(read('3\n0101\n1010\n').boards[0]).toMatch(
      /^1:1: expected 3 rows, or 3 boards, as the first line says, got 2 rows/,
    );
  });
});

describe('readBoards: literals and prints', () => {
  it.each<[what: string, text: string, format: string, boards: string[]]>([
    ['JSON', '[[0,1],[1,0]]', 'json', ['01/10']],
    ['JSON over lines', '[\n [0, 1],\n [1, 0]\n]\n', 'json', ['01/10']],
    ['JSON strings', '["01","10"]', 'json', ['01/10']],
    ['JSON strings of signs', '[["#","."],[".","#"]]', 'json', ['10/01']],
    ['JSON booleans', '[[true,false],[false,true]]', 'json', ['10/01']],
    ['a pack of arrays', '[[[0,1],[1,0]],[[1,1]]]', 'json', ['01/10', '11']],
    ['a pack of strings', '["01|10","11|00"]', 'json', ['01/10', '11/00']],
    ['a pack of strings with line ends', '["01\\n10","11\\n00"]', 'json', ['01/10', '11/00']],
    ['a pack of arrays of strings', '[["01","10"],["11"]]', 'json', ['01/10', '11']],
    ['an array a line', '[[0,1],[1,0]]\n[[1,1]]\n', 'json', ['01/10', '11']],
    ['one row', '[1,0,1]', 'json', ['101']],
    ['NumPy', 'array([[0, 1],\n       [1, 0]])', 'array', ['01/10']],
    ['NumPy with a type', 'np.array([[0, 1], [1, 0]], dtype=int8)', 'array', ['01/10']],
    ['a print of NumPy', '[[0 1]\n [1 0]]', 'json', ['01/10']],
    ['a print of floats', '[[0. 1.]\n [1. 0.]]', 'json', ['01/10']],
    ['Python', 'board = [[True, False], [False, True]]', 'array', ['10/01']],
    ['tuples', '((0, 1), (1, 0))', 'array', ['01/10']],
    ['C', 'int b[2][2] = {{0,1},{1,0}};', 'array', ['01/10']],
    ['Mathematica', '{{0, 1}, {1, 0}}', 'array', ['01/10']],
    ['MATLAB', '[0 1; 1 0]', 'array', ['01/10']],
    ['MATLAB over lines', 'A = [0 1\n 1 0]', 'array', ['01/10']],
    ['JavaScript', 'const board = [\n  [0, 1],\n  [1, 0],\n];', 'array', ['01/10']],
    ['CSV', '0,1\n1,0\n', 'table', ['01/10']],
    ['CSV in quotes', '"0","1"\n"1","0"\n', 'table', ['01/10']],
    ['CSV with ends', '0,1,\n1,0,\n', 'table', ['01/10']],
    ['semicolons', '0;1\n1;0\n', 'table', ['01/10']],
    ['tabs', '0\t1\n1\t0\n', 'text', ['01/10']],
    ['decimals', '0.0 1.0\n1.0 0.0\n', 'table', ['01/10']],
    ['words', 'true false\nfalse true\n', 'table', ['10/01']],
    ['words with commas', 'on,off\noff,on\n', 'table', ['10/01']],
    ['a Markdown table', '| 0 | 1 |\n|---|---|\n| 1 | 0 |\n', 'table', ['01/10']],
    ['bars round cells', '|0|1|\n|1|0|\n', 'table', ['01/10']],
    ['bars between cells', '0|1\n1|0\n', 'table', ['01/10']],
    ["Douse's own print", '· 1 · 1\n1 · · ·\n', 'text', ['0101/1000']],
    [
      'a property list',
      '<?xml version="1.0"?>\n<plist><array>\n<string>x-|xx|</string>\n<string>--|-x|</string>\n</array></plist>',
      'plist',
      ['10/11', '00/01'],
    ],
    ['Life cells', '!Name: Block\n!\n.OO\n.O\n', 'life', ['011/010']],
    ['Life RLE', '#N Glider\nx = 3, y = 3, rule = B3/S23\nbob$2bo$3o!', 'life', ['010/001/111']],
    ['remarks of all kinds', '; a\n// b\n% c d\n# a remark\n01\n10\n', 'text', ['01/10']],
  ])('%s', (_, text, format, boards) => {
    const got = read(text);
    expect(got.boards).toEqual(boards);
    expect(got.format).toBe(format);
  });

  it('reads UTF-16 with a byte order mark', () => {
    const little = Buffer.from('\uFEFF01\r\n10\r\n', 'utf16le');
    expect(read(little).boards).toEqual(['01/10']);
    expect(read(Buffer.from(little).swap16()).boards).toEqual(['01/10']);
  });

  it('says where a literal breaks', () => {
    expect(read('[[0,1],[1,0]').boards[0]).toMatch(/^1:13: expected ']', got the end of the text/);
    expect(read('[[0,1),[1,0]]').boards[0]).toMatch(/^1:6: expected ']', got '\)'/);
    expect(read('[[0,,1]]').boards[0]).toMatch(/^1:5: expected a value between two commas/);
    expect(read('[[0,1],[1]]').boards[0]).toMatch(/^1:9: expected 2 cells, as in the first row, got 1/);
    expect(read('[[0,1],1]').boards[0]).toMatch(/expected rows of cells, or cells, in one bracket, got both/);
    expect(read('[]').boards[0]).toMatch(/expected at least one cell, got an empty array/);
    expect(read('[[]]').boards[0]).toMatch(/expected rows of cells, got an empty array/);
    expect(read(`${'['.repeat(20)}1${']'.repeat(20)}`).boards[0]).toMatch(/at most 8 brackets/);
    expect(read('[[0,1],[1,2]]').boards[0]).toMatch(/^1:11: expected a level from 0 to 1/);
    expect(read('0,1\n1,,\n').boards[0]).toMatch(/^2:3: expected a level.* got nothing/);
  });
});

describe('readBoards: signs', () => {
  it.each<[text: string, board: string, says: RegExp | null]>([
    ['XOX\nOXO', '101/010', /X is lit, O is dark; --on O --off X reads the opposite/],
    ['.O.\nO.O', '010/101', /O is lit, \. is dark/],
    ['bw\nwb', '10/01', /b is lit, w is dark/],
    ['-+\n+-', '01/10', null],
    ['TF\nFT', '10/01', null],
    ['■□\n□■', '10/01', /■ is lit/],
    ['●○', '10', /● is lit/],
    ['█░', '10', /█ is lit/],
    ['⬛🟨\n🟨⬛', '01/10', /🟨 is lit, ⬛ is dark/],
    ['⬜🟩', '01', /🟩 is lit/],
    ['⬛⬜', '01', /⬜ is lit/],
    ['０１', '01', null],
    ['_#\n#_', '01/10', null],
    ['~#\n.#', '~1/01', null],
  ])('%s', (text, board, says) => {
    const got = read(text);
    expect(got.boards).toEqual([board]);
    if (says === null) expect(got.says).toBeNull();
    else expect(got.says).toMatch(says);
  });

  it('that may be either, or are not known, are refused with a cure', () => {
    for (const text of ['O', 'O#', 'OO\nOO', '⬜', 'X.O', '🟨🟩⬛', 'R', '01\n0R'])
      expect(read(text).boards[0], text).toMatch(/^[12]:[123]: expected a level from 0 to 1, or ~ for a hole, got /);
    expect(read('O#').boards[0]).toMatch(/; say which sign is lit, as in --on 'O'/);
  });

  it('are what --on and --off say', () => {
    expect(read('O##', { on: 'O', off: '#' }).boards).toEqual(['100']);
    expect(read('O##', { on: 'O' }).boards).toEqual(['100']);
    expect(read('O##', { off: 'O' }).boards).toEqual(['011']);
    expect(read('01~', { on: '0', off: '1' }).boards).toEqual(['10~']);
    expect(read('hot,cold\ncold,hot', { on: 'hot,warm', off: 'cold' }).boards).toEqual(['10/01']);
    expect(read('O#x', { on: 'O' }).boards[0]).toMatch(/; name every sign with --on or --off, both/);
    expect(read('O#x', { on: 'O', off: '#' }).boards[0]).toMatch(/^1:3: .* got 'x'; name every sign/);
  });

  it('for a target may leave lights open', () => {
    const target = parseBoard(bytes('1?\n0~'), 'auto', { target: true });
    expect(target.ok && [drawn(target.value), [...target.value.care!]]).toEqual(['10/0~', [1, 0, 1]]);
    const plain = parseBoard(bytes('11'), 'auto', { target: true });
    expect(plain.ok && 'care' in plain.value).toBe(false);
    expect(read('1?').boards[0]).toMatch(/^1:2: expected a level from 0 to 1, or ~ for a hole, got '\?'/);
  });

  it('for levels beyond 9', () => {
    expect(read('10 11 2\n0 1 9', { levels: 12 }).boards).toEqual(['10112/019']);
    expect(read('10 11 2\n0 1 9', { levels: 12 }).says).toBeNull();
    expect(read('10 11\n10 11', { levels: 12 }).says).toMatch(/--format rows/);
    expect(read('a b\nb 0', { levels: 12 }).boards).toEqual(['1011/110']);
    expect(read('40 3\n0 1', { levels: 41 }).boards).toEqual(['403/01']);
  });
});

describe('readBoards: what nobody wrote is refused', () => {
  it.each<[text: string, error: RegExp]>([
    ['hello world', /^1:1: expected a level.* got 'h'; --format edges reads it as a graph/],
    ['a b\nb c\n', /--format edges reads it as a graph/],
    ['levels 9\n012\n', /^1:1: expected the first line 'douse 1 levels=9', got 'levels 9'/],
    ['rule: plus\n01\n', /^1:1: expected the first line 'douse 1 rule=plus'/],
    ['level=3\n01\n', /^1:1: expected the first line 'douse 1 levels=3'.*; did you mean levels\?/],
    ['duose 1\n01\n', /^1:1: expected a first line starting 'douse 1', got 'duose'; did you mean douse\?/],
    ['douse 1 level=3\n01\n', /^1:9: expected an option of levels, rule, wrap, got 'level'; did you mean levels\?/],
    ['douse 2\n01\n', /^1:7: expected a first line starting 'douse 1', got '2'/],
    ['douse 1\n', /^1:1: expected a board, one line a row, got no cells/],
    ['0, 1, x y\n', /expected a level/],
    ['3x2c3s2:1,1,2,2,3,3', /expected an id of Flip, got one of Same Game; 'douse samegame' reads it/],
    ['012', /levels=3\), got '2'; mend the cell or give --levels/],
    ['0 1\n02\n', /^2:2: expected a level/],
    ['{"board":["?"]}', /^1:12: expected a level.*\? is for pictures of lights to reach/],
    ['{board:["1"]}', /^1:2: expected JSON, got/],
    ['5x5:.....', /expected a board as text, got an id/],
  ])('%j', (text, error) => {
    const got = read(text);
    expect(got.format).toBe('error');
    expect(got.boards[0]).toMatch(error);
  });
});

describe('readBoards: wirings', () => {
  it('graphs only where they are asked for, and says that they are dark', () => {
    // A number alone may be a count of boards, or a row of one cell: which was taken is told.
    for (const lone of ['1\n0,1,0\n', '2\n1|1\n0|0|1|1\n']) {
      const told = parseReading(lone);
      expect(told === null || told.includes('in the first line'), lone).toBe(true);
    }
    // No other text looks like this: one connected graph with a circle, and no edge twice.
    const wheel = 'hub a\nhub b\nhub c\na b\nb c\nc a\n';
    expect(read(wheel)).toMatchObject({ boards: ['0000'], says: 'a graph, all lights off' });
    for (const chance of ['hub b', 'c c', 'd e', 'one two three', '1 a'])
      expect(parseBoard(bytes(`${wheel}${chance}\n`)).ok, chance).toBe(false);
    expect(parseBoard(bytes('hub a\na b\nb c\nc d\nd e\ne f\n')).ok).toBe(false);
    expect(read('a b\nb c\n', { format: 'edges' })).toMatchObject({ boards: ['000'], says: 'a graph, all lights off' });
    const dimacs = parseBoard(bytes('c a path\np edge 3 2\ne 1 2\ne 2 3\n'));
    expect(dimacs.ok && dimacs.value.board.kind === 'wiring' && [...dimacs.value.board.effects.start]).toEqual([
      0, 2, 5, 7,
    ]);
    expect(read('p edge 3 1\ne 1 4\n').boards[0]).toMatch(/^2:1: expected an edge 'e I J' between vertices 1 to 3/);
  });

  it('matrices, whose rows have to be named unless it is all the same', () => {
    const moves = (text: string, matrixOf?: 'buttons' | 'lights'): number[][] => {
      const parsed = parseBoard(bytes(text), matrixOf === undefined ? 'matrix' : 'auto', matrixOf && { matrixOf });
      if (!parsed.ok || parsed.value.board.kind !== 'wiring')
        throw new Error(parsed.ok ? 'no wiring' : describeError(parsed.error));
      const { start, light } = parsed.value.board.effects;
      return Array.from({ length: parsed.value.board.buttons }, (_, b) => [...light.subarray(start[b], start[b + 1])]);
    };
    expect(moves('1 1 0\n0 1 1\n', 'buttons')).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(moves('1 1 0\n0 1 1\n', 'lights')).toEqual([[0], [0, 1], [1]]);
    expect(moves('[[1,1],[1,0]]')).toEqual([[0, 1], [0]]);
    expect(() => moves('1 1\n0 1')).toThrow(/expected to know what the rows of the matrix are/);
    expect(read('0 1 0\n1 1 1\n0 1 0\n').says).toMatch(/--matrix-of buttons or lights reads the matrix of a wiring/);
    expect(read('.#.\n###\n.#.\n').says).toBeNull();
  });

  it('switches for rows and columns', () => {
    const parsed = parseBoard(bytes('01\n10\n11\n'), 'berlekamp');
    if (!parsed.ok || parsed.value.board.kind !== 'wiring') throw new Error('no wiring');
    expect(parsed.value.board.buttonNames).toEqual(['row 1', 'row 2', 'row 3', 'column 1', 'column 2']);
    expect([...parsed.value.board.effects.light]).toEqual([0, 1, 2, 3, 4, 5, 0, 2, 4, 1, 3, 5]);
    expect(drawn(parsed.value)).toBe('011011');
  });

  it('lists of switches with their states and the states to reach', () => {
    const one = '3\n0 0 0\n1 1 1\n1 2\n2 3\n0 0\n';
    const parsed = readBoards(bytes(`2\n${one}${one.replace('1 1 1', '0 0 0')}`));
    if (!parsed.ok) throw new Error(describeError(parsed.error));
    expect(parsed.value).toMatchObject({ format: 'switches', says: expect.any(String) });
    expect(parsed.value.boards.map(({ target }) => target && [...asArray(target)])).toEqual([[1, 1, 1], null]);
    const { board } = parsed.value.boards[0]!;
    expect(board.kind === 'wiring' && [...board.effects.light]).toEqual([0, 1, 1, 2, 2]);
    expect(read('3\n0 0 0\n1 1 1\n1 4\n0 0\n').boards[0]).toMatch(/^4:1: expected switches from 1 to 3, got 1 4/);
    expect(read(`3\n${one}`).boards[0]).toMatch(/^1:1: expected 3 lists of switches, as the first line says, got 1/);
  });
});

describe('readBoards: pictures and games', () => {
  it('pictures in colours, the darkest off', () => {
    const plain = 'P3\n# two by two\n2 2\n255\n0 0 0  255 255 0\n255 255 0  0 0 0\n';
    expect(read(plain)).toMatchObject({
      format: 'pbm',
      boards: ['01/10'],
      says: expect.stringContaining('#ffff00 is level 1'),
    });
    const binary = Uint8Array.of(...bytes('P6 2 1 255\n'), 9, 9, 9, 200, 0, 0);
    expect(read(binary).boards).toEqual(['01']);
    expect(read(plain, { on: '#000000', off: '#ffff00' }).boards).toEqual(['10/01']);
    const three = 'P3 3 1 1 0 0 0 1 1 1 1 0 0';
    expect(read(three).boards).toEqual(['021']);
    expect(read(three, { levels: 2 }).boards[0]).toMatch(/expected at most 2 colours, one a level, got 3/);
    expect(read('P3 2 1 1 0 0 0 1 1').boards[0]).toMatch(/cut short|pixel 2/);
    const photo = Uint8Array.of(...bytes('P6 100 1 255\n'), ...Array.from({ length: 300 }, (_, i) => i & 255));
    expect(read(photo).boards[0]).toMatch(/at most 64 colours/);
  });

  it("saved games of Flip as they stand, and others' with a cure", () => {
    // 2 × 2 squares under the plus rule; two moves, of which one was played.
    const save = (position: number, game = 'Flip'): string =>
      [
        "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection",
        'VERSION :1:1',
        `GAME    :${game.length}:${game}`,
        'PARAMS  :4:2x2c',
        'CPARAMS :4:2x2c',
        'DESC    :6:edb7,6',
        'NSTATES :1:3',
        `STATEPOS:1:${position}`,
        'MOVE    :4:M0,0',
        'MOVE    :4:M1,0',
        '',
      ].join('\n');
    expect(read(save(1))).toMatchObject({
      format: 'tatham',
      boards: ['01/10'],
      says: 'the position after 0 of 2 moves',
    });
    expect(read(save(2)).boards).toEqual(['10/00']);
    expect(read(save(3)).boards).toEqual(['01/01']);
    expect(read(save(4)).boards[0]).toMatch(/^8:12: expected a position from 1 to 3, got '4'/);
    expect(read(save(2, 'Same Game')).boards[0]).toMatch(
      /expected a game of Flip, got 'Same Game'; a game of Same Game/,
    );
    expect(read(save(2).replace('M0,0', 'M0,9')).boards[0]).toMatch(/^9:12: expected a move such as M2,1/);
    expect(read(save(2).replace('4:M0,0', '9:M0,0')).boards[0]).toMatch(/^9:12: expected 9 characters, got 4/);
  });

  it('ids, one a line, by the reader that is given', () => {
    const ofId = (id: string) => parseBoard(bytes(id.split(':')[1]!));
    const given = {
      ofId: (id: string) => {
        const made = ofId(id);
        return made.ok ? made : { ok: false as const, error: 'expected rows, got none' };
      },
    };
    expect(read('2x2:01/10\n1x2:11\n', given)).toMatchObject({ format: 'id', boards: ['01/10', '11'] });
    expect(read('2x2:01/10\n1x2:1z\n', given).boards[0]).toMatch(/^2:1: expected rows, got none/);
  });
});

describe('readBoards: limits', () => {
  it('of rows, boards and remarks', () => {
    expect(complaint(bytes('./'.repeat(1_000_000)))).toBe(
      '1:400002: expected at most 200000 rows and columns, got more',
    );
    expect(complaint(bytes('.'.repeat(200_001)))).toMatch(/^1:1: expected at most 200000 rows and columns, got more/);
    expect(complaint(bytes('douse 1\n#\n'.repeat(20_000)))).toBe('1:1: expected at most 10000 boards, got more');
    expect(complaint(bytes('#\n\n.#\n\n'.repeat(20_000)))).toBe('1:1: expected at most 10000 boards, got more');
    expect(complaint(bytes('#\n'.repeat(1_000_001)))).toMatch(/at most 1000000 lines with cells/);
    expect(parseBoard(bytes(`${';\n'.repeat(1_000_000)}[.#] (0)`)).ok).toBe(true);
    expect(complaint(bytes(';\n;\n'))).toBe('1:1: expected a board, one line a row, got no cells');
  });
});

describe('parseBoard', () => {
  it('reads every machine of a file, and the first', () => {
    expect(read('[#] (0)\n[.#] (1)\n').boards).toEqual(['0', '00']);
    expect(complaint(bytes('[#] (0)\n[.#] (2)\n'))).toBe('2:7: expected lights from 0 to 1, got 2');
  });

  it('says of empty and of binary files what they are', () => {
    for (const format of ['auto', 'text', 'json'] as const)
      expect(complaint(new Uint8Array(0), format)).toBe('1:1: expected a board, got an empty file');
    for (const content of [
      Uint8Array.of(0x23, 0xc3),
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
      bytes('#\0'),
      Uint8Array.of(0xed, 0xa0, 0x80),
    ]) {
      expect(complaint(content)).toMatch(/^1:[12]: expected a board as text, PBM, PGM or JSON, got a binary file$/);
    }
    expect(complaint(bytes('#.\n#\0'))).toBe('2:2: expected a board as text, PBM, PGM or JSON, got a binary file');
    expect(complaint(bytes('\uFEFF'))).toMatch(/^1:1: expected a board/);
  });

  it('of any bytes never throws, whatever the format', () => {
    const starts = fc.constantFrom(
      '',
      'P1 ',
      'P2 ',
      'P4 ',
      'P5 ',
      'P4 9 9 ',
      'P5 3 3 255 ',
      'P5 200000 200000 9 ',
      'P2 2 2 3 ',
      '{',
      '{"board":["',
      'douse 1 ',
      '\uFEFF',
      '#.#\n',
      '[.#] (0',
      '2x1:',
      'a b\n',
    );
    const ends = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc
        .array(fc.constantFrom(...'0123456789 \n#.~;{}[]":,|/xP'), { maxLength: 60 })
        .map((parts) => bytes(parts.join(''))),
    );
    fc.assert(
      fc.property(
        starts,
        ends,
        fc.constantFrom(...FORMATS),
        fc.constantFrom(undefined, 2, 3, 40),
        (start, end, format, levels) => {
          const content = Uint8Array.of(...bytes(start), ...end);
          const parsed = parseBoard(content, format, levels === undefined ? {} : { levels });
          if (parsed.ok) {
            const { board, start: lights, levels: q } = parsed.value;
            expect(asArray(lights).length).toBe(board.lights);
            for (const level of asArray(lights)) expect(level < q).toBe(true);
          } else {
            expect(parsed.error.line).toBeGreaterThanOrEqual(1);
            expect(parsed.error.column).toBeGreaterThanOrEqual(1);
            expect(describeError(parsed.error)).not.toMatch(/undefined|NaN|[\0-\x1f]/);
          }
        },
      ),
      { seed: 21, numRuns: 6000 },
    );
  });
});
