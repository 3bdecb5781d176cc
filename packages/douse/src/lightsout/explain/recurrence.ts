import { mod } from '../../algebra/integers.ts';

/**
 * The matrices of chasing on a rectangle with the plus rule over Z/q. With A₁ the matrix of one row (1 on the diagonal and beside it),
 *
 *     B₀ = I,   B₁ = −A₁,   B_{k+1} = −A₁·B_k − B_{k−1}
 *
 * and row k+1 of the presses is `B_k·x₁ − Σ_{i≤k} B_{k−i}·b_i`. The row below the last is none, so the first row solves
 * `B_m·x₁ = Σ_{i≤m} B_{m−i}·b_i`. Modulo 2 the signs vanish: B_{k+2} = A₁·B_{k+1} + B_k.
 *
 * @returns  B₀ … B_rows, each columns × columns. Cost: O(rows · columns²).
 * Source: E. Brinckhaus, Lights Out! (Math 45 project), after Martín-Sánchez & Pareja-Flores (2001).
 */
export function chaseMatrices(rows: number, columns: number, q: number): Uint32Array[][] {
  const identity = Array.from({ length: columns }, (_, r) =>
    Uint32Array.from({ length: columns }, (_, c) => (r === c ? 1 : 0)),
  );
  const result = [identity];
  let before = identity.map(() => new Uint32Array(columns));
  for (let k = 0; k < rows; k++) {
    const last = result[k]!;
    const next = last.map((_, r) =>
      Uint32Array.from({ length: columns }, (_, c) =>
        mod(-(last[r]![c]! + (last[r - 1]?.[c] ?? 0) + (last[r + 1]?.[c] ?? 0)) - before[r]![c]!, q),
      ),
    );
    before = last;
    result.push(next);
  }
  return result;
}
