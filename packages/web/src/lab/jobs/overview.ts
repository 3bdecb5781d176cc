import { asArray, type Levels, type Problem, problem } from 'douse/board';
import { MAX_SMITH_ENTRIES, tick } from 'douse/algebra';
import {
  analyse,
  type CertificateFacts,
  certificateFacts,
  type SolvableLevels,
  solvableLevels,
  solve,
} from 'douse/lightsout';
import type { Design } from '../design/design.ts';
import { type Count, countOf, quotientOf } from './count.ts';
import type { JobWatch } from './job.ts';

/**
 * What the overview says about a board. It is filled in step by step; null means still being computed or, where noted,
 * out of reach.
 */
export interface Overview {
  readonly verdict: Verdict;
  readonly facts: Facts | null;
  /** For each number of levels from 2, whether the same lights could be solved. */
  readonly others: readonly OtherLevels[];
  /** Smith invariants in runs, `tooLarge` beyond the library's limit. */
  readonly smith: readonly Run[] | 'tooLarge' | null;
  /**
   * Which numbers of levels the same lights could be solved for, of all there are; null beyond the same limit and for
   * mixed levels.
   */
  readonly solvableFor: SolvableLevels | null;
}

export type Verdict =
  | { readonly kind: 'solved'; readonly total: number; readonly presses: Uint32Array }
  | { readonly kind: 'impossible'; readonly lights: Uint32Array; readonly about: CertificateFacts }
  /** No method takes so large a board. */
  | { readonly kind: 'unknown' };

export interface Facts {
  readonly buttons: number;
  readonly lights: number;
  /** Null where levels is no prime. */
  readonly rank: number | null;
  readonly nullity: number | null;
  /** Orders of the generators of the quiet patterns, in runs. */
  readonly orders: readonly Run[];
  readonly kernel: Count;
  readonly solvable: Count;
  /** One start in this many can be solved; null unless that is a whole number. */
  readonly oneIn: Count | null;
}

/** A value, and how many times it occurs. */
export interface Run {
  readonly value: string;
  readonly times: number;
}

export interface OtherLevels {
  readonly q: number;
  /** False if the lights need more levels than q. */
  readonly fits: boolean;
  /** Null where that is not known. */
  readonly solvable: boolean | null;
  readonly solutions: Count | null;
}

/** The greatest number of levels that is tried, on large boards to be done soon. */
const mostLevels = (lights: number): number => (lights <= 10_000 ? 30 : 12);

export function overview({ problem: task }: Design, _: null, watch: JobWatch<Overview>): Overview {
  let all: Overview = { verdict: verdictOf(task, watch), facts: null, others: [], smith: null, solvableFor: null };
  const add = (part: Partial<Overview>): void => {
    all = { ...all, ...part };
    watch.tell(all);
  };
  add({});
  add({ facts: factsOf(task, watch) });
  // Lights with different numbers of levels have no one number to be changed.
  const most = task.moduli === null ? mostLevels(task.board.lights) : 0;
  for (let q = 2; q <= most; q++) {
    add({ others: [...all.others, otherLevels(task, q)] });
    tick(watch, q / (most + 1));
  }
  const smith = invariantsOf(task);
  if (smith === null) return { ...all, smith: 'tooLarge' };
  add({ smith: runsOf(smith) });
  const fits = task.moduli === null && task.board.lights * (task.board.buttons + 1) <= MAX_SMITH_ENTRIES;
  return { ...all, solvableFor: fits ? solvableLevels(task, smith) : null };
}

function verdictOf(task: Problem, watch: JobWatch<Overview>): Verdict {
  const answer = solve(task, { signal: watch.signal });
  switch (answer.kind) {
    case 'solved':
      return { kind: 'solved', total: answer.total, presses: Uint32Array.from(asArray(answer.presses)) };
    case 'impossible': {
      const lights = Uint32Array.from(asArray(answer.certificate.lights));
      return { kind: 'impossible', lights, about: certificateFacts(task, answer.certificate) };
    }
    case 'unknown':
      return { kind: 'unknown' };
  }
}

function factsOf({ board, levels, moduli }: Problem, watch: JobWatch<Overview>): Facts | null {
  const analysis = analyse(board, { levels: moduli ?? levels, signal: watch.signal, smith: false });
  if ('reason' in analysis) return null;
  const { rank, nullity, orders, kernel } = analysis;
  return {
    buttons: board.buttons,
    lights: board.lights,
    rank,
    nullity,
    orders: runsOf(orders),
    kernel: countOf(kernel, levels),
    solvable: quotientOf(levels, board.buttons, kernel),
    oneIn: board.buttons === board.lights && moduli === null ? countOf(kernel, levels) : null,
  };
}

/**
 * The same lights, to be moved by the same amounts, with q levels. A start above its target goes round: it has to fit
 * q, too.
 */
function otherLevels({ board, start, target }: Problem, q: number): OtherLevels {
  const greatest = (levels: Levels | null): number => {
    let most = 0;
    for (const level of levels === null ? [] : asArray(levels)) most = Math.max(most, level);
    return most;
  };
  const most = Math.max(greatest(start), greatest(target));
  if (most >= q) return { q, fits: false, solvable: null, solutions: null };
  const answer = solve(problem(board, { levels: q, start: asArray(start), target: target && asArray(target) }));
  return {
    q,
    fits: true,
    solvable: answer.kind === 'unknown' ? null : answer.kind === 'solved',
    solutions: answer.kind === 'solved' ? countOf(answer.solutions, q) : null,
  };
}

function invariantsOf({ board, levels }: Problem): readonly bigint[] | null {
  if (board.buttons * board.lights > MAX_SMITH_ENTRIES) return null;
  const analysis = analyse(board, { levels });
  return 'reason' in analysis ? null : analysis.smith;
}

function runsOf(values: readonly (number | bigint)[]): Run[] {
  const runs: { value: string; times: number }[] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.value === String(value)) last.times++;
    else runs.push({ value: String(value), times: 1 });
  }
  return runs;
}
