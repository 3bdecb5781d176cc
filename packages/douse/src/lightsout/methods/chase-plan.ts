import { gcd, inverseMod } from '../../algebra/integers.ts';
import type { Board } from '../../board/board.ts';
import type { Problem } from '../../board/problem.ts';
import { scaledEntries } from './eliminate.ts';

/** Light `light[k]` decides button `button[k]`, for k = 0, 1, …, after all its other buttons. */
export interface ChasePlan {
  readonly light: Uint32Array;
  readonly button: Uint32Array;
  /** Inverse of the deciding weight. */
  readonly inverse: Uint32Array;
  readonly free: Uint32Array;
  readonly residue: Uint32Array;
  /** The effect matrix by lights: buttons and weights of light l stand at rowStart[l] … rowStart[l+1]−1. */
  readonly rowStart: Uint32Array;
  readonly rowButton: Uint32Array;
  readonly rowWeight: Uint32Array;
}

const plans = new WeakMap<Board, Map<number, ChasePlan>>();

/** The order of a chase on this problem's board; kept with the board. Cost: O(number of effects). */
export function planOf(task: Problem): ChasePlan {
  if (task.moduli !== null) return makePlan(task);
  let known = plans.get(task.board);
  if (known === undefined) plans.set(task.board, (known = new Map()));
  let plan = known.get(task.levels);
  if (plan === undefined) known.set(task.levels, (plan = makePlan(task)));
  return plan;
}

/**
 * A plan that takes the lights in an order of the caller's choice: `lightAt(i)` is the i-th light. A light decides as
 * soon as it can; if several can, the first in the order goes first. `free` names buttons to leave free; more are added
 * where they do not suffice.
 */
export function planInOrder(task: Problem, lightAt: (i: number) => number, free?: Iterable<number>): ChasePlan {
  const rows = byLights(task);
  // If the caller names none, a first pass finds the free buttons and a second starts with them settled.
  return order(task, rows, lightAt, free ?? order(task, rows, lightAt).free.sort());
}

function makePlan(task: Problem): ChasePlan {
  const rows = byLights(task);
  const { board } = task;
  const byRows = order(task, rows, (light) => light);
  if (board.kind !== 'grid' || board.rows >= board.columns || board.cellNumber !== null) return byRows;
  // A board wider than it is tall is chased from left to right.
  const down = board.rows;
  const byColumns = order(task, rows, (i) => (i % down) * board.columns + Math.floor(i / down));
  return byColumns.free.length < byRows.free.length ? byColumns : byRows;
}

/** Most entries, residue · free, of a system that is written out. */
export const MAX_WRITTEN = 2 ** 22;

/** @throws {RangeError} if the system that a chase leaves is too large to be written out */
export function checkWritten(what: string, { residue, free }: ChasePlan): void {
  if (residue.length * free.length > MAX_WRITTEN)
    throw new RangeError(
      `${what}: expected a system of at most ${MAX_WRITTEN} entries, got ${residue.length} × ${free.length}`,
    );
}

type Rows = Pick<ChasePlan, 'rowStart' | 'rowButton' | 'rowWeight'>;

function byLights(task: Problem): Rows {
  const rowStart = new Uint32Array(task.board.lights + 1);
  scaledEntries(task, (light) => rowStart[light + 1]!++);
  for (let l = 0; l < task.board.lights; l++) rowStart[l + 1]! += rowStart[l]!;
  const next = rowStart.slice();
  const rowButton = new Uint32Array(rowStart[task.board.lights]!);
  const rowWeight = new Uint32Array(rowButton.length);
  scaledEntries(task, (light, button, weight) => {
    rowButton[next[light]!] = button;
    rowWeight[next[light]!++] = weight;
  });
  return { rowStart, rowButton, rowWeight };
}

/**
 * Greedy zero forcing, always by the first light that decides something; when nothing is decided any more, the first
 * undecided button of the first open light is free. Buttons known to be free may come first.
 */
function order(task: Problem, rows: Rows, lightAt: (i: number) => number, freeFirst: Iterable<number> = []): ChasePlan {
  const { rowStart, rowButton, rowWeight } = rows;
  const { lights, buttons } = task.board;
  const columns = lightsOfButtons(rows, lights, buttons);
  const open = new Uint32Array(lights);
  for (let l = 0; l < lights; l++) open[l] = rowStart[l + 1]! - rowStart[l]!;
  const decided = new Uint8Array(buttons);
  const used = new Uint8Array(lights);
  const [light, button, inverse, free]: [number[], number[], number[], number[]] = [[], [], [], []];
  // Positions of lights with one undecided button left; the first is taken first, so that rows stay together.
  const ready = new Heap();
  const positionOf = new Uint32Array(lights);
  for (let i = 0; i < lights; i++) positionOf[lightAt(i)] = i;
  for (let l = 0; l < lights; l++) if (open[l] === 1) ready.push(positionOf[l]!);

  const decide = (b: number): void => {
    decided[b] = 1;
    for (let i = columns.start[b]!; i < columns.start[b + 1]!; i++) {
      const l = columns.light[i]!;
      if (--open[l]! === 1) ready.push(positionOf[l]!);
    }
  };
  // Buttons stay decided, so each light's first undecided one only moves on.
  const undecided = rowStart.slice();
  const undecidedOf = (l: number): number => {
    while (decided[rowButton[undecided[l]!]!] !== 0) undecided[l]!++;
    return undecided[l]!;
  };
  for (const b of freeFirst) {
    free.push(b);
    decide(b);
  }
  for (let first = 0; ;) {
    while (ready.size > 0) {
      const l = lightAt(ready.pop());
      if (open[l] !== 1) continue;
      const at = undecidedOf(l);
      if (gcd(rowWeight[at]!, task.levels) !== 1) continue;
      used[l] = 1;
      light.push(l);
      button.push(rowButton[at]!);
      inverse.push(inverseMod(rowWeight[at]!, task.levels));
      decide(rowButton[at]!);
    }
    while (first < lights && open[lightAt(first)] === 0) first++;
    if (first === lights) break;
    const b = rowButton[undecidedOf(lightAt(first))]!;
    free.push(b);
    decide(b);
  }
  // Buttons that move nothing are free too: pressing them is quiet.
  for (let b = 0; b < buttons; b++) if (decided[b] === 0) free.push(b);
  const residue: number[] = [];
  for (let l = 0; l < lights; l++) if (used[l] === 0) residue.push(l);
  return {
    ...rows,
    light: Uint32Array.from(light),
    button: Uint32Array.from(button),
    inverse: Uint32Array.from(inverse),
    free: Uint32Array.from(free),
    residue: Uint32Array.from(residue),
  };
}

/** A binary heap of numbers, least first. */
class Heap {
  readonly #items: number[] = [];

  get size(): number {
    return this.#items.length;
  }

  push(item: number): void {
    const items = this.#items;
    let i = items.push(item) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (items[parent]! <= item) break;
      items[i] = items[parent]!;
      i = parent;
    }
    items[i] = item;
  }

  pop(): number {
    const items = this.#items;
    const least = items[0]!;
    const item = items.pop()!;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child + 1 < items.length && items[child + 1]! < items[child]!) child++;
      if (child >= items.length || items[child]! >= item) break;
      items[i] = items[child]!;
      i = child;
    }
    if (items.length > 0) items[i] = item;
    return least;
  }
}

function lightsOfButtons(
  { rowStart, rowButton }: Rows,
  lights: number,
  buttons: number,
): { start: Uint32Array; light: Uint32Array } {
  const start = new Uint32Array(buttons + 1);
  for (const b of rowButton) start[b + 1]!++;
  for (let b = 0; b < buttons; b++) start[b + 1]! += start[b]!;
  const next = start.slice();
  const light = new Uint32Array(rowButton.length);
  for (let l = 0; l < lights; l++)
    for (let i = rowStart[l]!; i < rowStart[l + 1]!; i++) light[next[rowButton[i]!]!++] = l;
  return { start, light };
}
