import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { douse, folder, main, read } from './testing/command.ts';

const survey = (...args: string[]) => douse(['survey', ...args]);
const path = (name: string): string => join(folder, name);

describe('survey', () => {
  const squares = ['nullity', '--sizes', '1..300', '--workers', '2'];
  const { out: all } = survey(...squares);

  it('prints a JSON line a board, in order', () => {
    const rows = all
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { columns: number });
    expect(rows.map(({ columns }) => columns)).toEqual(Array.from({ length: 300 }, (_, i) => i + 1));
  });

  it('goes on where a run was cut off, half a line removed, and then writes all rows as CSV and picture', () => {
    for (const kept of [1000, 0]) {
      writeFileSync(path('cut.jsonl'), all.slice(0, kept));
      const { code, out, err } = survey(...squares, '-o', 'cut.jsonl', '--csv', 'all.csv', '--plot', 'all.svg');
      expect([code, out, err]).toEqual([0, '', '']);
      expect(read('cut.jsonl')).toBe(all);
      expect(read('all.csv').split('\r\n')).toHaveLength(302);
      expect(read('all.svg').match(/h0/g)).toHaveLength(300);
      rmSync(path('all.csv'));
    }
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('refuses a file of another survey and leaves it as it is', () => {
    for (const [name, content] of [
      ['wrap.jsonl', all.replaceAll('none', 'torus')],
      ['longer.jsonl', `${all}${all}`],
    ] as const) {
      writeFileSync(path(name), content);
      const { code, err } = survey(...squares, '-o', name);
      expect(code).toBe(2);
      expect(err).toMatch(/^douse: [a-z]+\.jsonl:\d+:1: expected .*; this file is of another survey.*\n$/);
      expect(read(name)).toBe(content);
    }
  });

  it('stops at Ctrl-C with a good file and says how to go on', async () => {
    writeFileSync(path('long.jsonl'), '');
    const child = spawn(
      process.execPath,
      [main, 'survey', 'nullity', '--sizes', '1..200000', '-o', 'long.jsonl', '--csv', 'long.csv'],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let err = '';
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    const watcher = watch(path('long.jsonl'), () => child.kill('SIGINT') && watcher.close());
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(130);
    expect(err).toMatch(/^douse: stopped after \d+ of 200000 rows; the same command goes on from there\n$/);
    const rows = read('long.jsonl').trimEnd().split('\n');
    expect(rows.length).toBe(Number(/after (\d+)/.exec(err)![1]));
    rows.forEach((row, i) => expect(JSON.parse(row)).toMatchObject({ columns: i + 1 }));
    expect(existsSync(path('long.csv'))).toBe(false);
  });

  it('gives the same samples whatever the number of workers', () => {
    const samples = ['difficulty', '4x5', '--samples', '300', '--seed', 'moon', '--rule', '.#./#@#/.#.'];
    const one = survey(...samples, '--workers', '1');
    expect(survey(...samples, '--workers', '3')).toEqual(one);
    expect(one.err).toMatch(/^fewest presses of 300 boards: mean \d/);
    writeFileSync(path('plus.txt'), '.#.\n#@#\n.#.\n');
    expect(survey(...samples.slice(0, -1), './plus.txt').out).toBe(one.out);
  });

  it('says what is wrong in one line', () => {
    for (const [args, line] of [
      [[], /^douse: survey: expected a kind of nullity, .*, got nothing; see 'douse survey --help'\n$/],
      [['nulity'], /^douse: survey: expected a kind of .*, got 'nulity'; .*\n$/],
      [['nullity'], /^douse: expected the option '--sizes <range>', got none; see 'douse survey nullity --help'\n$/],
      [['nullity', '--sizes', '9'], /^douse: --sizes: expected a range such as .*, got '9'; .*\n$/],
      [
        ['hardest', '--sizes', '1..3', '--levels', '3'],
        /^douse: expected an option of 'survey hardest', got '--levels'; .*\n$/,
      ],
      [
        ['difficulty', 'x', '--samples', '3', '--seed', 'a'],
        /^douse: survey difficulty: expected a size .*, got 'x'; .*\n$/,
      ],
      [['nullity', '--sizes', '1..3', '--csv', 'no/where.csv'], /^douse: no\/where\.csv: expected a folder .*\n$/],
      [
        ['nullity', '--sizes', '1..3', '--workers', '0'],
        /^douse: --workers: expected a number from 1 to 256, got '0'; .*\n$/,
      ],
    ] as const) {
      const { code, out, err } = survey(...args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(line);
    }
    const { code, out } = survey('--help');
    expect(code).toBe(0);
    for (const kind of ['nullity', 'fewest', 'hardest', 'difficulty', 'worker']) expect(out).toContain(kind);
  });
});
