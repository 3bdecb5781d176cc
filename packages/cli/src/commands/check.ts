import { allAt, type Checked, checkClosest, checkFewest, replay, totalPresses, wrongLights } from 'douse/lightsout';
import { asArray, type Levels, placeOf, type Problem } from 'douse/board';
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
  readonly leastLit?: boolean;
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
  const given = readProblem(boardName, flags);
  const presses = readPresses(pressName, given);
  const task = flags.target === 'same' ? atCommonLevel(given, presses) : withTarget(given, flags.target, flags);
  const wrong = wrongLights(task, presses, MAX_WRONG);
  const { board } = task;
  const nameOf = (light: number): [number, number] | string =>
    board.kind === 'grid' ? placeOf(board, light) : board.lightNames[light]!;
  const fewest =
    flags.leastLit === true
      ? checkClosest(task, { presses })
      : wrong.length === 0 && flags.fewest === true
        ? checkFewest(task, { presses })
        : null;
  const what = flags.leastLit === true ? 'closest' : 'fewest';
  if (flags.json === true) {
    sayJson({
      status: wrong.length === 0 ? 'solved' : 'wrong',
      total: totalPresses(presses),
      wrong: wrong.map(nameOf),
      ...(fewest !== null && { [what]: fewest.kind === 'open' ? null : fewest.kind === 'holds' }),
      ...(fewest !== null && fewest.kind !== 'holds' && { says: fewest.says }),
      ...(fewest?.kind === 'fails' && fewest.better !== undefined && { better: Array.from(asArray(fewest.better)) }),
    });
  } else if (wrong.length === 0) {
    const claim =
      fewest === null ? '' : fewest.kind === 'holds' ? (what === 'fewest' ? ', the fewest' : '') : `; ${fewest.says}`;
    say(bold('solved') + `: ${plural(totalPresses(presses), 'press', 'presses')}${claim}`);
    if (fewest?.kind === 'fails' && fewest.better !== undefined && board.buttons <= 10_000)
      say(`\n${drawCells(board, fewest.better)}`);
  } else {
    const names = wrong.slice(0, MAX_NAMED).map((light) => {
      const name = nameOf(light);
      return typeof name === 'string' ? name : `row ${name[0] + 1} column ${name[1] + 1}`;
    });
    const more = wrong.length > MAX_NAMED ? `, and ${wrong.length - MAX_NAMED} more` : '';
    const count = `${wrong.length === MAX_WRONG ? 'at least ' : ''}${plural(wrong.length, 'light')} wrong`;
    say(bold('not solved') + `: ${count}: ${names.join(', ')}${more}${closestText(fewest)}`);
    if (board.lights <= 10_000) say(`\n${drawLights(board, replay(task, presses))}`);
  }
  if (fewest?.kind === 'open') return EXIT.unknown;
  if (flags.leastLit === true) return fewest?.kind === 'holds' ? EXIT.done : EXIT.impossible;
  return wrong.length === 0 && fewest?.kind !== 'fails' ? EXIT.done : EXIT.impossible;
}

const closestText = (checked: Checked | null): string =>
  checked === null ? '' : checked.kind === 'holds' ? '; no presses leave fewer wrong' : `; ${checked.says}`;

/** The problem with the level that most lights reach as the target of all. */
function atCommonLevel(task: Problem, presses: Levels): Problem {
  const counts = new Map<number, number>();
  asArray(replay(task, presses)).forEach((level, light) => {
    if (task.care?.[light] !== 0) counts.set(level, (counts.get(level) ?? 0) + 1);
  });
  const most = [...counts].reduce<[number, number]>((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0]);
  return allAt(task, most[0]);
}
