import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, watch } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { douse, file, folder, main } from './testing/command.ts';

const classic = file('classic.txt', '.#.#.\n##.##\n.#.#.\n#.#.#\n#.#.#\n');
const unsolvable = file('unsolvable.txt', 'xx---\nxxxx-\n--xx-\n-xxxx\n-x-x-\n');
const one = '[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1) {3,5,4,7}\n';
const machine = file('machine.txt', one);
const machines = file('machines.txt', `${one}[...#.] (0,2,3,4) (2,3) (0,4) (0,1,2) (1,2,3,4) {7,5,12,7,2}\n`);
const wiring = file('wiring.json', '{"buttons":[{"moves":{"x":1,"y":1}},{"moves":{"y":1}}],"lights":{"x":1}}');
const tiles = file('tiles.txt', 'OO\nXX\n');

describe('pipes', () => {
  it('are read by any name, once', () => {
    const board = '##\n#.\n';
    const shell = `cat ${classic} | '${process.execPath}' '${main}' solve /dev/stdin --json`;
    expect(JSON.parse(spawnSync('sh', ['-c', shell], { cwd: folder, encoding: 'utf8' }).stdout).total).toBe(5);
    expect(JSON.parse(douse(['solve', '-', '--json'], board).out)).toMatchObject({ presses: [1, 0, 0, 0] });
    expect(douse(['partition', '-'], '...\n').out).toContain('press 2: every light goes out');
    for (const args of [
      ['solve', '-', '--target', '-'],
      ['explain', '-', '--target', '-'],
      ['check', '-', '-'],
    ])
      expect(douse(args, board).err).toMatch(/^douse: expected one of BOARD and .* from standard input, got both;/);
  });

  it('get the presses alone with -o -; what is said goes beside them', () => {
    const { code, out, err } = douse(['solve', classic, '-o', '-']);
    expect([code, out.replaceAll(/[.#]{5}\n/g, '')]).toEqual([0, '']);
    expect(err).toMatch(/^solved: /);
    expect(douse(['check', classic, '-'], out).code).toBe(0);
    expect(douse(['solve', unsolvable, '-o', '-'])).toMatchObject({ code: 1, out: '' });
    expect(douse(['solve', machine, '--counters', '-o', '-']).out).toMatch(/^\[[\d,]+\]\n$/);
  });

  it('may close: remarks that nobody reads do not change the exit code', async () => {
    const child = spawn(process.execPath, [main, 'survey', 'difficulty', '2x2', '--samples', '2', '--seed', 'a'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.destroy();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('what would have no effect', () => {
  it.each<[string[], RegExp]>([
    [['solve', wiring, '--rule', 'king'], /^wiring.json: expected no --rule and no --wrap for a board that is no rec/],
    [['solve', machine, '--wrap', 'torus'], /^machine.txt: expected no --rule and no --wrap/],
    [['partition', wiring, '--rule', 'x'], /^wiring.json: expected no --rule/],
    [['solve', classic, '--count', '--all'], /^--count: expected no --all with it, got one/],
    [['solve', classic, '--count', '--all', '--fewest'], /^--count: expected no --all/],
    [['solve', classic, '--count', '--fewest'], /^--count: expected no --fewest/],
    [['solve', classic, '-o', '-', '--json'], /^-o -: expected no --json/],
    [['solve', machine, '--counters', '--up-to-symmetry'], /^--counters: expected no --up-to-symmetry beside it/],
    [['check', machine, 'p.json', '--counters', '--fewest'], /^--counters: expected no --fewest beside it/],
    [['check', machines, 'p.json'], /^machines.txt: expected one board, got 2/],
    [['analyse', machines], /^machines.txt: expected one board, got 2/],
    [['analyse', '3', '--matrix', 'pass', '--time', '3'], /^--time: expected no --matrix with it/],
    [['analyse', '3', '--matrix', 'pass', '--json', '--format', 'csv'], /^--format csv: expected no --json with it/],
    [['chart', '3', '--json', '--format', 'csv'], /^--format csv: expected no --json with it/],
    [['explain', '3', '--json', '--format', 'latex'], /^--format latex: expected no --json with it/],
    [['explain', '3', '--by', 'program', '--format', 'latex'], /^--format latex: expected no --by program with it/],
    [['field', '4', '--rule', 'x'], /^--rule: expected --solve with it, got none/],
    [['samegame', 'solve', tiles, '--seed', 'a'], /^--seed: expected --goal points with it, got clear/],
    [['solve', '3', '--target', 'on', '--format', 'json'], /^--format: expected a file with it, got the board '3'; /],
    [['solve', '3x3#moon', '--on', 'O'], /^--on: expected a file with it, got the board '3x3#moon'; /],
    [['solve', 'easy', '--matrix-of', 'lights'], /^--matrix-of: expected a file with it, got the board 'easy'; /],
    [['analyse', '3', '--format', 'json'], /^--format: expected a file with it, got the board '3'; /],
    [['samegame', 'solve', '3x3-c2#moon', '--format', 'json'], /^--format: expected a file with it, got /],
  ])('%j is refused', (args, what) => {
    const { code, out, err } = douse(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^douse: .+: expected .+, got .+; .+\n$/);
    expect(err.slice('douse: '.length)).toMatch(what);
  });
});

describe('one line says what was expected and what came', () => {
  it.each<[string[], RegExp]>([
    [['help', 'nothing'], /^expected a command after 'help', got 'nothing'/],
    [['samegame', 'help', 'nothing'], /^expected a command after 'help', got 'nothing'/],
    [['solve', 'a', 'b', '--json'], /^expected 1 argument after 'solve', got 2/],
    [['survey', 'nullity', 'a', '--sizes', '1..2'], /^expected 0 arguments after 'survey nullity', got 1/],
    [['solve', classic, '--time', '0x10'], /^--time: expected seconds, got '0x10'/],
    [['solve', classic, '--time', ''], /^--time: expected seconds, got ''/],
    [
      ['solve', '3x3', '--rule', 'knight', '--method', 'lattice'],
      /^--method: expected a method .*, got lattice: the lattice/,
    ],
    [['generate', '4', '--rule', 'merlin'], /^4: expected 3 × 3 cells for rule merlin, got 4 × 4/],
    [['generate', '4', '--seed', ''], /^--seed: expected a seed, got ''/],
    [
      ['generate', '4', '--count', '2', '-o', 'x.pbm'],
      /^-o x.pbm: pbm: expected one board in this format, got 2; write text, table, json or id/,
    ],
    [['explain', '300x300'], /^300x300: expected at most 40000 buttons and lights, got 90000/],
    [['field', '4', '--modulus', '1,x'], /^--modulus: expected 3 coefficients from 0 to 1 ending in 1, got '1,x'/],
    [['check', wiring, tiles], /^tiles.txt:1:1: expected presses as JSON for a wiring, got others/],
    [['check', classic, wiring], /^wiring.json:1:1: expected an array of presses, or an object .*, got neither/],
    [['samegame', 'generate', '5', '--colours', '300'], /^--colours: expected a number from 1 to 35, got '300'/],
    [['samegame', 'solve', tiles, '--goal', 'points', '--seed', ''], /^--seed: expected a seed, got ''/],
    [
      ['samegame', 'solve', file('latin.txt', Uint8Array.of(0xe9, 0xe8))],
      /^latin.txt:1:1: expected .* UTF-8, got a bin/,
    ],
  ])('%j', (args, what) => {
    const { code, out, err } = douse(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^douse: .*expected .+, got .+; .+\n$/);
    expect(err.slice('douse: '.length)).toMatch(what);
  });

  it('about a file of a survey, by its name', () => {
    const survey = (name: string, content: string | Uint8Array | null): string => {
      mkdirSync(join(folder, name));
      if (content === null) symlinkSync('nowhere', join(folder, name, 'b.txt'));
      else file(`${name}/b.txt`, content);
      const { code, out, err } = douse(['survey', 'samegame', name]);
      expect([code, out]).toEqual([2, '']);
      return err;
    };
    expect(survey('empty', '')).toMatch(/^douse: empty\/b.txt:1:1: expected a board, got an empty file; mend/);
    expect(survey('ragged', 'OO\nX\n')).toMatch(
      /^douse: ragged\/b.txt:2:1: expected 2 cells, as in the first row, got 1;/,
    );
    expect(survey('binary', Uint8Array.of(0xff))).toMatch(
      /^douse: binary\/b.txt:1:1: expected a board .*, got a binary file;/,
    );
    expect(survey('dangling', null)).toMatch(/^douse: dangling\/b.txt: expected a file that can be read, got ENOENT;/);
  });
});

describe('what is beyond a limit', () => {
  it('is unknown, exit 3, or one line', () => {
    for (const args of [
      ['solve', '3000x3000', '--levels', '4', '--rule', 'knight'],
      ['analyse', '3000x3000', '--rule', 'knight'],
    ]) {
      const { code, out, err } = douse([...args, '--json']);
      expect([code, err]).toEqual([3, '']);
      expect(JSON.parse(out)).toMatchObject({
        status: 'unknown',
        reason: expect.stringMatching(/ is beyond a limit \(.+\); fewer cells or levels may do$/),
      });
    }
    expect(douse(['solve', '200000', '--levels', '3']).err).toMatch(
      /^douse: 200000: expected a board that fits in memory, got too many cells; .*\n$/,
    );
    expect(douse(['partition', '3000']).err).toMatch(/^douse: 3000: expected at most \d+ vertices, got 9000000;/);
  });

  it('Ctrl-C is heard while a large file is written, and leaves nothing behind', async () => {
    const to = mkdtempSync(join(folder, 'large-'));
    const child = spawn(process.execPath, [main, 'generate', '100000', '--seed', 'a', '-o', join(to, 'large.pbm')]);
    const watcher = watch(to, () => child.kill('SIGINT') && watcher.close());
    expect(await once(child, 'exit')).toEqual([130, null]);
    expect(readdirSync(to)).toEqual([]);
  });
});

describe('field --solve', () => {
  it('reaches the lights that the board asks for', () => {
    // Over two levels the field rule is the usual one: the same answers, counted by the checker.
    for (const board of [machine, 'merlin']) {
      const { out } = douse(['field', '2', '--solve', board, '--json']);
      expect(JSON.parse(out).presses).toContain(1);
      expect(douse(['check', board, '-'], out).code).toBe(0);
    }
  });
});

describe('partition', () => {
  it('takes vertices without edges, and any board by --format, --rule and --wrap', () => {
    const edges = file('edges.txt', 'a b\nc\n');
    const json = (...args: string[]) => JSON.parse(douse(['partition', ...args, '--json']).out);
    expect(json(edges)).toMatchObject({ vertices: 3, edges: 1, presses: [1, 0, 1] });
    const square = file('square.txt', '1 0\n0 1\n');
    expect(json(square)).toMatchObject({ vertices: 2, edges: 1 });
    expect(json(square, '--format', 'text')).toMatchObject({ vertices: 4, edges: 4 });
    expect(json('1x4', '--wrap', 'cylinder')).toMatchObject({ vertices: 4, edges: 4 });
    expect(json('cube3')).toMatchObject({ vertices: 54, edges: 108 });
  });
});

describe('check --counters', () => {
  it('counts up, and names the counters that are wrong', () => {
    // By hand: (3) once, (1,3) five times, (2,3) once, (0,2) three times reach 3, 5, 4 and 7.
    const right = file('right.json', '[1,5,0,1,3,0]');
    expect(douse(['check', machine, right, '--counters'])).toMatchObject({ code: 0, out: 'solved: 10 presses\n' });
    const wrong = file('wrong.json', '{"presses":[1,5,0,1,2,0]}');
    const said = douse(['check', machine, wrong, '--counters']);
    expect(said).toMatchObject({ code: 1, out: 'not solved: counter 0 is 2, not 3, counter 2 is 3, not 4\n' });
    expect(JSON.parse(douse(['check', machine, wrong, '--counters', '--json']).out)).toEqual({
      status: 'wrong',
      total: 9,
      wrong: ['0', '2'],
      read: { format: 'aoc', boards: 1 },
    });
  });

  it('takes the lines that solve prints for several machines', () => {
    const { out } = douse(['solve', machines, '--counters', '--json']);
    const said = douse(['check', machines, '-', '--counters'], out);
    expect(said).toMatchObject({ code: 0, out: 'machine 1: solved: 10 presses\nmachine 2: solved: 12 presses\n' });
    expect(douse(['check', machines, '-', '--counters'], out.replace('[1,5', '[2,5')).code).toBe(1);
    expect(douse(['check', machines, '-', '--counters'], '[1]\n').err).toMatch(
      /^douse: standard input:1:1: expected 2 lines of presses, one a machine, got 1;/,
    );
    expect(douse(['check', machines, '-', '--counters'], '[1,5,0,1,3,0]\n[1]\n').err).toMatch(
      /^douse: standard input:2:1: expected 5 presses, got 1;/,
    );
  });
});
