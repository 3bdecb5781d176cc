import { cellsLeft, symbolCounts, type TileRules, type Tiles } from '../../board/tiles.ts';
import type { Played, SameAnswer } from '../claims/answer.ts';
import { LOOKED_OVER } from './clear.ts';
import { betterGame, searchPoints } from '../points/search.ts';
import { searchStages, type StagesResult } from '../exact/stages.ts';
import { worths } from '../rules/rules.ts';
import { loneSymbol, played, type SameTask } from './task.ts';

/** Boards examined for a proof before the search for large boards takes over. */
const SMALL_LOOK = 2_000_000;
const LARGE_LOOK = 5000;
/** Up to this many cells, a long search for a proof is worth it. */
const SMALL = 72;
/** Boards examined before anything else: enough to decide small boards at once. */
const FIRST_LOOK = 5000;
/** Boards made by a first beam: its game lets the proof skip boards that cannot beat it. */
const FIRST_WORK = 20_000;

/**
 * The most points: proved where everything that might earn more could be examined, otherwise the best game that beams
 * find before the signal ends them.
 */
export function solvePoints(task: SameTask): SameAnswer {
  const { board, rules, goal, signal, onProgress, memory, seed = '', search = true } = task;
  const bound = pointsBound(board, rules);
  if (cellsLeft(board) === 0)
    return {
      kind: 'solved',
      goal,
      ...played(task, []),
      proof: { kind: 'bound', bound: rules.bonus },
      bound: rules.bonus,
    };
  const worthProof = board.cells.length <= LOOKED_OVER;
  const look = (limits: { most: number; limit?: number }): StagesResult =>
    searchStages(board, rules, {
      aim: 'points',
      signal,
      onProgress,
      ...(memory !== undefined && { memory }),
      ...limits,
    });
  const proved = (best: Played, { boards }: StagesResult): SameAnswer => ({
    kind: 'solved',
    goal,
    ...best,
    proof: { kind: 'search', boards },
    bound: best.points,
  });
  if (worthProof) {
    const first = look({ most: FIRST_LOOK });
    if (first.complete) return proved(played(task, first.moves!), first);
  }
  let best = searchPoints(board, rules, { seed, signal, work: FIRST_WORK });
  if (best.points >= bound) return { kind: 'solved', goal, ...best, proof: { kind: 'bound', bound }, bound };
  if (worthProof) {
    const second = look({ limit: best.points, most: board.cells.length <= SMALL ? SMALL_LOOK : LARGE_LOOK });
    if (second.moves !== null) best = betterGame(best, played(task, second.moves));
    if (second.complete) return proved(best, second);
  }
  if (search) best = betterGame(best, searchPoints(board, rules, { seed, signal, onProgress }));
  return { kind: 'solved', goal, ...best, proof: null, bound };
}

/** No sequence earns more: all that each symbol can earn, and what an empty board adds unless some symbol must stay. */
export function pointsBound(board: Tiles, rules: TileRules): number {
  const counts = symbolCounts(board).subarray(1);
  const worth = worths(rules, Math.max(...counts));
  const earned = counts.reduce((sum, count) => sum + worth[count]!, 0);
  return loneSymbol(board, rules) === null ? earned * rules.factor + rules.bonus : earned;
}
