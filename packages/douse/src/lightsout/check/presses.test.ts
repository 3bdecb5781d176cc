import { describe, expect, it } from 'vitest';
import { BitMatrix } from '../../algebra/bitmatrix.ts';
import { WRAPS } from '../../board/board.ts';
import { grid } from '../../board/grid.ts';
import { lengthOf, asArray, levelAt, type Levels, type Problem, problem } from '../../board/problem.ts';
import { type Offset, RULE_NAMES } from '../../board/rule.ts';
import { wiring } from '../../board/wiring.ts';
import type { Random } from '../../play/random.ts';
import { drawn, randomBoard } from '../../testing/boards.ts';
import { cases, plainMatrix, plainProves, plainReplay, plainSolves, vectors } from '../../testing/plain.ts';
import { anyTask } from '../../testing/tasks.ts';
import { replay } from './replay.ts';
import { provesImpossible, solves, totalPresses, wrongLights } from './presses.ts';
import { quietPatterns } from '../theory/quiet.ts';
import { solve } from '../solve/solve.ts';

const list = (levels: Levels): number[] => Array.from(asArray(levels));

/** A board whose rule is drawn: a few cells anywhere near the button, by any weights. */
function drawnBoard(random: Random) {
  const [rows, columns] = [1 + random.below(4), 1 + random.below(4)];
  const offsets = Array.from({ length: 1 + random.below(4) }, (): Offset => ({
    row: random.below(4) - 1,
    column: random.below(4) - 2,
    weight: 1 + random.below(5),
  }));
  const holes =
    random.below(2) === 0 ? null : Array.from({ length: rows * columns }, () => Number(random.below(4) === 0));
  return grid(rows, columns, {
    rule: { kind: 'pattern', name: 'drawn', offsets },
    wrap: WRAPS[random.below(3)]!,
    holes,
  });
}

/** The same problem with one bit a cell. */
function packed({ board, start, target, ...rest }: Problem): Problem {
  if (board.kind !== 'grid') throw new TypeError('expected a grid');
  return { ...rest, board, start: bitsOf(start, board.columns), target: target && bitsOf(target, board.columns) };
}

const bitsOf = (levels: Levels, columns: number): BitMatrix =>
  BitMatrix.from(
    Array.from({ length: lengthOf(levels) / columns }, (_, r) => list(levels).slice(r * columns, (r + 1) * columns)),
    columns,
  );

/** Sizes at the edges of words, and sides of which both neighbours are one cell. */
const SIZES = [1, 2, 3, 4, 31, 32, 33, 63, 64, 65].flatMap((columns) =>
  [1, 2, 3, 5].map((rows) => [rows, columns] as const),
);

describe('the checkers', () => {
  it('replay presses by the rules, whatever their order or size', () => {
    for (const random of cases('replay', 60)) {
      const q = 2 + random.below(11);
      const board = randomBoard(random, 6);
      const task = problem(board, { levels: q, start: Array.from({ length: board.lights }, () => random.below(q)) });
      const presses = Uint32Array.from({ length: board.buttons }, () => random.below(3 * q));
      const expected = plainMatrix(task).map(
        (row, i) => row.reduce((sum, weight, b) => sum + weight * presses[b]!, task.start.at(i)!) % q,
      );
      expect(list(replay(task, presses))).toEqual(expected);
      expect(wrongLights(task, presses)).toEqual(expected.flatMap((level, i) => (level === 0 ? [] : [i])));
    }
    expect(() => replay(problem(grid(2, 2)), new Uint8Array(3))).toThrow(/expected 4 buttons, got 3/);
  });

  it('replay drawn rules on every wrap, with holes and without', () => {
    for (const random of cases('drawn', 300)) {
      const board = drawnBoard(random);
      const q = 2 + random.below(6);
      const level = () => random.below(q);
      const task = problem(board, {
        levels: q,
        start: Array.from({ length: board.lights }, level),
        target: Array.from({ length: board.lights }, level),
      });
      const presses = Uint8Array.from({ length: board.buttons }, level);
      const after = plainReplay(task, presses);
      expect(list(replay(task, presses))).toEqual(after);
      expect(solves(task, presses)).toBe(after.every((own, i) => own === levelAt(task.target!, i)));
      expect(solves({ ...task, target: Uint8Array.from(after) }, presses)).toBe(true);
    }
  });

  it('look away from lights that do not matter, which certificates may not use', () => {
    const seen = { solved: 0, proved: 0, refused: 0 };
    for (const random of cases('care', 400)) {
      const whole = anyTask(random, 2);
      const care = Uint8Array.from({ length: whole.board.lights }, () => random.below(3) && 1);
      const task: Problem = { ...whole, care };
      const presses = Uint32Array.from({ length: task.board.buttons }, () => random.below(task.levels));
      const right = plainSolves(task, presses);
      expect(solves(task, presses)).toBe(right);
      expect(wrongLights(task, presses)).toEqual(wrongLights(whole, presses).filter((light) => care[light] === 1));
      seen.solved += Number(right);
      const answer = solve(whole);
      if (answer.kind !== 'impossible') continue;
      const holds = plainProves(task, answer.certificate);
      expect(provesImpossible(task, answer.certificate)).toBe(holds);
      seen[holds ? 'proved' : 'refused']++;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
    const bits = problem(grid(1, 2), { start: BitMatrix.from([[1, 0]]), care: [0, 1] });
    expect([
      solves(bits, new BitMatrix(1, 2)),
      solves({ ...bits, care: Uint8Array.of(1, 1) }, new BitMatrix(1, 2)),
    ]).toEqual([true, false]);
  });

  it('look at bits as they look at bytes, on every wrap and at word edges', () => {
    for (const wrap of WRAPS) {
      for (const [rows, columns] of SIZES) {
        for (const random of cases(`packed ${wrap} ${rows} × ${columns}`, 4)) {
          const bit = () => random.below(2);
          const near = Array.from({ length: 9 }, (_, i): Offset => ({
            row: Math.floor(i / 3) - 1,
            column: (i % 3) - 1,
            weight: 1 + bit(),
          })).filter(() => bit() === 0);
          // One board in four under the plus rule, the row-column rule, the king's and any cells nearby.
          const rule = ([undefined, 'row-column', 'king', { kind: 'pattern', name: 'near', offsets: near }] as const)[
            random.below(4)
          ];
          const board = grid(rows, columns, { wrap, ...(rule !== undefined && { rule }) });
          const cells = () => Uint8Array.from({ length: board.buttons }, bit);
          const task = problem(board, { start: cells(), target: bit() === 0 ? null : cells() });
          const presses = cells();
          const wrong = wrongLights(task, presses);
          const shown = `${rows} × ${columns} ${wrap}`;
          expect(wrongLights(packed(task), bitsOf(presses, columns)), shown).toEqual(wrong);
          expect(wrongLights(packed(task), bitsOf(presses, columns), 2), shown).toEqual(wrong.slice(0, 2));
          const reached = { ...task, target: replay(task, presses) };
          expect(solves(packed(reached), bitsOf(presses, columns)), shown).toBe(true);
          const light = random.below(board.lights);
          const missed = Uint8Array.from(list(reached.target), (level, i) => (i === light ? 1 - level : level));
          expect(wrongLights(packed({ ...reached, target: missed }), bitsOf(presses, columns)), shown).toEqual([light]);
          expect(solves(packed(task), bitsOf(presses, columns)), shown).toBe(wrong.length === 0);
        }
      }
    }
  });

  it('take packed marks for a proof only if they are quiet and meet the lights oddly', () => {
    const seen = [0, 0];
    for (const [rows, columns, wrap] of [
      [5, 5, 'none'],
      [3, 3, 'torus'],
      [4, 33, 'cylinder'],
      [3, 32, 'torus'],
      [2, 64, 'none'],
      [2, 5, 'torus'],
      [4, 4, 'none'],
    ] as const) {
      const board = grid(rows, columns, { wrap });
      const generators = quietPatterns(board).generators;
      for (const random of cases(`marks ${rows} × ${columns}`, 30)) {
        const bit = () => random.below(2);
        const cells = () => Uint8Array.from({ length: board.buttons }, bit);
        const task = problem(board, { start: cells(), target: bit() === 0 ? null : cells() });
        // A quiet pattern, one with a mark too many, or anything.
        const marks =
          generators.length === 0 ? cells() : Uint8Array.from(list(generators[random.below(generators.length)]!));
        if (bit() === 0) marks[random.below(marks.length)]! ^= 1;
        const proves = plainProves(task, { lights: marks, levels: 2 });
        seen[Number(proves)]!++;
        const inBits = { lights: bitsOf(marks, columns), levels: 2 };
        expect(provesImpossible(packed(task), inBits), `${rows} × ${columns}`).toBe(proves);
        expect(provesImpossible(task, { lights: marks, levels: 2 })).toBe(proves);
      }
    }
    expect(Math.min(...seen)).toBeGreaterThan(30);
  });

  it('reject doctored presses', () => {
    for (const random of cases('doctored', 60)) {
      const q = 2 + random.below(8);
      const board = grid(3, 4, { rule: RULE_NAMES[random.below(6)]! });
      const target = Array.from({ length: 12 }, () => random.below(q));
      const task = problem(board, { levels: q, start: target, target });
      const presses = new Uint8Array(12);
      expect(wrongLights(task, presses)).toEqual([]);
      const button = random.below(12);
      presses[button] = 1 + random.below(q - 1);
      const moved = plainMatrix(task).flatMap((row, light) => (row[button] === 0 ? [] : [light]));
      expect(wrongLights(task, presses)).toEqual(moved);
    }
  });

  it('reject doctored certificates', () => {
    const task = drawn({ board: ['10001', '00110', '01100', '10000', '00100'] });
    const answer = solve(task);
    if (answer.kind !== 'impossible') throw new Error('expected an impossible board');
    const proves = (of: Problem, lights: Levels): boolean => provesImpossible(of, { lights, levels: 2 });
    const lights = Uint8Array.from(list(answer.certificate.lights));
    expect(proves(task, lights)).toBe(true);
    for (let i = 0; i < lights.length; i++) {
      const other = lights.slice();
      other[i]! ^= 1;
      expect(proves(task, other), `light ${i} changed`).toBe(false);
    }
    expect(proves(task, new Uint8Array(25))).toBe(false);
    expect(proves(task, lights.slice(1))).toBe(false);
    // The same lights prove nothing about a board that can be solved, nor about its own target.
    expect(proves(problem(task.board), lights)).toBe(false);
    expect(proves({ ...task, target: task.start }, lights)).toBe(false);
    expect(provesImpossible(task, { lights, levels: 4 })).toBe(false);
    expect(provesImpossible(task, { lights, levels: 1 })).toBe(false);
  });

  it('take a certificate of mixed levels that counts each light by its own levels, in lowest terms', () => {
    const board = wiring(
      ['a', 'b', 'c'],
      [
        {
          name: 'x',
          moves: new Map([
            [0, 1],
            [2, 2],
          ]),
        },
        { name: 'y', moves: new Map([[1, 1]]) },
      ],
    );
    const task = problem(board, { levels: [2, 3, 4], start: [1, 0, 0] });
    const answer = solve(task);
    if (answer.kind !== 'impossible') throw new Error('expected an impossible board');
    // By hand: a counts twice, as often as it takes to make coming round a multiple of 4; then x moves the sum by 4 or
    // 0, y not at all.
    expect(answer.certificate).toMatchObject({ levels: 4 });
    expect([
      [2, 0, 1],
      [2, 0, 3],
    ]).toContainEqual(Array.from({ length: 3 }, (_, i) => levelAt(answer.certificate.lights, i)));
    expect(answer.certificate.says).toMatch(
      /as its mark says, by a multiple of 4, but the sum has to change by 2 more/,
    );
    expect(provesImpossible(task, { lights: Uint8Array.of(1, 0, 1), levels: 4 })).toBe(false);
  });

  it('accept a certificate of composite levels only as it is', () => {
    const task = drawn({ board: ['1', '1', '2', '0', '3'], levels: 4 });
    const answer = solve(task);
    if (answer.kind !== 'impossible') throw new Error('expected an impossible board');
    for (const candidate of vectors(5, 4)) {
      const proof = { lights: Uint8Array.from(candidate), levels: 4 };
      expect(provesImpossible(task, proof), candidate.join()).toBe(plainProves(task, proof));
    }
    expect(plainProves(task, answer.certificate)).toBe(true);
  });

  it('reckon exactly with the largest weights and common multiples', () => {
    // 2 · 5793 · 5791 is nearly 2^26, so products of marks and weights come to 2^58.
    const own = [2, 5793, 5791];
    const common = 2 * 5793 * 5791;
    for (const source of cases('large weights', 200)) {
      const weight = () => 2 ** 32 - 1 - source.below(2 ** 16);
      const board = wiring(
        ['a', 'b', 'c'],
        Array.from({ length: 2 }, (_, b) => ({ name: `${b}`, moves: new Map([0, 1, 2].map((l) => [l, weight()])) })),
      );
      const task = problem(board, { levels: own, start: own.map((q) => source.below(q)) });
      const { light, weight: by, start } = board.effects;
      const proves = (marks: readonly number[], levels: number): boolean => {
        const sums = [0, 1].map((b) => {
          let sum = 0n;
          for (let i = start[b]!; i < start[b + 1]!; i++)
            sum += BigInt(marks[light[i]!]!) * BigInt(by[i]! % own[light[i]!]!);
          return sum % BigInt(levels);
        });
        const change = own.reduce((sum, q, l) => sum + BigInt(marks[l]!) * BigInt(q - task.start.at(l)!), 0n);
        const round = own.every((q, l) => (BigInt(marks[l]!) * BigInt(q)) % BigInt(levels) === 0n);
        return round && sums.every((sum) => sum === 0n) && change % BigInt(levels) !== 0n;
      };
      const answer = solve(task);
      // Marks from outside may be any words: they count modulo the levels.
      for (let round = 0; round < 5; round++) {
        const marks = own.map(
          (q) => (source.below(q) * common) / q + common * source.below(60) + Number(source.below(9) === 0),
        );
        const lights = Uint32Array.from(marks);
        expect(provesImpossible(task, { lights, levels: common })).toBe(proves(marks, common));
      }
      if (answer.kind !== 'impossible') continue;
      const { lights, levels } = answer.certificate;
      expect(proves(list(lights), levels)).toBe(true);
      const heavier = Uint32Array.from(list(lights), (mark) => mark + 63 * levels);
      expect(provesImpossible(task, { lights: heavier, levels })).toBe(true);
    }
  });

  it('add up presses, packed or not', () => {
    expect(totalPresses(Uint16Array.of(1, 0, 300))).toBe(301);
    expect(
      totalPresses(
        BitMatrix.from([
          [1, 0, 1],
          [0, 1, 1],
        ]),
      ),
    ).toBe(4);
  });
});
