import { asArray } from 'douse/board';
import { makeProgram, solve } from 'douse/lightsout';
import type { Design } from '../design/design.ts';
import { type Count, countOf } from './count.ts';
import type { JobWatch } from './job.ts';

export type Optimum =
  | {
      readonly kind: 'solved';
      readonly presses: Uint32Array;
      readonly total: number;
      readonly solutions: Count;
      /** How it is known that no solution has fewer presses: the kind of the library's proof, and how much was looked at. */
      readonly proof: { readonly kind: string; readonly looked: Count | null };
      /** Presses of the first solution that was found, to compare. */
      readonly plain: number;
    }
  | {
      readonly kind: 'open';
      readonly reason: string;
      readonly best: { readonly presses: Uint32Array; readonly total: number } | null;
      /** No solution has fewer presses than this. */
      readonly bound: number;
    }
  | { readonly kind: 'impossible' };

/** A solution with the fewest presses and its proof, or the best one and the best bound. */
export function optimise({ problem: task }: Design, _: null, watch: JobWatch<never>): Optimum {
  const plain = solve(task, { signal: watch.signal });
  if (plain.kind === 'impossible') return { kind: 'impossible' };
  const best = solve(task, { ...watch, fewest: true });
  if (best.kind === 'solved') {
    return {
      kind: 'solved',
      presses: Uint32Array.from(asArray(best.presses)),
      total: best.total,
      solutions: countOf(best.solutions, task.levels),
      proof: proofOf(best.fewest),
      plain: plain.kind === 'solved' ? plain.total : best.total,
    };
  }
  const { reason, bound, best: found } = best.kind === 'unknown' ? best : { reason: '', bound: 0, best: null };
  return {
    kind: 'open',
    reason,
    bound,
    best: found === null ? null : { presses: Uint32Array.from(asArray(found.presses)), total: found.total },
  };
}

/** The proof's kind, and the first number that it gives. */
function proofOf(proof: { readonly kind: string } | null): { readonly kind: string; readonly looked: Count | null } {
  if (proof === null) return { kind: 'unique', looked: null };
  const number = Object.values(proof).find((value) => typeof value === 'bigint' || typeof value === 'number') as
    | bigint
    | number
    | undefined;
  return { kind: proof.kind, looked: number === undefined ? null : countOf(BigInt(number), 2) };
}

/** The integer program, as `douse explain --by program` writes it. */
export const programText = ({ problem: task }: Design): string => makeProgram(task);
