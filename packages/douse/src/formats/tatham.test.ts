import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { grid } from '../board/grid.ts';
import { problem } from '../board/problem.ts';
import { RULE_NAMES } from '../board/rule.ts';
import { wiring } from '../board/wiring.ts';
import { complaint } from '../testing/complaints.ts';
import { cases, plainMatrix } from '../testing/plain.ts';
import { isFlipId, makeFlipId, parseFlipId } from './tatham.ts';

describe('Flip ids', () => {
  it('of 2 × 2 and 3 × 2 squares, written out by hand', () => {
    // Every press of the 2 × 2 board moves all but the square across it: 1110 1101 1011 0111.
    const square = problem(grid(2, 2), { start: [0, 1, 1, 0] });
    expect(makeFlipId(square)).toBe('2x2:edb7,6');
    // Width comes first: three columns, two rows.
    expect(makeFlipId(problem(grid(2, 3), { start: [1, 0, 0, 0, 0, 1] }))).toBe('3x2:d3a6665cb,84');
    const parsed = parseFlipId('3x2c:d3a6665CB,84\n');
    if (!parsed.ok) throw new Error(complaint(parsed));
    expect([...(parsed.value.start as Uint8Array)]).toEqual([1, 0, 0, 0, 0, 1]);
    // The matrix is that of the plus rule: a rectangle, so that answers are one, too.
    expect(parsed.value.board).toMatchObject({ kind: 'grid', rows: 2, columns: 3, rule: { name: 'plus' } });
    // Any other matrix keeps its lights' places as names.
    const other = parseFlipId('3x2r:82F1C3A5F,2A');
    expect(other.ok && other.value.board.kind === 'wiring' && other.value.board.buttonNames[3]).toBe('1 0');
  });

  it('say of a matrix which press flips which square', () => {
    // Square 0 flips 1 only; square 1 flips nothing.
    const parsed = parseFlipId('2x1r:4,4');
    if (!parsed.ok) throw new Error(complaint(parsed));
    expect(plainMatrix(parsed.value)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect([...(parsed.value.start as Uint8Array)]).toEqual([0, 1]);
  });

  it('are read back as the same puzzle', () => {
    for (const random of cases('flip', 100)) {
      const [rows, columns] = [1 + random.below(5), 1 + random.below(5)];
      const wrap = (['none', 'torus'] as const)[random.below(2)]!;
      const board = grid(rows, columns, { rule: RULE_NAMES[random.below(6)]!, wrap });
      const task = problem(board, { start: Array.from({ length: board.lights }, () => random.below(2)) });
      const id = makeFlipId(task);
      expect(isFlipId(id)).toBe(true);
      const parsed = parseFlipId(id);
      if (!parsed.ok) throw new Error(complaint(parsed));
      expect(plainMatrix(parsed.value)).toEqual(plainMatrix(task));
      expect(parsed.value).toMatchObject({ start: task.start, levels: 2, target: null });
    }
  });

  it('are written of whole grids with two levels only', () => {
    for (const task of [
      problem(grid(2, 2), { levels: 3 }),
      problem(grid(2, 2, { holes: [1, 0, 0, 0] })),
      problem(wiring(['a'], [])),
    ])
      expect(() => makeFlipId(task)).toThrow(TypeError);
  });

  it('say where they break', () => {
    for (const [id, what] of [
      ['', "1:1: expected a Flip id such as 3x3c:HEX,HEX, got ''"],
      ['2x2:edb7', "1:1: expected a Flip id such as 3x3c:HEX,HEX, got '2x2:edb7'"],
      ['2x2:edbg,6', "1:1: expected a Flip id such as 3x3c:HEX,HEX, got '2x2:edbg,6'"],
      ['2x2:edb,6', '1:5: expected 4 hexadecimal digits, got 3'],
      ['2x2c:edb77,6', '1:6: expected 4 hexadecimal digits, got 5'],
      ['2x2:edb7,66', '1:10: expected 1 hexadecimal digits, got 2'],
      ['0x5:0,0', '1:1: expected from 1 to 1000 squares, got 0'],
      ['999x999:0,0', '1:1: expected from 1 to 1000 squares, got 998001'],
    ] as const)
      expect(complaint(parseFlipId(id))).toBe(what);
    expect(isFlipId('5x5')).toBe(false);
    expect(isFlipId('#'.repeat(1_000_000))).toBe(false);
  });

  it('of any text never throw', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('1', '2', 'x', 'c', ':', ',', 'f', ' ', '\n', 'g'), { maxLength: 20 }),
        (parts) => {
          const said = complaint(parseFlipId(`2x1${parts.join('')}`));
          if (said !== 'fine') expect(said).toMatch(/^1:[1-9]\d*: expected .+, got .+$/);
        },
      ),
      { seed: 5, numRuns: 2000 },
    );
  });
});
