import { wiring } from '../../board/wiring.ts';
import { type Problem, problem } from '../../board/problem.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { type FormatError, formatError, quote } from '../error.ts';
import type { BoardOptions } from '../options.ts';

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

/**
 * Parses one machine a line: `[.##.] (3) (1,3) (2) {3,5,4,7}`. Buttons name the lights they move, from 0; `()` moves
 * none.
 */
export function parseMachines(text: string, { levels = 2 }: BoardOptions = {}): Result<Machine[], FormatError> {
  const machines: Machine[] = [];
  for (const [i, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '' || line.startsWith(';')) continue;
    const machine = parseMachine(line, i + 1, levels);
    if (!machine.ok) return machine;
    if (machines.push(machine.value) > MAX_MACHINES)
      return err(formatError(i + 1, 1, `at most ${MAX_MACHINES} machines`, 'more'));
  }
  return machines.length > 0
    ? ok(machines)
    : err(formatError(1, 1, 'a machine such as [.##.] (3) (1,3) {3,5,4,7}', 'no line'));
}

function parseMachine(line: string, number: number, levels: number): Result<Machine, FormatError> {
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
    const parts = match[1]?.trim() === '' ? [] : (match[1] ?? match[2]!).split(',');
    const list = parts.map((part) => part.trim());
    /** Where a number of the list stands. */
    const at = (index: number): number =>
      from + 1 + parts.slice(0, index).join(',').length + (index > 0 ? 1 : 0) + Math.max(0, parts[index]!.search(/\S/));
    const odd = list.findIndex((part) => !/^\d{1,10}$/.test(part));
    if (odd >= 0)
      return fail(at(odd), `a whole number from 0 to ${MAX_VALUE}`, list[odd] === '' ? 'nothing' : quote(list[odd]!));
    const values = list.map(Number);
    if (match[1] === undefined) {
      if (values.length !== target.length)
        return fail(from, `${target.length} counters, one a light`, `${values.length}`);
      const large = values.findIndex((value) => value > MAX_VALUE);
      if (large >= 0) return fail(at(large), `counters from 0 to ${MAX_VALUE}`, `${values[large]}`);
      counters = values;
      continue;
    }
    const bad = values.findIndex((light) => light >= target.length);
    if (bad >= 0) return fail(at(bad), `lights from 0 to ${target.length - 1}`, `${values[bad]}`);
    const twice = new Set(values).size === values.length ? -1 : values.findIndex((v, i) => values.indexOf(v) < i);
    if (twice >= 0) return fail(at(twice), 'each light once', `${values[twice]} again`);
    if (buttons.length >= MAX_MACHINE) return fail(from, `at most ${MAX_MACHINE} buttons`, 'more');
    buttons.push({ name: `(${list.join(',')})`, moves: new Map(values.map((light) => [light, 1])) });
  }
  const board = wiring(
    target.map((_, i) => String(i)),
    buttons,
  );
  return ok({
    line: number,
    problem: problem(board, { levels, target: target.some(Boolean) ? target : null }),
    counters,
  });
}
