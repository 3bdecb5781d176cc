import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { douse, file, folder } from './testing/command.ts';

/** The board that the source document prints. */
const printed = file('printed.txt', 'O O X + X\nO + + X +\nO * * O X\nO O * X X\n');

describe('samegame solve', () => {
  it('prints every board from the first to the empty one, with the group that goes next', () => {
    const { code, out, err } = douse(['samegame', 'solve', printed, '--goal', 'fewest']);
    expect([code, err]).toEqual([0, '']);
    const boards = out.split('\n\n');
    expect(boards[0]).toMatch(/^ ?\[?O/);
    expect(boards).toHaveLength(8);
    expect(boards[6]).not.toMatch(/[OX+*]/);
    expect(out).toContain('solved: 6 moves, 1030 points, an empty board; the fewest moves, proved');
  });

  it('answers in JSON, one object on one line', () => {
    const json = (goal: string) => JSON.parse(douse(['samegame', 'solve', printed, '--goal', goal, '--json']).out);
    expect(json('fewest')).toMatchObject({ status: 'solved', goal: 'fewest', count: 6, left: 0, proved: true });
    expect(json('points')).toMatchObject({ status: 'solved', goal: 'points', points: 1030, left: 0, proved: true });
    const { moves, count } = json('clear');
    expect(moves).toHaveLength(count);
    for (const [row, column] of moves) expect([row < 4, column < 5, row >= 0, column >= 0]).not.toContain(false);
  });

  it('says that there is no solution, exit 1', () => {
    const { code, out } = douse(['samegame', 'solve', '-'], 'AABA\n');
    expect([code, out]).toEqual([
      1,
      'no solution: a symbol has a single cell, which can never be in a group; the fewest cells that can be left: 2\n',
    ]);
    const json = JSON.parse(douse(['samegame', 'solve', '-', '--json'], 'ABAB/BABA\n').out);
    expect(json).toMatchObject({ status: 'impossible', goal: 'clear', proof: 'search', left: 8, fewestLeft: true });
  });

  it('takes other rules from options and from the first line, ids, and several boards', () => {
    const three = 'douse 1 smallest=3\nAAB\nBBA\n';
    expect(douse(['samegame', 'solve', '-'], three).code).toBe(1);
    expect(douse(['samegame', 'solve', '-', '--smallest', '2'], 'AAB/BB.').code).toBe(0);
    const points = (...args: string[]) =>
      JSON.parse(douse(['samegame', 'solve', '-', '--goal', 'points', '--json', ...args], 'AAA').out).points;
    expect([points(), points('--less', '1'), points('--bonus', '0')]).toEqual([1001, 1004, 1]);
    const id = JSON.parse(douse(['samegame', 'solve', '2x3-c2:112/112', '--json']).out);
    expect(id).toMatchObject({ status: 'solved', left: 0 });
    const two = douse(['samegame', 'solve', '-', '--json'], 'douse 1\nAA\ndouse 1\nAB\n');
    expect([two.code, two.out.trim().split('\n').length]).toEqual([1, 2]);
  });

  it('settles a board first, and says so', () => {
    const { code, err } = douse(['samegame', 'solve', '-'], 'A..\n...\nA.B\n..B\n');
    expect([code, err]).toEqual([0, 'douse: the board was settled first; moves are places on the settled board\n']);
  });

  it('prints the best found at a limit, exit 3', () => {
    const board = douse(['samegame', 'generate', '14x14', '--colours', '9', '--seed', 'limit']).out;
    const { code, out } = douse(['samegame', 'solve', '-', '--time', '0', '--json', '--goal', 'fewest'], board);
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject({ status: 'unknown', proved: false, count: expect.any(Number), bound: 9 });
  });

  it('refuses bad input in one line, exit 2', () => {
    for (const [args, input, error] of [
      [['-'], 'AB\nABC', 'standard input:2:1: expected 2 cells, as in the first row, got 3'],
      [['-'], '', 'standard input:1:1: expected a board'],
      [['-'], 'douse 1\nAB\ndouse 1\nAB\nA', 'standard input:5:1: expected 2 cells'],
      [['none.txt'], '', 'none.txt: expected a file, got nothing there'],
      [['-', '--goal', 'win'], 'AA', "--goal: expected one of clear, fewest, points, got 'win'"],
      [['-', '--smallest', '0'], 'AA', '--smallest: expected a smallest group from 1 to 99'],
      [['-', '--memory', 'x'], 'AA', '--memory: expected megabytes'],
      [['-', '--time', 'x'], 'AA', '--time: expected seconds'],
      [['5x5-c99#a'], '', '5x5-c99#a: expected from 1 to 35 colours, got 99'],
      [[], '', "expected BOARD after 'samegame solve', got nothing"],
    ] as const) {
      const { code, out, err } = douse(['samegame', 'solve', ...args], input);
      expect([code, out, err.split('\n').length]).toEqual([2, '', 2]);
      expect(err).toContain(`douse: ${error}`);
    }
    expect(douse(['samegame']).err).toContain('expected solve, generate or play');
  });
});

describe('samegame generate', () => {
  it('makes boards that solve empties, the same for the same seed', () => {
    const args = ['samegame', 'generate', '7x9', '--colours', '3', '--seed', 'moon'];
    const { out } = douse(args);
    expect(douse(args).out).toBe(out);
    expect(out).toMatch(/^; 7x9-c3#moon\n; \d+ of 100 random games empty it/);
    expect(douse(['samegame', 'solve', '-'], out).code).toBe(0);
    expect(JSON.parse(douse(['samegame', 'solve', '7x9-c3#moon', '--json']).out)).toMatchObject({ left: 0 });
    const json = JSON.parse(douse([...args, '--json']).out);
    expect(json).toMatchObject({ status: 'done', id: '7x9-c3#moon', rows: 7, columns: 9, colours: 3 });
    expect(out.endsWith(`${json.board.join('\n')}\n`)).toBe(true);
  });

  it('makes many, of a difficulty, with other rules', () => {
    const { out } = douse([
      'samegame',
      'generate',
      '5',
      '--count',
      '3',
      '--seed',
      'x',
      '--difficulty',
      'easy',
      '--smallest',
      '3',
    ]);
    expect(out.match(/^douse 1 smallest=3$/gm)).toHaveLength(3);
    expect(douse(['samegame', 'solve', '-', '--json'], out).out.trim().split('\n')).toHaveLength(3);
    expect(douse(['samegame', 'generate', '1x1']).code).toBe(2);
    expect(douse(['samegame', 'generate', '5', '--difficulty', 'mild']).code).toBe(2);
    expect(douse(['samegame', 'generate', '5', '--seed', 'a b']).code).toBe(2);
  });
});

describe('samegame play', () => {
  it('needs a terminal', () => {
    expect(douse(['samegame', 'play', '5x5-c3'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('survey samegame', () => {
  it('appends a row a board and continues where it stopped', () => {
    mkdirSync(join(folder, 'boards'));
    file('boards/a.txt', 'AAB/ABB');
    file('boards/b.txt', 'AABA');
    const args = [
      'survey',
      'samegame',
      'boards',
      '--goal',
      'fewest',
      '--time',
      '5',
      '-o',
      'rows.jsonl',
      '--workers',
      '1',
    ];
    expect(douse(args).code).toBe(0);
    const whole = readFileSync(join(folder, 'rows.jsonl'), 'utf8');
    const rows = whole
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows).toMatchObject([
      { file: 'a.txt', goal: 'fewest', status: 'solved', proved: true, count: 2, left: 0 },
      { file: 'b.txt', goal: 'fewest', status: 'impossible', proved: true, left: 2 },
    ]);
    file('rows.jsonl', whole.slice(0, whole.indexOf('\n') + 9));
    expect(douse(args).code).toBe(0);
    expect(readFileSync(join(folder, 'rows.jsonl'), 'utf8')).toBe(whole);
    const other = douse([...args.slice(0, 3), '--goal', 'clear', '-o', 'rows.jsonl']);
    expect([other.code, other.err]).toEqual([
      2,
      expect.stringContaining('rows.jsonl:1:1: expected a row that begins {"file":"a.txt","goal":"clear"'),
    ]);
    mkdirSync(join(folder, 'kinds'));
    file('kinds/a.csv', 'red,red,blue\nred,blue,blue\n');
    file('kinds/b.json', '[["AAB","ABB"],["AABA"]]');
    file('kinds/c.txt', 'AAB\nABB\n\nAABA\n');
    file('kinds/d.txt', '3x2c3s2:1,1,2,1,2,2');
    const { out } = douse(['survey', 'samegame', 'kinds', '--goal', 'fewest', '--workers', '1']);
    const found = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(found.map(({ file: name, status, count }) => [name, status, count])).toEqual([
      ['a.csv', 'solved', 2],
      ['b.json#1', 'solved', 2],
      ['b.json#2', 'impossible', 1],
      ['c.txt#1', 'solved', 2],
      ['c.txt#2', 'impossible', 1],
      ['d.txt', 'solved', 2],
    ]);
    expect(douse(['survey', 'samegame']).code).toBe(2);
    expect(douse(['survey', 'samegame', 'nowhere']).code).toBe(2);
  });
});

describe('samegame check', () => {
  const board = file('check.txt', 'RBB|RRR|RBB');
  const check = (...args: string[]) => douse(['samegame', 'check', board, ...args]);

  it('plays moves by the rules and says what they come to', () => {
    const { out } = douse(['samegame', 'solve', board, '--goal', 'points', '--score', 'topcoder', '--json']);
    expect(JSON.parse(out)).toMatchObject({ points: 64, proved: true });
    const moves = file('moves.json', out);
    expect(check(moves, '--score', 'topcoder').out).toBe('solved: 2 moves, 64 points, an empty board\n');
    // A table beyond its end: both groups, of five and of four cells, earn its last entry.
    expect(check(moves, '--score', '1,2,3', '--bonus', '0', '--json')).toMatchObject({
      code: 0,
      out: '{"status":"solved","count":2,"points":6,"left":0,"read":{"format":"text","boards":1}}\n',
    });
    expect(check('0,0').code).toBe(1);
  });

  it('names the move that is not allowed, and refuses what is no move', () => {
    const wrong = check('0,1 0,2', '--json');
    expect(wrong.code).toBe(1);
    expect(JSON.parse(wrong.out)).toMatchObject({ status: 'illegal', move: 2, place: [0, 2] });
    for (const moves of ['0,3', '0,0 x', '[[0]]', '[0,1', '{"moves":7}']) expect(check(moves).code, moves).toBe(2);
  });
});
