import { checkFewest, replay, totalPresses, wrongLights } from 'douse/lightsout';
import { asArray, placeOf } from 'douse/board';
import { bold, drawCells, drawLights, plural } from '../draw.ts';
import { EXIT } from '../failure.ts';
import { type BoardFlags, readProblem, refuseTwice } from '../input.ts';
import { say, sayJson } from '../output.ts';
import { readPresses } from '../presses.ts';
import { checkCounters } from './counters-check.ts';
import { withTarget } from './solve.ts';

export interface CheckFlags extends BoardFlags {
  readonly target?: string;
  readonly fewest?: boolean;
  readonly counters?: boolean;
  readonly json?: boolean;
}

/** Wrong lights that are named one by one. */
const MAX_NAMED = 20;
/** Wrong lights that are counted. */
const MAX_WRONG = 1_000_000;

export function checkCommand(boardName: string, pressName: string, flags: CheckFlags): number {
  refuseTwice({ BOARD: boardName, PRESSES: pressName, '--target': flags.target });
  if (flags.counters === true) return checkCounters(boardName, pressName, { ...flags });
  const task = withTarget(readProblem(boardName, flags), flags.target, flags);
  const presses = readPresses(pressName, task);
  const wrong = wrongLights(task, presses, MAX_WRONG);
  const { board } = task;
  const nameOf = (light: number): [number, number] | string =>
    board.kind === 'grid' ? placeOf(board, light) : board.lightNames[light]!;
  const fewest = wrong.length === 0 && flags.fewest === true ? checkFewest(task, { presses }) : null;
  if (flags.json === true) {
    sayJson({
      status: wrong.length === 0 ? 'solved' : 'wrong',
      total: totalPresses(presses),
      wrong: wrong.map(nameOf),
      ...(fewest !== null && { fewest: fewest.kind === 'open' ? null : fewest.kind === 'holds' }),
      ...(fewest !== null && fewest.kind !== 'holds' && { says: fewest.says }),
      ...(fewest?.kind === 'fails' && fewest.better !== undefined && { better: Array.from(asArray(fewest.better)) }),
    });
  } else if (wrong.length === 0) {
    const claim = fewest === null ? '' : fewest.kind === 'holds' ? ', the fewest' : `; ${fewest.says}`;
    say(bold('solved') + `: ${plural(totalPresses(presses), 'press', 'presses')}${claim}`);
    if (fewest?.kind === 'fails' && fewest.better !== undefined && board.buttons <= 10_000)
      say(`\n${drawCells(board, fewest.better)}`);
  } else {
    const names = wrong.slice(0, MAX_NAMED).map((light) => {
      const name = nameOf(light);
      return typeof name === 'string' ? name : `row ${name[0] + 1} column ${name[1] + 1}`;
    });
    const more = wrong.length > MAX_NAMED ? `, and ${wrong.length - MAX_NAMED} more` : '';
    say(
      bold('not solved') +
        `: ${wrong.length === MAX_WRONG ? 'at least ' : ''}${plural(wrong.length, 'light')} wrong: ${names.join(', ')}${more}`,
    );
    if (board.lights <= 10_000) say(`\n${drawLights(board, replay(task, presses))}`);
  }
  if (fewest?.kind === 'open') return EXIT.unknown;
  return wrong.length === 0 && fewest?.kind !== 'fails' ? EXIT.done : EXIT.impossible;
}
