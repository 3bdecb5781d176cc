import { BitMatrix } from '../algebra/bitmatrix.ts';
import type { Board } from '../board/board.ts';
import { cellAt, placeOf } from '../board/grid.ts';
import { type Levels, makeLevels, type Problem } from '../board/problem.ts';

/**
 * The checkers. They know the rules of the game and nothing of how answers are found: presses are replayed one
 * button after the other, certificates are added up button by button.
 */

/** The lights after pressing button `b` `presses[b]` times, for every b. Cost: O(number of effects). */
export function replay(problem: Problem, presses: Levels): Levels {
  const { board, levels, moduli, start } = problem;
  if (presses.length !== board.buttons) {
    throw new RangeError(`replay: expected ${board.buttons} buttons, got ${presses.length}`);
  }
  const lights = makeLevels(board.lights, levels);
  for (let i = 0; i < lights.length; i++) lights[i] = start.at(i)!;
  for (let button = 0; button < board.buttons; button++) {
    const times = presses.at(button)!;
    if (times === 0) continue;
    forEachMove(board, button, (light, weight) => {
      const q = moduli === null ? levels : moduli[light]!;
      lights[light] = (lights[light]! + (times % q) * (weight % q)) % q;
    });
  }
  return lights;
}

/** Numbers of the lights that are not as they should be after `presses`; none if the presses solve the problem. */
export function wrongLights(problem: Problem, presses: Levels): number[] {
  const lights = replay(problem, presses);
  const wrong: number[] = [];
  for (let i = 0; i < lights.length; i++) {
    if (lights.at(i) !== (problem.target === null ? 0 : problem.target.at(i))) wrong.push(i);
  }
  return wrong;
}

/** True if `lights` proves the problem impossible: see Certificate. Cost: O(number of effects). */
export function provesImpossible(problem: Problem, lights: Levels): boolean {
  const { board, levels, moduli, start, target } = problem;
  if (lights.length !== board.lights) return false;
  const scale = (light: number): number => (moduli === null ? 1 : levels / moduli[light]!);
  for (let button = 0; button < board.buttons; button++) {
    let sum = 0;
    forEachMove(board, button, (light, weight) => {
      sum = (sum + lights.at(light)! * ((weight * scale(light)) % levels)) % levels;
    });
    if (sum !== 0) return false;
  }
  let total = 0;
  for (let i = 0; i < board.lights; i++) {
    const change = (target === null ? 0 : target.at(i)!) - start.at(i)! + levels;
    total = (total + lights.at(i)! * ((change * scale(i)) % levels)) % levels;
  }
  return total !== 0;
}

/** Calls `move` for each light that a press of `button` moves: the rules of the game, read cell by cell. */
export function forEachMove(board: Board, button: number, move: (light: number, weight: number) => void): void {
  if (board.kind !== 'grid') {
    const { start, light, weight } = board.effects;
    for (let i = start[button]!; i < start[button + 1]!; i++) move(light[i]!, weight[i]!);
    return;
  }
  const [row, column] = placeOf(board, button);
  const seen: number[] = [];
  const reach = (r: number, c: number, weight: number): void => {
    const light = cellAt(board, r, c);
    if (light < 0 || seen.includes(light)) return;
    seen.push(light);
    move(light, weight);
  };
  if (board.rule.kind === 'table') {
    for (const cell of board.rule.moves[row * board.columns + column]!) {
      reach(Math.floor(cell / board.columns), cell % board.columns, 1);
    }
  } else if (board.rule.kind === 'pattern') {
    for (const offset of board.rule.offsets) reach(row + offset.row, column + offset.column, offset.weight);
  } else {
    const line = (r: number, c: number): void => {
      const light = cellAt(board, r, c);
      if (light >= 0) move(light, 1);
    };
    for (let c = 0; c < board.columns; c++) line(row, c);
    for (let r = 0; r < board.rows; r++) if (r !== row) line(r, column);
  }
}

/** The sum of all presses. */
export function totalPresses(presses: Levels): number {
  if (presses instanceof BitMatrix) return presses.count();
  let total = 0;
  for (const times of presses) total += times;
  return total;
}
