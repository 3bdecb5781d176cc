import { asArray, type Levels } from 'douse/board';
import {
  type Answer,
  type CertificateFacts,
  certificateFacts,
  type FewestProof,
  solutionsOf,
  solve,
  totalPresses,
} from 'douse/lightsout';
import type { Design } from '../design/design.ts';
import { type Count, countOf } from './count.ts';
import type { JobWatch } from './job.ts';
import { LimitError } from './limit.ts';

export interface Solution {
  /** Presses in 0 … levels − 1, one entry a button. */
  readonly presses: Uint32Array;
  readonly total: number;
}

export type Solutions =
  | {
      readonly kind: 'solved';
      readonly solutions: Count;
      readonly list: readonly Solution[];
      /** True if the list goes from few presses to many. */
      readonly sorted: boolean;
      readonly more: boolean;
      /** Why the first solution has the fewest presses; null if that is not proved. */
      readonly fewest: FewestProof['kind'] | null;
    }
  | { readonly kind: 'impossible'; readonly about: CertificateFacts; readonly lights: Uint32Array };

/** Most numbers in all that are sorted; most solutions that are compared to find the fewest presses first. */
const MOST_SORTED = 2n ** 22n;
const COMPARED = 2 ** 20;

const solutionOf = (presses: Levels): Solution => ({
  presses: Uint32Array.from(asArray(presses)),
  total: totalPresses(presses),
});

/** The first `count` solutions of the design, those with few presses first where all of them can be sorted. */
export function solutions(
  { problem: task }: Design,
  { count }: { readonly count: number },
  watch: JobWatch<never>,
): Solutions {
  const plain = solve(task, watch);
  if (plain.kind === 'unknown') throw new LimitError('memory');
  if (plain.kind === 'impossible') {
    const lights = Uint32Array.from(asArray(plain.certificate.lights));
    return { kind: 'impossible', lights, about: certificateFacts(task, plain.certificate) };
  }
  const size = countOf(plain.solutions, task.levels);
  if (plain.solutions * BigInt(task.board.buttons) <= MOST_SORTED) {
    const all = Array.from(solutionsOf(task, plain), solutionOf).sort((a, b) => a.total - b.total);
    const fewest = all.length === 1 ? 'unique' : 'exhaustive';
    return {
      kind: 'solved',
      solutions: size,
      list: all.slice(0, count),
      sorted: true,
      more: all.length > count,
      fewest,
    };
  }
  const best: Answer = solve(task, { ...watch, fewest: true, compare: COMPARED });
  const first = best.kind === 'solved' ? best : plain;
  const list: Solution[] = [];
  for (const presses of solutionsOf(task, first)) {
    list.push(solutionOf(presses));
    if (list.length > count) break;
  }
  return {
    kind: 'solved',
    solutions: size,
    list: list.slice(0, count),
    sorted: false,
    more: list.length > count,
    fewest: first.fewest?.kind ?? null,
  };
}
