import type { BitMatrix } from '../../algebra/bitmatrix.ts';
import type { ModularKernel } from '../../algebra/linear.ts';
import type { Watch } from '../../algebra/watch.ts';
import type { Problem } from '../../board/problem.ts';

/** What a method finds, before it is checked. */
export interface Found {
  /** Presses in 0 … levels−1, or null. */
  readonly presses: Uint32Array | null;
  /** If there are no presses: lights y with yᵀA ≡ 0 and y·needed ≢ 0, modulo levels (see `scaled`). */
  readonly obstruction: Uint32Array | null;
  readonly kernel: ModularKernel;
}

/** The same for a board of bits; everything stays packed. */
export interface FoundBits {
  readonly presses: BitMatrix | null;
  /**
   * If there are no presses: a set of lights such that every button moves an even number of them, but an odd number
   * must change.
   */
  readonly obstruction: BitMatrix | null;
  readonly nullity: number;
  /** The i-th pattern of a basis of the quiet patterns, 0 ≤ i < nullity, made when it is asked for. */
  quiet(i: number): BitMatrix;
}

/** One way to solve a problem. All of them give the same answers; which one is fast depends on the board. */
export interface Method {
  /** Null if the method takes this problem, otherwise why not. */
  refuses(problem: Problem): string | null;
  solve(problem: Problem, watch?: Watch): Found;
  /** The quiet patterns alone, where that costs less than solving. */
  kernel?(problem: Problem, watch?: Watch): ModularKernel;
  /**
   * `solve` for a problem with two levels on a whole grid. `need` holds the lights that have to change.
   * Left out where a method does not work on bits.
   */
  solveBits?(problem: Problem, need: BitMatrix, watch?: Watch): FoundBits;
}

/** The quiet patterns of a problem's board by the cheapest way that the method has. */
export const kernelBy = (method: Method, problem: Problem, watch?: Watch): ModularKernel =>
  method.kernel?.(problem, watch) ?? method.solve(problem, watch).kernel;

/** The factor that brings light i's equation to the common modulus: levels / (its own levels). */
export const scaleOf = ({ levels, moduli }: Problem, light: number): number =>
  moduli === null ? 1 : levels / moduli[light]!;
