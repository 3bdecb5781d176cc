import type { Tiles } from 'douse/board';
import { parseId, type Verdict } from 'douse/play';
import { groupAt, remove, type SameParams, sameRules, solveSame } from 'douse/samegame';
import type { Handlers } from '../work/protocol.ts';
import type { Clearable, SameGiven, SameJobs } from './jobs.ts';

/** SameGame's jobs. */

/** Bytes for boards that wait in a search: a phone has to bear it. */
const MEMORY = 2 ** 27;
/** Seconds a hint looks for moves that clear the board, and then for more points. */
const CLEAR_SECONDS = 2.5;
const POINTS_SECONDS = 1.5;

/** A signal that turns true after this many seconds and reports on the way how much of the time has passed. */
function deadline(seconds: number, progress?: (part: number) => void) {
  const start = performance.now();
  let told = 0;
  return {
    get aborted() {
      const part = (performance.now() - start) / (1000 * seconds);
      if (part >= told + 0.01) progress?.((told = Math.min(1, part)));
      return part >= 1;
    },
  };
}

/** The same moves, each as the first cell of its group in reading order: the page plays and compares them so. */
export function plainMoves(params: SameParams, state: Tiles, moves: readonly number[]): number[] {
  let board = state;
  return moves.map((move) => {
    const first = groupAt(board, move)[0]!;
    board = remove(board, params, move)!.board;
    return first;
  });
}

/** Moves that clear the board, with more points if there is time for them; or the best for points, and why not more. */
export function advise({ params, state }: SameGiven, clearSeconds = CLEAR_SECONDS): Verdict<number> {
  const common = { rules: params, memory: MEMORY };
  const clear = solveSame(state, { ...common, signal: deadline(clearSeconds) });
  const points = solveSame(state, { ...common, goal: 'points', signal: deadline(POINTS_SECONDS) });
  const most = points.kind === 'solved' ? points : points.best;
  if (most.left === 0 || clear.kind === 'solved') {
    const better = most.left === 0 || clear.kind !== 'solved' ? most : clear;
    return { kind: 'solved', moves: plainMoves(params, state, better.moves), fewest: false };
  }
  const best = plainMoves(params, state, most.moves);
  return clear.kind === 'impossible'
    ? { kind: 'impossible', says: clear.says, best }
    : { kind: 'unknown', reason: clear.reason, best };
}

/** Whether the board can be cleared, as far as the seconds go. */
export function clearable({ params, state }: SameGiven, seconds: number, progress?: (part: number) => void): Clearable {
  const answer = solveSame(state, { rules: params, memory: MEMORY, signal: deadline(seconds, progress) });
  if (answer.kind === 'solved') return { kind: 'yes', moves: plainMoves(params, state, answer.moves) };
  return answer.kind === 'impossible' ? { kind: 'no', proof: answer.proof } : { kind: 'unknown' };
}

export const sameJobs: Handlers<SameJobs> = {
  'same.deal': ({ id, seed }) => parseId(sameRules, id, seed),
  'same.clear': ({ seconds, ...given }, progress) => clearable(given, seconds, progress),
  'same.advise': (given) => advise(given),
};
