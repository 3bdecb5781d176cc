import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effects } from '../../board/grid.ts';
import { lengthOf, asArray, type Levels, type Problem, problem } from '../../board/problem.ts';
import { RULES } from '../../board/rule.ts';
import { wiring } from '../../board/wiring.ts';
import { cases } from '../../testing/plain.ts';
import { describeError } from '../error.ts';
import { makeJson, parseJson, parseJsonBoards } from './json.ts';
import type { BoardOptions } from '../options.ts';

const list = (levels: Levels): number[] => Array.from(asArray(levels));
const read = (value: unknown, options?: BoardOptions): Problem => {
  const parsed = parseJson(typeof value === 'string' ? value : JSON.stringify(value), options);
  if (!parsed.ok) throw new Error(describeError(parsed.error));
  return parsed.value;
};
const complaint = (value: unknown, options?: BoardOptions): string => {
  const parsed = parseJson(typeof value === 'string' ? value : JSON.stringify(value), options);
  return parsed.ok ? 'fine' : describeError(parsed.error);
};

describe('JSON boards', () => {
  it('carry a wiring: names, weights, levels, target', () => {
    const task = read({
      levels: 4,
      buttons: [{ name: 'A', moves: { L1: 1, L2: 3 } }, { moves: { L3: 2, L1: 0 } }],
      lights: { L1: 2 },
      target: { L3: 1, L4: 3 },
    });
    expect(task.board).toMatchObject({ kind: 'wiring', buttonNames: ['A', '2'], lightNames: ['L1', 'L2', 'L3', 'L4'] });
    const { start, light, weight } = effects(task.board);
    expect([[...start], [...light], [...weight]]).toEqual([
      [0, 2, 3],
      [0, 1, 2],
      [1, 3, 2],
    ]);
    expect([task.levels, list(task.start), list(task.target!)]).toEqual([4, [2, 0, 0, 0], [0, 0, 1, 3]]);
  });

  it('may leave out lights, target and levels', () => {
    const task = read({ buttons: [{ name: 'A', moves: { a: 1 } }] });
    expect([task.levels, task.moduli, task.target, list(task.start)]).toEqual([2, null, null, [0]]);
    expect(read({ buttons: [] }).board).toMatchObject({ buttons: 0, lights: 0 });
    expect(read({ buttons: [{ moves: { a: 1 } }], target: { a: 0 } }).target).toBeNull();
  });

  it('may give each light its own number of levels', () => {
    const task = read({ levels: { a: 2, b: 3 }, buttons: [{ moves: { a: 1, b: 2, c: 1 } }], lights: { a: 0, b: 2 } });
    expect([task.levels, [...task.moduli!], list(task.start)]).toEqual([6, [2, 3, 2], [0, 2, 0]]);
    expect(complaint({ levels: { a: 2, b: 3 }, buttons: [{ moves: { a: 1, b: 2 } }], lights: { a: 2 } })).toMatch(
      /the level of light 'a' from 0 to 1, got '2'/,
    );
    expect(read({ levels: { a: 2, b: 3 }, buttons: [{ moves: { a: 1, b: 2 } }] }, { levels: 5 })).toMatchObject({
      levels: 5,
      moduli: null,
    });
  });

  it('carry a grid as rows of text', () => {
    const task = read({ board: ['012', '2~0'], levels: 3, rule: 'king', wrap: 'torus' });
    expect(task).toMatchObject({
      levels: 3,
      board: { rows: 2, columns: 3, lights: 5, rule: RULES.king, wrap: 'torus' },
    });
    expect(list(task.start)).toEqual([0, 1, 2, 2, 0]);
    expect(read({ board: ['012'], levels: 3 }, { levels: 9 }).levels).toBe(9);
    expect(read({ board: ['#.'] }).levels).toBe(2);
    // The place is that of the file, not of the rows joined.
    expect(complaint({ board: ['01', '02'] })).toMatch(/^1:18: expected a level from 0 to 1/);
    expect(complaint('{\n "levels": 2,\n "board": [\n  "01",\n  "0?"]}')).toMatch(/^5:5: expected a level from 0 to 1/);
    expect(complaint({ board: 7 })).toMatch(/^1:10: expected "board": an array of rows/);
    expect(complaint({ board: ['0'], rule: 'best' })).toMatch(/expected a rule of plus/);
    expect(complaint({ board: [] })).toMatch(/expected at least one cell, got an empty array/);
    for (const key of ['lights', 'buttons'])
      expect(complaint({ board: ['01'], [key]: ['11'] })).toMatch(`expected no "${key}" beside "board", got an array`);
  });

  it('carry rows as arrays, and a target with lights that do not matter', () => {
    expect(
      list(
        read({
          board: [
            [0, 1],
            [1, 0],
          ],
        }).start,
      ),
    ).toEqual([0, 1, 1, 0]);
    expect(list(read({ board: '01|10' }).start)).toEqual([0, 1, 1, 0]);
    const task = read({ board: ['01', '1~'], target: ['1?', '0~'] });
    expect(list(task.target!)).toEqual([1, 0, 0]);
    expect([...task.care!]).toEqual([1, 0, 1]);
    expect([...read({ board: ['01'], target: [[null, 1]] }).care!]).toEqual([0, 1]);
    expect(complaint({ board: ['01'], target: ['1'] })).toMatch(/^1:26: expected a target of the board's 1 × 2 cells/);
    const wired = read({ buttons: [{ moves: { a: 1, b: 1 } }], target: { a: null, b: 1 } });
    expect([list(wired.target!), [...wired.care!]]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(read(makeJson(wired))).toEqual(wired);
  });

  it('refuse keys that nothing reads, with the nearest one and the place', () => {
    const cure = (text: string): string => {
      const parsed = parseJson(text);
      return parsed.ok ? 'fine' : `${describeError(parsed.error)}; ${parsed.error.cure}`;
    };
    expect(cure('{"board":["01"],\n "wraps":"torus"}')).toMatch(
      /^2:2: expected only the keys .*, got 'wraps'; did you mean wrap\?/,
    );
    expect(cure('{"board":["01"],"Rule":"x"}')).toMatch(/got 'Rule'; did you mean rule\?/);
    expect(cure('{"buttons":[],"targets":{}}')).toMatch(/did you mean target\?/);
    expect(cure('{"buttons":[{"names":"a","moves":{}}]}')).toMatch(/^1:14.*got 'names'; did you mean name\?/);
    expect(cure('{"buttons":[],"levels":{"a":3}}')).toMatch(/expected levels of lights that a button moves/);
    expect(cure('{"boards":["01"]}')).toMatch(/did you mean board\?/);
    // What Douse's own answers carry is let through.
    expect(cure('{"status":"done","seed":"a","rows":1,"columns":2,"board":["01"]}')).toBe('fine');
    expect(cure('{"rows":2,"board":["01"]}')).toMatch(/^1:9: expected 1 rows, as the board has, got '2'/);
  });

  it('come as several in an array, or one a line', () => {
    const many = (text: string): number[] | string => {
      const parsed = parseJsonBoards(text);
      return parsed.ok ? parsed.value.map(({ board }) => board.lights) : describeError(parsed.error);
    };
    expect(many('[{"board":["01"]},{"board":["011"]}]')).toEqual([2, 3]);
    expect(many('{"board":["01"]}\n{"board":["011"]}\n')).toEqual([2, 3]);
    expect(many('{"board":["01"]}\n{"board":["012"]}\n')).toMatch(/^2:14: expected a level/);
    expect(many('{"board":["01"]}\n{"board":\n')).toMatch(/^2:1: expected JSON/);
    expect(many(`${'['.repeat(70)}${']'.repeat(70)}`)).toMatch(/expected at most 64 brackets one in the other/);
  });

  it('come back as they were written', () => {
    for (const random of cases('json', 100)) {
      const names = ['a', 'Ж', 'light "3"', '__proto__', 'constructor', 'toString', ''].slice(0, 1 + random.below(7));
      const counts = names.map(() => 2 + random.below(5));
      const levels = random.below(2) ? counts : 2 + random.below(9);
      const q = (i: number): number => (typeof levels === 'number' ? levels : levels[i]!);
      const board = wiring(
        names,
        Array.from({ length: random.below(5) }, (_, b) => ({
          name: ['A', '__proto__', '', 'ñ', 'A'][b]!,
          moves: new Map(
            names.flatMap((_, light) => (random.below(2) ? [[light, 1 + random.below(0xffffffff)] as const] : [])),
          ),
        })),
      );
      const start = names.map((_, i) => random.below(q(i)));
      const target = names.map((_, i) => random.below(q(i)));
      const task = problem(board, { levels, start, target: target.some(Boolean) && random.below(2) ? target : null });
      const again = read(makeJson(task));
      expect(again, makeJson(task)).toEqual(task);
      expect(makeJson(again)).toBe(makeJson(task));
    }
  });

  it('say what is wrong with them', () => {
    expect(complaint('[]')).toMatch(/^1:1: expected at least one board, got an empty array$/);
    expect(complaint('null')).toMatch(/got 'null'/);
    expect(complaint({})).toMatch(/expected "buttons": an array .*, got nothing/);
    expect(complaint({ buttons: [1] })).toMatch(/expected button 1 as \{"name", "moves"\}, got '1'/);
    expect(complaint({ buttons: [{ moves: {} }, { name: 3, moves: {} }] })).toMatch(/a string as name of button 2/);
    expect(complaint({ buttons: [{ name: 'A' }] })).toMatch(/"moves" of button 'A'/);
    expect(complaint({ buttons: [{ name: 'A', moves: [] }] })).toMatch(/"moves" of button 'A'/);
    expect(complaint({ buttons: [], lights: [] })).toMatch(/"lights": an object/);
    expect(complaint({ buttons: [], target: 3 })).toMatch(/"target": an object/);
    for (const weight of [-1, 0.5, '1', null, 2 ** 32])
      expect(complaint({ buttons: [{ moves: { a: weight } }] }), `${weight}`).toMatch(
        /a weight from 0 to 4294967295 for light 'a'/,
      );
    for (const levels of [0, 1, 65_537, '3', [3], null, 2.5])
      expect(complaint({ levels, buttons: [] }), `${levels}`).toMatch(/"levels" from 2 to 65536/);
    expect(complaint({ levels: { a: 1 }, buttons: [{ moves: { a: 1 } }] })).toMatch(/levels of light 'a' from 2/);
    for (const level of [-1, 2, 0.5, '1', null]) {
      expect(complaint({ buttons: [], lights: { a: level } })).toMatch(/the level of light 'a' from 0 to 1/);
      // In a target, null is a light that does not matter.
      if (level !== null)
        expect(complaint({ buttons: [], target: { a: level } })).toMatch(/the target of light 'a' from 0 to 1/);
    }
    expect(complaint({ buttons: Array.from({ length: 100_001 }, () => ({ moves: {} })) })).toMatch(
      /at most 100000 buttons and lights/,
    );
  });

  it('say where the text is no JSON', () => {
    expect(complaint('')).toMatch(/^1:1: expected JSON, got the end of the file$/);
    expect(complaint('{"buttons": [')).toMatch(/^1:14: expected JSON, got the end of the file$/);
    expect(complaint('{\n  "buttons": x\n}')).toMatch(/^2:14: expected JSON, got 'x/);
    expect(complaint('{\n  "buttons": [],\n  "lights": {"a": 01}\n}')).toMatch(/^3:20: expected JSON, got '1\}/);
    expect(complaint('{"board": ["..."]} x')).toMatch(/^1:20: expected JSON, got 'x'$/);
    expect(complaint('{"board": "position 7", x}')).toMatch(/^1:25: expected JSON, got 'x\}'$/);
    expect(complaint("{'board': 1}")).toMatch(/^1:2: expected JSON, got ''board/);
    expect(complaint('{"a": [1, 2,\n]}')).toMatch(/^2:1: expected JSON, got ']}'$/);
  });

  it('of hostile shapes are errors, never throws', () => {
    const deep = (open: string, close: string): string => open.repeat(30_000) + close.repeat(30_000);
    const hostile = [
      deep('[', ']'),
      deep('{"a":', '}').replace('}', '1}'),
      `{"buttons":${deep('[', ']')}}`,
      `{"board":${deep('[', ']')}}`,
      `{"buttons":[${deep('[', ']')}]}`,
      `{"board":["."],"levels":${deep('[', ']')}}`,
      '{"board":["."],"levels":{"toString":1,"valueOf":2}}',
      '{"board":["."],"rule":{"toString":null}}',
      '{"board":["."],"wrap":[[["none"]]]}',
      `{"buttons":[{"moves":{"a":${deep('[', ']')}}}]}`,
      `{"buttons":[],"lights":{"a":${deep('[', ']')}}}`,
      `{"levels":${deep('[', ']')},"buttons":[]}`,
      JSON.stringify({ levels: { a: 65_521, b: 65_519 }, buttons: [{ moves: { a: 1, b: 1 } }] }),
      '{"__proto__":{"board":["."]}}',
      '{"board":{"__proto__":[]}}',
      '\0',
      '\uFEFF{}x',
      '"\uD800"',
      'NaN',
      '{"buttons":[],"levels":1e999}',
    ];
    for (const text of hostile) expect(parseJson(text).ok, text.slice(0, 80)).toBe(false);
    expect(complaint('{"board":["."],"levels":{"toString":1,"valueOf":2}}')).toMatch(
      /expected "levels" as text or a number, got an object/,
    );
    expect(
      complaint(JSON.stringify({ levels: { a: 65_521, b: 65_519 }, buttons: [{ moves: { a: 1, b: 1 } }] })),
    ).toMatch(/common multiple/);
  });

  it('of any JSON never throw', () => {
    const keys = fc.constantFrom(
      'buttons',
      'board',
      'levels',
      'lights',
      'target',
      'rule',
      'wrap',
      'name',
      'moves',
      'a',
      '__proto__',
    );
    const leaf = fc.oneof(
      fc.constantFrom<unknown>(null, true, 0, 1, 2, 3, -1, 1.5, 65_536, 1e300, '', '.', '#', 'plus', 'torus'),
      fc.string({ maxLength: 3 }),
    );
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        leaf,
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(keys, tie('value'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(keys, value, { maxKeys: 6 }), (json) => {
        const parsed = parseJson(JSON.stringify(json));
        if (parsed.ok) expect(lengthOf(parsed.value.start)).toBe(parsed.value.board.lights);
        else expect(parsed.error.expected.length).toBeGreaterThan(0);
      }),
      { seed: 8, numRuns: 4000 },
    );
  });
});
