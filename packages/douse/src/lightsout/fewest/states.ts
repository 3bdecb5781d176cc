import { tick, type Watch } from '../../algebra/watch.ts';
import { effects } from '../../board/grid.ts';
import { asArray, type Problem } from '../../board/problem.ts';

/** Most states of the lights, and most effects of all buttons over all states, to examine. */
export const MAX_STATES = 2 ** 22;
const MAX_WORK = 2 ** 30;

export interface StatesOptions extends Watch {
  /** How many solutions with the fewest presses to list; one by default. */
  readonly all?: number | undefined;
  /** Most states to examine; MAX_STATES by default and at most. */
  readonly compare?: number | undefined;
}

/** The fewest presses by the states that the lights can be in. */
export interface FewestByStates {
  /** Solutions with the fewest presses: one, or as many as were asked for. */
  readonly presses: readonly Uint32Array[];
  readonly total: number;
  /** True if every such solution is listed. */
  readonly complete: boolean;
  /** States that were reached. */
  readonly states: number;
}

/**
 * The fewest presses where the lights have few states, however many solutions there are: breadth-first from the target
 * back to the start, one press at a time. For many buttons, or lights of many different levels, on few lights.
 * @returns null where states or buttons are too many, or if no presses lead to the target
 * @throws {Stopped} if `watch` says so
 * Cost: O(states · effects of all buttons).
 */
export function fewestByStates(
  problem: Problem,
  { all = 1, compare = MAX_STATES, ...watch }: StatesOptions = {},
): FewestByStates | null {
  const { board, levels, moduli, care } = problem;
  const matters = (light: number): boolean => care?.[light] !== 0;
  // A light that does not matter has one state.
  const own = Array.from({ length: board.lights }, (_, light) => (matters(light) ? (moduli?.[light] ?? levels) : 1));
  if (own.filter((q) => q > 1).length > Math.log2(MAX_STATES)) return null;
  let states = 1;
  const place = own.map((q) => {
    const before = states;
    states *= q;
    return before;
  });
  const moves = effects(board);
  if (states > Math.min(MAX_STATES, compare) || states * moves.light.length > MAX_WORK) return null;
  const nameOf = (lights: ArrayLike<number>): number =>
    own.reduce((sum, q, i) => sum + (lights[i]! % q) * place[i]!, 0);
  const start = nameOf(asArray(problem.start));
  const target = problem.target === null ? 0 : nameOf(asArray(problem.target));

  const level = new Uint32Array(board.lights);
  const look = (state: number): void => {
    let rest = state;
    for (let i = 0; i < own.length; i++) {
      level[i] = rest % own[i]!;
      rest = Math.floor(rest / own[i]!);
    }
  };
  /** The state that a button leads to from the current one, or with `back` the state from which it leads here. */
  const beyond = (state: number, button: number, back: boolean): number => {
    let result = state;
    for (let e = moves.start[button]!; e < moves.start[button + 1]!; e++) {
      const [light, q] = [moves.light[e]!, own[moves.light[e]!]!];
      const by = moves.weight[e]! % q;
      const now = (level[light]! + (back ? q - by : by)) % q;
      result += (now - level[light]!) * place[light]!;
    }
    return result;
  };

  // Presses from a state to the target, plus 1; 0 while unknown.
  const far = new Uint32Array(states);
  far[target] = 1;
  const queue = new Uint32Array(states);
  queue[0] = target;
  let seen = 1;
  for (let next = 0; next < seen && far[start] === 0; next++) {
    if (next % 1024 === 0) tick(watch, next / states);
    const state = queue[next]!;
    look(state);
    for (let button = 0; button < board.buttons; button++) {
      const before = beyond(state, button, true);
      if (far[before] !== 0) continue;
      far[before] = far[state]! + 1;
      queue[seen++] = before;
    }
  }
  if (far[start] === 0) return null;

  // Presses commute, and each press of a fewest solution is one step nearer to the target, so it is enough to list
  // buttons in ascending order.
  const found: Uint32Array[] = [];
  const presses = new Uint32Array(board.buttons);
  /** From this button on, no solution goes through a state. */
  const dead = new Uint32Array(states).fill(board.buttons);
  /** The first button that leads nearer, or the number of buttons. */
  const nearer = (state: number, first: number): number => {
    look(state);
    for (let button = first; button < dead[state]!; button++)
      if (far[beyond(state, button, false)] === far[state]! - 1) return button;
    return board.buttons;
  };
  const path: { readonly state: number; readonly first: number; readonly before: number; button: number }[] = [];
  for (let [state, first, steps] = [start, 0, 0]; found.length <= all; steps++) {
    if (steps % 1024 === 0) tick(watch, 1);
    if (state === target) found.push(presses.slice());
    else path.push({ state, first, before: found.length, button: first - 1 });
    // Back to the last state from which another button leads on.
    let last = path.at(-1);
    for (; last !== undefined; last = path.at(-1)) {
      if (last.button >= last.first) presses[last.button]!--;
      last.button = nearer(last.state, last.button + 1);
      if (last.button < board.buttons) break;
      if (found.length === last.before) dead[last.state] = Math.min(dead[last.state]!, last.first);
      path.pop();
    }
    if (last === undefined) break;
    presses[last.button]!++;
    state = beyond(last.state, last.button, false);
    first = last.button;
  }
  return { presses: found.slice(0, all), total: far[start]! - 1, complete: found.length <= all, states: seen };
}
