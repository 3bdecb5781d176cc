import { elementText, type Field, field, isIrreducible, levelCycle, polynomialText, primePowers } from 'douse/algebra';
import { asArray, grid, problem } from 'douse/board';
import { analyse, MAX_FIELD_ENTRIES, replay, solve, solveFieldRule } from 'douse/lightsout';
import type { Design } from '../design/design.ts';
import { type Count, countOf } from './count.ts';
import type { MatrixData } from './matrices.ts';

/** Most lights of a board with as many buttons that is solved in its field too. */
export const MOST_COMPARED = Math.floor(Math.sqrt(MAX_FIELD_ENTRIES / 4));

/** Orders of the fields that are shown: prime powers up to the most levels of a light here. */
export const ORDERS = Array.from({ length: 63 }, (_, i) => i + 2).filter((q) => primePowers(q).length === 1);

export interface FieldTables {
  readonly order: number;
  readonly prime: number;
  readonly degree: number;
  readonly modulus: readonly number[];
  readonly polynomial: string;
  /** Every polynomial that may stand in its place. */
  readonly choices: readonly { readonly coefficients: readonly number[]; readonly text: string }[];
  readonly elements: readonly string[];
  readonly primitive: number;
  readonly add: Extract<MatrixData, { kind: 'dense' }>;
  readonly multiply: Extract<MatrixData, { kind: 'dense' }>;
  readonly cycle: readonly { readonly element: number; readonly adds: number }[];
  /**
   * The design's board in the ring and in the field, if its levels are as many; null otherwise or if it is too large.
   */
  readonly board: {
    readonly ring: { readonly solvable: boolean; readonly kernel: Count };
    readonly field: { readonly solvable: boolean; readonly kernel: Count };
  } | null;
}

/** @param modulus  coefficients in ascending powers, or null for the least polynomial */
export function fieldTables(
  { problem: task }: Design,
  { order, modulus }: { readonly order: number; readonly modulus: readonly number[] | null },
): FieldTables {
  const gf = field(order, modulus ?? undefined);
  const elements = Array.from({ length: order }, (_, a) => a);
  const table = (entry: (a: number, b: number) => number): Extract<MatrixData, { kind: 'dense' }> => ({
    kind: 'dense',
    rows: order,
    columns: order,
    entries: Uint8Array.from({ length: order * order }, (_, i) => entry(Math.floor(i / order), i % order)),
  });
  return {
    order,
    prime: gf.prime,
    degree: gf.degree,
    modulus: gf.modulus,
    polynomial: polynomialText(gf.modulus),
    choices: irreducibles(gf.prime, gf.degree).map((coefficients) => ({
      coefficients,
      text: polynomialText(coefficients),
    })),
    elements: elements.map((a) => elementText(gf, a)),
    primitive: gf.primitive,
    add: table(gf.add),
    multiply: table(gf.multiply),
    cycle: levelCycle(gf),
    board: boardIn(gf, task),
  };
}

function irreducibles(prime: number, degree: number): number[][] {
  if (degree === 1) return [[0, 1]];
  return Array.from({ length: prime ** degree }, (_, low) => [
    ...Array.from({ length: degree }, (_, i) => Math.floor(low / prime ** i) % prime),
    1,
  ]).filter((polynomial) => isIrreducible(polynomial, prime));
}

function boardIn(gf: Field, task: Design['problem']): FieldTables['board'] {
  const { board, levels, moduli } = task;
  if (moduli !== null || levels !== gf.order || board.lights * board.buttons > MOST_COMPARED ** 2) return null;
  const analysis = analyse(board, { levels, smith: false });
  if ('reason' in analysis) return null;
  const target = task.target === null ? undefined : Array.from(asArray(task.target));
  const inField = solveFieldRule(gf, board, Array.from(asArray(task.start)), target);
  return {
    ring: { solvable: solve(task).kind === 'solved', kernel: countOf(analysis.kernel, levels) },
    field: {
      solvable: inField.presses !== null,
      kernel: countOf(BigInt(gf.order) ** BigInt(inField.quiet.length), levels),
    },
  };
}

/** One way to solve the 2 × 2 board with four levels: how often each button is pressed, and what is left. */
export interface Trial {
  readonly presses: readonly number[];
  readonly left: readonly number[];
}

export interface Thesis {
  /** Solved in GF(4), then pressed as often as the opposite modulo 4: the mistake. */
  readonly mistaken: Trial;
  /** Solved in Z/4: lights that cycle. */
  readonly cycling: Trial;
  /** The game of GF(4): a press adds a chosen element. */
  readonly inField: Trial;
  /** Of all starts of this board, on how many the mistaken recipe fails. */
  readonly fails: number;
  readonly starts: number;
}

/** The 2 × 2 board with four levels, solved three ways. @param start  four levels 0 … 3 */
export function thesis(_: Design, { start }: { readonly start: readonly number[] }): Thesis {
  const gf = field(4);
  const board = grid(2, 2);
  const starts = Array.from({ length: 256 }, (_, i) => [0, 1, 2, 3].map((k) => (i >> (2 * k)) & 3));
  const task = problem(board, { levels: 4, start });
  const cycling = solve(task);
  const inField = solveFieldRule(gf, board, start);
  if (cycling.kind !== 'solved' || inField.presses === null) throw new Error('thesis: every 2 × 2 board can be solved');
  return {
    mistaken: mistaken(gf, start),
    cycling: { presses: [...asArray(cycling.presses)], left: [...asArray(replay(task, cycling.presses))] },
    inField: { presses: inField.presses, left: fieldReplay(gf, start, inField.presses) },
    fails: starts.filter((one) => mistaken(gf, one).left.some(Boolean)).length,
    starts: starts.length,
  };
}

/** x₂ with A · x₂ = b in GF(4), pressed −x₂ mod 4 times. */
function mistaken(gf: Field, start: readonly number[]): Trial {
  const board = grid(2, 2);
  const inField = solveFieldRule(gf, board, [0, 0, 0, 0], start).presses!;
  const presses = inField.map((x) => (4 - x) % 4);
  return { presses, left: [...asArray(replay(problem(board, { levels: 4, start }), Uint8Array.from(presses)))] };
}

/** The lights after each press added its element: on this board a button moves all but the light opposite. */
const fieldReplay = (gf: Field, start: readonly number[], presses: readonly number[]): number[] =>
  start.map((level, light) => presses.reduce((sum, x, b) => (b + light === 3 ? sum : gf.add(sum, x)), level));
