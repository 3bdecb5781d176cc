import { packBits, BitMatrix } from '../../algebra/bitmatrix.ts';
import { isPrime } from '../../algebra/integers.ts';
import { lazyKernel, type ModularKernel } from '../../algebra/linear.ts';
import type { Watch } from '../../algebra/watch.ts';
import type { GridBoard, Wrap } from '../../board/board.ts';
import { isPlainPlus } from '../../board/grid.ts';
import { asArray, needed, type Problem } from '../../board/problem.ts';
import { bitRows, rectangleNullity } from './lattice-bits.ts';
import { residueRows } from './lattice-prime.ts';
import { latticeKernel, type LatticeSolution, latticeSolve } from './lattice-solve.ts';
import type { Method } from './method.ts';

/**
 * Solving by polynomials: the plus rule on a whole rectangle, cylinder or torus with a prime number of levels.
 * See lattice-solve.ts.
 */
export const lattice: Method = {
  refuses: ({ board, levels, moduli }) =>
    isPlainPlus(board) && board.buttons > 0 && moduli === null && levels < 0x10000 && isPrime(levels)
      ? null
      : 'the lattice method needs the plus rule on a whole board with a prime number of levels',

  solve(task, watch) {
    const board = task.board as GridBoard;
    const { rows, columns } = board;
    const found =
      task.levels === 2
        ? mapped(solveBoard(board, packBits(needed(task), rows, columns), watch), unpack)
        : solveResidues(board, needed(task), task.levels, watch);
    return { presses: found.presses, obstruction: found.obstruction, kernel: kernelOf(task, found) };
  },

  kernel: (task) => kernelOf(task, latticeQuiet(task.board as GridBoard, task.levels)),

  solveBits: ({ board }, need, watch) => solveBoard(board as GridBoard, need, watch),
};

function kernelOf({ board, levels }: Problem, { nullity, quiet }: Quiet): ModularKernel {
  const orders = Array.from({ length: nullity }, () => levels);
  return lazyKernel(board.buttons, orders, () => orders.map((_, i) => quiet(i)));
}

/**
 * The wrap that matters: on a side of one or two cells both neighbours are the same cell, which counts once, so that
 * side is as good as open. A torus whose columns are open is a cylinder turned by a quarter, hence `turned`.
 */
function shapeOf({ rows, columns, wrap }: GridBoard): { wrap: Wrap; turned: boolean } {
  const across = wrap !== 'none' && columns > 2;
  const down = wrap === 'torus' && rows > 2;
  if (across && down) return { wrap: 'torus', turned: false };
  if (across) return { wrap: 'cylinder', turned: false };
  // The polynomials are as long as a row: where nothing wraps, the short side is the row.
  return down ? { wrap: 'cylinder', turned: true } : { wrap: 'none', turned: columns > rows };
}

function solveBoard(board: GridBoard, need: BitMatrix, watch?: Watch): LatticeSolution<BitMatrix> {
  const { wrap, turned } = shapeOf(board);
  if (!turned) return latticeSolve(bitRows(board.rows, board.columns, wrap), need, watch);
  return mapped(latticeSolve(bitRows(board.columns, board.rows, wrap), need.transpose(), watch), (bits) =>
    bits.transpose(),
  );
}

function solveResidues(board: GridBoard, need: Uint32Array, p: number, watch?: Watch): LatticeSolution<Uint32Array> {
  const { wrap, turned } = shapeOf(board);
  const { rows, columns } = board;
  if (!turned) return latticeSolve(residueRows(rows, columns, wrap, p), need, watch);
  const solution = latticeSolve(residueRows(columns, rows, wrap, p), turn(need, rows, columns), watch);
  return mapped(solution, (values) => turn(values, columns, rows));
}

type Quiet = Pick<LatticeSolution<Uint32Array>, 'nullity' | 'quiet'>;

/** Nullity and a basis of quiet patterns, one entry a cell. */
export function latticeQuiet(board: GridBoard, p: number): Quiet {
  const { wrap, turned } = shapeOf(board);
  const [rows, columns] = turned ? [board.columns, board.rows] : [board.rows, board.columns];
  if (p === 2) {
    let kernel: Pick<LatticeSolution<BitMatrix>, 'nullity' | 'quiet'> | null = null;
    const whole = (): Pick<LatticeSolution<BitMatrix>, 'nullity' | 'quiet'> =>
      (kernel ??= latticeKernel(bitRows(rows, columns, wrap)));
    return {
      nullity: wrap === 'none' ? rectangleNullity(rows, columns) : whole().nullity,
      quiet: (i) => unpack(turned ? whole().quiet(i).transpose() : whole().quiet(i)),
    };
  }
  const { nullity, quiet } = latticeKernel(residueRows(rows, columns, wrap, p));
  return { nullity, quiet: (i) => (turned ? turn(quiet(i), rows, columns) : quiet(i)) };
}

const mapped = <From, To>(found: LatticeSolution<From>, map: (board: From) => To): LatticeSolution<To> => ({
  presses: found.presses && map(found.presses),
  obstruction: found.obstruction && map(found.obstruction),
  nullity: found.nullity,
  quiet: (i) => map(found.quiet(i)),
});

/** The transpose of a rows × columns board. */
function turn(values: Uint32Array, rows: number, columns: number): Uint32Array {
  const result = new Uint32Array(values.length);
  for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) result[c * rows + r] = values[r * columns + c]!;
  return result;
}

const unpack = (bits: BitMatrix): Uint32Array => new Uint32Array(asArray(bits));
