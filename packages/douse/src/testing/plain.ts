import type { GridBoard } from '../board/board.ts';
import { levelAt, type Levels, type Problem } from '../board/problem.ts';
import { random, type Random } from '../play/random.ts';

/** The plain versions: slow, obvious, and written without the library's own ways. Tests compare with them. */

export type Rows = number[][];

/** `count` cases, each with its own generator, so that a failing case can be run alone. */
export function* cases(name: string, count: number): Generator<Random> {
  for (let i = 0; i < count; i++) yield random(`${name}-${i}`);
}

/** A matrix of entries that `entry` makes. */
export const matrix = (rows: number, columns: number, entry: (row: number, column: number) => number): Rows =>
  Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => entry(r, c)));

export const transposed = (a: Rows, columns: number): Rows => matrix(columns, a.length, (r, c) => a[c]![r]!);

export const product = (a: Rows, b: Rows, columns: number, q: number): Rows =>
  matrix(a.length, columns, (r, c) => b.reduce((sum, row, k) => (sum + a[r]![k]! * row[c]!) % q, 0));

export const times = (a: Rows, x: ArrayLike<number>, q: number): number[] =>
  a.map((row) => row.reduce((sum, entry, c) => Number((BigInt(sum) + BigInt(entry) * BigInt(x[c]!)) % BigInt(q)), 0));

/** Rank over GF(2) by schoolbook elimination on booleans. */
export function plainRank(a: Rows): number {
  const form = a.map((row) => row.map((entry) => entry % 2 === 1));
  let rank = 0;
  for (let c = 0; c < (form[0]?.length ?? 0); c++) {
    const pivot = form.findIndex((row, r) => r >= rank && row[c]!);
    if (pivot < 0) continue;
    [form[rank], form[pivot]] = [form[pivot]!, form[rank]!];
    form.forEach((row, r) => {
      if (r !== rank && row[c]!) form[r] = row.map((bit, i) => bit !== form[rank]![i]!);
    });
    rank++;
  }
  return rank;
}

/** Every vector of `length` numbers in 0 … q−1. */
export function* vectors(length: number, q: number): Generator<number[]> {
  const current = Array.from({ length: length }, () => 0);
  for (;;) {
    yield current.slice();
    let i = 0;
    while (i < length && current[i] === q - 1) current[i++] = 0;
    if (i === length) return;
    current[i]!++;
  }
}

/** Does a press at one cell move a light `rows` down and `columns` right of it, by the rule's definition? */
const REACHES: Readonly<Record<string, (down: number, right: number, row: number, column: number) => boolean>> = {
  plus: (down, right) => Math.abs(down) + Math.abs(right) <= 1,
  x: (down, right) => (down === 0 && right === 0) || (Math.abs(down) === 1 && Math.abs(right) === 1),
  king: (down, right) => Math.abs(down) <= 1 && Math.abs(right) <= 1,
  ring: (down, right) => Math.abs(down) + Math.abs(right) === 1,
  knight: (down, right) => (down === 0 && right === 0) || Math.abs(down * right) === 2,
  'row-column': (down, right) => down === 0 || right === 0,
  // On 3 × 3: a corner its block, an edge its line, the centre a plus.
  merlin: (down, right, row, column) => {
    if (row === 1 && column === 1) return Math.abs(down) + Math.abs(right) <= 1;
    if (row === 1 || column === 1) return row === 1 ? right === 0 : down === 0;
    return Math.abs(down) <= 1 && Math.abs(right) <= 1;
  },
};

/**
 * The effect matrix of a grid (lights × buttons) from the definition of its rule: no offset lists, no wrapping by mod.
 */
export function plainEffects(board: GridBoard): Rows {
  const cells: [number, number][] = [];
  for (let r = 0; r < board.rows; r++) {
    for (let c = 0; c < board.columns; c++) if (!board.holes?.[r * board.columns + c]) cells.push([r, c]);
  }
  const { rule } = board;
  const reaches = REACHES[rule.name];
  const turns = [-2, -1, 0, 1, 2];
  const downs = board.wrap === 'torus' ? turns.map((turn) => turn * board.rows) : [0];
  const rights = board.wrap === 'none' ? [0] : turns.map((turn) => turn * board.columns);
  return matrix(cells.length, cells.length, (light, button) => {
    const down = cells[light]![0] - cells[button]![0];
    const right = cells[light]![1] - cells[button]![1];
    if (reaches !== undefined)
      return Number(downs.some((d) => rights.some((r) => reaches(down + d, right + r, ...cells[button]!))));
    if (rule.kind !== 'pattern') throw new TypeError(`plainEffects: expected a rule it knows, got ${rule.name}`);
    // A drawn rule; a light that it reaches twice counts once, by the first of its offsets.
    return (
      rule.offsets.find(
        ({ row, column }) => downs.some((d) => down + d === row) && rights.some((r) => right + r === column),
      )?.weight ?? 0
    );
  });
}

/** The effect matrix of any problem, with each light's row as it is (not scaled). */
export function plainMatrix({ board }: Problem): Rows {
  if (board.kind === 'grid') return plainEffects(board);
  const { start, light, weight } = board.effects;
  const a = matrix(board.lights, board.buttons, () => 0);
  for (let b = 0; b < board.buttons; b++)
    for (let i = start[b]!; i < start[b + 1]!; i++) a[light[i]!]![b]! += weight[i]!;
  return a;
}

/** The lights after these presses, light by light. */
export function plainReplay(problem: Problem, presses: Levels | readonly number[]): number[] {
  return plainMatrix(problem).map((row, light) => {
    const q = problem.moduli?.[light] ?? problem.levels;
    return row.reduce(
      (level, weight, b) => (level + (weight % q) * (levelAt(presses as Levels, b) % q)) % q,
      levelAt(problem.start, light),
    );
  });
}

/** Do these presses solve the problem? */
export const plainSolves = (problem: Problem, presses: Levels | readonly number[]): boolean =>
  plainReplay(problem, presses).every(
    (level, light) => problem.care?.[light] === 0 || level === levelAt(problem.target, light),
  );

/**
 * Do these weights of the lights, modulo `levels`, prove the problem impossible? Added up button by button, as the
 * lights show their levels; also coming round, from a light's last level to 0, must not change the sum.
 */
export function plainProves(
  problem: Problem,
  { lights, levels }: { readonly lights: Levels; readonly levels: number },
): boolean {
  const sum = (entry: (light: number) => number): number => {
    let total = 0;
    for (let i = 0; i < problem.board.lights; i++) total += levelAt(lights, i) * entry(i);
    return total % levels;
  };
  for (let i = 0; i < problem.board.lights; i++)
    if ((levelAt(lights, i) * (problem.moduli?.[i] ?? problem.levels)) % levels !== 0) return false;
  if (problem.care?.some((matters, i) => matters === 0 && levelAt(lights, i) % levels !== 0)) return false;
  const a = plainMatrix(problem);
  for (let b = 0; b < problem.board.buttons; b++) if (sum((light) => a[light]![b]!) !== 0) return false;
  return sum((light) => levelAt(problem.target, light) - levelAt(problem.start, light)) !== 0;
}
