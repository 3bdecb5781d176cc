import { describe, expect, it } from 'vitest';
import { BitMatrix, type Bits } from '../algebra/bitmatrix.ts';
import { checkFewest } from '../lightsout/check/fewest.ts';
import { playable } from '../lightsout/game/playable.ts';
import { replay } from '../lightsout/check/replay.ts';
import { provesImpossible, solves, wrongLights } from '../lightsout/check/presses.ts';
import { lattice } from '../lightsout/methods/lattice.ts';
import { solve } from '../lightsout/solve/solve.ts';
import { parseNetpbm } from '../formats/netpbm.ts';
import { cases } from '../testing/plain.ts';
import { anyTask } from '../testing/tasks.ts';
import { cube } from './cube.ts';
import { effects, grid } from './grid.ts';
import { type Problem, problem } from './problem.ts';
import { readBoard } from './read.ts';
import { readProblem } from './read-problem.ts';
import { wiring } from './wiring.ts';

const WAYS: readonly (readonly [string, <T>(data: T) => T])[] = [
  ['structured clone', structuredClone],
  ['JSON', (data) => JSON.parse(JSON.stringify(data)) as typeof data],
];

/** An answer without its functions. */
const plain = (answer: ReturnType<typeof solve>): unknown => JSON.parse(JSON.stringify(answer, bigText));
const bigText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}n` : value);

describe.each(WAYS)('problems after %s', (_, way) => {
  it('have the same answers, and checkers the same verdicts, on every kind of task', () => {
    for (const random of cases('read', 60)) {
      const task = anyTask(random, 2);
      const again = way(task);
      // Where there are many solutions, the fewest take a search.
      const plainAnswer = solve(task);
      const fewest = plainAnswer.kind === 'solved' && plainAnswer.solutions < 100n;
      const [answer, other] = [solve(task, { fewest }), solve(again, { fewest })];
      expect(plain(other)).toEqual(plain(answer));
      expect(readProblem(again)).toEqual(task);
      const presses = Array.from({ length: task.board.buttons }, () => random.below(task.levels));
      expect(replay(again, presses)).toEqual(replay(task, presses));
      expect(wrongLights(again, presses)).toEqual(wrongLights(task, presses));
      if (answer.kind === 'solved') expect(solves(again, way(answer.presses))).toBe(true);
      if (answer.kind === 'solved' && fewest) {
        const claim = { presses: way(answer.presses), total: answer.total };
        expect(checkFewest(again, claim)).toEqual({ kind: 'holds' });
      }
      expect(playable(again)).toEqual(playable(task));
      if (answer.kind === 'impossible') expect(provesImpossible(again, way(answer.certificate))).toBe(true);
    }
  });

  it('keep bits what they are: a picture all on is not solved by nothing', () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('P4 5 5\n'), ...Array.from({ length: 5 }, () => 0xf8)]);
    const read = parseNetpbm(bytes);
    if (!read.ok) throw new Error('expected a picture');
    const again = way(read.value);
    expect(solve(again, { fewest: true })).toMatchObject({ kind: 'solved', total: 15 });
    expect(solves(again, new BitMatrix(5, 5))).toBe(false);
    expect(solves(again, structuredClone(new BitMatrix(5, 5)) as Bits)).toBe(false);
    const answer = solve(read.value);
    if (answer.kind !== 'solved') throw new Error('expected presses');
    expect(solves(again, structuredClone(answer.presses))).toBe(true);
    expect(
      solves(
        again,
        [...new Uint8Array(25).keys()].map((i) => BitMatrix.of(answer.presses as Bits).at(i)),
      ),
    ).toBe(true);
  });

  it('are solved by the same methods: the rule is plus whatever object says so', () => {
    const task = way(problem(grid(300, 300), { start: new BitMatrix(300, 300) }));
    expect(lattice.refuses(readProblem(task))).toBe(null);
    const drawn = grid(6, 6, {
      rule: {
        kind: 'pattern',
        name: 'mine',
        offsets: [
          [1, 0],
          [0, 0],
          [0, -1],
          [0, 1],
          [-1, 0],
          [0, 0],
        ].map(([row, column]) => ({ row: row!, column: column!, weight: 1 })),
      },
    });
    expect(drawn.rule).toBe(grid(6, 6).rule);
    expect(effects(readBoard(way(problem(cube(2))).board))).toEqual(effects(cube(2)));
  });
});

describe('readProblem', () => {
  it('hands back what is whole', () => {
    const task = problem(grid(2, 3, { holes: [0, 1, 0, 0, 0, 0] }), {
      levels: 3,
      start: [1, 2, 0, 0, 1],
      target: [1, 1, 1, 1, 1],
    });
    expect(readProblem(task)).toBe(task);
    const bits = problem(grid(2, 2), { start: new BitMatrix(2, 2) });
    expect(readProblem(bits)).toBe(bits);
  });

  it('refuses what it cannot read, saying what would do', () => {
    const task = problem(grid(2, 2), { start: [1, 0, 0, 0] });
    const bits = problem(grid(2, 2), { start: new BitMatrix(2, 2) });
    const { kind: _, ...untagged } = structuredClone(bits.start) as Bits;
    for (const [value, message] of [
      [null, /expected a problem, got null; make one with problem/],
      [{}, /expected a board, got undefined; make one with grid/],
      [{ ...task, board: { kind: 'torus' } }, /kind grid or wiring, got torus/],
      [{ ...task, start: untagged }, /list of numbers as start, got an object/],
      [{ ...task, start: 'on' }, /list of numbers as start, got string/],
      [{ ...task, start: [1, 0, '1', 0] }, /list of numbers as start, got string at 2/],
      [{ ...task, start: Uint8Array.of(2, 0, 0, 0) }, /levels from 0 to 1 in start, got 2 at light 0/],
      [{ ...task, start: [1, 0.5, 0, 0] }, /got 0.5 at light 1/],
      [{ ...task, start: Uint8Array.of(1) }, /expected 4 lights in start, got 1/],
      [{ ...task, care: [1] }, /expected 4 lights in care, got 1/],
      [{ ...task, levels: 1 }, /from 2 to 65536 levels, got 1/],
      [{ ...bits, start: { ...(bits.start as Bits), words: new Uint32Array(3) } }, /expected 2 words, got 3/],
      [
        { ...bits, start: { ...(bits.start as Bits), words: Uint32Array.of(4, 0) } },
        /bits only in the 2 columns of start/,
      ],
      [{ ...bits, start: { ...(bits.start as Bits), rows: 3, words: new Uint32Array(3) } }, /whole grid of its shape/],
      [
        { ...task, board: { ...task.board, wrap: 'tors' } },
        /wrap of none, cylinder, torus, got "tors"; did you mean torus\?/,
      ],
      [{ ...task, board: { ...task.board, rule: { kind: 'pattern', name: 'x' } } }, /list of at most 10000 offsets/],
    ] as const) {
      expect(() => readProblem(value), String(message)).toThrow(message);
      expect(() => solve(value as Problem), String(message)).toThrow(message);
    }
    const wired = problem(wiring(['a', 'b'], [{ name: 'x', moves: new Map([[0, 1]]) }]));
    const forged = { ...wired, board: { ...wired.board, effects: { start: [0, 1], light: [7], weight: [1] } } };
    expect(() => readProblem(forged)).toThrow(/effects of 1 buttons on 2 lights/);
  });

  it('rebuilds a grid whose own numbers do not fit its holes', () => {
    const board = grid(2, 2, { holes: [1, 0, 0, 0] });
    const forged = { ...board, cellNumber: Int32Array.of(-1, 2, 1, 0) };
    expect(readBoard(forged)).toEqual(board);
  });
});

describe('the checker', () => {
  it('refuses presses that are no counts', () => {
    const task = problem(grid(1, 2), { start: [1, 1] });
    for (const times of [Number.NaN, 0.5, -1, 2 ** 32, Infinity, '1', null, undefined])
      for (const list of [
        [times, 0],
        [0, times],
      ] as number[][])
        expect(() => solves(task, list), String(times)).toThrow(/numbers/);
    for (const odd of [undefined, null, 'presses', {}, { rows: 1, columns: 2, words: [1] }])
      expect(() => solves(task, odd as never)).toThrow(/presses|buttons/);
    expect(() => solves(task, [1])).toThrow(/expected 2 buttons, got 1/);
    expect([solves(task, [1, 0]), solves(task, [2 ** 32 - 1, 2]), solves(task, [0, 0])]).toEqual([true, true, false]);
    expect(() => solves(task, Float64Array.of(0.5, 0))).toThrow(/whole numbers of presses/);
  });

  it('takes no certificate with weights that are no counts', () => {
    const task = problem(grid(1, 1, { rule: 'ring' }), { start: [1] });
    expect(provesImpossible(task, { lights: Uint8Array.of(1), levels: 2 })).toBe(true);
    for (const weight of [0.5, Number.NaN, -1, Infinity])
      expect(provesImpossible(task, { lights: [weight] as never, levels: 2 })).toBe(false);
    for (const levels of [2.5, Number.NaN, 0, -2])
      expect(provesImpossible(task, { lights: Uint8Array.of(1), levels })).toBe(false);
  });
});
