import { BitMatrix, popcount } from '../../algebra/bitmatrix.ts';
import type { Board, GridBoard, Wrap } from '../../board/board.ts';
import type { Offset } from '../../board/rule.ts';
import { cellAt, isPlainPlus, placeOf } from '../../board/grid.ts';
import { asArray, type Levels, makeLevels, type Problem } from '../../board/problem.ts';
import type { Certificate } from '../claims/answer.ts';

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
  lights.set(asArray(start));
  const pressed = asArray(presses);
  if (
    moduli === null &&
    board.kind === 'grid' &&
    board.wrap === 'none' &&
    board.holes === null &&
    board.rule.kind === 'pattern'
  ) {
    replayWhole(board, board.rule.offsets, pressed, lights, levels);
    return lights;
  }
  for (let button = 0; button < board.buttons; button++) {
    const times = pressed[button]!;
    if (times === 0) continue;
    forEachMove(board, button, (light, weight) => {
      const q = moduli === null ? levels : moduli[light]!;
      lights[light] = (lights[light]! + (times % q) * (weight % q)) % q;
    });
  }
  return lights;
}

/** The same on a whole rectangle: one pass over the cells for each light that a press moves. */
function replayWhole(
  { rows, columns }: GridBoard,
  offsets: readonly Offset[],
  pressed: ArrayLike<number>,
  lights: Uint8Array | Uint16Array | Uint32Array,
  q: number,
): void {
  const isFirst = ({ row, column }: Offset, i: number): boolean =>
    offsets.findIndex((other) => other.row === row && other.column === column) === i;
  for (const { row, column, weight } of offsets.filter(isFirst)) {
    const by = weight % q;
    const shift = row * columns + column;
    const [left, right] = [Math.max(0, -column), Math.min(columns, columns - column)];
    for (let r = Math.max(0, -row); r < Math.min(rows, rows - row); r++) {
      for (let i = r * columns + left; i < r * columns + right; i++) {
        const times = pressed[i]!;
        if (times !== 0) lights[i + shift] = (lights[i + shift]! + (times % q) * by) % q;
      }
    }
  }
}

/**
 * Numbers of the lights that matter and are not as they should be after `presses`, ascending, at most `most` of them;
 * none if the presses solve the problem.
 * Whole boards of bits under the plus rule are checked a word at a time.
 */
export function wrongLights(problem: Problem, presses: Levels, most = Infinity): number[] {
  const wrong: number[] = [];
  const bits = allBits(problem, presses);
  if (bits !== null) {
    differences(bits, bits.start, bits.target, (row, word, differing) => {
      for (let rest = differing; rest !== 0 && wrong.length < most; rest &= rest - 1) {
        wrong.push(row * bits.start.columns + 32 * word + 31 - Math.clz32(rest & -rest));
      }
      return wrong.length < most;
    });
    return wrong;
  }
  const lights = asArray(replay(problem, presses));
  const wanted = problem.target === null ? null : asArray(problem.target);
  for (let i = 0; i < lights.length && wrong.length < most; i++) {
    if (problem.care?.[i] !== 0 && lights[i] !== (wanted === null ? 0 : wanted[i])) wrong.push(i);
  }
  return wrong;
}

/** True if `presses` solve the problem. */
export const solves = (problem: Problem, presses: Levels): boolean => wrongLights(problem, presses, 1).length === 0;

interface Bits {
  readonly presses: BitMatrix;
  readonly start: BitMatrix;
  readonly target: BitMatrix | null;
  readonly wrap: Wrap;
}

/** Presses and lights as bits, where the whole problem is: a whole board with the plus rule and two levels. */
function allBits({ board, start, target, care }: Problem, presses: Levels): Bits | null {
  if (care !== undefined) return null;
  if (!(presses instanceof BitMatrix) || !(start instanceof BitMatrix) || !isPlainPlus(board)) return null;
  if (target !== null && !(target instanceof BitMatrix)) return null;
  if (presses.rows !== start.rows || presses.columns !== start.columns) {
    throw new RangeError(
      `replay: expected ${board.rows} × ${board.columns} buttons, got ${presses.rows} × ${presses.columns}`,
    );
  }
  return { presses, start, target, wrap: board.wrap };
}

/**
 * Calls `found` for every word of lights in which what the presses change differs from start + target, until it returns false.
 * Plus rule, two levels: a light changes by the presses on it and on its four sides. On a side of one or two cells that wraps both
 * neighbours are one cell, which counts once: that side is as good as open.
 */
function differences(
  { presses, wrap }: Pick<Bits, 'presses' | 'wrap'>,
  start: BitMatrix | null,
  target: BitMatrix | null,
  found: (row: number, word: number, differing: number) => boolean,
): void {
  const { rows, columns, stride, words } = presses;
  const mask = columns & 31 ? (1 << (columns & 31)) - 1 : -1;
  const last = (columns - 1) & 31;
  const across = wrap !== 'none' && columns > 2;
  const down = wrap === 'torus' && rows > 2;
  for (let r = 0; r < rows; r++) {
    const row = r * stride;
    const above = r > 0 ? row - stride : down ? (rows - 1) * stride : -1;
    const below = r + 1 < rows ? row + stride : down ? 0 : -1;
    const entering = across ? (words[row + stride - 1]! >>> last) & 1 : 0;
    const closing = across ? (words[row]! & 1) << last : 0;
    for (let w = 0; w < stride; w++) {
      const i = row + w;
      const own = words[i]!;
      const left = w > 0 ? words[i - 1]! >>> 31 : entering;
      const right = w + 1 < stride ? words[i + 1]! << 31 : closing;
      const sides = own ^ (own << 1) ^ left ^ (own >>> 1) ^ right;
      const changed = sides ^ (above < 0 ? 0 : words[above + w]!) ^ (below < 0 ? 0 : words[below + w]!);
      const differing =
        (changed & (w + 1 < stride ? -1 : mask)) ^
        (start === null ? 0 : start.words[i]!) ^
        (target === null ? 0 : target.words[i]!);
      if (differing !== 0 && !found(r, w, differing)) return;
    }
  }
}

/**
 * True if these weights prove the problem impossible: see Certificate. A light that does not matter has no weight.
 * Cost: O(number of effects).
 */
export function provesImpossible(problem: Problem, { lights, levels }: Omit<Certificate, 'says'>): boolean {
  const { board, moduli, start, target, care } = problem;
  if (lights.length !== board.lights || !(levels >= 2)) return false;
  const bits = levels === 2 ? allBits(problem, lights) : null;
  if (bits !== null) {
    // The effect matrix is symmetric: every button moves evenly many of the marks iff pressing them all changes nothing.
    let quiet = true;
    differences(bits, null, null, () => (quiet = false));
    return (
      quiet && oddOverlap(bits.presses, bits.start) !== (bits.target !== null && oddOverlap(bits.presses, bits.target))
    );
  }
  const own = (light: number): number => moduli?.[light] ?? problem.levels;
  // All factors are below 2²⁶, so every product is an exact double.
  const marked = (light: number): number => lights.at(light)! % levels;
  for (let i = 0; i < board.lights; i++)
    if ((marked(i) * own(i)) % levels !== 0 || (care?.[i] === 0 && marked(i) !== 0)) return false;
  for (let button = 0; button < board.buttons; button++) {
    let sum = 0;
    forEachMove(board, button, (light, weight) => {
      sum = (sum + marked(light) * (weight % own(light))) % levels;
    });
    if (sum !== 0) return false;
  }
  let total = 0;
  for (let i = 0; i < board.lights; i++) {
    const change = ((target === null ? 0 : target.at(i)!) - start.at(i)! + own(i)) % own(i);
    total = (total + marked(i) * change) % levels;
  }
  return total !== 0;
}

function oddOverlap(marks: BitMatrix, lights: BitMatrix): boolean {
  let parity = 0;
  for (let i = 0; i < marks.words.length; i++) parity ^= popcount(marks.words[i]! & lights.words[i]!);
  return (parity & 1) === 1;
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
