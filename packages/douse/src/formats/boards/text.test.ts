import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grid } from '../../board/grid.ts';
import { lengthOf, asArray, type Levels, type Problem, problem } from '../../board/problem.ts';
import { RULES } from '../../board/rule.ts';
import { wiring } from '../../board/wiring.ts';
import { cases } from '../../testing/plain.ts';
import { describeError, quote } from '../error.ts';
import type { BoardOptions } from '../options.ts';
import { makeCells, makeText, parseText } from './text.ts';

const list = (levels: Levels): number[] => Array.from(asArray(levels));

const read = (text: string, options?: BoardOptions): Problem => {
  const parsed = parseText(text, options);
  if (!parsed.ok) throw new Error(describeError(parsed.error));
  return parsed.value;
};
const levelsOf = (text: string, options?: BoardOptions): number[] => list(read(text, options).start);

/** `line:column: expected …, got …` of bad text. */
const complaint = (text: string, options?: BoardOptions): string => {
  const parsed = parseText(text, options);
  return parsed.ok ? 'fine' : describeError(parsed.error);
};

describe('text boards', () => {
  it('know every symbol', () => {
    expect(levelsOf('0.-1#*@xX')).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1]);
    expect(levelsOf('0123456789.-#*@xX', { levels: 10 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 1, 1, 1, 1, 1]);
    expect(levelsOf('9abcxyz', { levels: 36 })).toEqual([9, 10, 11, 12, 33, 34, 35]);
    expect(levelsOf('0 17 36 # . 064', { levels: 65 })).toEqual([0, 17, 36, 1, 0, 64]);
    expect(levelsOf('65535 0', { levels: 65_536 })).toEqual([65_535, 0]);
    const board = read('~#.\n.~#').board;
    expect(board).toMatchObject({ rows: 2, columns: 3, lights: 4 });
    expect(board.kind === 'grid' && [...board.holes!]).toEqual([1, 0, 0, 0, 1, 0]);
  });

  it('end rows by lines, bars and slashes, and skip blanks, empty lines and comments', () => {
    for (const text of [
      '#.\n.#',
      '#.\r\n.#\r\n',
      '#.\r.#',
      '#.|.#',
      '#./.#',
      '# .\n. #',
      '  #.  \n\t.#\t',
      '; a comment\n#.\n;#.#\n.#\n',
      '\n\n#.\n\n.#',
      '|#.||.#|',
      '\uFEFF#.\n.#',
      '#./\n/.#',
    ]) {
      const { board, start } = read(text);
      expect(board, JSON.stringify(text)).toMatchObject({ rows: 2, columns: 2 });
      expect(list(start)).toEqual([1, 0, 0, 1]);
    }
  });

  it('take options from a first line, and from outside before that', () => {
    const text = 'douse 1 levels=3 rule=king wrap=torus\n012\n210';
    expect(read(text)).toMatchObject({ levels: 3, board: { rule: RULES.king, wrap: 'torus' } });
    expect(read(text, { levels: 5, wrap: 'none' })).toMatchObject({
      levels: 5,
      board: { rule: RULES.king, wrap: 'none' },
    });
    expect(read('#.')).toMatchObject({ levels: 2, board: { rule: RULES.plus, wrap: 'none' } });
    expect(read('; first\n\ndouse 1\n#.').levels).toBe(2);
    expect(read('douse 1   levels=4\t rule=x \r\n3').levels).toBe(4);
  });

  it('say where a symbol is wrong, and what would help', () => {
    expect(complaint('..\n.2')).toBe("2:2: expected a level from 0 to 1 (or more levels: levels=3), got '2'");
    expect(complaint('..|.q')).toBe("1:5: expected a level from 0 to 1, or ~ for a hole, got 'q'");
    expect(complaint('# a', { levels: 10 })).toBe("1:3: expected a level from 0 to 9, or ~ for a hole, got 'a'");
    expect(complaint('.b', { levels: 11 })).toBe(
      "1:2: expected a level from 0 to 10 (or more levels: levels=12), got 'b'",
    );
    expect(complaint('.A', { levels: 36 })).toBe("1:2: expected a level from 0 to 35, or ~ for a hole, got 'A'");
    expect(complaint('1 2 99', { levels: 40 })).toBe("1:5: expected a level from 0 to 39, got '99'");
    expect(complaint('0 ..', { levels: 40 })).toBe("1:3: expected a level from 0 to 39, or ~ for a hole, got '..'");
    expect(complaint('; c\r\n.#\r\n.🙂')).toBe("3:2: expected a level from 0 to 1, or ~ for a hole, got '🙂'");
    expect(complaint('.\u0007')).toBe("1:2: expected a level from 0 to 1, or ~ for a hole, got '\\u{7}'");
    expect(complaint('. ; x')).toBe("1:3: expected a level from 0 to 1, or ~ for a hole, got ';'");
  });

  it('say where a row is too short or too long', () => {
    expect(complaint('...\n..\n...')).toBe('2:1: expected 3 cells, as in the first row, got 2');
    expect(complaint('..|...')).toBe('1:4: expected 2 cells, as in the first row, got 3');
    expect(complaint('..\n\n; c\n..|.')).toBe('4:4: expected 2 cells, as in the first row, got 1');
  });

  it('say where the first line is wrong', () => {
    expect(complaint('douse 2\n.')).toMatch(/^1:7: expected a first line starting 'douse 1', got/);
    expect(complaint('douse\n.')).toMatch(/^1:\d+: expected a first line starting 'douse 1'/);
    expect(complaint('doused 1\n.')).toMatch(/^1:/);
    expect(complaint('; c\ndouse 1 levels=3 rule=best\n.')).toMatch(/^2:18: expected a rule of plus, .*, got 'best'$/);
    expect(complaint('douse 1 levels=1\n.')).toBe("1:9: expected levels from 2 to 65536, got '1'");
    for (const value of ['', 'x', '-3', '2.5', '65537', '1e3', '3=4'])
      expect(complaint(`douse 1 levels=${value}\n.`), value).toMatch(/^1:9: expected levels from 2/);
    expect(complaint('douse 1 wrap=sphere\n.')).toMatch(
      /^1:9: expected a wrap of none, cylinder, torus, got 'sphere'$/,
    );
    expect(complaint('douse 1 speed=9\n.')).toMatch(/^1:9: expected an option of levels, rule, wrap, got 'speed'$/);
    expect(complaint('douse 1 constructor=9\n.')).toMatch(/^1:9: expected an option/);
    expect(complaint('.\ndouse 1\n')).toMatch(/^2:1: expected the line 'douse 1' before/);
    expect(complaint('douse 1\ndouse 1\n.')).toMatch(/^2:1: expected one board, got a second first line/);
  });

  it('without cells are an error', () => {
    for (const text of ['', '\n', '   ', ';x', '|/|', '\uFEFF', 'douse 1\n'])
      expect(complaint(text), JSON.stringify(text)).toBe('1:1: expected a board, one line a row, got no cells');
    expect(complaint('.\n'.repeat(200_001))).toMatch(/^1:1: expected at most 200000 rows and columns, got more$/);
    expect(complaint('.'.repeat(200_001))).toMatch(/got more$/);
  });

  it('come back as they were written', () => {
    for (const random of cases('text', 150)) {
      const q = [2, 3, 10, 11, 36, 37, 300, 65_536][random.below(8)]!;
      const [rows, columns] = [1 + random.below(5), 1 + random.below(40)];
      const holes = Array.from({ length: rows * columns }, () => Number(random.below(6) === 0));
      const board = grid(rows, columns, {
        holes: random.below(2) ? holes : null,
        rule: (['plus', 'row-column', 'knight'] as const)[random.below(3)]!,
        wrap: (['none', 'cylinder', 'torus'] as const)[random.below(3)]!,
      });
      const task = problem(board, { levels: q, start: Array.from({ length: board.lights }, () => random.below(q)) });
      for (const separator of ['\n', '/', '|']) {
        const again = read(makeText(task, { separator }));
        expect([again.levels, again.board]).toEqual([q, board]);
        expect(list(again.start)).toEqual(list(task.start));
        const bare = read(makeText(task, { header: false, separator }), { levels: q });
        expect(list(bare.start)).toEqual(list(task.start));
      }
    }
  });

  it('are written as they always were', () => {
    expect(makeText(problem(grid(2, 3, { holes: [0, 0, 1, 0, 0, 0] }), { levels: 3, start: [0, 1, 2, 0, 2] }))).toBe(
      'douse 1 levels=3 rule=plus wrap=none\n.1~\n2.2',
    );
    expect(makeCells(grid(1, 3), Uint8Array.of(1, 0, 1), 2)).toBe('#.#');
    expect(makeCells(grid(2, 2), Uint8Array.of(1, 0, 36, 3), 37, '/')).toBe('1 ./36 3');
    expect(() => makeText(problem(wiring(['a'], [])))).toThrow('makeText: expected a grid');
  });

  it('of any text never throw, and errors point into the text', () => {
    const words = fc.constantFrom(
      '.',
      '#',
      '~',
      '2',
      'x',
      'z',
      ' ',
      '\n',
      '\r\n',
      '|',
      '/',
      ';',
      'douse',
      'douse 1 ',
      'levels=',
      '3',
      '40',
      ' rule=king',
      ' wrap=torus',
      '🙂',
      '\0',
      '\uD800',
      '\u2028',
    );
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 30 }),
        fc.constantFrom<BoardOptions>({}, { levels: 3 }, { levels: 12 }, { levels: 99 }),
        (parts, options) => {
          const text = parts.join('');
          const parsed = parseText(text, options);
          if (parsed.ok) {
            expect(lengthOf(parsed.value.start)).toBe(parsed.value.board.lights);
            return;
          }
          const { line, column } = parsed.error;
          const lines = text.split(/\r\n|\n|\r/);
          expect(line >= 1 && line <= lines.length, text).toBe(true);
          expect(column >= 1 && column <= lines[line - 1]!.length + 1, text).toBe(true);
        },
      ),
      { seed: 3, numRuns: 4000 },
    );
  });
});

describe('quote', () => {
  it('shows hostile text safely', () => {
    expect(quote('abc')).toBe("'abc'");
    expect(quote('a\u001b[31mb\n')).toBe("'a\\u{1b}[31mb\\u{a}'");
    expect(quote('\u202Eevil\u2028')).toBe("'\\u{202e}evil\\u{2028}'");
    expect(quote('a b')).toBe("'a b'");
    expect(quote('x'.repeat(24))).toBe(`'${'x'.repeat(24)}'`);
    expect(quote('x'.repeat(25))).toBe(`'${'x'.repeat(24)}…'`);
    expect(quote('🙂'.repeat(30))).toBe(`'${'🙂'.repeat(24)}…'`);
  });
});
