import { describe, expect, it } from 'vitest';
import { smithInvariants } from '../../algebra/smith.ts';
import { WRAPS } from '../../board/board.ts';
import { grid } from '../../board/grid.ts';
import { boardSmith, matrixRows } from './board-smith.ts';
import { quietPatterns } from './quiet.ts';

describe('boardSmith', () => {
  it('gives what diagonalising the whole effect matrix gives, on every small board', () => {
    for (const rule of ['plus', 'ring', 'x', 'king'] as const)
      for (const wrap of WRAPS)
        for (let rows = 1; rows <= 6; rows++)
          for (let columns = 1; columns <= (rule === 'plus' || rule === 'ring' ? 6 : 3); columns++) {
            const board = grid(rows, columns, { rule, wrap });
            expect(boardSmith(board), `${rows} × ${columns} ${wrap} ${rule}`).toEqual(
              smithInvariants(matrixRows(board), board.buttons),
            );
          }
  });

  it('knows 5 × 5: 33 and two zeros', () => {
    expect(boardSmith(grid(5, 5))).toEqual([...Array.from({ length: 22 }, () => 1n), 33n, 0n, 0n]);
  });

  it('counts the quiet patterns of larger boards, for every number of levels', () => {
    const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
    for (const board of [
      grid(20, 20),
      grid(23, 31),
      grid(14, 40, { wrap: 'cylinder' }),
      grid(29, 29, { rule: 'ring' }),
    ]) {
      const invariants = boardSmith(board);
      if (typeof invariants === 'string') throw new Error(invariants);
      expect(invariants.length).toBe(board.buttons);
      invariants.forEach((s, i) => i > 0 && expect(s === 0n || s % (invariants[i - 1]! || 1n) === 0n).toBe(true));
      for (const q of [2, 3, 4, 5, 9, 12]) {
        const size = invariants.reduce((product, s) => product * gcd(BigInt(q), s), 1n);
        expect(size, `${board.rows} × ${board.columns} mod ${q}`).toBe(quietPatterns(board, { levels: q }).size);
      }
    }
  });

  it('says which limit came first', () => {
    expect(boardSmith(grid(101, 101))).toBe(
      'chasing leaves 101 × 101 numbers from 101 lines, 1030301 in all, more than 1000000',
    );
    expect(boardSmith(grid(40, 40, { rule: 'king' }))).toMatch(/^the effect matrix has 2560000 entries/);
    expect(boardSmith(grid(60_000, 20))).toMatch(/^chasing leaves 20 × 20 numbers from 60000 lines/);
    expect(boardSmith(grid(0, 0))).toEqual([]);
  });
});
