import type { Board } from '../board/board.ts';
import type { Levels, Problem } from '../board/problem.ts';
import { TILE_RULES, type Tiles } from '../board/tiles.ts';
import type { Answer, SolveOptions, Solved } from '../lightsout/claims/answer.ts';
import type { CountersAnswer, CountersOptions } from '../lightsout/claims/counters.ts';
import type { Hardest } from '../lightsout/claims/hardest.ts';
import { type NoAnswer, noAnswer } from '../lightsout/claims/no-answer.ts';
import type { GenerateExactOptions, Generated } from '../lightsout/game/generate-exact.ts';
import type { GenerateOptions } from '../lightsout/game/generate.ts';
import type { HardestOptions } from '../lightsout/hardest/hardest.ts';
import { playedGame } from '../samegame/check/moves.ts';
import type { SameAnswer } from '../samegame/claims/answer.ts';
import { settle } from '../samegame/rules/rules.ts';
import type { SameOptions } from '../samegame/solve/solve.ts';
import { type AsyncOptions, inWorker } from './run.ts';

/**
 * The long computations in a worker of their own, in Node and in browsers: the thread that asks stays free, and an
 * AbortSignal ends the work at once. Arguments and answers are those of the synchronous functions; options are data, so
 * seeds are texts. An aborted signal, or a deadline, means what it means everywhere: the promise is fulfilled with the
 * answer `unknown`, the reason and what was known by then. Each call starts a worker, some tens of milliseconds.
 */

type Data<Options> = Omit<Options, 'signal' | 'onProgress' | 'scan' | 'seed'> & AsyncOptions;
/** Options with a seed that is a text. */
type Sown<Options> = Data<Options> & { readonly seed: string };

const STOPPED = noAnswer('the search was stopped');
const NOTHING = { ...STOPPED, best: null, bound: 0 } as const;

/** `solve` in a worker. @throws what `solve` throws */
export async function solveAsync<Of extends Levels>(
  problem: Problem<Of>,
  options: Data<SolveOptions> = {},
): Promise<Answer<Of>> {
  return (await inWorker('solve', [problem], options, NOTHING)) as Answer<Of>;
}

/**
 * `allFewest` in a worker; stopped early, it lists what it has, at least the answer itself. @throws what `allFewest`
 * throws
 */
export async function allFewestAsync<Of extends Levels>(
  problem: Problem<Of>,
  answer: Solved<Of>,
  limit: number,
  options: AsyncOptions = {},
): Promise<{ readonly presses: readonly Of[]; readonly complete: boolean }> {
  const known = { presses: [answer.presses], complete: false };
  return (await inWorker('allFewest', [problem, answer, limit], options, known)) as typeof known;
}

/** `generate` in a worker: a random board that can be solved. @throws what `generate` throws */
export async function generateAsync(board: Board, options: Sown<GenerateOptions>): Promise<Problem | NoAnswer> {
  return (await inWorker('generate', [board], options, STOPPED)) as Problem | NoAnswer;
}

/** `generateExact` in a worker: a board that needs exactly `total` presses. @throws what `generateExact` throws */
export async function generateExactAsync(
  board: Board,
  total: number,
  options: Sown<GenerateExactOptions>,
): Promise<Generated> {
  return (await inWorker('generateExact', [board, total], options, STOPPED)) as Generated;
}

/** `hardest` in a worker: the solvable board that needs the most presses. @throws what `hardest` throws */
export async function hardestAsync(board: Board, options: Data<HardestOptions> = {}): Promise<Hardest | NoAnswer> {
  return (await inWorker('hardest', [board], options, STOPPED)) as Hardest | NoAnswer;
}

/** `solveCounters` in a worker: the fewest presses that bring counters to their values. @throws what it throws */
export async function solveCountersAsync(
  board: Board,
  wanted: ArrayLike<number>,
  options: Data<CountersOptions> = {},
): Promise<CountersAnswer> {
  return (await inWorker('solveCounters', [board, wanted], options, NOTHING)) as CountersAnswer;
}

/** `solveSame` in a worker: SameGame for an empty board, the fewest moves or the most points. @throws what it throws */
export async function solveSameAsync(
  board: Tiles,
  options: Data<SameOptions> & { readonly seed?: string } = {},
): Promise<SameAnswer> {
  const { rules = TILE_RULES, goal = 'clear' } = options;
  const best = playedGame(settle(board, rules).board, rules, []);
  const known: SameAnswer = { ...STOPPED, goal, best, bound: 0 };
  return (await inWorker('solveSame', [board], options, known)) as SameAnswer;
}
