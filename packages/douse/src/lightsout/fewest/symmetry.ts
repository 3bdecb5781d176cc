import { BitMatrix } from '../../algebra/bitmatrix.ts';
import type { Permutation } from '../../board/symmetry.ts';
import type { Coset } from './parts.ts';
import type { Split, SplitClass } from './split.ts';

/** A symmetry of a split coset: it maps elements to elements, and classes to classes. */
export interface SplitSymmetry {
  /** The image of each column. */
  readonly columns: Uint32Array;
  /** The image of each class. */
  readonly classes: readonly number[];
  /** For each class, the map from an element's number to the number of its image. */
  readonly numbers: readonly ((element: number) => number)[];
}

/** The permutations of the cells that are symmetries of the coset and its split, without the identity. */
export function splitSymmetries(coset: Coset, split: Split, permutations: readonly Permutation[]): SplitSymmetry[] {
  const { cells } = coset;
  const columnOf = new Map(Array.from(cells, (cell, column) => [cell, column]));
  return permutations.flatMap((permutation) => {
    const images = Array.from(cells, (cell) => columnOf.get(permutation[cell]!));
    if (images.includes(undefined)) return [];
    const columns = Uint32Array.from(images as number[]);
    if (columns.every((to, from) => to === from) || !keeps(coset, columns)) return [];
    const classOf = new Int32Array(columns.length).fill(-1);
    split.classes.forEach((own, x) => own.columns.forEach((column) => (classOf[column] = x)));
    const classes = split.classes.map((own, x) => (own.columns.length === 0 ? x : classOf[columns[own.columns[0]!]!]!));
    const whole = split.classes.every((own, x) =>
      own.columns.every((column) => classOf[columns[column]!] === classes[x]),
    );
    if (!whole) return [];
    return [
      { columns, classes, numbers: split.classes.map((own, x) => imageOf(own, split.classes[classes[x]!]!, columns)) },
    ];
  });
}

/** True if the permutation maps the coset to itself. */
function keeps({ rows, pivots, start }: Coset, columns: Uint32Array): boolean {
  const image = new BitMatrix(1, rows.columns);
  const sum = image.words;
  const isPattern = (bit: (column: number) => number): boolean => {
    sum.fill(0);
    columns.forEach((to, from) => bit(from) !== 0 && image.set(0, to, 1));
    pivots.forEach((pivot, i) => {
      if (image.get(0, pivot) === 0) return;
      const row = rows.row(i);
      for (let w = 0; w < row.length; w++) sum[w]! ^= row[w]!;
    });
    return image.isZero();
  };
  for (let i = 0; i < rows.rows; i++) if (!isPattern((column) => rows.get(i, column))) return false;
  const back = new Uint32Array(columns.length);
  columns.forEach((to, from) => (back[to] = from));
  return isPattern((column) => start[column]! ^ start[columns[column]!]!);
}

/** The map from the number of an element to that of its image, by a table for each byte. */
function imageOf(from: SplitClass, to: SplitClass, columns: Uint32Array): (element: number) => number {
  const back = new Uint32Array(columns.length);
  columns.forEach((image, column) => (back[image] = column));
  const numberOf = (bit: (column: number) => number): readonly [low: number, high: number] => {
    const halves: [number, number] = [0, 0];
    to.pivots.forEach((pivot, i) => (halves[i >>> 5]! |= bit(pivot) << (i & 31)));
    return halves;
  };
  const bytes = Math.ceil(from.rows.length / 8);
  const [low, high] = [new Uint32Array(256 * bytes), new Uint32Array(256 * bytes)];
  from.rows.forEach((row, i) => {
    const [l, h] = numberOf((pivot) => from.basis.get(row, back[pivot]!));
    const [table, size] = [256 * (i >>> 3), 1 << (i & 7)];
    for (let t = 0; t < size; t++) {
      low[table + size + t] = low[table + t]! ^ l;
      high[table + size + t] = high[table + t]! ^ h;
    }
  });
  const [lowStart, highStart] = numberOf((pivot) => from.start[back[pivot]!]! ^ from.start[pivot]!);
  return (element) => {
    let [l, h] = [lowStart, highStart];
    for (let table = 0, rest = element; rest > 0; table += 256) {
      const next = Math.floor(rest / 256);
      l ^= low[table + rest - 256 * next]!;
      h ^= high[table + rest - 256 * next]!;
      rest = next;
    }
    return (h >>> 0) * 2 ** 32 + (l >>> 0);
  };
}
