import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { effects, grid } from '../board/grid.ts';
import { RULE_NAMES, RULES } from '../board/rule.ts';
import { complaint } from '../testing/complaints.ts';
import { parseOption } from './options.ts';
import { makeRule, parsePattern } from './pattern.ts';

const offsetsOf = (text: string): string[] => {
  const parsed = parsePattern(text, 'drawn');
  if (!parsed.ok || parsed.value.kind !== 'pattern') throw new Error(complaint(parsed));
  expect(parsed.value.name).toBe('drawn');
  return parsed.value.offsets.map(({ row, column, weight }) => `${row},${column}:${weight}`).sort();
};

describe('parsePattern', () => {
  it('draws the built-in rules', () => {
    const drawings = {
      plus: '.#.\n#@#\n.#.',
      x: '#.#/.#./#.#',
      king: '###|###|###',
      ring: '; no cell of its own\n.#.\n#.#\n.#.\n',
      knight: '.#.#. / #...# / ..@.. / #...# / .#.#.',
    };
    for (const [name, text] of Object.entries(drawings)) {
      const rule = RULES[name as keyof typeof drawings];
      const known = rule.kind === 'pattern' ? rule.offsets : [];
      expect(offsetsOf(text)).toEqual(known.map(({ row, column, weight }) => `${row},${column}:${weight}`).sort());
    }
    expect(Object.keys(drawings)).toEqual(RULE_NAMES.filter((name) => name !== 'row-column'));
  });

  it('takes weights, blanks, ragged rows and any pressed cell', () => {
    expect(offsetsOf('@2')).toEqual(['0,0:1', '0,1:2'].sort());
    expect(offsetsOf('3')).toEqual(['0,0:3']);
    expect(offsetsOf('. # .\r\n# 0 9\r\n. . .')).toEqual(['-1,0:1', '0,-1:1', '0,1:9'].sort());
    expect(offsetsOf('#\n..@')).toEqual(['-1,-2:1', '0,0:1'].sort());
    const parsed = parsePattern('@2', 'drawn');
    if (!parsed.ok) throw new Error(complaint(parsed));
    const { start, light, weight } = effects(grid(1, 3, { rule: parsed.value }));
    expect([[...start], [...light], [...weight]]).toEqual([
      [0, 2, 4, 5],
      [0, 1, 1, 2, 2],
      [1, 2, 1, 2, 1],
    ]);
  });

  it('is written on one line and read back, whatever the pressed cell does itself', () => {
    for (const text of [
      '.2.\n2.2\n.2.',
      '3',
      '.1.',
      '2@',
      '...\n..@\n#..',
      '#\n..@',
      '.4.\n.5.\n.6.',
      '#..\n...\n...',
    ]) {
      const drawn = parsePattern(text, 'file');
      if (!drawn.ok) throw new Error(complaint(drawn));
      const line = makeRule(drawn.value);
      expect(parseOption('rule', line).ok, line).toBe(true);
      expect(offsetsOf(line), line).toEqual(offsetsOf(text));
    }
    for (const path of ['./5', '../1', '././1', '.../...', '5', '.'])
      expect(parseOption('rule', path).ok, path).toBe(false);
  });

  it('says where a pattern breaks', () => {
    for (const [text, what] of [
      ['', '1:1: expected a pattern, one line a row, got nothing'],
      ['; .#.\n \n', '1:1: expected a pattern, one line a row, got nothing'],
      ['//|', '1:1: expected a pattern, one line a row, got nothing'],
      ['.#.\n#?#\n.#.', "2:2: expected . # @ or a digit, got '?'"],
      ['.#./#@#/.x.', "1:10: expected . # @ or a digit, got 'x'"],
      ['.#.\n# é #\n.#.', "2:3: expected . # @ or a digit, got 'é'"],
      ['@#/ @', '1:5: expected one @ (the pressed cell), got a second one'],
      ['##/##', '1:1: expected @ for the pressed cell, or an odd number of rows and columns, got 2 × 2'],
      ['##', '1:1: expected @ for the pressed cell, or an odd number of rows and columns, got 1 × 2'],
      ['...', '1:1: expected at least one light that moves, got none'],
      ['#'.repeat(100), '1:1: expected a pattern of at most 99 × 99, got 1 × 100'],
      ['#\n'.repeat(300_000), '1:1: expected a pattern of at most 99 × 99, got 300000 × 1'],
    ] as const)
      expect(complaint(parsePattern(text, 'p'))).toBe(what);
  });

  it('of any text never throws, and what it reads works on a board', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('#', '.', '@', '1', '9', '0', ' ', '\n', '/', ';', 'x', '😀', '\0'), {
          maxLength: 30,
        }),
        (parts) => {
          const parsed = parsePattern(parts.join(''), 'p');
          if (parsed.ok) expect(effects(grid(3, 3, { rule: parsed.value, wrap: 'torus' })).start.length).toBe(10);
          else expect(complaint(parsed)).toMatch(/^[1-9]\d*:[1-9]\d*: expected .+, got .+$/);
        },
      ),
      { seed: 6, numRuns: 3000 },
    );
  });
});

describe('makeRule', () => {
  it('names what is built in and draws the rest on one line', () => {
    for (const name of [...RULE_NAMES, 'merlin'] as const) expect(makeRule(RULES[name])).toBe(name);
    for (const line of ['@', '.#/@.', '#.@', '@2', '3.#/.@.', '#/@/9', '##/#@']) {
      const parsed = parsePattern(line, 'drawn');
      if (!parsed.ok) throw new Error(complaint(parsed));
      expect(makeRule(parsed.value)).toBe(line);
    }
  });

  it('draws what parsePattern reads back', () => {
    const offset = fc.record({
      row: fc.integer({ min: -3, max: 3 }),
      column: fc.integer({ min: -3, max: 3 }),
      weight: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(offset, { selector: ({ row, column }) => `${row},${column}`, maxLength: 8 }),
        (some) => {
          const others = some.filter(({ row, column }) => row !== 0 || column !== 0);
          const offsets = [{ row: 0, column: 0, weight: 1 }, ...others];
          const drawn = makeRule({ kind: 'pattern', name: 'drawn', offsets });
          expect(offsetsOf(drawn)).toEqual(
            offsets.map(({ row, column, weight }) => `${row},${column}:${weight}`).sort(),
          );
        },
      ),
    );
  });

  it('falls back on the name where no drawing says it', () => {
    const name = 'heavy.txt';
    const at = (row: number, weight: number) => ({ row, column: 0, weight });
    expect(makeRule({ kind: 'pattern', name, offsets: [at(0, 1), at(1, 10)] })).toBe(name);
    // Without a pressed cell that moves by 1, that cell is the middle of the picture.
    expect(makeRule({ kind: 'pattern', name, offsets: [at(0, 2)] })).toBe('.../.2./...');
    expect(makeRule({ kind: 'pattern', name, offsets: [at(1, 1)] })).toBe('.../.../.#.');
  });
});
