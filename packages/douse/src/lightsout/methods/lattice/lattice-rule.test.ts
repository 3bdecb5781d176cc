import { describe, expect, it } from 'vitest';
import { BitMatrix } from '../../../algebra/bitmatrix.ts';
import { WRAPS } from '../../../board/board.ts';
import { grid } from '../../../board/grid.ts';
import { asArray, type Problem, problem } from '../../../board/problem.ts';
import type { Rule } from '../../../board/rule.ts';
import { random, type Random } from '../../../play/random.ts';
import { plainReplay, plainSolves } from '../../../testing/plain.ts';
import { forEachMove } from '../../check/replay.ts';
import { provesImpossible, wrongLights } from '../../check/presses.ts';
import { certificate } from '../certificate.ts';
import { eliminate } from '../eliminate.ts';
import { lattice } from '../lattice.ts';
import { kernelSize } from '../kernel.ts';

const RULES = ['plus', 'ring', 'x', 'king', 'row-column'] as const;

/** A 3 × 3 rule with two mirrors and random weights, some of them 0. */
function drawnRule(source: Random, most: number): Rule {
  const [own, across, down, corner] = Array.from({ length: 4 }, () => source.below(most + 1)) as [
    number,
    number,
    number,
    number,
  ];
  const offsets = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => ({
      row,
      column,
      weight: row === 0 ? (column === 0 ? own : across) : column === 0 ? down : corner,
    })),
  );
  return { kind: 'pattern', name: 'drawn', offsets: offsets.filter(({ weight }) => weight > 0) };
}

/** Rank of vectors modulo a prime, by schoolbook elimination. */
function rankOf(vectors: readonly ArrayLike<number>[], p: number): number {
  const rows = vectors.map((vector) => Array.from(vector));
  let rank = 0;
  for (let c = 0; c < (rows[0]?.length ?? 0); c++) {
    const at = rows.findIndex((row, i) => i >= rank && row[c] !== 0);
    if (at < 0) continue;
    [rows[rank], rows[at]] = [rows[at]!, rows[rank]!];
    for (let i = rank + 1; i < rows.length; i++)
      while (rows[i]![c] !== 0) rows[i] = rows[i]!.map((entry, k) => (entry + rows[rank]![k]!) % p);
    rank++;
  }
  return rank;
}

function expectSame(task: Problem, name: string): boolean {
  expect(lattice.refuses(task), name).toBe(null);
  const [found, plain] = [lattice.solve(task), eliminate.solve(task)];
  expect(kernelSize(found.kernel), name).toBe(kernelSize(plain.kernel));
  expect(found.presses === null, name).toBe(plain.presses === null);
  if (found.presses !== null) expect(plainSolves(task, found.presses), name).toBe(true);
  else expect(provesImpossible(task, certificate(task, found.obstruction!)), name).toBe(true);
  const { generators } = found.kernel;
  const off = { ...task, start: new Uint8Array(task.board.lights), target: null };
  for (const generator of generators) expect(plainReplay(off, generator).some(Boolean), name).toBe(false);
  expect(rankOf(generators, task.levels), name).toBe(generators.length);
  expect(kernelSize(lattice.kernel!(task)), name).toBe(kernelSize(plain.kernel));
  return found.presses !== null;
}

describe('the lattice method for rules with two mirrors', () => {
  for (const q of [2, 3, 5, 7, 11]) {
    it(`gives elimination's answers on every small board, ${q} levels`, () => {
      const source = random(`mirrors ${q}`);
      let solved = 0;
      let all = 0;
      for (const rule of RULES)
        for (const wrap of WRAPS)
          for (let rows = 1; rows <= 6; rows++)
            for (let columns = 1; columns <= 6; columns++) {
              if (q > 3 && (rows > 5 || columns > 5)) continue;
              const board = grid(rows, columns, { rule, wrap });
              const presses = Array.from({ length: board.buttons }, () => source.below(q));
              const lights = plainReplay(problem(board, { levels: q }), presses);
              const start = source.below(2) === 0 ? lights : presses;
              if (expectSame(problem(board, { levels: q, start }), `${rows} × ${columns} ${wrap} ${rule}`)) solved++;
              all++;
            }
      expect(solved).toBeGreaterThan(all / 2);
      expect(solved).toBeLessThan(all);
    });
  }

  it('takes weights of all kinds, and powers of p along a side', () => {
    const source = random('drawn');
    let taken = 0;
    for (let round = 0; round < 400; round++) {
      const q = [2, 2, 2, 3, 3, 5, 7][source.below(7)]!;
      const long = q === 2 ? [1, 3, 7, 8, 12, 15, 16, 4][source.below(8)]! : [2, 5, 8, 9, 6, 3][source.below(6)]!;
      const short = 1 + source.below(long > 8 ? 4 : 7);
      const [rows, columns] = source.below(2) === 0 ? [long, short] : [short, long];
      const rule = drawnRule(source, 3);
      const board = grid(rows, columns, { rule, wrap: WRAPS[source.below(3)]! });
      const start = Array.from({ length: board.lights }, () => source.below(q));
      const task = problem(board, { levels: q, start });
      if (lattice.refuses(task) !== null) continue;
      taken++;
      expectSame(task, `${rows} × ${columns} ${board.wrap} mod ${q} ${JSON.stringify(rule)}`);
    }
    expect(taken).toBeGreaterThan(300);
  });

  it('works on bits as on bytes, at word edges', () => {
    const source = random('bits of rules');
    for (const rule of RULES)
      for (const wrap of WRAPS)
        for (const [rows, columns] of [
          [3, 31],
          [4, 32],
          [33, 5],
          [31, 33],
          [7, 63],
          [64, 6],
          [5, 65],
          [9, 95],
          [96, 3],
        ] as const) {
          const board = grid(rows, columns, { rule, wrap });
          const need = new BitMatrix(rows, columns);
          const off = problem(board);
          const presses = Uint8Array.from({ length: board.buttons }, () => source.below(2));
          lightsAfter(off, presses).forEach((level, i) => need.set(Math.floor(i / columns), i % columns, level));
          const found = lattice.solveBits!(off, need);
          const name = `${rows} × ${columns} ${wrap} ${rule}`;
          expect(found.presses, name).not.toBe(null);
          expect(lightsAfter(off, asArray(found.presses!)), name).toEqual([...asArray(need)]);
          expect(found.nullity, name).toBe(lattice.kernel!(off).orders.length);
          for (let i = 0; i < Math.min(3, found.nullity); i++)
            expect(lightsAfter(off, asArray(found.quiet(i))).some(Boolean), name).toBe(false);
        }
  });

  it('checks bits as it checks bytes, rules without mirrors too', () => {
    const source = random('checked bits');
    const skew: Rule = {
      kind: 'pattern',
      name: 'skew',
      offsets: [
        { row: 0, column: 0, weight: 1 },
        { row: 1, column: -1, weight: 3 },
        { row: 0, column: 1, weight: 1 },
        { row: -1, column: 1, weight: 2 },
      ],
    };
    let proved = 0;
    for (const rule of [...RULES, skew])
      for (const wrap of WRAPS)
        for (const [rows, columns] of [
          [1, 1],
          [1, 2],
          [2, 1],
          [2, 2],
          [3, 2],
          [2, 33],
          [5, 32],
          [3, 31],
        ] as const) {
          const board = grid(rows, columns, { rule, wrap });
          const [start, bits] = [new BitMatrix(rows, columns), new BitMatrix(rows, columns)];
          for (const matrix of [start, bits])
            for (let i = 0; i < matrix.length; i++) matrix.set(Math.floor(i / columns), i % columns, source.below(2));
          const [packed, plain] = [problem(board, { start }), problem(board, { start: asArray(start) })];
          const name = `${rows} × ${columns} ${wrap} ${JSON.stringify(rule)}`;
          expect(wrongLights(packed, bits), name).toEqual(wrongLights(plain, asArray(bits)));
          const { obstruction } = eliminate.solve(plain);
          if (obstruction === null) continue;
          proved++;
          for (let i = 0; i < obstruction.length; i++) bits.set(Math.floor(i / columns), i % columns, obstruction[i]!);
          expect(provesImpossible(packed, { lights: bits, levels: 2 }), name).toBe(true);
          bits.set(0, 0, 1 - bits.get(0, 0));
          expect(provesImpossible(packed, { lights: bits, levels: 2 }), name).toBe(
            provesImpossible(plain, { lights: asArray(bits), levels: 2 }),
          );
        }
    expect(proved).toBeGreaterThan(20);
  });

  it('refuses what it does not know', () => {
    const skew: Rule = {
      kind: 'pattern',
      name: 'skew',
      offsets: [
        { row: 0, column: 0, weight: 1 },
        { row: 0, column: 1, weight: 1 },
      ],
    };
    for (const task of [
      problem(grid(4, 4, { rule: 'knight' })),
      problem(grid(3, 3, { rule: 'merlin' })),
      problem(grid(4, 4, { rule: skew })),
      problem(grid(2, 2, { rule: 'x', holes: [0, 0, 0, 1] })),
      problem(grid(0, 0, { rule: 'king' })),
      problem(grid(3, 3, { rule: drawnEven })),
    ])
      expect(lattice.refuses(task)).not.toBe(null);
  });
});

/** Every weight is 2: nothing at all modulo 2. */
const drawnEven: Rule = { kind: 'pattern', name: 'even', offsets: [{ row: 0, column: 0, weight: 2 }] };

/** Lights that presses change, added up light by light from the rule's offsets, each cell once. */
function lightsAfter({ board }: Problem, presses: ArrayLike<number>): number[] {
  const lights: number[] = Array.from({ length: board.lights }, () => 0);
  for (let b = 0; b < board.buttons; b++)
    if (presses[b] !== 0) forEachMove(board, b, (light, weight) => (lights[light] = (lights[light]! + weight) % 2));
  return lights;
}
