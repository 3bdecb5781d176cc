import { describe, expect, it } from 'vitest';
import { douse, file } from '../testing/command.ts';

/** Three rows and three columns, a switch each, on nine lamps. */
const switches = JSON.stringify({
  levels: 2,
  buttons: [0, 1, 2].flatMap((k) => [
    { name: `row ${k}`, moves: Object.fromEntries([0, 1, 2].map((i) => [`${k}${i}`, 1])) },
    { name: `column ${k}`, moves: Object.fromEntries([0, 1, 2].map((i) => [`${i}${k}`, 1])) },
  ]),
  lights: { '00': 1, '11': 1, '22': 1 },
});

describe('solve --least-lit', () => {
  it('gives the presses after which the fewest lights miss, with the certificate, exit 1', () => {
    file('switches.json', switches);
    const { code, out } = douse(['solve', 'switches.json', '--least-lit', '--json']);
    expect(code).toBe(1);
    const answer = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(answer).slice(0, 6)).toEqual(['status', 'presses', 'missed', 'proved', 'bound', 'certificate']);
    expect(answer).toMatchObject({ status: 'closest', missed: 2, proved: true, bound: 2 });
    file('presses.json', JSON.stringify(answer['presses']));
    expect(douse(['check', 'switches.json', 'presses.json', '--least-lit'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/2 lights wrong: .*; no presses leave fewer wrong/),
    });
    file('worse.json', '[0,0,0,0,0,0]');
    expect(douse(['check', 'switches.json', 'worse.json', '--least-lit']).code).toBe(1);
    const text = douse(['solve', 'switches.json', '--least-lit']).out;
    expect(text).toMatch(/^impossible: /);
    expect(text).toMatch(/closest: 2 lights miss their aim, the fewest \(\d+ positions compared\)/);
  });

  it('answers a board that can be solved as before', () => {
    file('plus.txt', '010\n111\n010\n');
    const plain = douse(['solve', 'plus.txt', '--json']).out;
    expect(douse(['solve', 'plus.txt', '--least-lit', '--json'])).toMatchObject({ code: 0, out: plain });
  });
});

describe('solve --target same', () => {
  it('takes the level that costs the fewest presses, and check knows it', () => {
    // All but a plus is lit: one press makes all alike, on.
    file('nearly.txt', '101\n000\n101\n');
    const { code, out } = douse(['solve', 'nearly.txt', '--target', 'same', '--fewest', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      status: 'solved',
      level: 1,
      presses: [0, 0, 0, 0, 1, 0, 0, 0, 0],
      total: 1,
    });
    file('one.json', '[0,0,0,0,1,0,0,0,0]');
    expect(douse(['check', 'nearly.txt', 'one.json', '--target', 'same']).code).toBe(0);
    file('none.json', '[0,0,0,0,0,0,0,0,0]');
    expect(douse(['check', 'nearly.txt', 'none.json', '--target', 'same'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('4 lights wrong'),
    });
  });

  it('is impossible with one certificate for all levels, and refuses what asks for one target', () => {
    file('odd.txt', '1000\n0000\n0000\n0000\n');
    const { code, out } = douse(['solve', 'odd.txt', '--target', 'same', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ certificate: { says: expect.stringMatching(/never all alike$/) } });
    expect(douse(['solve', 'odd.txt', '--target', 'same', '--count'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/expected no --count with it/),
    });
    expect(douse(['explain', 'odd.txt', '--target', 'same']).code).toBe(2);
  });
});

describe('solve --counters --all', () => {
  it('lists all presses, or with --fewest those with the fewest, up to --limit', () => {
    // Two counters; a button for each and one for both.
    file('machine.txt', '[..] (0) (1) (0,1) {2,2}\n');
    const all = douse(['solve', 'machine.txt', '--counters', '--all', '--json']);
    expect(all.code).toBe(0);
    expect(JSON.parse(all.out)).toMatchObject({ total: 2, all: [[0, 0, 2], [1, 1, 1], [2, 2, 0]] }); // prettier-ignore
    const fewest = douse(['solve', 'machine.txt', '--counters', '--all', '--fewest', '--json']);
    expect(JSON.parse(fewest.out)).toMatchObject({ all: [[0, 0, 2]], read: { format: 'aoc', boards: 1 } });
    const some = douse(['solve', 'machine.txt', '--counters', '--all', '--limit', '2']);
    expect(some.err).toMatch(/2 solutions listed, and there are more/);
    // The answer, then two lists of three buttons, each behind an empty line.
    expect(some.out.split('\n\n').length).toBe(3);
    expect(douse(['solve', 'machine.txt', '--counters', '--limit', '2']).code).toBe(2);
  });
});

describe('the last field of every JSON answer about a board', () => {
  it.each([
    [['solve', 'plus.txt'], 'text'],
    [['analyse', '3'], 'size'],
    [['analyse', 'plus.txt'], 'text'],
    [['explain', 'plus.txt'], 'text'],
    [['chart', '3'], 'size'],
    [['partition', 'triangle.txt'], 'edges'],
    [['partition', '3'], 'size'],
    [['check', 'plus.txt', 'centre.json'], 'text'],
    [['field', '4', '--solve', 'plus.txt'], 'text'],
    [['generate', '3', '--seed', 'a'], 'size'],
    [['generate', 'cube', '--seed', 'a'], 'preset'],
    [['samegame', 'generate', '3', '--seed', 'a'], 'size'],
    [['samegame', 'solve', '3x3-c2#a'], 'id'],
  ])('%j: read as %s', (args, format) => {
    file('plus.txt', '010\n111\n010\n');
    file('triangle.txt', 'a b\nb c\nc a\n');
    file('centre.json', '[0,0,0,0,1,0,0,0,0]');
    const answer = JSON.parse(douse([...args, '--json']).out) as Record<string, unknown>;
    expect(Object.entries(answer).at(-1)).toEqual(['read', { format, boards: 1 }]);
  });
});
