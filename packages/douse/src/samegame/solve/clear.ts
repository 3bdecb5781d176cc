import { Stopped } from '../../algebra/watch.ts';
import { cellsLeft, symbolCounts, type TileRules } from '../../board/tiles.ts';
import type { SameAnswer, SameProof } from '../claims/answer.ts';
import { beam } from '../beam/beam.ts';
import { planesOf } from '../beam/kernel.ts';
import { symbolsOf } from '../beam/planes.ts';
import { EVALUATIONS } from '../beam/weights.ts';
import { isLine, type LineGame, solveLine } from '../exact/line.ts';
import { cellOf, quickGame } from '../points/plan.ts';
import { searchStages, type StagesOptions, type StagesResult } from '../exact/stages.ts';
import { kinds, loneSymbol, played, type SameTask } from './task.ts';

/** Boards examined before the beams: enough to decide small boards at once. */
const FIRST_LOOK = 5000;
/** Up to this many cells a short look can decide something; on larger boards it says nothing. */
export const LOOKED_OVER = 150;
/** Widths of the beams, one after the other for each symbol that may be kept; more only while a signal may end them. */
const WIDTHS = [4, 12, 40, 120, 400];
const MORE_WIDTHS = [1200, 4000, 12_000, 40_000];
/** Up to this many cells, every reachable board is searched before the wide beams. */
const SMALL = 110;
/** Most symbols that beams try to keep. */
const MAX_KEPT = 5;
/** Boards examined for the fewest cells left, once it is known that some must stay: before a beam, and after it. */
const FIRST_LEFT_LOOK = 2000;
const LEFT_LOOK = 200_000;

/** A sequence that empties the board, or a proof that there is none. */
export function solveClear(task: SameTask): SameAnswer {
  const { board, goal } = task;
  const easy = settled(task);
  if (easy !== null) return easy;
  const search = new Clearing(task);
  const proof = search.run();
  if (proof !== null) return impossible(task, proof, search.nearest);
  const best = played(task, search.nearest);
  if (best.left === 0) return { kind: 'solved', goal, ...best, proof: null, bound: null };
  return { kind: 'unknown', goal, reason: search.reason, best, bound: kinds(board) };
}

/** Boards that need no search, if the goal is to empty the board; null for the others. */
export function settled(task: SameTask): SameAnswer | null {
  const { board, rules, goal } = task;
  const solved = (moves: readonly number[], proof: SameProof | null): SameAnswer => {
    const bound = goal === 'fewest' ? moves.length : null;
    return { kind: 'solved', goal, ...played(task, moves), proof: goal === 'fewest' ? proof : null, bound };
  };
  if (cellsLeft(board) === 0) return solved([], { kind: 'bound', bound: 0 });
  const lone = loneSymbol(board, rules);
  const line = lineOf(task);
  if (line?.left === 0) return solved(line.moves, { kind: 'grammar' });
  const proof: SameProof | null =
    lone !== null ? { kind: 'count', ...lone } : line !== null ? { kind: 'grammar' } : null;
  if (proof === null) return null;
  if (line === null) return impossible(task, proof, []);
  return {
    kind: 'impossible',
    goal,
    proof,
    says: saysOf(proof, rules),
    best: played(task, line.moves),
    fewestLeft: true,
  };
}

/** The grammar's answer for one row or column; null for other boards, or if the signal stops it. */
function lineOf(task: SameTask): LineGame | null {
  const { board, rules } = task;
  if (!isLine(board, rules)) return null;
  try {
    return solveLine(board, rules, task);
  } catch (error) {
    if (error instanceof Stopped) return null;
    throw error;
  }
}

/** The searches for an empty board: quick beams to find a sequence, the whole tree to prove that there is none. */
export class Clearing {
  /** The sequence that leaves the fewest cells. */
  nearest: readonly number[] = [];
  reason = 'the search was stopped';
  readonly #task: SameTask;
  #left: number;

  constructor(task: SameTask) {
    this.#task = task;
    this.#left = cellsLeft(task.board);
    const quick = quickGame(task.board, task.rules);
    this.#keep(quick.moves, quick.left);
  }

  /** Searches until a sequence is found or a limit reached (null), or the board is proved impossible. */
  run({ whole = true } = {}): SameProof | null {
    const cells = this.#task.board.cells.length;
    const small = cells <= SMALL;
    return (
      (cells <= LOOKED_OVER ? this.#all({ most: FIRST_LOOK }) : null) ??
      this.#beams(small ? WIDTHS.slice(0, 3) : WIDTHS) ??
      (small && whole ? this.#all({}) : null) ??
      this.#beams(small || this.#task.signal === undefined ? [] : MORE_WIDTHS) ??
      (whole && !small ? this.#all({}) : null)
    );
  }

  get found(): boolean {
    return this.#left === 0;
  }

  #all(limits: Partial<StagesOptions>): SameProof | null {
    if (this.found || this.#task.signal?.aborted === true) return null;
    const result = this.#search(limits);
    if (this.found) return null;
    if (result.complete) return { kind: 'search', boards: result.boards };
    this.reason = reasonOf(result);
    return null;
  }

  /** Beams that minimise the cells left, whichever symbol they keep for the end. */
  #beams(widths: readonly number[]): null {
    const { board, rules, signal, onProgress } = this.#task;
    const counts = symbolCounts(board);
    const names = symbolsOf(board);
    const common = [...names.keys()].sort((a, b) => counts[names[b]!]! - counts[names[a]!]!).slice(0, MAX_KEPT);
    const { planes, start } = planesOf(board, rules);
    for (const width of widths) {
      for (const kept of common) {
        if (this.found || signal?.aborted === true) return null;
        const options = { kept, width, evaluation: EVALUATIONS.points, noise: 0, seed: 0, aim: 'clear' } as const;
        const run = beam(planes, names.length, start, rules, options, { signal, onProgress });
        this.#keep(
          run.moves.map((move) => cellOf(board, move)),
          run.left,
        );
        this.reason = `beams up to ${width} boards wide found no way`;
      }
    }
    return null;
  }

  #keep(moves: readonly number[], left: number): void {
    if (left >= this.#left) return;
    this.#left = left;
    this.nearest = moves;
  }

  #search(limits: Partial<StagesOptions>): StagesResult {
    const { board, rules, signal, onProgress, memory } = this.#task;
    const result = searchStages(board, rules, {
      aim: 'clear',
      signal,
      onProgress,
      ...(memory !== undefined && { memory }),
      ...limits,
    });
    if (result.moves === null) this.#keep(result.nearest.moves, result.nearest.left);
    else this.#keep(result.moves, 0);
    return result;
  }
}

export function reasonOf({ stopped, boards }: StagesResult): string {
  switch (stopped) {
    case 'memory':
      return `the memory for boards was full after ${boards} of them`;
    case 'signal':
      return `stopped after ${boards} boards of the last search`;
    default:
      return `${boards} boards of the last search were looked at`;
  }
}

/** The answer for a board that cannot be emptied, with the fewest cells left that a short search finds. */
export function impossible(task: SameTask, proof: SameProof, nearest: readonly number[]): SameAnswer {
  const { board, rules, goal, signal, onProgress } = task;
  const known = played(task, nearest);
  const limits = { aim: 'left', signal, onProgress } as const;
  const first = searchStages(board, rules, { ...limits, limit: known.left, most: FIRST_LEFT_LOOK });
  if (first.complete) {
    const best = first.moves === null ? known : played(task, first.moves);
    return { kind: 'impossible', goal, proof, says: saysOf(proof, rules), best, fewestLeft: true };
  }
  const quick = searchStages(board, rules, { ...limits, limit: known.left, width: 30 });
  const narrow = quick.moves === null ? known : played(task, quick.moves);
  const result = searchStages(board, rules, { ...limits, limit: narrow.left, most: LEFT_LOOK });
  const best = result.moves === null ? narrow : played(task, result.moves);
  return { kind: 'impossible', goal, proof, says: saysOf(proof, rules), best, fewestLeft: result.complete };
}

function saysOf(proof: SameProof, { smallest }: TileRules): string {
  switch (proof.kind) {
    case 'count':
      return proof.cells === 1
        ? 'a symbol has a single cell, which can never be in a group'
        : `a symbol has ${proof.cells} cells, too few for a group of ${smallest}`;
    case 'grammar':
      return 'the line is no word of the grammar S → ε | SS | c S c … S c that describes what can be cleared';
    default:
      return 'every board that can be reached was looked at, and none is empty';
  }
}
