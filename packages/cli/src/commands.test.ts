import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { douse, file, folder, read } from './testing/command.ts';

const run = (...args: string[]) => douse(args);
function json(...args: string[]): Record<string, unknown> {
  const { out, err } = run(...args, '--json');
  expect(err).toBe('');
  expect(out.trimEnd()).not.toContain('\n');
  return JSON.parse(out) as Record<string, unknown>;
}
const rowsOf = (text: string): number[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));

const classic = file('classic.txt', '.#.#.\n##.##\n.#.#.\n#.#.#\n#.#.#\n');
const unsolvable = file('unsolvable.txt', 'xx---\nxxxx-\n--xx-\n-xxxx\n-x-x-\n');
const machines = file(
  'machines.txt',
  '[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1) {3,5,4,7}\n[...#.] (0,2,3,4) (2,3) (0,4) (0,1,2) (1,2,3,4) ' +
    '{7,5,12,7,2}\n[.###.#] (0,1,2,3,4) (0,3,4) (0,1,2,4,5) (1,2) {10,11,11,5,10,5}\n',
);
const graph = file('graph.txt', 'a b\nb c\nc d\nd a\na c\n');
const wiring = file(
  'wiring.json',
  '{"levels":4,"buttons":[{"name":"A","moves":{"x":1,"y":1}},{"name":"B","moves":{"y":1}}],"lights":{"x":2,"y":1}}',
);

describe('solve', () => {
  it('every machine of a file, one answer a line', () => {
    const { code, out } = run('solve', machines, '--fewest', '--json');
    expect(code).toBe(0);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { total: number });
    expect(answers.map(({ total }) => total)).toEqual([2, 3, 2]);
    expect(run('solve', machines, '-o', 'many.json').code).toBe(2);
  });

  it('graphs, Flip ids, wirings, cubes and presets', () => {
    expect(json('solve', graph, '--format', 'edges', '--target', 'on', '--fewest')).toMatchObject({
      status: 'solved',
      total: 1,
    });
    // Two words a line are a graph only where that is asked for.
    expect(run('solve', graph, '--target', 'on').err).toMatch(
      /^douse: graph\.txt:1:1: .*--format edges reads it as a graph/,
    );
    expect(json('solve', '2x2:edb7,6')).toMatchObject({ presses: [0, 1, 1, 0], solutions: '1' });
    expect(json('solve', file('flip.txt', '2x2c:edb7,6\n'))).toMatchObject({ presses: [0, 1, 1, 0] });
    expect(json('solve', wiring)).toMatchObject({ presses: [2, 1], total: 3 });
    expect(json('solve', 'cube', '--target', 'on')).toMatchObject({ status: 'solved', solutions: '64' });
    expect(json('solve', 'merlin')).toMatchObject({ status: 'solved', solutions: '1' });
    expect(run('solve', wiring).out).toContain('A: 2\nB: 1');
  });

  it('under a rule drawn in a file, also where it carries weights', () => {
    const arrow = file('arrow.rule', '@#\n');
    expect(json('solve', file('line.txt', '##.\n'), '--rule', './arrow.rule')).toMatchObject({ presses: [1, 0, 0] });
    expect(json('solve', 'line.txt', '--rule', arrow)).toMatchObject({ presses: [1, 0, 0] });
    const heavy = file('heavy.rule', '.1.\n2@2\n.1.\n');
    expect(json('analyse', '3', '--levels', '3', '--rule', heavy)).toMatchObject({ rule: heavy, buttons: 9 });
    const bad = run('solve', 'line.txt', '--rule', file('bad.rule', '.#.\n#?#\n.#.\n'));
    expect([bad.code, bad.out]).toEqual([2, '']);
    expect(bad.err).toMatch(/^douse: bad\.rule:2:2: expected \. # @ or a digit, got '\?'; [^\n]+\n$/);
    expect(run('solve', 'line.txt', '--rule', 'no.rule').err).toMatch(/^douse: no\.rule: expected a file/);
  });

  // Three lights of seven levels and twenty buttons: 7^17 solutions, too many to compare.
  /** Eight lights with seven levels: 7^8 states, and 28 buttons. */
  const manySolutions = (): string => {
    const buttons = Array.from({ length: 28 }, (_, b) => ({
      name: `b${b}`,
      moves: { [b % 8]: 1 + (b % 2), [(3 * b + 1) % 8]: 1 + (b % 3), [(b * b + 2) % 8]: 1 + ((b * b) % 5) },
    }));
    return file('many.json', JSON.stringify({ levels: 7, buttons, lights: { 0: 6, 1: 3, 2: 1, 5: 2, 7: 4 } }));
  };

  it('asks an optimizer where nothing exact is left, and does not take its word for a proof', () => {
    const many = manySolutions();
    const exact = run('solve', many, '--fewest', '--json');
    expect(exact.code).toBe(3);
    const { code, out, err } = run('solve', many, '--fewest', '--optimizer', 'highs', '--json');
    expect([code, err]).toEqual([3, '']);
    const answer = JSON.parse(out) as { best: { total: number; presses: number[] }; bound: number };
    expect(answer).toMatchObject({
      status: 'unknown',
      fewest: false,
      claim: { optimizer: 'HiGHS', fewest: true, bound: answer.best.total },
    });
    expect(answer.bound).toBeLessThan(answer.best.total);
    expect(answer.best.total).toBeLessThanOrEqual((JSON.parse(exact.out) as { best: { total: number } }).best.total);
  });

  it('says in words what an optimizer claims, and asks none where an exact method ends', () => {
    const text = run('solve', manySolutions(), '--fewest', '--optimizer', 'highs', '--time', '20').out;
    expect(text).toMatch(/^HiGHS found no better \(floating-point branch and bound, \d+ nodes?\); that is no proof$/m);
    expect(json('solve', classic, '--fewest', '--optimizer', 'highs')).toEqual(json('solve', classic, '--fewest'));
  });

  it('refuses an optimizer that is not known or has nothing to do', () => {
    for (const args of [
      ['--fewest', '--optimizer', 'toString'],
      ['--optimizer', 'highs'],
    ]) {
      const { code, out, err } = run('solve', classic, ...args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^douse: --optimizer: expected [^\n]+; [^\n]+\n$/);
    }
  });

  it('writes presses as text, JSON, PBM and PGM, which check reads back', () => {
    for (const name of ['p.txt', 'p.json', 'p.pbm', 'p.pgm']) {
      expect(run('solve', classic, '-o', name).code, name).toBe(0);
      expect(run('check', classic, name).code, name).toBe(0);
    }
    expect(read('p.txt')).toMatch(/^([.#]{5}\n){5}$/);
    expect(JSON.parse(read('p.json'))).toHaveLength(25);
    expect(read('p.pbm').startsWith('P4\n')).toBe(true);
    expect(read('p.pgm').startsWith('P5\n')).toBe(true);
    expect(run('solve', wiring, '-o', 'w.json').code).toBe(0);
    expect(run('check', wiring, 'w.json').code).toBe(0);
    expect(JSON.parse(read('w.json'))).toEqual([2, 1]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('explain', () => {
  it('by every way and in every format; exit 1 where the board is impossible', () => {
    for (const [by, title] of [
      ['chase', 'Chasing the lights'],
      ['elimination', 'Elimination'],
      ['quiet', 'Quiet patterns'],
    ] as const) {
      const { code, out, err } = run('explain', classic, '--by', by);
      expect([code, err]).toEqual([0, '']);
      expect(out.startsWith(`${title}\n===`)).toBe(true);
    }
    expect(run('explain', classic, '--format', 'markdown').out.startsWith('# Chasing the lights\n')).toBe(true);
    expect(run('explain', classic, '--format', 'latex').out).toMatch(/^\\documentclass[^]*\\end\{document\}\n$/);
    const impossible = run('explain', unsolvable);
    expect(impossible.code).toBe(1);
    expect(impossible.out).toContain('cannot be solved: every button moves an even number of the marked lights');
  });

  it('the integer program, a target, wirings and graphs', () => {
    const program = run('explain', classic, '--by', 'program');
    expect(program.code).toBe(0);
    expect(program.out).toMatch(/^\\ .*\nMinimize\n presses: x0 \+ x1[^]*\nEnd\n$/);
    expect(run('explain', '3x3', '--target', 'on').out).toContain('The lights to reach.');
    expect(run('explain', wiring, '--by', 'elimination').out).toContain('P · A = E');
    expect(run('explain', graph, '--format', 'edges').out).toContain('Chasing the lights');
  });

  it('refuses unknown ways and formats and too large boards in one line', () => {
    for (const args of [
      ['--by', 'magic'],
      ['--by', 'toString'],
      ['--format', 'pdf'],
    ]) {
      const { code, out, err } = run('explain', classic, ...args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^douse: --(by|format): expected [^\n]+\n$/);
    }
    for (const args of [['300x300'], ['30x30', '--by', 'elimination']]) {
      const { code, err } = run('explain', ...args);
      expect(code).toBe(2);
      expect(err).toMatch(/^douse: [^\n]*expected at most [^\n]+; [^\n]+\n$/);
    }
  });
});

describe('chart', () => {
  it('prints the table of the classic board in every format', () => {
    const chart = json('chart', '5x5') as { rows: { left: number[]; press: number[] }[]; solvable: string };
    expect(chart).toMatchObject({
      levels: 2,
      complete: true,
      solvable: '8',
      free: [0, 1, 2, 3, 4],
      residue: [20, 21, 22, 23, 24],
    });
    expect(chart.rows).toHaveLength(7);
    const text = run('chart', '5x5').out;
    expect(text).toContain('Of 32 ways to be left over, 8 can be solved, none included.');
    expect(text.match(/^[.#]{5} +[.#]{5}$/gm)).toHaveLength(7);
    expect(run('chart', '5x5', '--format', 'markdown').out.match(/^\| `[.#]{5}` \| `[.#]{5}` \|$/gm)).toHaveLength(7);
    expect(run('chart', '5x5', '--format', 'latex').out).toMatch(/^\\begin\{tabular\}[^]*\\end\{tabular\}\n$/);
    expect(run('chart', '5x5', '--format', 'csv').out.trim().split('\n')).toHaveLength(8);
    expect(json('chart', '3', '--levels', '3', '--wrap', 'torus')).toMatchObject({ levels: 3 });
    expect(run('chart', '5x5', '--format', 'pdf').err).toMatch(/^douse: --format: expected one of text, markdown/);
    expect(run('chart', '600').err).toMatch(/^douse: 600: expected at most 250000 buttons, got 360000; /);
  });
});

describe('field', () => {
  it('prints tables, the modulus and a cycle', () => {
    expect(json('field', '4')).toEqual({
      order: 4,
      prime: 2,
      degree: 2,
      modulus: [1, 1, 1],
      primitive: 2,
      add: [
        [0, 1, 2, 3],
        [1, 0, 3, 2],
        [2, 3, 0, 1],
        [3, 2, 1, 0],
      ],
      multiply: [
        [0, 0, 0, 0],
        [0, 1, 2, 3],
        [0, 2, 3, 1],
        [0, 3, 1, 2],
      ],
      cycle: [0, 1, 3, 2],
      adds: [1, 2, 1, 2],
    });
    const { code, out } = run('field', '9', '--modulus', '2,1,1');
    expect(code).toBe(0);
    expect(out).toContain('GF(9) = Z/3[x] / (x^2 + x + 2)');
    expect(json('field', '8', '--modulus', '1 0 1 1')).toMatchObject({ modulus: [1, 0, 1, 1] });
    expect(run('field', '65536').code).toBe(0);
  });

  it('solves boards under the field rule', () => {
    const start = file('four.txt', '.1\n23\n');
    const answer = json('field', '4', '--solve', start);
    expect(answer).toMatchObject({ status: 'solved', solutions: '1' });
    const [a, b, c, d] = answer['presses'] as [number, number, number, number];
    // Each light and what reaches it: all but the button across.
    expect([a ^ b ^ c, a ^ b ^ d, a ^ c ^ d, b ^ c ^ d]).toEqual([0, 1, 2, 3]);
    const lone = run('field', '4', '--solve', file('pair.txt', '12\n'), '--json');
    expect(lone.code).toBe(1);
    expect(JSON.parse(lone.out)).toMatchObject({ status: 'impossible' });
    expect(run('field', '4', '--solve', 'pair.txt').out).toMatch(/^impossible: /);
  });

  it('says what is no field in one line', () => {
    for (const [args, what] of [
      [['6'], /^douse: expected a prime power from 2 to 65536, got '6'; /],
      [['four'], /^douse: expected a prime power from 2 to 65536, got 'four'; /],
      [['4', '--modulus', '1,0,1'], /^douse: --modulus: expected an irreducible polynomial, got x\^2 \+ 1 over Z\/2; /],
      [['4', '--modulus', 'x'], /^douse: --modulus: expected 3 coefficients from 0 to 1 ending in 1/],
    ] as const) {
      const { code, out, err } = run('field', ...args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(what);
      expect(err.trimEnd()).not.toContain('\n');
    }
  });
});

describe('partition', () => {
  it('splits a graph, and presses what puts all lights out', () => {
    const edges = ['ab', 'bc', 'cd', 'da', 'ac'];
    for (const kind of ['even', 'odd']) {
      const {
        parts,
        press,
        vertices,
        edges: counted,
      } = json('partition', graph, '--kind', kind) as {
        parts: string[][];
        press: string[];
        vertices: number;
        edges: number;
      };
      expect([vertices, counted, parts.flat().sort().join('')]).toEqual([4, 5, 'abcd']);
      parts.forEach((part, side) => {
        for (const v of part) {
          const degree = edges.filter((e) => e.includes(v) && [...e].every((w) => part.includes(w))).length;
          expect(degree % 2).toBe(kind === 'odd' ? side : 0);
        }
      });
      for (const v of 'abcd') {
        const moved = press.filter((p) => p === v || edges.some((e) => e.includes(p) && e.includes(v))).length;
        expect(moved % 2).toBe(1);
      }
    }
    expect(run('partition', graph).out).toMatch(
      /Both parts have only even degrees\nfirst part .*\nsecond part .*\n\nWith all lights on, press /,
    );
    expect(json('partition', '3x4')).toMatchObject({ vertices: 12, edges: 17 });
    // Cells count from 1 in words, from 0 in JSON.
    const { press } = json('partition', '1x3') as { press: string[] };
    expect(press).toEqual(['1']);
    expect(run('partition', '1x3').out).toMatch(/press 2: every light goes out\.\n$/);
  });

  it('says where a graph breaks', () => {
    const broken = run('partition', file('broken.txt', 'a b\nb b\n'));
    expect([broken.code, broken.out]).toEqual([2, '']);
    expect(broken.err).toMatch(/^douse: broken\.txt:2:1: expected an edge between two different vertices, got 'b b'; /);
    expect(run('partition', graph, '--kind', 'prime').err).toMatch(
      /^douse: --kind: expected even or odd, got 'prime'; /,
    );
  });
});

describe('presets', () => {
  it('are listed with their history, and each can be analysed', () => {
    const presets = json('presets');
    expect(Object.keys(presets)).toEqual(
      expect.arrayContaining([
        'easy',
        'medium',
        'hard',
        'extreme',
        'merlin',
        'mini',
        'deluxe',
        'lights2000',
        'cube',
        'xl25',
        'alien-tiles',
      ]),
    );
    const { out } = run('presets');
    for (const [name, { title }] of Object.entries(presets as Record<string, { title: string }>)) {
      expect(out).toContain(name);
      expect(out).toContain(title);
    }
    expect(json('analyse', 'deluxe')).toMatchObject({ rows: 6, nullity: 0 });
    expect(json('analyse', 'cube')).toMatchObject({ rows: null, buttons: 54, nullity: 6 });
    expect(json('analyse', 'mini')).toMatchObject({ wrap: 'torus', levels: 2 });
    expect(json('analyse', 'extreme')).toMatchObject({ levels: 4, kernel: '16' });
  });
});

describe('analyse --matrix', () => {
  it('prints A, E and P with P · A = E, and the quiet patterns, in every format', () => {
    const [a, e, p] = ['adjacency', 'echelon', 'pass'].map((name) =>
      rowsOf(run('analyse', '4x4', '--matrix', name).out),
    ) as [number[][], number[][], number[][]];
    expect(a.length).toBe(16);
    expect(p.map((row) => a[0]!.map((_, c) => row.reduce((sum, x, k) => sum ^ (x & a[k]![c]!), 0)))).toEqual(e);
    const quiet = JSON.parse(run('analyse', '4x4', '--matrix', 'quiet', '--json').out) as number[][];
    expect(quiet).toHaveLength(4);
    for (const x of quiet) expect(a.every((row) => row.reduce((sum, v, c) => sum ^ (v & x[c]!), 0) === 0)).toBe(true);
    expect(JSON.parse(run('analyse', '2', '--matrix', 'adjacency', '--format', 'json').out)).toEqual([
      [1, 1, 1, 0],
      [1, 1, 0, 1],
      [1, 0, 1, 1],
      [0, 1, 1, 1],
    ]);
    expect(run('analyse', '2', '--matrix', 'adjacency', '--format', 'csv').out).toBe(
      '1,1,1,0\n1,1,0,1\n1,0,1,1\n0,1,1,1\n',
    );
    expect(run('analyse', '2', '--matrix', 'pass', '--format', 'latex').out).toMatch(/^\\begin\{pmatrix\}\n/);
  });

  it('refuses what it does not know', () => {
    expect(run('analyse', '2', '--matrix', 'inverse').err).toMatch(
      /^douse: --matrix: expected one of adjacency, echelon, pass, quiet, got 'inverse'; /,
    );
    expect(run('analyse', '2', '--matrix', 'pass', '--format', 'pbm').err).toMatch(
      /^douse: --format: expected one of text, csv/,
    );
    expect(run('analyse', '50x50', '--matrix', 'pass').err).toMatch(
      /^douse: 50x50: expected at most 1414 buttons for a matrix, got 2500; /,
    );
  });
});

describe('generate', () => {
  it('--presses makes boards that need exactly so many', () => {
    for (const k of ['0', '5', '12']) {
      const made = run('generate', '5x5', '--presses', k, '--seed', 's');
      expect(made.code).toBe(0);
      expect(json('solve', file(`exact-${k}.txt`, made.out), '--fewest')).toMatchObject({
        total: Number(k),
        fewest: true,
      });
      expect(run('generate', '5x5', '--presses', k, '--seed', 's').out).toBe(made.out);
    }
    const none = run('generate', '2x2', '--presses', '9', '--seed', 's', '--json');
    expect([none.code, JSON.parse(none.out)]).toEqual([
      1,
      {
        status: 'impossible',
        reason: 'no board of this kind needs more than 4 presses',
        read: { format: 'size', boards: 1 },
      },
    ]);
    expect(run('generate', '2x2', '--presses', 'few').err).toMatch(
      /^douse: --presses: expected a number from 0 to 999999, got 'few'; /,
    );
  });

  it('writes several boards, JSON, pictures and wirings', () => {
    expect(run('generate', '3x4', '--count', '3', '--seed', 'x', '-o', 'three.txt').code).toBe(0);
    expect(read('three.txt').match(/^douse 1 levels=2 rule=plus wrap=none$/gm)).toHaveLength(3);
    const made = json('generate', '3x4', '--levels', '5', '--seed', 'x');
    expect(made).toMatchObject({
      status: 'done',
      rows: 3,
      columns: 4,
      rule: 'plus',
      wrap: 'none',
      levels: 5,
      seed: 'x',
    });
    expect(made['board']).toHaveLength(3);
    expect(JSON.parse(run('solve', file('made.json', JSON.stringify(made)), '--json').out).status).toBe('solved');
    for (const [name, head] of [
      ['g.pbm', 'P4\n'],
      ['g.pgm', 'P5\n'],
    ] as const) {
      expect(run('generate', '9x17', '--seed', 'x', '-o', name).code).toBe(0);
      expect(read(name).startsWith(head)).toBe(true);
      expect(json('solve', name)).toMatchObject({ status: 'solved' });
    }
    expect(json('solve', file('cube.json', run('generate', 'cube', '--seed', 'x').out))).toMatchObject({
      status: 'solved',
      solutions: '64',
    });
    expect(run('generate', '3x3').err).toMatch(/^douse: seed [0-9a-f]{12}\n$/);
  });
});
