import { signal } from '@preact/signals';
import { cellsLeft, type Tiles } from 'douse/board';
import { type Named, parseId, type Result, type Session } from 'douse/play';
import { type SameParams, type SameProof, sameRules } from 'douse/samegame';
import { type Ending, Game, type Making, newSeed } from '../game/game.ts';
import { isFuture, paramsOf } from '../game/puzzle.ts';
import { openGames, shortName } from '../game/saves.ts';
import { notify } from '../page/notices.ts';
import { replaceAddress, type Route } from '../page/routes.ts';
import { type Solver, workSolver } from '../game/solver.ts';
import { type Task, Work } from '../work/work.ts';
import { sameId } from './address.ts';
import { isSameId, sameDaily } from './id.ts';
import type { Clearable, SameJobs } from './jobs.ts';
import { Plans } from './plans.ts';
import { ledger, starsOfSameStage } from './scores.ts';
import { nextSameStage } from './stages/next.ts';
import { sameStageOf } from './stages/stages.ts';

/** SameGame's one game on the page, its worker, and the question whether the board can still be cleared. */

export type SamePlay = Game<SameParams, Tiles, number>;
export type SameSession = Session<SameParams, Tiles, number>;

const start = (): Worker => new Worker(new URL('./same-worker.ts', import.meta.url), { type: 'module' });
const work = new Work<SameJobs>(start);
/** The question may take long; hints do not wait for it. */
const questions = new Work<SameJobs>(start);
const plans = new Plans();

function planningSolver(): Solver<SameParams, Tiles, number> {
  const asking = workSolver<SameParams, Tiles, number>((params, state) => work.ask('same.advise', { params, state }));
  return {
    async solve(params, state) {
      const known = plans.find(params, state);
      if (known !== null) return known;
      const verdict = await asking.solve(params, state);
      plans.note(params, state, verdict);
      return verdict;
    },
    cancel: () => asking.cancel(),
  };
}

function over({ id, points, state, count, hints }: SameSession, { shown }: Ending): void {
  ledger.add({
    at: Date.now(),
    kind: paramsOf(id),
    points: points ?? 0,
    left: cellsLeft(state),
    moves: count,
    hints,
    shown,
    name: shortName(id),
  });
}

/** The game that an id names. Its board is dealt by the worker; on the page itself only if there is no worker. */
function deal(id: string, seed: string): Task<Result<Named<SameParams, Tiles>, string>> {
  const task = work.ask('same.deal', { id, seed });
  let wanted = true;
  return {
    done: task.done.then((named) => (named === null && wanted ? parseId(sameRules, id, seed) : named)),
    cancel() {
      wanted = false;
      task.cancel();
    },
  };
}

const making: Making<SameParams, Tiles, number> = {
  rules: sameRules,
  solver: planningSolver(),
  onSolved: over,
  onLost: over,
  par: false,
  next({ id, params }) {
    const stage = sameStageOf(id);
    const next = stage === null ? null : nextSameStage(starsOfSameStage, stage);
    return next?.id ?? sameRules.makeParams(params);
  },
  deal(id, seed) {
    const { done, cancel } = deal(id, seed);
    return { done: done.then((named) => (named?.ok ? named.value : null)), cancel };
  },
};

/** The game on the table; null while its board is being dealt. */
export const table = signal<SamePlay | null>(null);
let game: SamePlay | null = null;
let dealing: Task<unknown> | null = null;

/** Starts the worker, which will be wanted for the first board. */
export const prepare = (): void => work.warm();

/** The random board of a kind that was begun last and not ended; neither a day's nor a stage's. */
const begun = (params: string): string | undefined =>
  openGames().find(
    ({ id }) =>
      isSameId(id) && id.startsWith(`${params}#`) && sameDaily.dateOf(id) === null && sameStageOf(id) === null,
  )?.id;

/** Puts the board that the route names on the table; if it names none, the menu comes, with a notice. */
export async function sit(route: Route): Promise<void> {
  const future = isFuture(sameDaily, route);
  const asked = future ? null : sameId(route);
  const id = asked !== null && asked === paramsOf(asked) ? (begun(asked) ?? asked) : asked;
  dealing?.cancel();
  dealing = null;
  if (game !== null && game.session.value.session.id === id) {
    table.value = game;
    return;
  }
  table.value = null;
  const task = id === null ? null : deal(id, newSeed());
  dealing = task;
  const named = task === null ? null : await task.done;
  if (dealing !== task) return;
  dealing = null;
  if (named === null || !named.ok) {
    notify(future ? 'futureDay' : 'badAddress');
    replaceAddress('');
    return;
  }
  if (game === null) game = new Game(making, named.value);
  else game.open(named.value);
  table.value = game;
}

/** Clears the table when its screen is left; the game itself stays, for who comes back. */
export function leave(): void {
  dealing?.cancel();
  dealing = null;
  table.value = null;
}

/** Seconds that one question may take. */
export const QUESTION_SECONDS = 20;

/** The question whether a board can be cleared. */
type Question =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly state: Tiles; readonly part: number; readonly task: Task<Clearable> }
  | {
      readonly kind: 'answered';
      readonly session: SameSession;
      readonly state: Tiles;
      /** The moves that led to the board. */
      readonly moves: readonly number[];
      readonly answer: Clearable;
    };

const question = signal<Question>({ kind: 'none' });

/** What is known of the board as it stands. */
export type Known =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly part: number }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no'; readonly proof: SameProof | null }
  | { readonly kind: 'unknown' };

/**
 * What is known about clearing the session's board: by a question, by a solution that leads over it, or from an earlier
 * board of this game.
 */
export function knownOf(session: SameSession): Known {
  const { params, state } = session;
  const asked = question.value;
  if (asked.kind === 'asking' && asked.state === state) return { kind: 'asking', part: asked.part };
  if (asked.kind === 'answered' && asked.session === session) {
    const { answer, moves } = asked;
    if (asked.state === state) return answer.kind === 'yes' ? { kind: 'yes' } : answer;
    // What comes of a board that cannot be cleared cannot be cleared either; its own reason may be another.
    const here = session.moves;
    if (answer.kind === 'no' && moves.length <= here.length && moves.every((move, i) => here[i] === move))
      return { kind: 'no', proof: null };
  }
  const plan = plans.find(params, state);
  if (plan === null || plan.kind === 'unknown') return { kind: 'none' };
  return plan.kind === 'solved' ? { kind: 'yes' } : { kind: 'no', proof: null };
}

/** Asks the worker whether the board as it stands can be cleared. */
export async function askClearable(session: SameSession): Promise<void> {
  const { params, state, moves } = session;
  if (session.over) return;
  cancelQuestion();
  const task = questions.ask('same.clear', { params, state, seconds: QUESTION_SECONDS }, (part) => {
    const now = question.value;
    if (now.kind === 'asking' && now.task === task) question.value = { ...now, part };
  });
  question.value = { kind: 'asking', state, part: 0, task };
  const answer = await task.done;
  const now = question.value;
  if (now.kind !== 'asking' || now.task !== task) return;
  if (answer === null) {
    question.value = { kind: 'none' };
    return;
  }
  if (answer.kind === 'yes') plans.note(params, state, { kind: 'solved', moves: answer.moves, fewest: false });
  question.value = { kind: 'answered', session, state, moves, answer };
}

/** Gives up the question that is being looked into, unless it is about the board `spared`. */
export function cancelQuestion(spared?: Tiles): void {
  const asked = question.value;
  if (asked.kind !== 'asking' || asked.state === spared) return;
  question.value = { kind: 'none' };
  asked.task.cancel();
}
