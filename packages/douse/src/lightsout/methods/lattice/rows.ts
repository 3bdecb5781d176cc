import { popcount } from '../../../algebra/bitmatrix.ts';
import { inverseMod } from '../../../algebra/integers.ts';
import { addMultiple, lineOf, type Line } from './line.ts';

/**
 * A row of `cells` numbers modulo a prime, kept in an array of `words` words: residues one a word, or bits 32 a word.
 * The operations that the methods for whole grids need, for either kind of storage.
 */
export interface RowKit {
  readonly prime: number;
  readonly cells: number;
  readonly words: number;
  /** target += factor · source. */
  add(target: Uint32Array, source: Uint32Array, factor: number): void;
  scale(target: Uint32Array, factor: number): void;
  dot(a: Uint32Array, b: Uint32Array): number;
  get(row: Uint32Array, cell: number): number;
  row(value: (cell: number) => number): Uint32Array;
  /** target ← H · source, the sum of both neighbours of each cell; `wraps` where the row is a ring. */
  neighbours(target: Uint32Array, source: Uint32Array, wraps: boolean): void;
  /**
   * target ← the y with y₋₁ = y₀ = 0 and `d·y_{i+1} = right_i − c·y_i − d·y_{i−1}`.
   * @returns  y_{n−1} and y_n
   */
  particular(target: Uint32Array, right: Uint32Array, c: number, d: number): readonly [number, number];
}

/** Rows of residues modulo a prime below 2¹⁶, one a word. */
export function residueKit(cells: number, prime: number): RowKit {
  const p = prime;
  return {
    prime,
    cells,
    words: cells,
    add: (target, source, factor) => addMultiple(target, source, factor, p),
    scale(target, factor) {
      for (let i = 0; i < cells; i++) target[i] = (Math.imul(target[i]!, factor) >>> 0) % p;
    },
    dot(a, b) {
      let sum = 0;
      for (let i = 0; i < cells; i++) sum = ((Math.imul(a[i]!, b[i]!) >>> 0) + sum) % p;
      return sum;
    },
    get: (row, cell) => row[cell]!,
    row: (value) => Uint32Array.from({ length: cells }, (_, i) => value(i)),
    neighbours(target, source, wraps) {
      const end = cells - 1;
      for (let i = 0; i < cells; i++) {
        const left = i > 0 ? source[i - 1]! : wraps ? source[end]! : 0;
        const right = i < end ? source[i + 1]! : wraps ? source[0]! : 0;
        const sum = left + right;
        target[i] = sum >= p ? sum - p : sum;
      }
    },
    particular(target, right, c, d) {
      const inverse = inverseMod(d, p);
      const [ownBy, rightBy] = [p - ((c * inverse) % p), inverse];
      let [before, own] = [0, 0];
      for (let i = 0; i < cells; i++) {
        const given = right[i]!;
        target[i] = own;
        // Two products of residues and a difference stay below 2⁵³.
        const next = (own * ownBy + given * rightBy + (p - before)) % p;
        before = own;
        own = next;
      }
      return [before, own];
    },
  };
}

/** The bits of a word whose index is 0, 1 or 2 modulo 3. */
const THIRDS = [0x49249249, 0x92492492, 0x24924924] as const;

/** Rows of bits, 32 a word; zeros beyond the last. */
export function bitKit(cells: number): RowKit {
  const words = Math.ceil(cells / 32);
  const end = words - 1;
  const top = (cells - 1) & 31;
  const mask = top === 31 ? -1 : (1 << (top + 1)) - 1;
  const get = (row: Uint32Array, cell: number): number => (row[cell >>> 5]! >>> (cell & 31)) & 1;
  return {
    prime: 2,
    cells,
    words,
    add(target, source, factor) {
      if ((factor & 1) === 0) return;
      for (let w = 0; w < words; w++) target[w]! ^= source[w]!;
    },
    scale(target, factor) {
      if ((factor & 1) === 0) target.fill(0, 0, words);
    },
    dot(a, b) {
      let sum = 0;
      for (let w = 0; w < words; w++) sum ^= a[w]! & b[w]!;
      return popcount(sum) & 1;
    },
    get,
    row(value) {
      const row = new Uint32Array(words);
      for (let i = 0; i < cells; i++) if (value(i) & 1) row[i >>> 5]! |= 1 << (i & 31);
      return row;
    },
    neighbours(target, source, wraps) {
      let left = wraps ? (source[end]! >>> top) & 1 : 0;
      let word = source[0]! | 0;
      const first = source[0]! & 1;
      for (let w = 0; w < end; w++) {
        const right = source[w + 1]! | 0;
        target[w] = ((word << 1) | left) ^ ((word >>> 1) | (right << 31));
        left = word >>> 31;
        word = right;
      }
      target[end] = (((word << 1) | left) ^ (word >>> 1) ^ (wraps ? first << top : 0)) & mask;
    },
    particular(target, right, c) {
      // With z for "one cell later", y = z·right / (1 + c·z + z²): sums of every second cell, or, since
      // (1 + z)(1 + z + z²) = 1 + z³, of every third cell of right + z·right. Each in five steps a word.
      let [late, later, even, odd, third] = [0, 0, 0, 0, 0];
      for (let w = 0; w < words; w++) {
        const given = right[w]! | 0;
        let y = (given << 1) | late;
        late = given >>> 31;
        if (c === 0) {
          y ^= y << 2;
          y ^= y << 4;
          y ^= y << 8;
          y ^= y << 16;
          y ^= (0x55555555 & even) ^ (0xaaaaaaaa & odd);
          even = (y << 1) >> 31;
          odd = y >> 31;
        } else {
          const shifted = (y << 1) | later;
          later = y >>> 31;
          y ^= shifted;
          y ^= y << 3;
          y ^= y << 6;
          y ^= y << 12;
          y ^= y << 24;
          y ^= (THIRDS[0] & even) ^ (THIRDS[1] & odd) ^ (THIRDS[2] & third);
          even = (y << 2) >> 31;
          odd = (y << 1) >> 31;
          third = y >> 31;
        }
        target[w] = y;
      }
      target[end]! &= mask;
      const last = get(target, cells - 1);
      const before = cells > 1 ? get(target, cells - 2) : 0;
      return [last, get(right, cells - 1) ^ (c & last) ^ before];
    },
  };
}

/** A row's inverse of c + d·H, kept ready. */
export interface RowSolver {
  readonly line: Line;
  /** The kernel of c + d·H, as rows. */
  readonly kernel: readonly Uint32Array[];
  /**
   * Puts a y with `(c + d·H) · y = right` in place of `right`, which must be in the image. Linear in `right`; where
   * there are several y and `chosen` rows were given, the one that they are orthogonal to.
   */
  solve(right: Uint32Array): void;
}

/**
 * @param chosen  as many rows as the kernel has dimensions, whose products with the kernel are an invertible matrix
 */
export function rowSolver(
  kit: RowKit,
  wraps: boolean,
  c: number,
  d: number,
  chosen?: readonly Uint32Array[],
): RowSolver {
  const { prime: p, words } = kit;
  const line = lineOf(kit.cells, wraps, c, d, p);
  const free = line.free.map((values) => kit.row((i) => values[i]!));
  const kernel = line.kernel.map((values) => kit.row((i) => values[i]!));
  const inverse = d === 0 ? inverseMod(c, p) : 0;
  const products = chosen?.map((row) => kernel.map((vector) => kit.dot(row, vector)));
  const adjust = products === undefined || products.length === 0 ? null : invertSmall(products, p);
  const work = new Uint32Array(words);
  return {
    line,
    kernel,
    solve(right) {
      if (d === 0) {
        kit.scale(right, inverse);
        return;
      }
      const ends = kit.particular(work, right, c, d);
      right.set(work);
      line.parameters(ends).forEach((times, j) => times !== 0 && kit.add(right, free[j]!, times));
      if (adjust === null) return;
      const off = chosen!.map((row) => kit.dot(row, right));
      adjust.forEach((row, j) => {
        const times = row.reduce((sum, entry, i) => (sum + entry * off[i]!) % p, 0);
        if (times !== 0) kit.add(right, kernel[j]!, p - times);
      });
    },
  };
}

/** The inverse of a 1 × 1 or 2 × 2 matrix modulo p. */
function invertSmall(m: readonly (readonly number[])[], p: number): number[][] {
  if (m.length === 1) return [[inverseMod(m[0]![0]!, p)]];
  const [[a, b], [c, d]] = m as [[number, number], [number, number]];
  const by = inverseMod((a * d - b * c) % p, p);
  return [
    [d * by, (p - b) * by],
    [(p - c) * by, a * by],
  ].map((row) => row.map((entry) => entry % p));
}
