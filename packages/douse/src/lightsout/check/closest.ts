import { asArray, type Levels, needed, type Problem } from '../../board/problem.ts';
import type { MissedBound } from '../claims/closest.ts';
import { type Checked, triangular } from './fewest.ts';
import { forEachMove } from './replay.ts';
import { provesImpossible, wrongLights } from './presses.ts';

/** True if `cover` proves that at least `bound` lights miss their aim. Cost: O(certificates · effects). */
export function provesMissed(problem: Problem, { bound, certificates, scale }: MissedBound): boolean {
  const positive = (n: number): boolean => Number.isSafeInteger(n) && n > 0;
  if (!Number.isSafeInteger(bound) || bound < 0 || !positive(scale)) return false;
  const loads = new Float64Array(problem.board.lights);
  let sum = 0;
  for (const { lights, levels, weight } of certificates) {
    if (!positive(weight) || !provesImpossible(problem, { lights, levels })) return false;
    sum += weight;
    asArray(lights).forEach((by, light) => by % levels !== 0 && (loads[light]! += weight));
  }
  // bound ≤ ⌈sum / scale⌉, without a division.
  return (
    Number.isSafeInteger(sum) && loads.every((load) => load <= scale) && (bound === 0 || (bound - 1) * scale < sum)
  );
}

/** Most entries of the table of buttons and lights, and most steps of an enumeration. */
const MAX_ENTRIES = 2 ** 21;
const MAX_STEPS = 2 ** 29;

/**
 * Checks a claim that no presses leave fewer lights wrong. It eliminates on its own, then enumerates everything the
 * buttons can do to the lights, or all smaller sets of wrong lights if these are fewer. `open` where either would take
 * too long.
 * Cost: O(buttons · lights · (buttons + lights) + (positions or sets) · lights).
 */
export function checkClosest(problem: Problem, claim: { readonly presses: Levels; readonly missed?: number }): Checked {
  const { board, levels, moduli, care } = problem;
  const missed = wrongLights(problem, claim.presses).length;
  if (missed !== (claim.missed ?? missed))
    return { kind: 'fails', says: `the presses leave ${missed} lights wrong, not ${claim.missed}` };
  if ((board.buttons + board.lights) * board.lights > MAX_ENTRIES)
    return { kind: 'open', says: `${board.buttons} buttons and ${board.lights} lights are too many to check` };
  const scale = (light: number): number => (moduli === null ? 1 : levels / moduli[light]!);
  const moves = Array.from({ length: board.buttons }, () => new Uint32Array(board.lights));
  moves.forEach((row, button) =>
    forEachMove(board, button, (light, weight) => {
      if (care?.[light] !== 0) row[light] = (row[light]! + (weight % levels) * scale(light)) % levels;
    }),
  );
  const lack = needed(problem).map((level, light) => level * scale(light));
  const rows = triangular(moves, board.lights, levels);
  const orders = rows.map((row) => levels / row.find((entry) => entry !== 0)!);
  const positions = orders.reduce((all, order) => all * order, 1);
  const sets = setsBelow(missed, board.lights, levels);
  const open: Checked = { kind: 'open', says: `${Math.min(positions, sets)} cases are too many to go through` };
  if (Math.min(positions, sets) * board.lights > MAX_STEPS) return open;
  const fewer =
    positions <= sets ? leastLack(lack, rows, orders, levels) : leastSet(lack, moves, levels, missed, scale);
  return fewer < missed ? { kind: 'fails', says: `other presses leave ${fewer} lights wrong` } : { kind: 'holds' };
}

/** How many sets of fewer than `missed` lights there are, each wrong by some level. */
function setsBelow(missed: number, lights: number, levels: number): number {
  let [sum, count] = [0, 1];
  for (let size = 0; size < missed; size++) {
    sum += count;
    count = (count * (lights - size) * (levels - 1)) / (size + 1);
  }
  return sum;
}

/** The fewest lights that lack something in any position, by an odometer of all sums of the rows. */
function leastLack(lack: Uint32Array, rows: readonly Uint32Array[], orders: readonly number[], levels: number): number {
  const positions = orders.reduce((all, order) => all * order, 1);
  const turn = (row: Uint32Array, times: number): void => {
    for (let light = 0; light < lack.length; light++) lack[light] = (lack[light]! + times * row[light]!) % levels;
  };
  const count = (): number => lack.reduce((sum, level) => sum + Number(level !== 0), 0);
  let least = count();
  for (let position = 1; position < positions; position++) {
    // A wheel that has gone round is reset: order · row is a sum of later rows.
    for (let wheel = 0, rest = position; ; rest /= orders[wheel++]!) {
      turn(rows[wheel]!, 1);
      if (rest % orders[wheel]! !== 0) break;
      turn(rows[wheel]!, levels - orders[wheel]!);
    }
    least = Math.min(least, count());
  }
  return least;
}

/** The size of the smallest set of lights, below `missed`, that may be what is wrong; `missed` if there is none. */
function leastSet(
  lack: Uint32Array,
  moves: readonly Uint32Array[],
  levels: number,
  missed: number,
  scale: (light: number) => number,
): number {
  // Sums of lights that no button changes: [what each button does to a light | its name], eliminated.
  const named = Array.from(lack, (_, light) => {
    const row = new Uint32Array(moves.length + lack.length);
    moves.forEach((by, button) => (row[button] = by[light]!));
    row[moves.length + light] = 1;
    return row;
  });
  const checks = triangular(named, moves.length, levels, true).map((row) => row.slice(moves.length));
  const sums = checks.map((check) => check.reduce((sum, by, light) => (sum + by * lack[light]!) % levels, 0));
  const search = (from: number, left: number): boolean => {
    if (sums.every((sum) => sum === 0)) return true;
    if (left === 0) return false;
    for (let light = from; light < lack.length; light++) {
      for (let level = scale(light); level < levels; level += scale(light)) {
        const turn = (by: number): void =>
          checks.forEach((check, i) => (sums[i] = (sums[i]! + by * check[light]!) % levels));
        turn(levels - level);
        const found = search(light + 1, left - 1);
        turn(level);
        if (found) return true;
      }
    }
    return false;
  };
  for (let size = 0; size < missed; size++) if (search(0, size)) return size;
  return missed;
}
