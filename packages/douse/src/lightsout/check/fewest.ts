import { asArray, type Levels, type Problem } from '../../board/problem.ts';
import { readLevels, readProblem } from '../../board/read-problem.ts';
import type { FewestProof } from '../claims/answer.ts';
import { forEachMove } from './replay.ts';
import { solves, totalPresses } from './presses.ts';

/** A claim that presses are the fewest, such as an answer; what it says besides is checked too. */
export interface FewestClaim {
  readonly presses: Levels;
  readonly total?: number;
  readonly fewest?: FewestProof | null;
  readonly solutions?: bigint;
}

/** What a checker of claims says: it holds, it fails and why, or it would take too long to check. */
export type Checked =
  | { readonly kind: 'holds' }
  | { readonly kind: 'fails'; readonly says: string; readonly better?: Levels }
  | { readonly kind: 'open'; readonly says: string };

/** Buttons · (lights + buttons), and solutions · buttons, up to which a claim is checked. */
const MAX_ENTRIES = 2 ** 21;
const MAX_STEPS = 2 ** 29;

/**
 * Checks a claim of fewest presses by going through all solutions, with an elimination of its own for any number of
 * levels; shares nothing with the solvers. `open` where that would take too long.
 * Cost: O(buttons² · lights + solutions · buttons).
 */
export function checkFewest(given: Problem, claim: FewestClaim): Checked {
  const problem = readProblem(given);
  const { board, levels } = problem;
  const fails = (says: string, better?: Levels): Checked => ({ kind: 'fails', says, ...(better && { better }) });
  if (!solves(problem, claim.presses)) return fails('the presses do not solve the board');
  const total = totalPresses(claim.presses);
  if (total !== (claim.total ?? total)) return fails(`the presses come to ${total}, not ${claim.total}`);
  const current = Uint32Array.from(asArray(readLevels(claim.presses, 'presses') as Levels), (times) => times % levels);
  const better = (sum: number): Checked => fails(`fewer presses do, ${sum} for example`, current.slice());
  // Pressing one button q times changes nothing.
  const least = totalPresses(current);
  if (least < total) return better(least);
  if (board.buttons * (board.lights + board.buttons) > MAX_ENTRIES)
    return { kind: 'open', says: `${board.buttons} buttons and ${board.lights} lights are too many to check` };

  const basis = triangular(quietRows(problem), board.buttons, levels);
  const orders = basis.map((row) => levels / row.find((entry) => entry !== 0)!);
  const solutions = orders.reduce((size, order) => size * BigInt(order), 1n);
  if (solutions !== (claim.solutions ?? solutions))
    return fails(`there are ${solutions} solutions, not ${claim.solutions}`);
  const { fewest } = claim;
  if (fewest?.kind === 'unique' && solutions !== 1n) return fails('the solution is not the only one');
  if (fewest?.kind === 'exhaustive' && fewest.solutions !== solutions)
    return fails(`the proof compared ${fewest.solutions} of ${solutions} solutions`);
  if (solutions * BigInt(board.buttons) > BigInt(MAX_STEPS))
    return { kind: 'open', says: `${solutions} solutions are too many to go through` };

  // An odometer: wheel i adds row i, and is back at its start after as many steps as its order.
  const wheels = new Uint32Array(basis.length);
  for (let wheel = 0; wheel < basis.length;) {
    const row = basis[wheel]!;
    let sum = 0;
    for (let b = 0; b < current.length; b++) sum += current[b] = (current[b]! + row[b]!) % levels;
    if (++wheels[wheel]! < orders[wheel]!) {
      if (sum < total) return better(sum);
      wheel = 0;
    } else {
      // The multiple order · row is a sum of later rows: take it back, so that each solution is met once.
      for (let b = 0; b < current.length; b++)
        current[b] = (current[b]! + levels * orders[wheel]! - ((orders[wheel]! * row[b]!) % levels)) % levels;
      wheels[wheel++] = 0;
    }
  }
  return { kind: 'holds' };
}

/**
 * Rows that generate all quiet patterns (no light that matters changes), by elimination of [effects of each button |
 * its name].
 */
function quietRows({ board, levels, moduli, care }: Problem): Uint32Array[] {
  const { buttons, lights } = board;
  const rows = Array.from({ length: buttons }, (_, button) => {
    const row = new Uint32Array(lights + buttons);
    forEachMove(board, button, (light, weight) => {
      if (care?.[light] === 0) return;
      const scale = moduli === null ? 1 : levels / moduli[light]!;
      row[light] = (row[light]! + (weight % levels) * scale) % levels;
    });
    row[lights + button] = 1;
    return row;
  });
  return triangular(rows, lights, levels, true).map((row) => row.slice(lights));
}

/**
 * Rows with the same sums, in triangular form over Z/q: each has its first entry, a divisor of q, in a column of its
 * own. With `rest`, those rows instead whose first `columns` entries are all 0, together generating every sum of that
 * kind.
 */
export function triangular(rows: readonly Uint32Array[], columns: number, q: number, rest = false): Uint32Array[] {
  let open = rows.map((row) => row.slice());
  const done: Uint32Array[] = [];
  for (let column = 0; column < columns; column++) {
    let pivot: Uint32Array | null = null;
    for (const row of open) {
      if (row[column] === 0) continue;
      if (pivot === null) {
        pivot = row;
        continue;
      }
      // Euclid's algorithm on the two rows.
      let [a, b]: [Uint32Array, Uint32Array] = [pivot, row];
      while (b[column] !== 0) {
        add(a, b, q - (Math.floor(a[column]! / b[column]!) % q), q);
        [a, b] = [b, a];
      }
      pivot = a;
    }
    if (pivot === null) continue;
    const chosen: Uint32Array = pivot;
    open = open.filter((row) => row !== chosen);
    // A unit times the entry is its greatest common divisor with q; q / divisor times the row still is a sum, with a
    // 0 here.
    const divisor = common(chosen[column]!, q);
    let unit = 1;
    while ((unit * chosen[column]!) % q !== divisor % q || common(unit, q) !== 1) unit++;
    for (let i = 0; i < chosen.length; i++) chosen[i] = (chosen[i]! * unit) % q;
    done.push(chosen);
    const multiple = chosen.map((entry) => (entry * (q / divisor)) % q);
    if (multiple.some((entry) => entry !== 0)) open.push(multiple);
  }
  return rest ? open : done;
}

/** a + factor · b, in place. */
function add(a: Uint32Array, b: Uint32Array, factor: number, q: number): void {
  for (let i = 0; i < a.length; i++) a[i] = (a[i]! + factor * b[i]!) % q;
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
