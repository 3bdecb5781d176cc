import { BitMatrix } from '../algebra/bitmatrix.ts';
import type { ModularKernel } from '../algebra/linear.ts';
import type { Board, GridBoard } from '../board/board.ts';
import { isPlainPlus } from '../board/grid.ts';
import { needed, type Problem } from '../board/problem.ts';
import { solveRectangle } from './lattice-bits.ts';
import type { Method } from './method.ts';

/** Solving by polynomials: the plus rule on a whole rectangle with two levels. See lattice-bits.ts. */
export const lattice: Method = {
  refuses: (task) =>
    isLattice(task)
      ? null
      : 'the lattice method needs the plus rule on a whole rectangle without wrap, with two levels',

  solve(task, watch) {
    const { rows, columns } = task.board as { rows: number; columns: number } & Problem['board'];
    const { presses, obstruction, nullity, quiet } = solveRectangle(pack(needed(task), rows, columns), watch);
    let generators: Uint32Array[] | null = null;
    const kernel: ModularKernel = {
      orders: Array.from({ length: nullity }, () => 2),
      get generators() {
        generators ??= Array.from({ length: nullity }, (_, i) => unpack(quiet(i)));
        return generators;
      },
    };
    return { presses: presses && unpack(presses), obstruction: obstruction && unpack(obstruction), kernel };
  },
};

/** True for boards whose structure this method knows. */
export const isLatticeBoard = (board: Board, levels: number | ArrayLike<number>): board is GridBoard =>
  levels === 2 && isPlainPlus(board) && board.wrap === 'none' && board.buttons > 0;

export const isLattice = ({ board, levels, moduli }: Problem): boolean => isLatticeBoard(board, moduli ?? levels);

function pack(values: Uint32Array, rows: number, columns: number): BitMatrix {
  const bits = new BitMatrix(rows, columns);
  for (let i = 0, r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++, i++)
      if (values[i] !== 0) bits.words[r * bits.stride + (c >>> 5)]! |= 1 << (c & 31);
  }
  return bits;
}

function unpack(bits: BitMatrix): Uint32Array {
  const values = new Uint32Array(bits.length);
  for (let i = 0, r = 0; r < bits.rows; r++) for (let c = 0; c < bits.columns; c++) values[i++] = bits.get(r, c);
  return values;
}
