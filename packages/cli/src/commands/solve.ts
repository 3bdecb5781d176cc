import { availableParallelism } from 'node:os';
import { BitMatrix, type Bits, isBits, type Scan } from 'douse/algebra';
import {
  asArray,
  type Board,
  lengthOf,
  type Levels,
  orbits,
  type Problem,
  problem,
  problemSymmetries,
} from 'douse/board';
import { quote } from 'douse/formats';
import {
  MAX_FEWEST_COMPARED,
  type Answer,
  type Claim,
  difficulty,
  type FewestProof,
  METHODS,
  type MethodName,
  allFewest,
  solutionsOf,
  type AlikeAnswer,
  solve,
  solveAlike,
} from 'douse/lightsout';
import { bold, drawCells, drawLights, plural, sumsText } from '../draw.ts';
import { EXIT, Failure, limitText } from '../failure.ts';
import {
  type BoardFlags,
  onlyOne,
  parseFile,
  readBytes,
  readOptions,
  readProblems,
  refuseTwice,
  sourceName,
} from '../input.ts';
import { checkOptimizer, claimText, exactTime, optimized } from '../optimize.ts';
import { remark, say as sayOut, sayJson, stream, withList, writeWhole } from '../output.ts';
import { makePresses } from '../presses.ts';
import { parseLimit, watchWork } from '../progress.ts';
import type { Scans } from '../ranges.ts';

export interface SolveFlags extends BoardFlags {
  readonly counters?: boolean;
  readonly fewest?: boolean;
  readonly all?: boolean;
  readonly upToSymmetry?: boolean;
  readonly limit?: string;
  readonly count?: boolean;
  readonly target?: string;
  readonly leastLit?: boolean;
  readonly method?: string;
  readonly time?: string;
  readonly optimizer?: string;
  readonly redis?: string;
  readonly keep?: string;
  readonly output?: string;
  readonly json?: boolean;
}

export async function solveCommand(name: string, flags: SolveFlags): Promise<number> {
  if (flags.counters === true) return (await import('./counters.ts')).countersCommand(name, { ...flags });
  const method = ['auto', ...METHODS].find((known) => known === (flags.method ?? 'auto')) as
    | MethodName
    | 'auto'
    | undefined;
  if (method === undefined) {
    throw new Failure(
      `--method: expected one of auto, ${METHODS.join(', ')}, got ${quote(flags.method!)}`,
      'auto takes the fastest',
    );
  }
  checkOptimizer(flags);
  const limit = parseLimit(flags.limit);
  if (flags.limit !== undefined && flags.all !== true)
    throw new Failure('--limit: expected --all with it, got none', 'it says how many solutions are listed');
  if (flags.upToSymmetry === true && (flags.fewest !== true || flags.all !== true))
    throw new Failure('--up-to-symmetry: expected --all and --fewest with it, got fewer', 'give all three');
  if (flags.count === true && (flags.all === true || flags.fewest === true))
    throw new Failure(
      `--count: expected no --${flags.all === true ? 'all' : 'fewest'} with it, got one`,
      'it counts all solutions and shows none; with --all, count the lines',
    );
  for (const option of ['redis', 'keep'] as const) {
    if (flags[option] !== undefined && flags.fewest !== true)
      throw new Failure(`--${option}: expected --fewest with it, got none`, 'only its long scans are cut into ranges');
  }
  if (flags.output === '-' && flags.json === true)
    throw new Failure('-o -: expected no --json with it, got one', 'both would write to standard output');
  if (flags.target === 'same') refuseWithSame(flags);
  refuseTwice({ BOARD: name, '--target': flags.target });
  const same = flags.target === 'same';
  const tasks = readProblems(name, flags).map((task) => (same ? task : withTarget(task, flags.target, flags)));
  if (flags.output !== undefined && tasks.length > 1) {
    throw new Failure(`-o ${flags.output}: expected one board, got ${tasks.length}`, 'use --json for many');
  }
  let code: number = EXIT.done;
  const sums = { solved: 0, impossible: 0, unknown: 0 };
  let [total, counted] = [0, 0n];
  for (const [i, task] of tasks.entries()) {
    if (i > 0 && flags.json !== true && flags.count !== true) sayOut('');
    const outcome = await solveOne(task, method, limit, flags);
    sums[outcome.kind]++;
    total += outcome.total;
    counted += outcome.solutions;
    code = Math.max(code, outcome.code);
  }
  if (tasks.length > 1 && flags.json !== true) {
    const [space, all] =
      flags.count === true ? ['', plural(counted, 'solution')] : ['\n', plural(total, 'press', 'presses')];
    sayOut(`${space}${bold(sumsText('board', sums))}; ${all} in all`);
  }
  return code;
}

/** What the totals over many boards, and the exit code, need to know about one board. */
interface Outcome {
  readonly kind: Answer['kind'];
  readonly total: number;
  readonly solutions: bigint;
  readonly code: number;
}

/** Questions about one target make no sense where it may be any level. */
function refuseWithSame(flags: SolveFlags): void {
  const given = (['all', 'count', 'optimizer', 'leastLit'] as const).find((flag) => flags[flag] !== undefined);
  if (given === undefined) return;
  const option = given === 'leastLit' ? 'least-lit' : given;
  throw new Failure(
    `--target same: expected no --${option} with it, got one`,
    'name the level: --target off, on or a number',
  );
}

/**
 * A long time limit allows more solutions: a core weighs about 2³¹ a second, and a board that splits has four classes.
 */
function compared(time: string | undefined): number | undefined {
  const allowed = (Number(time ?? 0) * availableParallelism() * 2 ** 31) / 4;
  return allowed > MAX_FEWEST_COMPARED ? Math.floor(Math.min(allowed, Number.MAX_SAFE_INTEGER)) : undefined;
}

async function solveOne(
  task: Problem,
  method: MethodName | 'auto',
  limit: number,
  flags: SolveFlags,
): Promise<Outcome> {
  const began = performance.now();
  const watch = watchWork('solving', exactTime(flags));
  // Loaded only for fewest presses, so that other answers start at once.
  const scans = flags.fewest === true || flags.leastLit === true;
  const opened = scans ? await (await import('../ranges.ts')).openScans(flags) : null;
  try {
    return await solveWith(opened, began, watch, task, method, limit, flags);
  } finally {
    watch.end();
    opened?.close();
  }
}

async function solveWith(
  opened: Scans | null,
  began: number,
  watch: ReturnType<typeof watchWork>,
  task: Problem,
  method: MethodName | 'auto',
  limit: number,
  flags: SolveFlags,
): Promise<Outcome> {
  const scan = opened?.scan ?? null;
  const compare = task.levels === 2 ? (opened?.compare ?? compared(flags.time)) : undefined;
  const options = {
    method,
    fewest: flags.fewest === true,
    ...(scan && { scan }),
    ...(compare !== undefined && { compare }),
    ...watch,
  };
  const exact = attempt<AlikeAnswer | Answer>(method, () =>
    flags.target === 'same' ? solveAlike(task, options) : solve(task, options),
  );
  if (flags.leastLit === true && exact.kind === 'impossible') {
    const code = await (await import('./closest.ts')).printClosest(task, exact, options, flags);
    return { kind: 'impossible', total: 0, solutions: 0n, code };
  }
  watch.end();
  const { answer, claim } = await optimized(task, exact, flags, began);
  if (flags.output !== undefined) {
    const presses =
      answer.kind === 'solved' ? answer.presses : answer.kind === 'unknown' ? answer.best?.presses : undefined;
    if (presses !== undefined) await writeWhole(flags.output, makePresses(flags.output, task, presses));
  }
  const all = answer.kind === 'solved' && flags.all === true ? solutions(task, answer, limit, flags, scan) : null;
  await (flags.json === true ? printJson : print)(task, answer, flags, all, claim);
  if (answer.kind === 'solved')
    return { kind: 'solved', total: answer.total, solutions: answer.solutions, code: EXIT.done };
  return { kind: answer.kind, total: 0, solutions: 0n, code: EXIT[answer.kind] };
}

function attempt<T>(method: string, work: () => T): T | Extract<Answer, { kind: 'unknown' }> {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    if (method === 'auto') return { kind: 'unknown', reason: limitText(error), best: null, bound: 0 };
    throw new Failure(
      `--method: expected a method that takes this board, got ${method}: ${error.message.replace(/^.*?: /, '')}`,
      'try --method auto',
    );
  }
}

/** The problem with the target of `--target`: off, on (level 1), a level, or a board file. */
export function withTarget(task: Problem, target: string | undefined, flags: BoardFlags): Problem {
  if (target === undefined) return task;
  if (target === 'same')
    throw new Failure('--target: expected one target, got same', 'solve and check take it; here name a level');
  if (target === 'off') return { ...task, target: null };
  const levels = task.moduli ?? task.levels;
  const start = task.start as ArrayLike<number>;
  if (target === 'on' || /^\d+$/.test(target)) {
    const level = target === 'on' ? 1 : Number(target);
    const least = task.moduli === null ? task.levels : Math.min(...task.moduli);
    if (level >= least)
      throw new Failure(
        `--target: expected a level from 0 to ${least - 1}, got ${target}`,
        'give the board more --levels or a lower target',
      );
    return problem(task.board, { levels, start, target: allAt(task, level) });
  }
  const options = { levels: task.levels, ...readOptions(flags), target: true };
  const picture = onlyOne(target, parseFile(target, readBytes(target), flags.format, options));
  const same =
    picture.board.kind === 'grid' &&
    task.board.kind === 'grid' &&
    picture.board.rows === task.board.rows &&
    picture.board.columns === task.board.columns;
  if (!same || picture.board.lights !== task.board.lights) {
    throw new Failure(
      `${sourceName(target)}:1:1: expected a target of the board's shape, got another`,
      'draw it with the same rows, columns and holes',
    );
  }
  return problem(task.board, { levels, start, target: picture.start, care: picture.care ?? null });
}

/** Every light at one level, stored like the start. */
function allAt({ board, start }: Problem, level: number): ArrayLike<number> | Bits {
  if (!isBits(start)) return new Uint32Array(board.lights).fill(level);
  const all = new BitMatrix(start.rows, start.columns);
  if (level === 0) return all;
  const row = new Uint32Array(all.stride).fill(0xffffffff);
  if (all.columns & 31) row[all.stride - 1] = (1 << (all.columns & 31)) - 1;
  for (let r = 0; r < all.rows; r++) all.words.set(row, r * all.stride);
  return all;
}

/** The solutions of `--all`: made one by one while they are printed, or listed first where the fewest are asked for. */
function solutions(
  task: Problem,
  answer: Extract<Answer, { kind: 'solved' }>,
  limit: number,
  flags: SolveFlags,
  scan: Scan | null,
): Iterable<Levels> {
  if (flags.fewest !== true) return firstSolutions(task, answer, limit);
  const watch = watchWork('listing', flags.time);
  const { presses, complete } = allFewest(task, answer, limit, { ...watch, ...(scan && { scan }) });
  watch.end();
  if (!complete) remark(`douse: not all solutions with the fewest presses are listed; more with --limit or --time`);
  if (flags.upToSymmetry !== true) return presses;
  const classes = orbits(presses.map(asArray), problemSymmetries(task));
  remark(
    `douse: ${plural(presses.length, 'solution')} in ${plural(classes.length, 'class', 'classes')} up to symmetry`,
  );
  return classes.map((orbit) => orbit[0]!);
}

/** Each belongs to the caller; nothing is kept here. */
function* firstSolutions(task: Problem, answer: Extract<Answer, { kind: 'solved' }>, limit: number): Generator<Levels> {
  let listed = 0;
  for (const presses of solutionsOf(task, answer)) {
    yield presses;
    if (++listed >= limit) break;
  }
  if (answer.solutions > BigInt(listed)) remark(`douse: ${listed} of ${answer.solutions} solutions; more with --limit`);
}

const list = (presses: Levels): number[] => Array.from(asArray(presses));

function* lists(all: Iterable<Levels>): Generator<number[]> {
  for (const presses of all) yield list(presses);
}

async function printJson(
  task: Problem,
  answer: Answer,
  flags: SolveFlags,
  all: Iterable<Levels> | null,
  claim: Claim | null,
): Promise<void> {
  switch (answer.kind) {
    case 'solved': {
      const head = {
        status: 'solved',
        method: answer.method,
        ...('level' in answer && { level: answer.level }),
        ...(flags.count !== true && { presses: list(answer.presses), total: answer.total }),
        fewest: flags.fewest === true ? true : null,
        ...(flags.fewest === true && { difficulty: difficulty(answer.presses, task.levels) }),
        ...(answer.fewest !== null && { proof: answer.fewest.kind }),
        ...(answer.fewest !== null && answer.fewest.kind !== 'unique' && { work: answer.fewest.work }),
        solutions: answer.solutions,
        certificate: null,
      };
      if (all === null) sayJson(head);
      else await stream(withList(head, 'all', lists(all)));
      break;
    }
    case 'impossible': {
      const { lights, levels, says } = answer.certificate;
      sayJson({ status: 'impossible', method: answer.method, certificate: { lights: list(lights), levels, says } });
      break;
    }
    case 'unknown': {
      const best = answer.best && { presses: list(answer.best.presses), total: answer.best.total };
      sayJson({
        status: 'unknown',
        reason: answer.reason,
        best,
        bound: answer.bound,
        ...('level' in answer && { level: answer.level }),
        // What was asked for has not been proved, whatever an optimizer claims.
        ...(flags.optimizer !== undefined && { fewest: false, claim }),
      });
    }
  }
}

function proofText(proof: FewestProof, solutions: bigint): string {
  switch (proof.kind) {
    case 'unique':
      return 'the only solution';
    case 'states':
      return `${plural(proof.work, 'state')} of the lights gone through`;
    case 'exhaustive':
      return `all ${solutions} solutions compared`;
    case 'split':
      return `no lighter one among ${solutions}, proved by the four-class split`;
    case 'bound':
      return (
        `no lighter one among ${solutions}, proved by a bound` +
        (proof.work > 0 ? ` from ${plural(proof.work, 'sum')} of lights` : '')
      );
  }
}

/** Boards of more cells are not drawn on the screen. */
const MAX_DRAWN = 10_000;

async function print(
  { board, levels }: Problem,
  answer: Answer,
  flags: SolveFlags,
  all: Iterable<Levels> | null,
  claim: Claim | null,
): Promise<void> {
  // With `-o -`, standard output has the presses as a file would, and only them.
  const written = flags.output === '-';
  const say = written ? remark : sayOut;
  const show = (presses: Levels): void => {
    if (lengthOf(presses) > MAX_DRAWN)
      say(`\n(${plural(lengthOf(presses), 'button')}: too many to draw; write them with -o FILE)`);
    else if (!written) say(`\n${drawCells(board, presses)}`);
  };
  switch (answer.kind) {
    case 'solved': {
      if (flags.count === true) return say(String(answer.solutions));
      const proof = answer.fewest === null ? '' : `, the fewest (${proofText(answer.fewest, answer.solutions)})`;
      say(
        bold(`solved: ${plural(answer.total, 'press', 'presses')}${proof}`) +
          ('level' in answer ? `; all lights at level ${String(answer.level)}` : '') +
          `; ${plural(answer.solutions, 'solution')}; method ${answer.method}` +
          (answer.fewest === null ? '' : `; ${difficulty(answer.presses, levels)}`),
      );
      if (all === null || written || lengthOf(answer.presses) > MAX_DRAWN) show(answer.presses);
      else await stream(drawings(board, all));
      break;
    }
    case 'impossible':
      say(bold('impossible') + `: ${answer.certificate.says}`);
      if (lengthOf(answer.certificate.lights) <= MAX_DRAWN) say(`\n${drawLights(board, answer.certificate.lights)}`);
      break;
    case 'unknown':
      say(bold('unknown') + `: ${answer.reason}`);
      if (answer.best !== null) {
        const bound = answer.bound > 0 ? `; no solution has fewer than ${answer.bound}` : '';
        say(`best found: ${plural(answer.best.total, 'press', 'presses')}${bound}`);
        if (claim !== null) say(claimText(claim));
        show(answer.best.presses);
      }
  }
}

function* drawings(board: Board, all: Iterable<Levels>): Generator<string> {
  for (const presses of all) yield `\n${drawCells(board, presses)}\n`;
}
