import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('location', { hash: '' });
});
const { tileSquares } = await import('./result.ts');

test('a small board is told in squares, one for each tile; a large one is not', () => {
  expect(tileSquares({ rows: 2, columns: 3, cells: Uint8Array.of(1, 2, 3, 4, 5, 0) })).toBe('🟦🟧🟩\n🟨🟪⬜');
  expect(tileSquares({ rows: 1, columns: 11, cells: new Uint8Array(11).fill(1) })).toBe('');
});
