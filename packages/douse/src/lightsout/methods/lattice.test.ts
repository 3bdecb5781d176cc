import { describe, expect, it } from 'vitest';
import facts from '../../../test-data/facts.json' with { type: 'json' };
import { BitMatrix } from '../../algebra/bitmatrix.ts';
import { bezout, gf2Polynomials, primePolynomials, type Polynomials } from '../../algebra/polynomials.ts';
import { WRAPS } from '../../board/board.ts';
import { grid } from '../../board/grid.ts';
import { levelAt, problem } from '../../board/problem.ts';
import { type Random, random } from '../../play/random.ts';
import { replay } from '../check/replay.ts';
import { wrongLights } from '../check/presses.ts';
import { eliminate } from './eliminate.ts';
import { generate } from '../game/generate.ts';
import { kernelSize } from './kernel.ts';
import { lattice } from './lattice.ts';
import { latticeQuiet } from './lattice-grid.ts';
import { solve } from '../solve/solve.ts';

const PRIMES = [2, 3, 5, 7, 11, 13, 251, 65_521];

describe('polynomials over prime fields', () => {
  const laws = <P>(ring: Polynomials<P>, draw: (degree: number) => P): void => {
    const { add, negate, multiply, divide, degree } = ring;
    const isZero = (a: P): boolean => degree(a) < 0;
    const same = (a: P, b: P): boolean => isZero(add(a, negate(b)));
    for (const [da, db, dc] of [
      [0, 0, 0],
      [5, 3, 8],
      [31, 32, 33],
      [64, 63, 1],
      [40, 0, 17],
    ] as const) {
      const [a, b, c] = [draw(da), draw(db), draw(dc)];
      expect(degree(a)).toBe(da);
      expect(same(multiply(a, b), multiply(b, a))).toBe(true);
      expect(same(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(true);
      expect(same(multiply(multiply(a, b), c), multiply(a, multiply(b, c)))).toBe(true);
      expect(degree(multiply(a, b))).toBe(da + db);
      const { quotient, remainder } = divide(a, b);
      expect(same(add(multiply(quotient, b), remainder), a)).toBe(true);
      expect(degree(remainder)).toBeLessThan(Math.max(db, 1));
      const { g, p, q } = bezout(ring, multiply(a, c), multiply(b, c));
      expect(degree(g)).toBeGreaterThanOrEqual(dc);
      expect(same(add(multiply(p, multiply(a, c)), multiply(q, multiply(b, c))), g)).toBe(true);
      expect(isZero(divide(multiply(a, c), g).remainder)).toBe(true);
      expect(isZero(divide(multiply(b, c), g).remainder)).toBe(true);
    }
  };
  const source = random('polynomials');
  it('are a ring with Bézout, 2 packed', () => {
    laws(gf2Polynomials, (degree) => {
      let p = gf2Polynomials.monomial(degree);
      for (let i = 0; i < degree; i++) if (source.below(2) === 1) p = gf2Polynomials.add(p, gf2Polynomials.monomial(i));
      return p;
    });
  });
  for (const prime of PRIMES.slice(1)) {
    it(`are a ring with Bézout, ${prime}`, () => {
      laws(primePolynomials(prime), (degree) =>
        Uint32Array.from({ length: degree + 1 }, (_, i) =>
          i === degree ? 1 + source.below(prime - 1) : source.below(prime),
        ),
      );
    });
  }
});

describe('the lattice method on every wrap', () => {
  const board = (source: Random): ReturnType<typeof grid> => {
    const long = source.below(8) === 0;
    return grid(1 + source.below(long ? 3 : 9), 1 + source.below(long ? 70 : 9), { wrap: WRAPS[source.below(3)]! });
  };

  for (const q of PRIMES) {
    it(`gives elimination's answers, ${q} levels`, () => {
      const source = random(`wraps ${q}`);
      let impossible = 0;
      for (let round = 0; round < 300; round++) {
        const place = board(source);
        const task =
          source.below(2) === 0
            ? generate(place, { levels: q, seed: source })
            : problem(place, { levels: q, start: Array.from({ length: place.lights }, () => source.below(q)) });
        const [found, plain] = [solve(task, { method: 'lattice' }), solve(task, { method: 'eliminate' })];
        const name = `${place.rows} × ${place.columns} ${place.wrap}, round ${round}`;
        expect(found.kind, name).toBe(plain.kind);
        if (found.kind === 'impossible') impossible++;
        if (found.kind === 'solved' && plain.kind === 'solved') expect(found.solutions, name).toBe(plain.solutions);
      }
      expect(impossible).toBeGreaterThan(q < 100 ? 0 : -1);
    });
  }

  it('checks boards of bits like boards of bytes, at word edges and on thin tori', () => {
    const source = random('packed wraps');
    for (const wrap of WRAPS) {
      for (const [rows, columns] of [
        [1, 1],
        [1, 5],
        [2, 2],
        [2, 33],
        [3, 2],
        [3, 3],
        [5, 31],
        [4, 32],
        [33, 33],
        [6, 64],
        [7, 65],
      ] as const) {
        const place = grid(rows, columns, { wrap });
        const [start, presses] = [new BitMatrix(rows, columns), new BitMatrix(rows, columns)];
        for (const bits of [start, presses])
          for (let i = 0; i < bits.length; i++) bits.set(Math.floor(i / columns), i % columns, source.below(2));
        const bytes = (bits: BitMatrix): Uint8Array => Uint8Array.from({ length: bits.length }, (_, i) => bits.at(i));
        const plain = problem(place, { start: bytes(start) });
        expect(wrongLights(problem(place, { start }), presses), `${rows} × ${columns} ${wrap}`).toEqual(
          wrongLights(plain, bytes(presses)),
        );
        expect(solve(problem(place, { start })).kind).toBe(solve(plain).kind);
      }
    }
  });

  it('proves the fewest presses of boards of bits as of boards of bytes, on every wrap', () => {
    const source = random('fewest bits');
    for (const wrap of WRAPS) {
      for (const [rows, columns] of [
        [3, 3],
        [5, 5],
        [6, 6],
        [4, 9],
      ] as const) {
        const task = generate(grid(rows, columns, { wrap }), { seed: source });
        const start = new BitMatrix(rows, columns);
        for (let i = 0; i < start.length; i++) start.set(Math.floor(i / columns), i % columns, levelAt(task.start, i));
        const [bits, bytes] = [solve({ ...task, start }, { fewest: true }), solve(task, { fewest: true })];
        if (bits.kind !== 'solved' || bytes.kind !== 'solved') throw new Error('expected a proved solution');
        expect([bits.total, bits.fewest, bits.solutions]).toEqual([bytes.total, bytes.fewest, bytes.solutions]);
        expect(bits.presses).toBeInstanceOf(BitMatrix);
      }
    }
  });

  it('spans the whole kernel, on tori too', () => {
    for (const [rows, columns, wrap, q] of [
      [3, 3, 'torus', 2],
      [5, 5, 'torus', 2],
      [6, 6, 'torus', 2],
      [4, 6, 'torus', 3],
      [9, 9, 'torus', 5],
      [6, 9, 'cylinder', 2],
      [2, 6, 'torus', 2],
      [8, 3, 'torus', 3],
    ] as const) {
      const off = problem(grid(rows, columns, { wrap }), { levels: q });
      const { kernel } = lattice.solve(off);
      expect(kernelSize(kernel)).toBe(kernelSize(eliminate.solve(off).kernel));
      for (const generator of kernel.generators)
        expect(Array.from(replay(off, generator) as Uint8Array).some(Boolean)).toBe(false);
      // Independent: elimination on the generators as columns finds no relation.
      const { kernel: relations } = eliminate.solve(off);
      expect(relations.orders.length).toBe(kernel.orders.length);
      const seen = new Set(kernel.generators.map(String));
      expect(seen.size).toBe(kernel.orders.length);
    }
  });

  it('knows the published nullities', () => {
    const { nullityMod2Torus, nullityMod3Square, nullityMod5Square } = facts;
    expect(
      nullityMod2Torus.values.map((_, i) => latticeQuiet(grid(i + 3, i + 3, { wrap: 'torus' }), 2).nullity),
    ).toEqual(nullityMod2Torus.values);
    expect(nullityMod3Square.values.map((_, i) => latticeQuiet(grid(i + 1, i + 1), 3).nullity)).toEqual(
      nullityMod3Square.values,
    );
    expect(nullityMod5Square.values.map((_, i) => latticeQuiet(grid(i + 1, i + 1), 5).nullity)).toEqual(
      nullityMod5Square.values,
    );
  });
});
