import { expect, test } from 'vitest';
import { smithInvariants } from 'douse/algebra';
import { grid } from 'douse/board';
import { chaseMatrices, matrixRows, nullities } from 'douse/lightsout';
import { random } from 'douse/play';
import { digits, effectRows, forced, product, times, zeros } from './linear.ts';
import { fibonacci, nullityByGcd, periodOf, polynomialTex } from './polynomials.ts';
import { reduction } from './reduction.ts';
import { chaseOverIntegers, smithSteps } from './smith.ts';

test('the reduction of 300 graphs ends with all degrees even in both parts, in the graph it began with', () => {
  const dice = random('reduction');
  for (let run = 0; run < 300; run++) {
    const n = 1 + dice.below(9);
    const names = zeros(n).map((_, v) => String(v));
    const edges = names.flatMap((_, a) =>
      names.slice(a + 1).flatMap((_, i) => (dice.below(2) === 0 ? [[a, a + 1 + i] as const] : [])),
    );
    const frames = reduction({ names, edges });
    const last = frames.at(-1)!;
    const plain = (list: readonly (readonly [number, number])[]): string[] => list.map(([a, b]) => `${a} ${b}`).sort();
    expect(plain(last.edges)).toEqual(plain(edges));
    expect(last.present).toHaveLength(n);
    for (let v = 0; v < n; v++) {
      const same = edges.filter(([a, b]) => (a === v || b === v) && last.side[a] === last.side[b]);
      expect(same.length % 2).toBe(0);
    }
    for (const frame of frames.filter(({ kind }) => kind === 'even'))
      for (const v of frame.present) expect(frame.edges.filter((edge) => edge.includes(v)).length % 2).toBe(0);
  }
});

test('the Smith steps end where the library’s invariants do', () => {
  for (let rows = 1; rows <= 6; rows++) {
    for (let columns = 1; columns <= 6; columns++) {
      const frames = smithSteps(chaseOverIntegers(rows, columns));
      const diagonal = frames.at(-1)!.rows.map((row, i) => BigInt(row[i]!));
      const wanted = smithInvariants(matrixRows(grid(rows, columns)), rows * columns).slice(-columns);
      expect(diagonal, `${rows} × ${columns}`).toEqual(wanted.map(BigInt));
      expect(frames.at(-1)!.rows.flatMap((row, r) => row.filter((value, c) => c !== r && value !== 0))).toEqual([]);
    }
  }
});

test('nullities are degrees of greatest common divisors, and repeat with the period', () => {
  const nullity = nullities({ levels: 2 });
  for (let m = 1; m <= 12; m++) for (let n = 1; n <= 12; n++) expect(nullityByGcd(m, n)).toBe(nullity(m, n));
  for (let rows = 1; rows <= 6; rows++)
    for (let n = 1; n <= 30; n++) expect(nullity(rows, n + periodOf(rows))).toBe(nullity(rows, n));
  expect([2, 3, 4].map((k) => polynomialTex(fibonacci(k)))).toEqual(['t^{2}+1', 't^{3}', 't^{4}+t^{2}+1']);
});

test('forced rows are those of the recurrence and leave only the last row of lights', () => {
  const dice = random('forced');
  for (let run = 0; run < 100; run++) {
    const [rows, columns, q] = [1 + dice.below(6), 1 + dice.below(6), 2 + dice.below(5)];
    const first = zeros(columns).map(() => dice.below(q));
    const x = forced(first, rows, zeros(rows * columns), q);
    const blocks = chaseMatrices(rows, columns, q);
    for (let k = 0; k < rows; k++)
      expect(
        digits(
          times(
            blocks[k]!.map((row) => [...row]),
            first,
            q,
          ),
        ),
      ).toBe(digits(x.slice(k * columns, (k + 1) * columns)));
    const board = grid(rows, columns);
    const lights = times(effectRows(board, q), x, q);
    expect(lights.slice(0, (rows - 1) * columns).some(Boolean)).toBe(false);
  }
  expect(product([[1, 1]], [[1], [1]], 2)).toEqual([[0]]);
});
