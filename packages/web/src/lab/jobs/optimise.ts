import { asArray, effects } from 'douse/board';
import { MAX_PROGRAM, makeProgram, solve } from 'douse/lightsout';
import type { Design } from '../design/design.ts';
import { type Count, countOf } from './count.ts';
import type { JobWatch } from './job.ts';
import { LimitError } from './limit.ts';

export type Optimum =
  | {
      readonly kind: 'solved';
      readonly presses: Uint32Array;
      readonly total: number;
      readonly solutions: Count;
      /**
       * How it is known that no solution has fewer presses: the kind of the library's proof, and how much was looked
       * at.
       */
      readonly proof: { readonly kind: string; readonly looked: Count | null };
      /** Presses of the first solution that was found, to compare. */
      readonly plain: number;
    }
  | {
      readonly kind: 'open';
      readonly solutions: Count;
      readonly best: { readonly presses: Uint32Array; readonly total: number };
      /** No solution has fewer presses than this. */
      readonly bound: number;
    }
  | { readonly kind: 'impossible' };

/** A solution with the fewest presses and its proof, or the best one and the best bound. */
export function optimise({ problem: task }: Design, _: null, watch: JobWatch<never>): Optimum {
  const plain = solve(task, { signal: watch.signal });
  if (plain.kind === 'impossible') return { kind: 'impossible' };
  if (plain.kind === 'unknown') throw new LimitError('memory');
  const best = solve(task, { ...watch, fewest: true });
  if (best.kind === 'solved') {
    return {
      kind: 'solved',
      presses: Uint32Array.from(asArray(best.presses)),
      total: best.total,
      solutions: countOf(best.solutions, task.levels),
      proof: proofOf(best.fewest),
      plain: plain.total,
    };
  }
  const { presses, total } = best.kind === 'unknown' && best.best !== null ? best.best : plain;
  return {
    kind: 'open',
    solutions: countOf(plain.solutions, task.levels),
    bound: best.kind === 'unknown' ? best.bound : 0,
    best: { presses: Uint32Array.from(asArray(presses)), total },
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

/** The integer program, as `douse explain --by program` writes it. @throws {LimitError} for large boards */
export function programText({ problem: task }: Design): string {
  if (effects(task.board).light.length > MAX_PROGRAM) throw new LimitError('program', MAX_PROGRAM);
  return makeProgram(task);
}
