import { BitMatrix } from '../../algebra/bitmatrix.ts';
import { echelon } from '../../algebra/echelon.ts';
import type { ModularKernel } from '../../algebra/linear.ts';

/** A coset `start + span of rows` of vectors of bits whose positions are the cells listed. */
export interface Coset {
  /** The cell of each column, ascending. */
  readonly cells: Uint32Array;
  /** A reduced basis: row i is the only one with a bit in column pivots[i]. */
  readonly rows: BitMatrix;
  readonly pivots: readonly number[];
  /** One entry a column, 0 or 1. */
  readonly start: Uint8Array;
}

/**
 * The solutions `presses + kernel` with two levels as independent cosets that share no cell: the lightest element of
 * each part makes the lightest solution. Cells in no part are pressed alike in every solution.
 *
 * Two rows of a reduced basis belong together if they share a column. The resulting parts are the components of the
 * code's matroid, so no other basis separates them further.
 */
export function independentParts(presses: ArrayLike<number>, generators: readonly ArrayLike<number>[]): Coset[] {
  const cells = presses.length;
  const basis = new BitMatrix(generators.length, cells);
  const { words, stride } = basis;
  generators.forEach((generator, i) => {
    for (let cell = 0; cell < cells; cell++)
      if (generator[cell] !== 0) words[i * stride + (cell >>> 5)]! |= 1 << (cell & 31);
  });
  const pivots = echelon(basis, { reduced: true });
  const all = Array.from({ length: cells }, (_, cell) => cell);
  return connected(basis, all).map(({ rows, columns }): Coset => {
    const own = new BitMatrix(rows.length, columns.length);
    rows.forEach((row, i) => {
      const [from, to] = [basis.row(row), own.row(i)];
      for (let c = 0; c < columns.length; c++)
        to[c >>> 5]! |= ((from[columns[c]! >>> 5]! >>> (columns[c]! & 31)) & 1) << (c & 31);
    });
    const place = new Map(columns.map((cell, c) => [cell, c]));
    return {
      cells: Uint32Array.from(columns),
      rows: own,
      pivots: rows.map((row) => place.get(pivots[row]!)!),
      start: Uint8Array.from(columns, (cell) => presses[cell]!),
    };
  });
}

/** The quiet patterns of one independent part over Z/q, on its own cells. */
export interface ResidueCoset {
  /** The cell of each column, ascending. */
  readonly cells: Uint32Array;
  readonly kernel: ModularKernel;
}

/**
 * The same for any number of levels: generators that share a cell belong together. Another basis might separate the
 * kernel further, but this one already separates lights of different levels and wirings in several pieces.
 */
export function independentResidues({ generators, orders }: ModularKernel): ResidueCoset[] {
  const cells = generators[0]?.length ?? 0;
  const supports = new BitMatrix(generators.length, cells);
  generators.forEach((generator, i) => {
    for (let cell = 0; cell < cells; cell++) if (generator[cell] !== 0) supports.set(i, cell, 1);
  });
  const all = Array.from({ length: cells }, (_, cell) => cell);
  return connected(supports, all).map(({ rows, columns }) => ({
    cells: Uint32Array.from(columns),
    kernel: {
      generators: rows.map((row) => Uint32Array.from(columns, (cell) => generators[row]![cell]!)),
      orders: rows.map((row) => orders[row]!),
    },
  }));
}

/** Classes of rows that are connected by common columns among `columns`, each with its columns. */
export function connected(matrix: BitMatrix, columns: readonly number[]): { rows: number[]; columns: number[] }[] {
  const parent = Array.from({ length: matrix.rows }, (_, i) => i);
  const find = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]!]!;
    return i;
  };
  const { words, stride } = matrix;
  const owner = columns.map((column) => {
    let first = -1;
    for (let i = 0, word = column >>> 5; i < matrix.rows; i++, word += stride) {
      if (((words[word]! >>> (column & 31)) & 1) === 0) continue;
      if (first < 0) first = i;
      else if (parent[i] !== parent[first]) parent[find(i)] = find(first);
    }
    return first;
  });
  const classes = new Map<number, { rows: number[]; columns: number[] }>();
  for (let i = 0; i < matrix.rows; i++) {
    const root = find(i);
    if (!classes.has(root)) classes.set(root, { rows: [], columns: [] });
    classes.get(root)!.rows.push(i);
  }
  columns.forEach((column, c) => owner[c]! >= 0 && classes.get(find(owner[c]!))!.columns.push(column));
  return [...classes.values()];
}
