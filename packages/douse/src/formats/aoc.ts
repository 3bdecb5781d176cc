import { wiring } from '../board/wiring.ts';
import { type Problem, problem } from '../board/problem.ts';
import { err, ok, type Result } from '../play/result.ts';
import { type FormatError, formatError, quote } from './error.ts';

/** Most machines of one file, most lights and most buttons of one machine. */
export const MAX_MACHINES = 100_000;
export const MAX_MACHINE = 10_000;

/** Greatest value of a counter in braces. */
const MAX_VALUE = 2 ** 32 - 1;

/** One machine: lights to reach from all off, and the counters in braces, which are a puzzle of their own. */
export interface Machine {
  /** The line it stands in, from 1. */
  readonly line: number;
  readonly problem: Problem;
  /** Wanted values of the counters, or null where the line has none. */
  readonly counters: readonly number[] | null;
}

/** Parses one machine a line: `[.##.] (3) (1,3) (2) {3,5,4,7}`. Buttons name the lights they move, from 0; `()` moves none. */
export function parseMachines(text: string): Result<Machine[], FormatError> {
  const machines: Machine[] = [];
  for (const [i, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '' || line.startsWith(';')) continue;
    const machine = parseMachine(line, i + 1);
    if (!machine.ok) return machine;
    if (machines.push(machine.value) > MAX_MACHINES)
      return err(formatError(i + 1, 1, `at most ${MAX_MACHINES} machines`, 'more'));
  }
  return machines.length > 0
    ? ok(machines)
    : err(formatError(1, 1, 'a machine such as [.##.] (3) (1,3) {3,5,4,7}', 'no line'));
}

function parseMachine(line: string, number: number): Result<Machine, FormatError> {
  const fail = (column: number, expected: string, got: string): Result<never, FormatError> =>
    err(formatError(number, column + 1, expected, got));
  const lights = /^\s*\[([.#]+)\]/.exec(line);
  if (lights === null) return fail(0, 'lights in brackets such as [.##.]', quote(line.trim().slice(0, 12)));
  const target = [...lights[1]!].map((c) => (c === '#' ? 1 : 0));
  if (target.length > MAX_MACHINE) return fail(0, `at most ${MAX_MACHINE} lights`, `${target.length}`);
  const buttons: { name: string; moves: Map<number, number> }[] = [];
  let counters: number[] | null = null;
  const word = /\s*(?:\(([^)]*)\)|\{([^}]*)\})/y;
  word.lastIndex = lights[0].length;
  while (word.lastIndex < line.length && line.slice(word.lastIndex).trim() !== '') {
    const from = word.lastIndex + line.slice(word.lastIndex).search(/\S/);
    const match = word.exec(line);
    if (match === null || counters !== null)
      return fail(from, 'a button such as (1,3), or counters such as {3,5} at the end', quote(line.slice(from).trim()));
    const list = match[1]?.trim() === '' ? [] : (match[1] ?? match[2]!).split(',').map((part) => part.trim());
    if (!list.every((part) => /^\d{1,10}$/.test(part)))
      return fail(from, 'numbers between commas', quote(match[0].trim()));
    const values = list.map(Number);
    if (match[1] === undefined) {
      if (values.length !== target.length)
        return fail(from, `${target.length} counters, one a light`, `${values.length}`);
      const large = values.find((value) => value > MAX_VALUE);
      if (large !== undefined) return fail(from, `counters from 0 to ${MAX_VALUE}`, `${large}`);
      counters = values;
      continue;
    }
    const bad = values.find((light) => light >= target.length);
    if (bad !== undefined) return fail(from, `lights from 0 to ${target.length - 1}`, `${bad}`);
    if (new Set(values).size !== values.length) return fail(from, 'each light once', quote(match[0].trim()));
    if (buttons.length >= MAX_MACHINE) return fail(from, `at most ${MAX_MACHINE} buttons`, 'more');
    buttons.push({ name: `(${list.join(',')})`, moves: new Map(values.map((light) => [light, 1])) });
  }
  const board = wiring(
    target.map((_, i) => String(i)),
    buttons,
  );
  return ok({ line: number, problem: problem(board, { target: target.some(Boolean) ? target : null }), counters });
}
