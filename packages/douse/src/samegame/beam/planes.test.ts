import { describe, expect, it } from 'vitest';
import { type TileRules, TILE_RULES, type Tiles } from '../../board/tiles.ts';
import { random } from '../../play/random.ts';
import { kernelPlanes } from './kernel.ts';
import { plainPlanes, type Planes, symbolsOf } from './planes.ts';
import { groups, remove, settle } from '../rules/rules.ts';

/** A random board with some cells empty, settled. */
function randomBoard(rows: number, columns: number, symbols: number, seed: string, rules: TileRules): Tiles {
  const { below } = random(seed);
  const empty = below(3);
  const cells = Uint8Array.from({ length: rows * columns }, () => (below(10) < empty ? 0 : 1 + below(symbols)));
  return settle({ rows, columns, cells }, rules).board;
}

const cellOf = ({ rows, columns }: Tiles, move: number): number =>
  (rows - 1 - (move & 0xffff)) * columns + (move >>> 16);

/** Cells, components, singles of a symbol, counted cell by cell. */
function shapeOf({ rows, columns, cells }: Tiles, symbol: number): [number, number, number] {
  const has = (r: number, c: number): boolean =>
    r >= 0 && c >= 0 && r < rows && c < columns && cells[r * columns + c] === symbol;
  let [n, components, singles] = [0, 0, 0];
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      if (!has(r, c)) continue;
      n++;
      components += 1 - Number(has(r, c + 1)) - Number(has(r + 1, c));
      components += Number(has(r, c + 1) && has(r + 1, c) && has(r + 1, c + 1));
      if (!has(r, c + 1) && !has(r + 1, c) && !has(r, c - 1) && !has(r - 1, c)) singles++;
    }
  }
  return [n, components, singles];
}

/** Runs of columns with a symbol, and those of one column and one cell. */
function runsOf({ rows, columns, cells }: Tiles, symbol: number): [number, number] {
  const held = Array.from({ length: columns }, (_, c) =>
    Array.from({ length: rows }, (__, r) => Number(cells[r * columns + c] === symbol)).reduce((a, b) => a + b, 0),
  );
  const runs = held
    .map((n) => (n === 0 ? ' ' : n === 1 ? '1' : 'm'))
    .join('')
    .split(' ')
    .filter((run) => run !== '');
  return [runs.length, runs.filter((run) => run === '1').length];
}

const height = (column: number[]): number => column.filter((symbol) => symbol !== 0).length;

function expectAgreement(
  board: Tiles,
  rules: TileRules,
  { planes, start }: { planes: Planes; start: Int32Array },
): void {
  const names = symbolsOf(board);
  planes.load(start, 0);
  const count = planes.groups();
  const plain = groups(board, rules);
  expect(count).toBe(plain.length);
  const found = Array.from({ length: count }, (_, i) => [
    cellOf(board, planes.moves[i]!),
    planes.sizes[i],
    planes.symbols[i]!,
  ]);
  // Enough to look at a dozen of many.
  for (let i = 0; i < count; i += 1 + Math.floor(count / 12)) {
    const [cell, size, symbol] = found[i] as [number, number, number];
    const after = remove(board, rules, cell)!;
    expect([after.removed.length, board.cells[cell]]).toEqual([size, names[symbol]]);
    planes.load(start, 0);
    planes.groups();
    planes.make(i);
    const kept = i % names.length;
    planes.count(kept);
    names.forEach((name, s) => {
      expect([...planes.counts.subarray(5 * s, 5 * s + 5)]).toEqual([
        ...shapeOf(after.board, name),
        ...runsOf(after.board, name),
      ]);
    });
    const column = (c: number): number[] =>
      Array.from({ length: board.rows }, (_, r) => after.board.cells[(board.rows - 1 - r) * board.columns + c]!);
    const all = Array.from({ length: board.columns }, (_, c) => column(c));
    expect([...planes.info.subarray(2, 6)]).toEqual([
      all.filter((cells) => cells.some((s) => s !== 0)).length,
      all.filter((cells) => cells.includes(names[kept]!)).length,
      all.filter((cells) => cells[0] === names[kept]).length,
      all.reduce((sum, cells, c) => sum + Math.abs(height(cells) - height(all[c + 1] ?? [])), 0),
    ]);
    const keep = (0x9e3779b9 >>> (i % 20)) | (1 << kept);
    const cells = after.board.cells.map((s) => ((keep >>> names.indexOf(s)) & 1 ? s : 0));
    const only = settle({ ...after.board, cells }, rules).board;
    planes.reduced(keep & ((1 << names.length) - 1), kept);
    expect([...planes.info.subarray(6, 8)]).toEqual(shapeOf(only, names[kept]!).slice(1));
    const [a, b] = planes.info;
    planes.load(start, 0);
    planes.make(planes.groupOf(planes.moves[i]!));
    expect([planes.info[0], planes.info[1]]).toEqual([a, b]);
  }
}

const variants: TileRules[] = [
  TILE_RULES,
  { ...TILE_RULES, closing: false },
  { ...TILE_RULES, smallest: 3 },
  { ...TILE_RULES, smallest: 1 },
];

describe('planes', () => {
  it.each([
    [1, 1, 1],
    [1, 7, 2],
    [8, 1, 2],
    [15, 15, 5],
    [16, 16, 3],
    [16, 16, 16],
    [9, 16, 9],
  ])('of %i × %i with %i symbols agree with the rules, kernel and plain loops', (rows, columns, symbols) => {
    for (let i = 0; i < 4; i++) {
      const rules = variants[i]!;
      const board = randomBoard(rows, columns, symbols, `${rows} ${columns} ${i}`, rules);
      const kernel = kernelPlanes(board, rules);
      expectAgreement(board, rules, plainPlanes(board, rules));
      expect(kernel).not.toBeNull();
      expectAgreement(board, rules, kernel!);
    }
  });

  it.each([
    [31, 5, 2],
    [32, 5, 3],
    [33, 4, 2],
    [17, 20, 4],
    [70, 3, 2],
  ])('of %i × %i with %i symbols agree with the rules, plain loops', (rows, columns, symbols) => {
    for (const [i, rules] of variants.entries())
      expectAgreement(
        randomBoard(rows, columns, symbols, `large ${rows} ${i}`, rules),
        rules,
        plainPlanes(randomBoard(rows, columns, symbols, `large ${rows} ${i}`, rules), rules),
      );
  });

  it('have the same groups in the same order and the same hashes by kernel and plain loops', () => {
    const board = randomBoard(15, 15, 5, 'order', TILE_RULES);
    const kernel = kernelPlanes(board, TILE_RULES)!;
    const plain = plainPlanes(board, TILE_RULES);
    kernel.planes.load(kernel.start, 0);
    plain.planes.load(plain.start, 0);
    const count = kernel.planes.groups();
    expect(plain.planes.groups()).toBe(count);
    const saved = [new Int32Array(kernel.planes.words), new Int32Array(plain.planes.words)] as const;
    for (let i = 0; i < count; i++) {
      expect(plain.planes.moves[i]).toBe(kernel.planes.moves[i]);
      kernel.planes.make(i);
      plain.planes.make(i);
      expect([...plain.planes.info.subarray(0, 3)]).toEqual([...kernel.planes.info.subarray(0, 3)]);
    }
    kernel.planes.save(saved[0], 0);
    plain.planes.save(saved[1], 0);
    kernel.planes.load(saved[0], 0);
    plain.planes.load(saved[1], 0);
    expect(plain.planes.groups()).toBe(kernel.planes.groups());
  });
});
