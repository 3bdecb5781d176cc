import type { Board } from 'douse/board';
import { decode, describeError, type Machine, parseMachines, quote } from 'douse/formats';
import { allCounters, type CountersAnswer, type CounterWeights, isCountersLimit, solveCounters } from 'douse/lightsout';
import { bold, plural } from '../draw.ts';
import { EXIT, Failure } from '../failure.ts';
import { isNamed, readBytes, sourceName } from '../input.ts';
import { remark, say as sayOut, sayJson, stream, withList, writeWhole } from '../output.ts';
import { parseLimit, watchWork } from '../progress.ts';
import { noteReading } from '../reading.ts';

/** The options of `solve --counters`; those about lights are listed only to be refused. */
export interface CountersFlags {
  readonly format?: string;
  readonly time?: string;
  readonly output?: string;
  readonly json?: boolean;
  readonly fewest?: boolean;
  readonly all?: boolean;
  readonly limit?: string;
  readonly [other: string]: unknown;
}

/** Options of `solve` that go with `--counters`; `--fewest` says nothing more, but with `--all`. */
const TAKEN = ['counters', 'fewest', 'all', 'limit', 'format', 'time', 'output', 'json'];

/** `solve FILE --counters`: the fewest presses that bring each machine's counters to the values in braces. */
export async function countersCommand(name: string, flags: CountersFlags): Promise<number> {
  refuseOthers(flags, TAKEN);
  if (flags.output === '-' && flags.json === true)
    throw new Failure('-o -: expected no --json with it, got one', 'both would write to standard output');
  const limit = parseLimit(flags.limit);
  if (flags.limit !== undefined && flags.all !== true)
    throw new Failure('--limit: expected --all with it, got none', 'it says how many solutions are listed');
  const machines = readMachines(name, flags.format);
  if (flags.output !== undefined && machines.length > 1)
    throw new Failure(`-o ${flags.output}: expected one machine, got ${machines.length}`, 'use --json for many');
  let code: number = EXIT.done;
  let [solved, total] = [0, 0];
  for (const [i, { board, counters }] of machines.entries()) {
    if (i > 0 && flags.json !== true) sayOut('');
    const watch = watchWork('solving', flags.time);
    const answer = solveCounters(board, counters, watch);
    watch.end();
    const presses = answer.kind === 'solved' ? answer.presses : answer.kind === 'unknown' ? answer.best?.presses : null;
    if (flags.output !== undefined && presses)
      await writeWhole(flags.output, [new TextEncoder().encode(`${JSON.stringify(presses)}\n`)]);
    const listed = answer.kind === 'solved' && flags.all === true;
    const all = listed ? listing({ board, counters }, answer.total, limit, flags) : null;
    if (flags.json === true) await printJson(answer, all);
    else await print(board, answer, flags.output === '-', all);
    if (answer.kind === 'solved') {
      solved++;
      total += answer.total;
    }
    code = Math.max(code, EXIT[answer.kind === 'solved' ? 'done' : answer.kind]);
  }
  if (flags.json !== true && machines.length > 1) {
    const which = solved === machines.length ? `all ${solved}` : `${solved} of ${machines.length}`;
    sayOut(`\n${bold(`${which} machines solved: ${plural(total, 'press', 'presses')}`)}`);
  }
  return code;
}

/** All presses of a machine, or those with the fewest, up to the limit; remarks on standard error if there are more. */
function* listing(
  { board, counters }: CountersTask,
  fewest: number,
  limit: number,
  flags: CountersFlags,
): Generator<readonly number[]> {
  const watch = watchWork('listing', flags.time);
  let listed = 0;
  try {
    for (const presses of allCounters(board, counters, {
      ...watch,
      total: flags.fewest === true ? fewest : undefined,
    })) {
      if (listed++ === limit) return remark(`douse: ${limit} solutions listed, and there are more; more with --limit`);
      yield presses;
    }
  } catch (error) {
    if (!isCountersLimit(error)) throw error;
    remark(`douse: ${plural(listed, 'solution')} listed; a limit was reached before the next`);
  } finally {
    watch.end();
  }
}

/** Refuses options about lights. */
export function refuseOthers(flags: Readonly<Record<string, unknown>>, taken: readonly string[]): void {
  const given = Object.keys(flags).find(
    (key) => flags[key] !== undefined && !taken.includes(key) && !(key === 'method' && flags[key] === 'auto'),
  );
  if (given !== undefined)
    throw new Failure(
      `--counters: expected no --${given.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} beside it, got one`,
      'counters only go up, to the values in braces',
    );
}

/** A machine of a file, for its counters. */
export interface CountersTask {
  readonly board: Board;
  readonly counters: readonly number[];
}

export function readMachines(name: string, format = 'auto'): CountersTask[] {
  const example = 'machines such as [.##.] (3) (1,3) {3,5,4,7}';
  const cure = 'counters are the values in braces of the aoc format';
  if (isNamed(name)) throw new Failure(`--counters: expected a file of ${example}, got the board ${quote(name)}`, cure);
  if (format !== 'auto' && format !== 'aoc')
    throw new Failure(`--counters: expected the format aoc, got ${quote(format)}`, cure);
  const where = sourceName(name);
  const text = decode(readBytes(name));
  const parsed = text.ok ? parseMachines(text.value.replace(/^\uFEFF/, '')) : text;
  if (!parsed.ok) throw new Failure(`${where}:${describeError(parsed.error)}`, cure);
  noteReading({ format: 'aoc', boards: parsed.value.length });
  return parsed.value.map(({ line, problem, counters }: Machine) => {
    if (counters === null)
      throw new Failure(`${where}:${line}:1: expected counters in braces such as {3,5} at the end, got none`, cure);
    return { board: problem.board, counters };
  });
}

const weights = ({ counters, unit }: CounterWeights): object => ({
  counters: counters.map(number),
  unit: number(unit),
});
/** A number where JSON readers keep it exact, otherwise decimal digits. */
const number = (value: number | bigint): number | string =>
  Number.isSafeInteger(Number(value)) ? Number(value) + 0 : String(value);

async function printJson(answer: CountersAnswer, all: Iterable<readonly number[]> | null): Promise<void> {
  switch (answer.kind) {
    case 'solved': {
      const { cases, size } = answer.proof;
      const head = {
        status: 'solved',
        method: 'counters',
        presses: answer.presses,
        total: answer.total,
        fewest: true,
        proof: cases.kind === 'split' ? 'cases' : 'weights',
        ...(cases.kind === 'split' ? { cases: size } : { weights: weights(cases) }),
        says: answer.says,
        solutions: null,
        certificate: null,
      };
      return all === null ? sayJson(head) : stream(withList(head, 'all', all));
    }
    case 'impossible': {
      const { certificate, says } = answer;
      const { kind } = certificate;
      return sayJson({
        status: 'impossible',
        method: 'counters',
        certificate:
          kind === 'integral'
            ? { kind: 'remainder', ...weights(certificate), says }
            : certificate.cases.kind === 'split'
              ? { kind: 'cases', cases: certificate.size, says }
              : { kind: 'weights', ...weights(certificate.cases), says },
      });
    }
    case 'unknown':
      sayJson({ status: 'unknown', reason: answer.reason, best: answer.best, bound: answer.bound });
  }
}

/** @param written  standard output has the presses already, as a file would */
async function print(
  board: Board,
  answer: CountersAnswer,
  written: boolean,
  all: Iterable<readonly number[]> | null,
): Promise<void> {
  const say = written ? remark : sayOut;
  const drawn = (presses: readonly number[]): string =>
    `\n${presses.map((times, i) => `${board.kind === 'wiring' ? board.buttonNames[i] : i}: ${times}`).join('\n')}`;
  const show = (presses: readonly number[]): void => (written ? undefined : say(drawn(presses)));
  switch (answer.kind) {
    case 'solved':
      say(`${bold(`solved: ${plural(answer.total, 'press', 'presses')}, the fewest`)}: ${answer.says}`);
      return all === null || written ? show(answer.presses) : stream(drawings(all, drawn));
    case 'impossible':
      return say(`${bold('impossible')}: ${answer.says}`);
    case 'unknown': {
      say(`${bold('unknown')}: ${answer.reason}`);
      const least = `no presses have a total below ${answer.bound}`;
      if (answer.best === null) return say(`none found; ${least}`);
      say(`best found: ${plural(answer.best.total, 'press', 'presses')}; ${least}`);
      show(answer.best.presses);
    }
  }
}

function* drawings(all: Iterable<readonly number[]>, drawn: (presses: readonly number[]) => string): Generator<string> {
  for (const presses of all) yield `${drawn(presses)}\n`;
}
