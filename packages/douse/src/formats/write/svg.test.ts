import { describe, expect, it } from 'vitest';
import { cube } from '../../board/cube.ts';
import { graphBoard } from '../../board/graph.ts';
import { grid } from '../../board/grid.ts';
import { problem } from '../../board/problem.ts';
import { makeSvg } from './svg.ts';

/** Places and fill colours of the cells. */
const cellsOf = (svg: string) =>
  [...svg.matchAll(/<rect x="(\d+)" y="(\d+)" width="9" height="9" rx="2" fill="(#[0-9a-f]{6})"\/>/g)].map(
    ([, x, y, fill]) => [Number(x), Number(y), fill],
  );

describe('boards as SVG', () => {
  it('draw every cell in its place, brighter with its level', () => {
    const board = grid(2, 3, { holes: Uint8Array.of(0, 1, 0, 0, 0, 0) });
    const svg = makeSvg(problem(board, { levels: 3, start: [0, 1, 2, 0, 2] }))!;
    expect(cellsOf(svg)).toEqual([
      [1, 1, '#3a2c6e'],
      [21, 1, '#9d805b'],
      [1, 11, '#ffd447'],
      [11, 11, '#3a2c6e'],
      [21, 11, '#ffd447'],
    ]);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 31 21">\n/);
  });

  it('show a target as rings', () => {
    const svg = makeSvg(problem(grid(1, 3), { target: [1, 0, 1] }))!;
    expect([...svg.matchAll(/<circle /g)].length).toBe(2);
  });

  it('unfold a cube, and leave out what has no shape on paper', () => {
    expect(cellsOf(makeSvg(problem(cube(2)))!).length).toBe(24);
    expect(makeSvg(problem(graphBoard({ names: ['a', 'b'], edges: [[0, 1]] })))).toBeNull();
    expect(makeSvg(problem(grid(201, 200)))).toBeNull();
  });
});
