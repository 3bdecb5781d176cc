import { countPresses } from 'douse/lightsout';
import { decode, describeError } from 'douse/formats';
import { bold, plural } from '../draw.ts';
import { EXIT, Failure } from '../failure.ts';
import { readBytes, sourceName } from '../input.ts';
import { say, sayJson } from '../output.ts';
import { listFromJson } from '../presses.ts';
import { type CountersFlags, type CountersTask, readMachines, refuseOthers } from './counters.ts';

/**
 * `check FILE PRESSES --counters`: whether the presses bring each machine's counters from 0 to the values in braces.
 */
export function checkCounters(name: string, pressName: string, flags: CountersFlags): number {
  refuseOthers(flags, ['counters', 'format', 'json']);
  const machines = readMachines(name, flags.format);
  const lists = readLists(pressName, machines);
  let code: number = EXIT.done;
  for (const [i, { board, counters }] of machines.entries()) {
    const presses = lists[i]!;
    const total = presses.reduce((sum, times) => sum + times, 0);
    const wrong = [...countPresses(board, presses).entries()].filter(([c, value]) => value !== BigInt(counters[c]!));
    if (wrong.length > 0) code = EXIT.impossible;
    if (flags.json === true) {
      sayJson({ status: wrong.length === 0 ? 'solved' : 'wrong', total, wrong: wrong.map(([c]) => String(c)) });
      continue;
    }
    const where = machines.length > 1 ? `machine ${i + 1}: ` : '';
    const named = wrong.map(([c, value]) => `counter ${c} is ${value}, not ${counters[c]}`);
    if (wrong.length === 0) say(`${where}${bold('solved')}: ${plural(total, 'press', 'presses')}`);
    else say(`${where}${bold('not solved')}: ${named.join(', ')}`);
  }
  return code;
}

/** Presses of each machine: JSON, for several machines one line each, as `solve --counters --json` prints them. */
function readLists(path: string, machines: readonly CountersTask[]): number[][] {
  const where = sourceName(path);
  const text = decode(readBytes(path), 'presses as JSON');
  if (!text.ok) throw new Failure(`${where}:${describeError(text.error)}`, 'write [0,1,…] in button order');
  const read = (content: string, at: string, { board }: CountersTask): number[] =>
    listFromJson(at, content, board.buttons, Number.MAX_SAFE_INTEGER);
  if (machines.length === 1) return [read(text.value, where, machines[0]!)];
  const lines = text.value.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [{ line, number: i + 1 }]));
  if (lines.length !== machines.length)
    throw new Failure(
      `${where}:1:1: expected ${machines.length} lines of presses, one a machine, got ${lines.length}`,
      "write them by 'douse solve FILE --counters --json'",
    );
  return lines.map(({ line, number }, i) => read(line, `${where}:${number}`, machines[i]!));
}
