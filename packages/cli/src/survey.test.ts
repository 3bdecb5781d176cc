import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { threadExecutor } from '@douse/survey';
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

  it('removes only the beginning of the row that would come next', () => {
    const three = survey('nullity', '--sizes', '1..3').out;
    const next = survey('nullity', '--sizes', '4..4').out;
    // In a name, in a value, before the end of the row; and the whole row without its line end.
    for (const cut of [1, 30, next.indexOf('"nullity"') + 4, next.length - 4, next.length - 1]) {
      writeFileSync(path('tail.jsonl'), three + next.slice(0, cut));
      expect(survey('nullity', '--sizes', '1..4', '-o', 'tail.jsonl').code, String(cut)).toBe(0);
      expect(read('tail.jsonl')).toBe(three + next);
    }
    for (const content of [
      '{"a":[1,2,3]}',
      'notes without a line end',
      `${three}notes`,
      `${three}${next.slice(0, 60)}7`,
      `${three}${next.trimEnd().replace('"nullity":4', '"nullity":5')}`,
      three + next,
      `${three}{`,
    ]) {
      // Where all rows are there, none would come next.
      const sizes = content === `${three}{` ? '1..3' : content === three + next ? '1..3' : '1..4';
      writeFileSync(path('tail.jsonl'), content);
      const { code, err } = survey('nullity', '--sizes', sizes, '-o', 'tail.jsonl');
      expect([code, read('tail.jsonl')], content).toEqual([2, content]);
      expect(err).toMatch(/^douse: tail\.jsonl:\d:1: expected .*\n$/);
    }
  });

  it('refuses a file with rows that cannot be true', () => {
    const args = ['fewest', '--sizes', '1..6', '-o', 'false.jsonl'];
    expect(survey(...args).code).toBe(0);
    const good = read('false.jsonl');
    for (const [from, to, says] of [
      ['"first":"10110"', '"first":"10111"', 'a first row that solves'],
      ['"total":15,"bound":15', '"total":14,"bound":14', 'a total of 15'],
      ['"proof":"unique"', '"proof":"hearsay"', 'as proof'],
      ['"seconds"', '"\\u001b[31m":1,"seconds"', 'no field'],
      ['"status":"solved"', '"status":7', 'as status'],
      ['"total":15', '"total":-77', 'as total'],
      [',"solutions":"1"', '', 'the field solutions'],
    ] as const) {
      const bad = good.replace(from, to);
      expect(bad).not.toBe(good);
      writeFileSync(path('false.jsonl'), bad);
      const { code, err } = survey(...args);
      expect([code, read('false.jsonl')], to).toEqual([2, bad]);
      expect(err).toContain(says);
      expect(err).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    }
  });

  it('writes no file that another survey writes, and takes over the lock of a process that is gone', () => {
    const args = ['nullity', '--sizes', '1..3', '-o', 'locked.jsonl'];
    const lock = (pid: number): string => JSON.stringify({ douse: 'lock', pid, host: hostname(), began: null });
    writeFileSync(path('locked.jsonl.lock'), lock(process.pid));
    const { code, err } = survey(...args);
    expect(code).toBe(2);
    expect(err).toMatch(
      /^douse: locked\.jsonl: expected a file that nobody writes, got one that process \d+ is writing; .*\n$/,
    );
    // A link to the file is the same file.
    symlinkSync(path('locked.jsonl'), path('link.jsonl'));
    expect(survey(...args.slice(0, -1), 'link.jsonl').code).toBe(2);
    const { pid } = spawnSync(process.execPath, ['-e', '0']);
    writeFileSync(path('locked.jsonl.lock'), lock(pid));
    expect(survey(...args).code).toBe(0);
    // A process of the same number that began at another time is another process.
    writeFileSync(
      path('locked.jsonl.lock'),
      JSON.stringify({ douse: 'lock', pid: process.pid, host: hostname(), began: '1' }),
    );
    if (existsSync('/proc/self/stat')) expect(survey(...args).code).toBe(0);
    else rmSync(path('locked.jsonl.lock'));
    expect(existsSync(path('locked.jsonl.lock'))).toBe(false);
    writeFileSync(path('locked.jsonl.lock'), 'mine');
    expect(survey(...args).err).toContain("got 'mine'");
    expect(read('locked.jsonl.lock')).toBe('mine');
  });

  it('keeps rows that are done before their turn, and uses them again', () => {
    const args = ['fewest', '--sizes', '1..9', '-o', 'ahead.jsonl'];
    expect(survey(...args).code).toBe(0);
    const rows = read('ahead.jsonl')
      .trimEnd()
      .split('\n')
      .map((row) => row.replace(/"seconds":[\d.]+/, '"seconds":4321'));
    writeFileSync(path('ahead.jsonl'), `${rows.slice(0, 2).join('\n')}\n`);
    writeFileSync(path('ahead.jsonl.ahead'), `1 ${rows[1]}\n8 ${rows[8]}\n5 ${rows[5]}\n6 ${rows[6]!.slice(0, 99)}`);
    expect(survey(...args)).toEqual({ code: 0, out: '', err: '' });
    const again = read('ahead.jsonl').trimEnd().split('\n');
    expect(again.map((row) => row.includes('4321'))).toEqual(Array.from(rows, (_, i) => [0, 1, 5, 8].includes(i)));
    expect(existsSync(path('ahead.jsonl.ahead'))).toBe(false);
    writeFileSync(path('ahead.jsonl.ahead'), 'my diary');
    expect(survey(...args).code).toBe(2);
    expect(read('ahead.jsonl.ahead')).toBe('my diary');
  });

  it('loses no finished row when it is killed', async () => {
    const args = ['difficulty', '6x6', '--samples', '100000', '--seed', 'moon', '-o', 'killed.jsonl'];
    const child = spawn(process.execPath, [main, 'survey', ...args], { cwd: folder, stdio: 'ignore' });
    const closed = once(child, 'close');
    writeFileSync(path('killed.jsonl'), '');
    await new Promise<void>((resolve) => {
      const watcher = watch(path('killed.jsonl'), () => {
        if (read('killed.jsonl').length < 20_000) return;
        watcher.close();
        resolve();
      });
    });
    child.kill('SIGKILL');
    await closed;
    const before = read('killed.jsonl');
    const kept = before.slice(0, before.lastIndexOf('\n') + 1);
    const short = args.with(3, String(kept.split('\n').length + 300));
    expect(survey(...short).code).toBe(0);
    expect(read('killed.jsonl').startsWith(kept)).toBe(true);
    const other = [...short.slice(0, -1), 'whole.jsonl'];
    expect(survey(...other).code).toBe(0);
    expect(read('killed.jsonl')).toBe(read('whole.jsonl'));
  });

  it('serves jobs in the order in which they came', async () => {
    const executor = threadExecutor(1);
    const order: number[] = [];
    const given = { size: '6x6', samples: '40', seed: 'moon' };
    await Promise.all(
      Array.from({ length: 40 }, async (_, first) => {
        await executor.run({ kind: 'difficulty', given, first, count: 1 });
        order.push(first);
      }),
    );
    await executor.close();
    expect(order).toEqual(Array.from(order, (_, i) => i));
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
