import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { solve } from '../../lightsout/solve/solve.ts';
import { complaint } from '../../testing/complaints.ts';
import { publicCases } from '../../testing/oracles.ts';
import { plainSolves } from '../../testing/plain.ts';
import { parseMachines } from './aoc.ts';

const machines = (text: string): Extract<ReturnType<typeof parseMachines>, { ok: true }>['value'] => {
  const parsed = parseMachines(text);
  if (!parsed.ok) throw new Error(complaint(parsed));
  return parsed.value;
};

describe('parseMachines', () => {
  it('reads the puzzle’s own examples, whose fewest presses are 2, 3 and 2', () => {
    const given = publicCases().find(({ aoc }) => aoc !== undefined)!;
    const read = machines(given.aoc!.join('\n'));
    expect(read.map(({ counters }) => counters)).toEqual([
      [3, 5, 4, 7],
      [7, 5, 12, 7, 2],
      [10, 11, 11, 5, 10, 5],
    ]);
    const totals = read.map(({ problem }) => {
      const answer = solve(problem, { fewest: true });
      if (answer.kind !== 'solved') throw new Error(answer.kind);
      expect(plainSolves(problem, answer.presses)).toBe(true);
      return answer.total;
    });
    expect(totals).toEqual([2, 3, 2]);
    expect(totals).toEqual(given.fewestPresses);
  });

  it('reads lights, buttons and counters as they stand', () => {
    const [{ problem, counters }] = machines('  [.#.]  (0,2)(1)   ( 0 , 1 ) { 3, 4 ,5 } ') as [
      ReturnType<typeof machines>[0],
    ];
    const { board, start, target, levels } = problem;
    if (board.kind !== 'wiring') throw new Error('expected a wiring');
    expect([levels, [...(start as Uint8Array)], [...(target as Uint8Array)]]).toEqual([2, [0, 0, 0], [0, 1, 0]]);
    expect([...board.effects.start]).toEqual([0, 2, 3, 5]);
    expect([...board.effects.light]).toEqual([0, 2, 1, 0, 1]);
    expect(board.buttonNames).toEqual(['(0,2)', '(1)', '(0,1)']);
    expect(board.lightNames).toEqual(['0', '1', '2']);
    expect(counters).toEqual([3, 4, 5]);
    expect(machines('[..] (0)')[0]!.problem.target).toBeNull();
    expect(machines('[#]')[0]).toMatchObject({ counters: null, problem: { board: { buttons: 0, lights: 1 } } });
    expect(machines('[#] (0) () ( )')[0]!.problem.board).toMatchObject({
      buttons: 3,
      buttonNames: ['(0)', '()', '()'],
    });
    expect(machines('[#] (0) {4294967295}')[0]!.counters).toEqual([4_294_967_295]);
    expect(machines('; two\n\n[#] (0)\n[#]').map(({ line }) => line)).toEqual([3, 4]);
    expect(machines('; two\r\n[#] (0)\r\n\r\n[.#] (1)\r\n').length).toBe(2);
  });

  it('takes other numbers of levels: lights go up from 0 to level 1', () => {
    const parsed = parseMachines('[#.] (0) (0,1)', { levels: 5 });
    expect(parsed.ok && parsed.value[0]!.problem).toMatchObject({ levels: 5, target: Uint8Array.of(1, 0) });
  });

  it('says where a line breaks', () => {
    for (const [text, what] of [
      ['', '1:1: expected a machine such as [.##.] (3) (1,3) {3,5,4,7}, got no line'],
      ['; nothing', '1:1: expected a machine such as [.##.] (3) (1,3) {3,5,4,7}, got no line'],
      ['[#] (0)\nx', "2:1: expected lights in brackets such as [.##.], got 'x'"],
      ['[] (0)', "1:1: expected lights in brackets such as [.##.], got '[] (0)'"],
      ['[#.] (0) 7', "1:10: expected a button such as (1,3), or counters such as {3,5} at the end, got '7'"],
      ['[#.] (0) {1,2} (1)', "1:16: expected a button such as (1,3), or counters such as {3,5} at the end, got '(1)'"],
      ['[#.] (0', "1:6: expected a button such as (1,3), or counters such as {3,5} at the end, got '(0'"],
      ['[#.] (0) (2)', '1:11: expected lights from 0 to 1, got 2'],
      ['[#.] (0,0)', '1:9: expected each light once, got 0 again'],
      ['[#.] (0,)', '1:9: expected a whole number from 0 to 4294967295, got nothing'],
      ['[#.] (0) {}', '1:11: expected a whole number from 0 to 4294967295, got nothing'],
      ['[#.] (0) {1,4294967296}', '1:13: expected counters from 0 to 4294967295, got 4294967296'],
      ['[#.]   (0,-1)', "1:11: expected a whole number from 0 to 4294967295, got '-1'"],
      ['[#.] (0,1e0)', "1:9: expected a whole number from 0 to 4294967295, got '1e0'"],
      ['[#.] (0) { 1 ,  x }', "1:17: expected a whole number from 0 to 4294967295, got 'x'"],
      ['[#.] (0) {1}', '1:10: expected 2 counters, one a light, got 1'],
      [`[${'.'.repeat(10_001)}]`, '1:1: expected at most 10000 lights, got 10001'],
      [`[#]${' (0)'.repeat(10_001)}`, '1:40005: expected at most 10000 buttons, got more'],
    ] as const) {
      expect(complaint(parseMachines(text))).toBe(what);
    }
  });

  it('of any text never throws', () => {
    const part = fc.constantFrom(
      '[',
      ']',
      '.',
      '#',
      '(',
      ')',
      '{',
      '}',
      ',',
      '0',
      '1',
      '12345678901',
      ' ',
      '\n',
      ';',
      'é',
      '\0',
    );
    fc.assert(
      fc.property(
        fc.constantFrom('', '[.#', '[.#]', '[##] (0) '),
        fc.array(part, { maxLength: 40 }),
        (start, parts) => {
          const said = complaint(parseMachines(start + parts.join('')));
          if (said !== 'fine') expect(said).toMatch(/^[1-9]\d*:[1-9]\d*: expected .+, got .+$/);
        },
      ),
      { seed: 3, numRuns: 3000 },
    );
    for (const text of [
      '('.repeat(300_000),
      `[#]${' '.repeat(300_000)}`,
      `[#]${'('.repeat(300_000)}`,
      '[#]\n'.repeat(100_001),
    ])
      expect(typeof complaint(parseMachines(text))).toBe('string');
  });
});
