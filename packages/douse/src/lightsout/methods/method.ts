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

/** One way to solve a problem. All of them give the same answers; which one is fast depends on the board. */
export interface Method {
  /** Null if the method takes this problem, otherwise why not. */
  refuses(problem: Problem): string | null;
  solve(problem: Problem, watch?: Watch): Found;
}

/** The factor that brings light i's equation to the common modulus: levels / (its own levels). */
export const scaleOf = ({ levels, moduli }: Problem, light: number): number =>
  moduli === null ? 1 : levels / moduli[light]!;
