import { searchPointsOnThreads } from '@douse/survey';
import type { Watch } from 'douse/algebra';
import { cellsLeft, type TileRules, type Tiles } from 'douse/board';
import { quote } from 'douse/formats';
import {
  betterGame,
  type Goal,
  GOALS,
  groupAt,
  type Played,
  remove,
  type SameAnswer,
  type SameProof,
  settle,
  solveSame,
} from 'douse/samegame';
import { bold, plural, sumsText } from '../draw.ts';
import { EXIT, Failure } from '../failure.ts';
import { remark, say, sayJson } from '../output.ts';
import { watchWork } from '../progress.ts';
import { drawTiles, type ReadFlags, readSameBoards, type RuleFlags, type SameBoard } from './board.ts';

export interface SolveFlags extends RuleFlags, ReadFlags {
  readonly goal?: string;
  readonly time?: string;
  readonly memory?: string;
  readonly seed?: string;
}

/** Seconds the search for points takes if `--time` does not say. */
const POINTS_TIME = '10';

/** `samegame solve`: the boards from first to last, or that there is no solution. */
export async function solveCommand(name: string, flags: SolveFlags): Promise<number> {
  const goal = parseGoal(flags.goal);
  const memory = parseMemory(flags.memory);
  if (flags.seed === '') throw new Failure("--seed: expected a seed, got ''", 'any text will do');
  if (flags.seed !== undefined && goal !== 'points')
    throw new Failure(`--seed: expected --goal points with it, got ${goal}`, 'only the search for points is random');
  let code: number = EXIT.done;
  const tasks = readSameBoards(name, flags);
  const sums = { solved: 0, impossible: 0, unknown: 0 };
  let [moves, points] = [0, 0];
  for (const [i, task] of tasks.entries()) {
    if (i > 0 && flags.json !== true) say('');
    const settled = settle(task.board, task.rules).board;
    if (settled.cells.some((symbol, cell) => symbol !== task.board.cells[cell]))
      remark('douse: the board was settled first; moves are places on the settled board');
    const watch = watchWork('solving', flags.time ?? (goal === 'points' ? POINTS_TIME : undefined));
    const { rules } = task;
    const began = Date.now();
    const limits = memory === undefined ? watch : { ...watch, memory };
    let answer = solveSame(settled, { goal, rules, ...limits, search: false });
    if (goal === 'points' && answer.kind === 'solved' && answer.proof === null)
      answer = await onThreads(
        answer,
        settled,
        rules,
        Number(flags.time ?? POINTS_TIME) - (Date.now() - began) / 1000,
        flags,
        watch,
      );
    watch.end();
    (flags.json === true ? printJson : print)({ ...task, board: settled }, goal, answer);
    code = Math.max(code, exitOf(answer));
    sums[answer.kind]++;
    if (answer.kind !== 'solved') continue;
    moves += answer.moves.length;
    points += answer.points;
  }
  if (tasks.length > 1 && flags.json !== true) {
    const all = goal === 'points' ? plural(points, 'point') : plural(moves, 'move');
    say(`\n${bold(sumsText('board', sums))}; ${all} in all`);
  }
  return code;
}

/** Searches for more points on all cores in the time left. */
async function onThreads(
  answer: Extract<SameAnswer, { kind: 'solved' }>,
  board: Tiles,
  rules: TileRules,
  seconds: number,
  { seed = '' }: SolveFlags,
  { onProgress }: Watch,
): Promise<SameAnswer> {
  if (seconds <= 0.1) return answer;
  const found = await searchPointsOnThreads(board, rules, { seconds, seed, onProgress });
  return { ...answer, ...betterGame(answer, found) };
}

export function parseGoal(text = 'clear'): Goal {
  const goal = GOALS.find((known) => known === text);
  if (goal === undefined)
    throw new Failure(`--goal: expected one of ${GOALS.join(', ')}, got ${quote(text)}`, 'clear is the default');
  return goal;
}

const exitOf = ({ kind }: SameAnswer): number =>
  kind === 'solved' ? EXIT.done : kind === 'impossible' ? EXIT.impossible : EXIT.unknown;

function parseMemory(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text) || Number(text) < 1)
    throw new Failure(`--memory: expected megabytes from 1 to 999999, got ${quote(text)}`, 'the default is 1024');
  return Number(text) * 2 ** 20;
}

/** A proof as JSON: its kind, and what belongs to it. */
function proofJson(proof: SameProof, symbols: readonly string[]): object {
  switch (proof.kind) {
    case 'count':
      return { proof: 'count', symbol: symbols[proof.symbol], cells: proof.cells };
    case 'search':
      return { proof: 'search', boards: proof.boards };
    default:
      return { proof: proof.kind };
  }
}

function printJson({ board, symbols }: SameBoard, goal: Goal, answer: SameAnswer): void {
  const listed = ({ moves, points, left }: Played): object => ({
    moves: moves.map((cell) => [Math.floor(cell / board.columns), cell % board.columns]),
    count: moves.length,
    points,
    left,
  });
  switch (answer.kind) {
    case 'solved':
      sayJson({
        status: 'solved',
        goal,
        ...listed(answer),
        proved: goal === 'clear' || answer.proof !== null,
        ...(answer.proof !== null && proofJson(answer.proof, symbols)),
        ...(answer.bound !== null && { bound: answer.bound }),
      });
      break;
    case 'impossible': {
      const { proof, says, best, fewestLeft } = answer;
      const proofs = proofJson(proof, symbols);
      sayJson({
        status: 'impossible',
        goal,
        proved: true,
        ...proofs,
        says,
        left: best.left,
        fewestLeft,
        best: listed(best),
      });
      break;
    }
    case 'unknown': {
      const { reason, best, bound } = answer;
      sayJson({ status: 'unknown', goal, proved: false, reason, ...listed(best), best: listed(best), bound });
    }
  }
}

function print(task: SameBoard, goal: Goal, answer: SameAnswer): void {
  switch (answer.kind) {
    case 'solved':
      printBoards(task, answer);
      say(bold(`solved: ${summary(answer)}`) + proofText(goal, answer));
      break;
    case 'impossible': {
      const least = answer.fewestLeft ? 'the fewest cells that can be left' : 'fewest cells left, as far as was looked';
      say(`${bold('no solution')}: ${answer.says}; ${least}: ${answer.best.left}`);
      break;
    }
    case 'unknown':
      printBoards(task, answer.best);
      say(`${bold('unknown')}: ${answer.reason}`);
      say(`best found: ${summary(answer.best)}; no solution has fewer than ${plural(answer.bound, 'move')}`);
  }
}

const summary = ({ moves, points, left }: Played): string =>
  `${plural(moves.length, 'move')}, ${plural(points, 'point')}, ` +
  (left === 0 ? 'an empty board' : `${plural(left, 'cell')} left`);

function proofText(goal: Goal, { proof, bound }: Extract<SameAnswer, { kind: 'solved' }>): string {
  if (goal === 'clear') return '';
  const what = goal === 'fewest' ? 'the fewest moves' : 'the most points';
  switch (proof?.kind) {
    case undefined:
      return `; not proved, but no game has more than ${bound} points`;
    case 'search':
      return `; ${what}, proved by looking at ${plural(proof.boards, 'board')}`;
    case 'grammar':
      return `; ${what}, proved by the grammar of lines`;
    default:
      return `; ${what}, proved by a bound`;
  }
}

/** Every board from the first to the last, each with the group that goes next in brackets. */
function printBoards({ board, symbols, rules }: SameBoard, { moves }: Played): void {
  let at = board;
  for (const [i, cell] of moves.entries()) {
    const removal = remove(at, rules, cell)!;
    const symbol = symbols[at.cells[cell]!]!;
    say(drawTiles(at, symbols, groupAt(at, cell)));
    say(`${i + 1}: ${removal.removed.length} × ${symbol}, ${plural(removal.points, 'point')}\n`);
    at = removal.board;
  }
  say(`${drawTiles(at, symbols, [])}\n`);
  if (cellsLeft(at) === 0 && moves.length === 0) say('the board is empty already');
}
