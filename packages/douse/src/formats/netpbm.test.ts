import { describe, expect, it } from 'vitest';
import { BitMatrix } from '../algebra/bitmatrix.ts';
import { grid } from '../board/grid.ts';
import { asArray, type Levels, makeLevels, type Problem } from '../board/problem.ts';
import { RULES } from '../board/rule.ts';
import { cases, matrix } from '../testing/plain.ts';
import { describeError } from './error.ts';
import { isNetpbm, makePbm, makePgm, packRow, parseHeader, parseNetpbm, unpackRow } from './netpbm.ts';
import type { BoardOptions } from './options.ts';

const WIDTHS = [1, 2, 7, 8, 9, 15, 16, 17, 24, 31, 32, 33, 63, 64, 65];

const list = (levels: Levels): number[] => Array.from(asArray(levels));
const bytes = (text: string, ...more: number[]): Uint8Array =>
  Uint8Array.of(...Array.from(text, (c) => c.charCodeAt(0)), ...more);
const read = (image: Uint8Array, options?: BoardOptions): Problem => {
  const parsed = parseNetpbm(image, options);
  if (!parsed.ok) throw new Error(describeError(parsed.error));
  return parsed.value;
};
const complaint = (image: Uint8Array, options?: BoardOptions): string => {
  const parsed = parseNetpbm(image, options);
  return parsed.ok ? 'fine' : describeError(parsed.error);
};

describe('PBM and PGM', () => {
  it('P1: digits, with or without blanks between', () => {
    for (const text of [
      'P1\n3 2\n1 0 1\n0 1 0\n',
      'P1 3 2 101010',
      'P1\n#c\n3 #w\n2\n10 1#x\n\n010',
      'P1\r\n3\t2\v101\f010',
      'P1 3 2 101010 trailing',
    ]) {
      const { board, levels, start } = read(bytes(text));
      expect(board).toMatchObject({ rows: 2, columns: 3, rule: RULES.plus, wrap: 'none' });
      expect([levels, ...list(start)], JSON.stringify(text)).toEqual([2, 1, 0, 1, 0, 1, 0]);
    }
  });

  it('P4: eight pixels a byte, the first one highest, rows padded', () => {
    const task = read(bytes('P4 10 2 ', 0b10000001, 0b01111111, 0b00000010, 0b10000000));
    expect(task.start).toBeInstanceOf(BitMatrix);
    expect(list(task.start)).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0]);
    // Padding is not part of the board: nothing is left in the spare bits.
    expect((task.start as BitMatrix).count()).toBe(5);
    expect(list(read(bytes('P4 2 1 ', 0b10_000000), { levels: 3 }).start)).toEqual([1, 0]);
    expect(list(read(bytes('P4 # one\n# two\n8 1\n', 35)).start)).toEqual([0, 0, 1, 0, 0, 0, 1, 1]);
  });

  it('P2 and P5: grey values are levels', () => {
    expect(read(bytes('P2\n2 2\n4\n0 4\n3 1'))).toMatchObject({ levels: 5, start: Uint8Array.of(0, 4, 3, 1) });
    expect(read(bytes('P5 2 2 4\n', 0, 4, 3, 1))).toMatchObject({ levels: 5, start: Uint8Array.of(0, 4, 3, 1) });
    expect(read(bytes('P5 2 1 1000\n', 1, 2, 3, 232))).toMatchObject({
      levels: 1001,
      start: Uint16Array.of(258, 1000),
    });
    expect(read(bytes('P5 1 1 65535\n', 255, 255))).toMatchObject({ levels: 65_536, start: Uint16Array.of(65_535) });
    expect(read(bytes('P2 1 1 1 1')).levels).toBe(2);
    expect(read(bytes('P2 1 1 255 7'), { levels: 8 })).toMatchObject({ levels: 8, start: Uint8Array.of(7) });
    // The byte after the header's last blank is a pixel, even one that looks like a blank or a comment.
    expect(list(read(bytes('P5 3 1 255\n', 10, 35, 32)).start)).toEqual([10, 35, 32]);
  });

  it('take rule and wrap from outside', () => {
    expect(read(bytes('P1 1 1 1'), { rule: RULES.king, wrap: 'torus' }).board).toMatchObject({
      rule: RULES.king,
      wrap: 'torus',
    });
  });

  it('bits come back as they were written, at every width around bytes and words', () => {
    for (const columns of WIDTHS) {
      for (const random of cases(`pbm-${columns}`, 6)) {
        const rows = 1 + random.below(4);
        const bits = BitMatrix.from(matrix(rows, columns, () => random.below(2)));
        const image = makePbm(bits);
        expect(image.length).toBe(`P4\n${columns} ${rows}\n`.length + rows * Math.ceil(columns / 8));
        expect((read(image).start as BitMatrix).equals(bits), `${rows} × ${columns}`).toBe(true);
        // The same board written digit by digit.
        const digits = list(bits).join(random.below(2) ? ' ' : '');
        expect(list(read(bytes(`P1 ${columns} ${rows}\n${digits}`)).start)).toEqual(list(bits));
        // Ones in the padding must not matter.
        const pad = columns % 8 === 0 ? 0 : (1 << (8 - (columns % 8))) - 1;
        const dirty = image.map((byte, i) =>
          (i - image.length + 1) % Math.ceil(columns / 8) === 0 && i >= image.length - rows * Math.ceil(columns / 8)
            ? byte | pad
            : byte,
        );
        expect((read(dirty).start as BitMatrix).equals(bits)).toBe(true);
      }
    }
  });

  it('levels come back as they were written', () => {
    for (const q of [2, 3, 16, 255, 256, 257, 1000, 65_536]) {
      for (const random of cases(`pgm-${q}`, 4)) {
        const [rows, columns] = [1 + random.below(5), WIDTHS[random.below(WIDTHS.length)]!];
        const levels = makeLevels(rows * columns, q);
        for (let i = 0; i < levels.length; i++) levels[i] = random.below(q);
        levels[0] = q - 1;
        const task = read(makePgm(levels, rows, columns, q));
        expect(task).toMatchObject({ levels: q, board: grid(rows, columns) });
        expect(list(task.start)).toEqual(list(levels));
        expect(list(read(bytes(`P2\n${columns} ${rows}\n${q - 1}\n${list(levels).join(' ')}\n`)).start)).toEqual(
          list(levels),
        );
      }
    }
    expect(list(read(makePgm(BitMatrix.from([[1, 0, 1]]), 1, 3, 2)).start)).toEqual([1, 0, 1]);
  });

  it('packs and unpacks single rows in place', () => {
    const words = Uint32Array.of(7, 0x80000001, 0x3, 9);
    const image = new Uint8Array(8).fill(0xaa);
    packRow(words, 1, image, 1, 34);
    expect([...image]).toEqual([0xaa, 0x80, 0, 0, 0x01, 0xc0, 0xaa, 0xaa]);
    const back = Uint32Array.of(1, 2, 3, 4);
    unpackRow(image, 1, back, 1, 34);
    expect([...back]).toEqual([1, 0x80000001, 0x3, 4]);
  });

  it('are told by their first bytes', () => {
    for (const text of ['P1 ', 'P2\n', 'P4\t', 'P5\r']) expect(isNetpbm(bytes(text)), text).toBe(true);
    for (const text of ['', 'P', 'P1', 'P3 ', 'P6 ', 'P14', 'p1 ', ' P1 ', 'P1x'])
      expect(isNetpbm(bytes(text)), text).toBe(false);
    expect(complaint(bytes('P6 1 1 255 '))).toMatch(/^1:1: expected a PBM or PGM image/);
    expect(complaint(new Uint8Array(0))).toMatch(/^1:1: expected a PBM or PGM image/);
    expect(parseHeader(bytes('P5 3 2 7\n'))).toEqual({
      ok: true,
      value: { magic: 'P5', columns: 3, rows: 2, maximum: 7, offset: 9 },
    });
  });

  it('that are cut short say so', () => {
    for (const text of [
      'P1 ',
      'P1 3',
      'P4 3 ',
      'P5 3 2',
      'P5 3 2 ',
      'P2 2 2 3 0 1 2',
      'P1 2 2 0 1 1',
      'P1 100 100 0',
      'P4 9 2 abc',
      'P5 2 2 255 abc',
      'P5 2 2 256 abcdefg',
      'P1 2 2 011#0',
    ]) {
      expect(complaint(bytes(text)), text).toMatch(/cut short/);
    }
    for (let length = 0; length < 13; length++)
      expect(complaint(makePbm(new BitMatrix(3, 9)).subarray(0, length)), `${length} bytes`).not.toBe('fine');
    expect(complaint(makePbm(new BitMatrix(3, 9)))).toBe('fine');
  });

  it('of no size or of a huge one are refused before anything is set aside', () => {
    for (const text of ['P1 0 5 ', 'P4 5 0 ', 'P5 0 0 255 '])
      expect(complaint(bytes(text)), text).toMatch(/^1:1: expected an image of at least 1 × 1/);
    for (const text of [
      'P4 1000000000 1000000000 ',
      'P1 1 1000000000 1',
      'P5 200001 1 1 ',
      'P2 99999999999999999999999 1 1 1',
    ]) {
      expect(complaint(bytes(text)), text).toMatch(/expected a (width|height) up to 200000/);
    }
    for (const text of ['P4 200000 200000 ', 'P1 200000 200000 1', 'P5 200000 200000 65535 ', 'P2 200000 200000 1 0']) {
      expect(complaint(bytes(text)), text).toMatch(/bytes of pixels, got \d+ \(the file is cut short\)/);
    }
  });

  it('say where a number is wrong', () => {
    expect(complaint(bytes('P1\n2 2\n01\n02'))).toBe("4:2: expected pixel 4 of 4, from 0 to 1, got '2'");
    expect(complaint(bytes('P2\n2 x\n1\n0 0'))).toBe("2:3: expected a height up to 200000, got 'x'");
    expect(complaint(bytes('P2 2 1 3\n0 4   '))).toBe("2:3: expected pixel 2 of 2, from 0 to 3, got '4'");
    expect(complaint(bytes('P2 1 1 0 0'))).toMatch(/^1:8: expected a greatest grey value/);
    expect(complaint(bytes('P5 1 1 65536 00'))).toMatch(/^1:8: expected a greatest grey value up to 65535/);
    expect(complaint(bytes('P1 -1 1 0'))).toBe("1:4: expected a width up to 200000, got '-1'");
    expect(complaint(bytes('P5 2 1 3\n', 0, 9))).toMatch(/expected levels from 0 to 3, got 9 in row 1, column 2/);
    expect(complaint(bytes('P2 2 1 9\n0 5'), { levels: 3 })).toMatch(
      /expected levels from 0 to 2, got 5 in row 1, column 2/,
    );
  });
});
