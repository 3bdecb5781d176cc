import { lengthOf, levelAt } from '../board/problem.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATS, parseBoard, parseBoards } from './detect.ts';
import { describeError } from './error.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text));
const complaint = (content: Uint8Array, format?: (typeof FORMATS)[number]): string => {
  const parsed = parseBoard(content, format);
  return parsed.ok ? 'fine' : describeError(parsed.error);
};

describe('parseBoard', () => {
  it('tells the format by the content', () => {
    for (const [text, what] of [
      ['#.#', /^fine$/],
      ['douse 1\n.', /^fine$/],
      ['; {\n.', /^fine$/],
      ['{"board":["?"]}', /^1:1: expected a level/],
      ['\n\t {"lights":1}', /"buttons"/],
      ['\uFEFF{"lights":1}', /"buttons"/],
      ['P1 1 1 9', /pixel 1 of 1/],
      ['P5 1 1 1 ', /cut short/],
      ['P1', /^1:1: expected a level/],
    ] as const) {
      expect(complaint(bytes(text)), JSON.stringify(text)).toMatch(what);
    }
  });

  it('reads every format, told or not, with or without a byte order mark', () => {
    for (const [text, format] of [
      ['#.', 'text'],
      ['\uFEFF#.', 'text'],
      ['{"board":["#."]}', 'json'],
      ['\uFEFF{"board":["#."]}', 'json'],
      ['P1 2 1 1 0', 'pbm'],
    ] as const) {
      for (const given of ['auto', format] as const) {
        const parsed = parseBoard(bytes(text), given);
        expect(parsed.ok && [levelAt(parsed.value.start, 0), levelAt(parsed.value.start, 1)], text).toEqual([1, 0]);
      }
    }
    expect(parseBoard(bytes('#2'), 'auto', { levels: 3 }).ok).toBe(true);
    expect(complaint(bytes('{"board":["#."]}'), 'text')).toMatch(/^1:1: expected a level/);
    expect(complaint(bytes('#.'), 'json')).toMatch(/^1:1: expected JSON/);
    expect(complaint(bytes('#.'), 'pbm')).toMatch(/^1:1: expected a PBM or PGM image/);
  });

  it('reads several boards, names the line of a mistake, and refuses too many at once', () => {
    const two = parseBoards(bytes('\uFEFFdouse 1\n#.\n\ndouse 1 levels=3\n2.\n.#\n'));
    expect(two.ok && two.value.map(({ board, levels }) => [board.buttons, levels])).toEqual([
      [2, 2],
      [4, 3],
    ]);
    const wrong = parseBoards(bytes('; two boards\ndouse 1\n#.\ndouse 1\n#.\n?.\n'));
    expect(wrong.ok ? '' : describeError(wrong.error)).toMatch(/^6:1: expected a level from 0 to 1/);
    const many = parseBoards(bytes('douse 1\n#\n'.repeat(200_000)));
    expect(many.ok ? '' : describeError(many.error)).toBe('1:1: expected at most 1000 boards, got more');
    const most = parseBoards(bytes(`${'\n'.repeat(200_000)}${'douse 1\n#\n'.repeat(1000)}`));
    expect(most.ok && most.value.length).toBe(1000);
  });

  it('reads over any number of remarks', () => {
    const remarks = ';\n'.repeat(5_000_000);
    expect(parseBoard(bytes(`${remarks}[.#] (0)`)).ok).toBe(true);
    expect(complaint(bytes(';\n;\n'))).toBe('1:1: expected a board, one line a row, got no cells');
  });

  it('tells machines, Flip ids and graphs by their content, too', () => {
    for (const [text, format, buttons] of [
      ['[.#] (0) (1) (0,1)', 'aoc', 3],
      [' [.#] (0)\n', 'aoc', 1],
      ['; a remark\n[.#] (0)', 'aoc', 1],
      ['2x2:edb7,6', 'tatham', 4],
      ['a b\nb c\n', 'edges', 3],
      ['1 2\r\n2 3\r\n', 'edges', 3],
      ['# a remark\n  # another\na b', 'edges', 2],
    ] as const) {
      for (const given of ['auto', format] as const) {
        const parsed = parseBoard(bytes(text), given);
        expect(parsed.ok && [parsed.value.board.kind, parsed.value.board.buttons], `${text} as ${given}`).toEqual([
          'wiring',
          buttons,
        ]);
      }
    }
    // Two cells a row are a board first of all.
    const board = parseBoard(bytes('0 1\n1 0'));
    expect(board.ok && board.value.board.kind).toBe('grid');
    expect(complaint(bytes('a b c'))).toMatch(/^1:1: expected a level/);
    // Lone names beside edges are vertices; a row that is too long or a wrong cell is still a slip in a board.
    for (const [text, vertices] of [
      ['a b\nc', 3],
      ['lone\n1 2\n2 3\n# end\n', 4],
      ['6 4\n3\n', 3],
    ] as const) {
      const parsed = parseBoard(bytes(text));
      expect(parsed.ok && parsed.value.board.buttons, text).toBe(vertices);
    }
    expect(complaint(bytes('0 1\n02\n'))).toMatch(/^2:2: expected a level/);
    expect(complaint(bytes('a\nb\n'))).toMatch(/^1:1: expected a level/);
    // Where neither fits, names are rather a graph, digits a board.
    expect(complaint(bytes('a b\nc c\n'))).toMatch(/^2:1: expected an edge between two different/);
    expect(complaint(bytes('0 1\n3 3\n'))).toMatch(/^2:1: expected a level/);
    const graph = parseBoard(bytes('a b'), 'edges', { levels: 7 });
    expect(graph.ok && graph.value.levels).toBe(7);
  });

  it('says of a broken Flip id what it expects of one, and gives a whole one other levels', () => {
    expect(complaint(bytes('2x1c:zz,0'))).toMatch(/^1:1: expected a Flip id/);
    const parsed = parseBoard(bytes('2x1:f,8'), 'auto', { levels: 3 });
    expect(parsed.ok && [parsed.value.levels, [...(parsed.value.start as Uint8Array)]]).toEqual([3, [1, 0]]);
  });

  it('reads every machine of a file', () => {
    const all = parseBoards(bytes('[#] (0)\n[.#] (1)\n'));
    expect(all.ok && all.value.map(({ board }) => board.lights)).toEqual([1, 2]);
    const first = parseBoard(bytes('[#] (0)\n[.#] (1)\n'));
    expect(first.ok && first.value.board.lights).toBe(1);
    expect(complaint(bytes('[#] (0)\n[.#] (2)\n'))).toBe('2:7: expected lights from 0 to 1, got 2');
  });

  it('says of empty and of binary files what they are', () => {
    for (const format of ['auto', 'text', 'json'] as const)
      expect(complaint(new Uint8Array(0), format)).toBe('1:1: expected a board, got an empty file');
    for (const content of [
      Uint8Array.of(0xff, 0xfe, 0x23, 0),
      Uint8Array.of(0x23, 0xc3),
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
      bytes('#\0'),
      Uint8Array.of(0xed, 0xa0, 0x80),
    ]) {
      expect(complaint(content)).toMatch(/^1:[12]: expected a board as text, PBM, PGM or JSON, got a binary file$/);
    }
    expect(complaint(bytes('#.\n#\0'))).toBe('2:2: expected a board as text, PBM, PGM or JSON, got a binary file');
    expect(complaint(bytes('\uFEFF'))).toMatch(/^1:1: expected a board/);
  });

  it('of any bytes never throws, whatever the format', () => {
    const starts = fc.constantFrom(
      '',
      'P1 ',
      'P2 ',
      'P4 ',
      'P5 ',
      'P4 9 9 ',
      'P5 3 3 255 ',
      'P5 200000 200000 9 ',
      'P2 2 2 3 ',
      '{',
      '{"board":["',
      'douse 1 ',
      '\uFEFF',
      '#.#\n',
      '[.#] (0',
      '2x1:',
      'a b\n',
    );
    const ends = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc
        .array(fc.constantFrom(...'0123456789 \n#.~;{}[]":,|/xP'), { maxLength: 60 })
        .map((parts) => bytes(parts.join(''))),
    );
    fc.assert(
      fc.property(
        starts,
        ends,
        fc.constantFrom(...FORMATS),
        fc.constantFrom(undefined, 2, 3, 40),
        (start, end, format, levels) => {
          const content = Uint8Array.of(...bytes(start), ...end);
          const parsed = parseBoard(content, format, levels === undefined ? {} : { levels });
          if (parsed.ok) {
            const { board, start: lights, levels: q } = parsed.value;
            expect(lengthOf(lights)).toBe(board.lights);
            for (let i = 0; i < lengthOf(lights); i++) expect(levelAt(lights, i) < q).toBe(true);
          } else {
            expect(parsed.error.line).toBeGreaterThanOrEqual(1);
            expect(parsed.error.column).toBeGreaterThanOrEqual(1);
            expect(describeError(parsed.error)).not.toMatch(/undefined|NaN|[\0-\x1f]/);
          }
        },
      ),
      { seed: 21, numRuns: 6000 },
    );
  });
});
