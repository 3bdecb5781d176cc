import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, lstatSync, openSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { douse, file, folder, main } from './testing/command.ts';

const classic = file('classic.txt', '.#.#.\n##.##\n.#.#.\n#.#.#\n#.#.#\n');
const unsolvable = file('unsolvable.txt', 'xx---\nxxxx-\n--xx-\n-xxxx\n-x-x-\n');

describe('solve', () => {
  it('prints one JSON object on one line', () => {
    const { code, out, err } = douse(['solve', classic, '--fewest', '--json']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out.trimEnd()).not.toContain('\n');
    expect(JSON.parse(out)).toMatchObject({
      status: 'solved',
      total: 5,
      fewest: true,
      solutions: '4',
      certificate: null,
    });
  });

  it('says null for fewest when it was not asked for', () => {
    expect(JSON.parse(douse(['solve', classic, '--json']).out).fewest).toBeNull();
  });

  it('reads standard input', () => {
    expect(JSON.parse(douse(['solve', '-', '--json'], '##\n#.\n').out)).toMatchObject({ presses: [1, 0, 0, 0] });
  });

  it('proves an unsolvable board impossible, exit 1', () => {
    const { code, out } = douse(['solve', unsolvable]);
    expect(code).toBe(1);
    expect(out).toContain('every button moves an even number of the marked lights, but an odd number of them is on');
    expect(JSON.parse(douse(['solve', unsolvable, '--json']).out).certificate.lights).toHaveLength(25);
  });

  it('lists and counts all solutions', () => {
    expect(douse(['solve', classic, '--count']).out).toBe('4\n');
    const { all } = JSON.parse(douse(['solve', classic, '--all', '--json']).out);
    expect(new Set(all.map(String)).size).toBe(4);
    expect(JSON.parse(douse(['solve', classic, '--all', '--limit', '2', '--json']).out).all).toHaveLength(2);
  });

  // 2^64 solutions of 6241 buttons: whoever gathers them first never says a word.
  it.each([
    ['text', [], /^solved: \d+ presses; 18446744073709551616 solutions; method lattice\n\n/],
    ['JSON', ['--json'], /^\{"status":"solved",[^]*"all":\[\[/],
  ])('streams all solutions as %s until its reader leaves', async (_, flags, begins) => {
    const args = [main, 'solve', '79x79', '--target', 'on', '--all', '--limit', '100000000', ...flags];
    const child = spawn(process.execPath, ['--max-old-space-size=48', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let [head, read] = ['', 0];
    for await (const chunk of child.stdout) {
      if (head.length < 20_000) head += String(chunk);
      read += (chunk as Uint8Array).length;
      if (read > 2_000_000) break;
    }
    expect(head).toMatch(begins);
    const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
    expect(code).toBe(0);
  });

  it('aims at a target', () => {
    const { out } = douse(['solve', '3x3', '--target', 'on', '--fewest', '--json']);
    expect(JSON.parse(out)).toMatchObject({ total: 5 });
    const picture = file('target.txt', '#.#\n...\n#.#\n');
    expect(douse(['solve', '3x3', '--target', picture, '--json']).code).toBe(0);
  });

  it('stops at a time limit with exit 3', () => {
    const { code, out } = douse(['solve', '9x9', '--fewest', '--time', '0', '--json']);
    expect(code).toBe(3);
    expect(JSON.parse(out).status).toBe('unknown');
  });
});

describe('solve --counters', () => {
  const machines = file(
    'machines.txt',
    '[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1) {3,5,4,7}\n[.] (0) {3}\n[...] (0,1) (1,2) (0,2) {1,1,1}\n',
  );

  it('prints one JSON object a machine and exits with the highest code', () => {
    const { code, out } = douse(['solve', machines, '--counters', '--json']);
    expect(code).toBe(1);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ status, total, fewest }) => [status, total, fewest])).toEqual([
      ['solved', 10, true],
      ['solved', 3, true],
      ['impossible', undefined, undefined],
    ]);
    expect(answers[0].presses).toHaveLength(6);
    expect(answers[2].certificate).toMatchObject({ kind: 'remainder', counters: [1, 1, 1], unit: 2 });
  });

  it('says the sum over all machines at the end, and in words why one is impossible', () => {
    const { out } = douse(['solve', machines, '--counters']);
    expect(out).toMatch(/\n2 of 3 machines solved: 13 presses\n$/);
    expect(out).toContain('every button adds a multiple of 2 to counter 0 + counter 1 + counter 2');
    const one = douse(['solve', '-', '--counters', '-o', 'counted.json'], '[..] (0) (0,1) () {5,2}\n');
    expect([one.code, one.out.includes('machines')]).toEqual([0, false]);
    expect(readFileSync(join(folder, 'counted.json'), 'utf8')).toBe('[3,2,0]\n');
  });

  it('stops at a time limit with exit 3', () => {
    const { code, out } = douse(['solve', machines, '--counters', '--time', '0', '--json']);
    expect(code).toBe(3);
    expect(JSON.parse(out.split('\n')[0]!)).toMatchObject({ status: 'unknown', best: null, bound: 0 });
  });

  it('says in one line what it cannot take', () => {
    for (const [args, input, what] of [
      [['5x5'], '', "--counters: expected a file of machines such as [.##.] (3) (1,3) {3,5,4,7}, got the board '5x5'"],
      [[classic], '', 'classic.txt:1:1: expected lights in brackets'],
      [
        ['-'],
        '[.] (0) {1}\n[.] (0)\n',
        'standard input:2:1: expected counters in braces such as {3,5} at the end, got none',
      ],
      [['-', '--count'], '[.] (0) {1}\n', '--counters: expected no --count beside it'],
      [['-', '--levels', '3'], '[.] (0) {1}\n', '--counters: expected no --levels beside it'],
      [['-', '--format', 'json'], '[.] (0) {1}\n', "--counters: expected the format aoc, got 'json'"],
    ] as const) {
      const { code, out, err } = douse(['solve', '--counters', ...args], input);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(what);
      expect(err.trimEnd()).not.toContain('\n');
    }
  });
});

describe('generate, solve and check', () => {
  for (const [ending, size, levels] of [
    ['txt', '7x9', '2'],
    ['pbm', '33x31', '2'],
    ['pgm', '4x6', '7'],
    ['json', '5x5', '3'],
  ] as const) {
    it(`work together on ${size}, ${levels} levels, presses in .${ending}`, () => {
      const board = `board.${ending === 'json' ? 'txt' : ending}`;
      const shared = ['--levels', levels];
      expect(douse(['generate', size, '--seed', 'a', '-o', board, ...shared]).code).toBe(0);
      expect(douse(['solve', board, '-o', `presses.${ending}`, ...shared]).code).toBe(0);
      expect(douse(['check', board, `presses.${ending}`, ...shared]).code).toBe(0);
      expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    });
  }

  it('gives the same boards for the same seed', () => {
    const once = douse(['generate', '6x6', '--seed', 'moon', '--count', '3']).out;
    expect(douse(['generate', '6x6', '--seed', 'moon', '--count', '3']).out).toBe(once);
    expect(douse(['generate', '6x6', '--seed', 'sun', '--count', '3']).out).not.toBe(once);
  });

  it('names the lights that stay wrong, exit 1', () => {
    const presses = file('none.json', JSON.stringify(Array.from({ length: 25 }, () => 0)));
    const { code, out } = douse(['check', classic, presses]);
    expect(code).toBe(1);
    expect(out).toContain('row 1 column 2');
    expect(JSON.parse(douse(['check', classic, presses, '--json']).out).wrong).toHaveLength(14);
  });

  it('leaves the old file alone when writing fails', () => {
    const kept = file('kept.pbm', 'old');
    expect(douse(['generate', '4x4', '--levels', '3', '--seed', '1', '-o', kept]).code).toBe(2);
    expect(readFileSync(join(folder, kept), 'utf8')).toBe('old');
  });
});

describe('what is written', () => {
  it('goes through links and into pipes, and - is standard output', () => {
    const target = file('real.txt', 'old');
    symlinkSync(target, join(folder, 'link.txt'));
    expect(douse(['solve', classic, '-o', 'link.txt']).code).toBe(0);
    expect(lstatSync(join(folder, 'link.txt')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, target), 'utf8')).toContain('#');
    expect(douse(['solve', classic, '-o', '-', '--count']).out).toContain('#');
    expect(readdirSync(folder)).not.toContain('-');
  });

  it('keeps the mode of the file it replaces, and follows links to where nothing is yet', () => {
    const kept = join(folder, file('kept-mode.txt', 'old'));
    chmodSync(kept, 0o640);
    expect(douse(['solve', classic, '-o', 'kept-mode.txt']).code).toBe(0);
    expect(statSync(kept).mode & 0o777).toBe(0o640);
    symlinkSync('to-be-made.txt', join(folder, 'second.txt'));
    symlinkSync('second.txt', join(folder, 'first.txt'));
    expect(douse(['solve', classic, '-o', 'first.txt']).code).toBe(0);
    expect(lstatSync(join(folder, 'first.txt')).isSymbolicLink()).toBe(true);
    expect(lstatSync(join(folder, 'second.txt')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, 'to-be-made.txt'), 'utf8')).toContain('#');
    symlinkSync('round.txt', join(folder, 'round.txt'));
    expect(douse(['solve', classic, '-o', 'round.txt']).err).toMatch(/^douse: round\.txt: ELOOP[^\n]*\n$/);
  });

  it('does not claim that nothing was left where it cannot take anything back', () => {
    const { code, err } = douse(['solve', classic, '-o', '/dev/full']);
    expect([code, err]).toEqual([2, 'douse: /dev/full: expected room to write, got a full disk; free some space\n']);
    const survey = douse(['survey', 'nullity', '--sizes', '1..3', '-o', '/dev/full']);
    expect(survey.code).toBe(2);
    expect(survey.err).not.toContain('nothing was left behind');
  });

  it('never replaces a device', () => {
    expect(douse(['generate', '4x4', '--seed', '1', '-o', '/dev/null']).code).toBe(0);
    expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it('fails with one line and exit 2 when standard output is full', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [main, 'analyse', '5'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^douse: standard output: expected room to write, got ENOSPC; .*\n$/);
  });

  it('is read back: boards of a drawn rule, and several boards in one file', () => {
    const pattern = file('pattern.txt', '.1.\n2@2\n.1.\n');
    expect(douse(['generate', '4x4', '--rule', pattern, '--levels', '5', '--seed', '1', '-o', 'drawn.txt']).code).toBe(
      0,
    );
    for (const flags of [[], ['--rule', pattern], ['--rule', '.#./2@2/.#.']])
      expect(douse(['solve', 'drawn.txt', ...flags]).code).toBe(0);
    expect(douse(['generate', '5x5', '--seed', '1', '--count', '3', '-o', 'three.txt']).code).toBe(0);
    expect(douse(['solve', 'three.txt', '--count']).out).toBe('4\n4\n4\n3 boards: 3 solved; 12 solutions in all\n');
    // A printed board with holes is a board file, too.
    file('holes.txt', '1~1\n010\n11~\n');
    const printed = douse(['solve', 'holes.txt']).out.split('\n\n')[1]!;
    expect(printed).toMatch(/^[·1] ~ [·1]\n.*\n[·1] [·1] ~\n$/);
    file('printed.txt', printed);
    expect(douse(['solve', 'printed.txt', '--count'])).toMatchObject({ code: 0, out: '1\n', err: '' });
  });

  it('has the shape of the question: Flip with any matrix is a rectangle', () => {
    expect(douse(['solve', '3x2r:82F1C3A5F,2A']).out).toMatch(/^solved: 3 presses; .*\n\n1 · ·\n1 1 ·\n$/);
    file('flat.json', '[1,0,1,0,1,1,0,0,1]');
    expect(douse(['solve', 'flat.json']).err).toBe(
      'douse: flat.json: read as one row of 9 lights; a row end (| or a new line) after every 3 makes it 3 × 3\n',
    );
  });

  it('no picture of a wiring', () => {
    expect(douse(['solve', 'cube', '-o', 'cube.pbm']).err).toContain('expected a rectangle for a picture');
  });
});

describe('analyse', () => {
  it('prints the contract’s JSON', () => {
    const answer = JSON.parse(douse(['analyse', '5x5', '--json']).out);
    expect(answer).toMatchObject({
      rows: 5,
      columns: 5,
      levels: 2,
      rule: 'plus',
      wrap: 'none',
      buttons: 25,
      lights: 25,
      rank: 23,
      nullity: 2,
      kernel: '4',
      solvable: '8388608',
    });
    expect(answer.smith.slice(-4)).toEqual([1, 33, 0, 0]);
    expect(answer.quiet).toHaveLength(2);
  });

  it('leaves the nullity open for composite levels', () => {
    expect(JSON.parse(douse(['analyse', '4', '--levels', '4', '--json']).out)).toMatchObject({
      nullity: null,
      rank: null,
      kernel: '64',
    });
  });
});

describe('bad usage and bad input are one line and exit 2', () => {
  const cases: [string, string[], string][] = [
    ['an empty file', ['solve', file('empty.txt', '')], 'empty.txt:1:1: expected a board, got an empty file'],
    [
      'ragged rows',
      ['solve', file('ragged.txt', '.#.\n##\n')],
      'ragged.txt:2:1: expected 3 cells, as in the first row, got 2',
    ],
    [
      'an unknown character',
      ['solve', file('unknown.txt', '.#.\n.?.\n')],
      "unknown.txt:2:2: expected a level from 0 to 1, or ~ for a hole, got '?'",
    ],
    ['a level too high', ['solve', file('high.txt', '.2\n..\n')], 'high.txt:1:2: expected a level from 0 to 1'],
    [
      'a binary file',
      ['solve', file('binary', Uint8Array.of(0, 1, 2, 255))],
      'binary:1:1: expected a board as text, PBM, PGM or JSON, got a binary file',
    ],
    [
      'a PBM cut short',
      ['solve', file('short.pbm', 'P4\n100 100\nabc')],
      'short.pbm:1:1: expected 1300 bytes of pixels, got 3',
    ],
    ['broken JSON', ['solve', file('broken.json', '{"levels":2,')], 'broken.json:1:13: expected JSON'],
    ['a directory', ['solve', '.'], '.: expected a file, got a directory'],
    ['a missing file', ['solve', 'missing.txt'], 'missing.txt: expected a file, got nothing there'],
    ['size 0', ['analyse', '0'], "expected sides from 1 to 200000, got '0'"],
    ['size 10^9', ['analyse', '1000000000'], "expected sides from 1 to 200000, got '1000000000'"],
    ['an unknown option', ['solve', classic, '--frob'], "expected an option of 'solve', got '--frob'"],
    ['an unknown command', ['frob'], "expected a command, got 'frob'"],
    ['a missing argument', ['check', classic], "expected PRESSES after 'check', got nothing"],
    ['an unknown rule', ['analyse', '3', '--rule', 'bishop'], '--rule: expected a rule of plus'],
    [
      'presses of another shape',
      ['check', classic, file('four.txt', '....\n')],
      'four.txt:1:1: expected presses for 5 × 5 cells, got 1 × 4',
    ],
    ['an id that is none', ['solve', '5x5:....'], "'5x5:....': expected a board of 5 × 5 cells"],
  ];
  for (const [what, args, message] of cases) {
    it(what, () => {
      const { code, out, err } = douse(args);
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err.startsWith(`douse: ${message}`), err).toBe(true);
      expect(err.trimEnd()).not.toContain('\n');
      expect(err).toContain(';');
    });
  }
});
