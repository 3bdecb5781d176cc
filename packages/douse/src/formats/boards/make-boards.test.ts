import { describe, expect, it } from 'vitest';
import { graphBoard } from '../../board/graph.ts';
import { grid } from '../../board/grid.ts';
import { asArray, type Problem, problem } from '../../board/problem.ts';
import { RULE_NAMES, RULES } from '../../board/rule.ts';
import { wiring } from '../../board/wiring.ts';
import { WRAPS } from '../../board/board.ts';
import type { Random } from '../../play/random.ts';
import { cases, plainMatrix } from '../../testing/plain.ts';
import { type BoardOptions, parseOption } from '../options.ts';
import { describeError } from '../error.ts';
import { readBoards } from './boards.ts';
import { makeBoards, WRITTEN_FORMATS, type WrittenFormat } from './make-boards.ts';

const text = (boards: readonly Problem[], format: WrittenFormat): string => {
  const made = makeBoards(boards, format);
  return made.ok
    ? new TextDecoder().decode(made.value.bytes) + (made.value.says ?? '')
    : `expected ${made.error.expected}, got ${made.error.got}; ${made.error.cure}`;
};

/** A random rectangle, with whatever a problem may have. */
function drawn(random: Random, plain: boolean): Problem {
  const [rows, columns] = [1 + random.below(6), 1 + random.below(6)];
  const often = (n: number): boolean => !plain && random.below(n) === 0;
  const holes = Array.from({ length: rows * columns }, () => (often(4) ? 1 : 0));
  holes[random.below(holes.length)] = 0;
  const board = grid(rows, columns, {
    ...(often(2) && { rule: RULES[RULE_NAMES[random.below(RULE_NAMES.length)]!] }),
    ...(often(2) && { wrap: WRAPS[random.below(3)]! }),
    ...(holes.includes(1) && { holes }),
  });
  const levels = often(2) ? [3, 4, 7, 10, 11, 36, 37, 60, 300][random.below(9)]! : 2;
  const lights = (most: number): number[] => Array.from({ length: board.lights }, () => random.below(most));
  const target = often(8) ? lights(levels) : null;
  return problem(board, {
    levels,
    start: lights(levels),
    target: target?.some(Boolean) === true ? target : null,
    ...(often(8) && { care: lights(2) }),
  });
}

/** Reads a file with the options that its maker asks for. */
function readAs(bytes: Uint8Array, says: string | null): Problem[] {
  let options: BoardOptions = {};
  for (const [, key, value] of (says ?? '').matchAll(/--(rule|wrap|levels) (\S+)/g)) {
    const option = parseOption(key!, value!);
    if (!option.ok) throw new Error(`--${key} ${value}`);
    options = { ...options, ...option.value };
  }
  const read = readBoards(bytes, says?.includes('--format edges') === true ? 'edges' : 'auto', options);
  if (!read.ok) throw new Error(`${describeError(read.error)} in ${new TextDecoder().decode(bytes)}`);
  return read.value.boards;
}

/** What a problem says; lights that do not matter have no aim, and an aim of nothing is none. */
function facts({ board, levels, start, target, care }: Problem): object {
  const aim = Array.from({ length: board.lights }, (_, i) =>
    care?.[i] === 0 ? null : target === null ? 0 : asArray(target)[i]!,
  );
  return { board, levels, start: [...asArray(start)], aim };
}

describe('boards written in a format', () => {
  it('are read back as they were, in every format they fit', () => {
    const counts = new Map<string, number>();
    for (const random of cases('make boards', 1500)) {
      const plain = random.below(2) === 0;
      const boards = Array.from({ length: 1 + random.below(3) }, () => drawn(random, plain));
      for (const format of WRITTEN_FORMATS) {
        const made = makeBoards(boards, format);
        if (!made.ok) continue;
        counts.set(format, (counts.get(format) ?? 0) + 1);
        const read = readAs(made.value.bytes, made.value.says);
        const what = `${format}: ${new TextDecoder().decode(made.value.bytes)}`;
        if (format === 'tatham' || format === 'save') {
          // The matrix of another rule may be the same, as on one row.
          expect([read.length, plainMatrix(read[0]!)], what).toEqual([1, plainMatrix(boards[0]!)]);
          expect([...asArray(read[0]!.start)], what).toEqual([...asArray(boards[0]!.start)]);
        } else expect(read.map(facts), what).toEqual(boards.map(facts));
      }
    }
    // Ids need to be told how; graphs are no rectangles.
    expect([...counts.keys()].sort()).toEqual(
      WRITTEN_FORMATS.filter((format) => !['id', 'edges', 'dimacs'].includes(format)).toSorted(),
    );
    for (const [format, count] of counts) expect(count, format).toBeGreaterThan(100);
    expect(counts.get('json')).toBe(1500);
  });

  it('look as other programs write them', () => {
    const glider = problem(grid(3, 3), { start: [0, 1, 0, 0, 0, 1, 1, 1, 1] });
    expect(text([glider], 'life')).toBe('x = 3, y = 3\nbo$2bo$3o!\n');
    expect(text([problem(grid(4, 80), { start: [...Array(80).fill(0), ...Array(240).fill(1)] })], 'life')).toBe(
      'x = 80, y = 4\n$80o$80o$80o!\n',
    );
    const long = text([problem(grid(40, 40), { start: Array.from({ length: 1600 }, (_, i) => i % 2) })], 'life');
    expect(Math.max(...long.split('\n').map((line) => line.length))).toBeLessThanOrEqual(70);
    expect(text([glider], 'table')).toBe('0,1,0\n0,0,1\n1,1,1\n');
    expect(text([problem(grid(2, 2), { start: [0, 1, 1, 0] })], 'save')).toBe(
      "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Flip\nPARAMS  :4:2x2c\n" +
        'CPARAMS :4:2x2c\nDESC    :6:edb7,6\nNSTATES :1:1\nSTATEPOS:1:1\n',
    );
    expect(text([problem(grid(1, 2, { rule: RULES.king, wrap: 'torus' }), { start: [1, 0] })], 'pbm')).toBe(
      'P4\n2 1\n\u{fffd}read it with --rule king --wrap torus',
    );
  });

  it('and graphs keep their edges, without their names where the format has none', () => {
    const board = graphBoard({
      names: ['lone', 'b', 'c'],
      edges: [[1, 2]],
    });
    expect(text([problem(board)], 'edges')).toBe('lone\nb c\nread it with --format edges');
    expect(text([problem(board, { levels: 3 })], 'dimacs')).toBe(
      'p edge 3 1\ne 2 3\nvertices are numbers here, without their names; read it with --levels 3',
    );
    for (const format of ['edges', 'dimacs', 'json'] as const) {
      const made = makeBoards([problem(board, { levels: 3 })], format);
      if (!made.ok) throw new Error(made.error.expected);
      expect(plainMatrix(readAs(made.value.bytes, made.value.says)[0]!)).toEqual(plainMatrix(problem(board)));
    }
    expect(text([problem(board, { start: [0, 0, 1] })], 'edges')).toMatch(/^expected a graph with all lights off/);
    expect(text([problem(graphBoard({ names: ['a b'], edges: [] }))], 'edges')).toMatch(/^expected names without bl/);
  });

  it('are refused where they do not fit, with what does', () => {
    const [small, holed] = [problem(grid(2, 2)), problem(grid(2, 2, { holes: [1, 0, 0, 0] }))];
    const wired = problem(wiring(['a'], [{ name: 'A', moves: new Map([[0, 1]]) }]));
    for (const [boards, format, says] of [
      [[], 'text', 'expected a board, got none; give one'],
      [[small, small], 'life', 'expected one board in this format, got 2; write text, table, json or id'],
      [[holed], 'life', 'expected a board without holes, got one with holes; write text, table or json'],
      [[holed], 'tatham', 'expected a rectangle without holes, got one with holes; write json'],
      [[wired], 'save', 'expected a rectangle without holes, got a wiring; write json'],
      [[wired], 'table', 'expected a rectangle, got a wiring; write json'],
      [[wired], 'edges', 'expected a graph, got another wiring; write json'],
      [[small], 'dimacs', 'expected a graph, got a rectangle; write json'],
      [[problem(grid(2, 2), { levels: 3 })], 'pbm', 'expected two levels, got 3; write pgm'],
      [[problem(grid(32, 32))], 'tatham', 'expected at most 1000 squares, got 1024; write json'],
      [
        [problem(grid(1, 1), { target: [1] })],
        'text',
        'expected a board whose lights are to be off, got one with a target; write json',
      ],
      [
        [problem(grid(1, 2), { levels: [2, 3] })],
        'json',
        'expected one number of levels, got a rectangle whose lights have several; write id',
      ],
      [[small], 'id', 'expected a program that knows ids, got none; write json'],
    ] as const)
      expect(text(boards, format), `${format}`).toBe(says);
  });
});
