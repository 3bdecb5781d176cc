import { BitMatrix, echelon, echelonForm, MAX_HERMITE, tick } from 'douse/algebra';
import { effects } from 'douse/board';
import { makeMatrix, type MatrixFormat } from 'douse/formats';
import { effectRows } from 'douse/lightsout';
import { matrixDocument } from '../latex.ts';
import type { Design } from '../design/design.ts';
import type { JobWatch } from './job.ts';

/**
 * A matrix as a page draws it: all entries row by row, or, for a large sparse one, column by column only those that are
 * not 0.
 */
export type MatrixData =
  | {
      readonly kind: 'dense';
      readonly rows: number;
      readonly columns: number;
      readonly entries: Uint8Array | Uint32Array;
    }
  | {
      readonly kind: 'sparse';
      readonly rows: number;
      readonly columns: number;
      /** Entries of column c stand at start[c] … start[c + 1] − 1. */
      readonly start: Uint32Array;
      readonly row: Uint32Array;
      readonly value: Uint32Array;
    };

export interface Matrices {
  readonly levels: number;
  /** The effect matrix: a row a light, a column a button. */
  readonly a: MatrixData;
  /** Reduced echelon form, and the pass matrix with P · A = E; null where the board is too large for them. */
  readonly reduced: {
    readonly e: MatrixData;
    readonly p: MatrixData;
    /** Column of the pivot of each of the first rows of E. */
    readonly pivots: Uint32Array;
    /** True after P · A was multiplied out and is E. */
    readonly holds: boolean;
  } | null;
}

/**
 * Most entries of a matrix of numbers that is sent as a whole; most rows that are reduced step by step as the command
 * does.
 */
const MOST_DENSE = 16_000_000;
const MOST_STEPWISE = 500;
const MOST_BITS = 64_000_000;

/** Most lights of boards with as many buttons whose reduced form is made. */
export const mostReduced = (levels: number): number =>
  Math.floor(Math.sqrt(levels === 2 ? MOST_DENSE : MAX_HERMITE / 2));

export function matrices({ problem: task }: Design, _: null, watch: JobWatch<Matrices>): Matrices {
  const { board, levels } = task;
  const { buttons, lights } = board;
  const { start, light, weight } = effects(board);
  if (buttons * lights > MOST_DENSE) {
    const value = weight.map((by) => by % levels);
    return { levels, a: { kind: 'sparse', rows: lights, columns: buttons, start, row: light, value }, reduced: null };
  }
  const rows = effectRows(task);
  const a = dense(rows, buttons, levels);
  watch.tell({ levels, a, reduced: null });
  tick(watch, 0.1);
  const fits = lights * (lights + buttons) <= MAX_HERMITE;
  if (levels === 2 && lights * (lights + buttons) <= MOST_BITS && lights > MOST_STEPWISE) {
    return { levels, a, reduced: reducedBits(rows, buttons, watch) };
  }
  if (!fits) return { levels, a, reduced: null };
  const form = echelonForm(rows, buttons, levels);
  const reduced = {
    e: dense(form.echelon, buttons, levels),
    p: dense(form.pass, lights, levels),
    pivots: Uint32Array.from(form.pivots),
    holds: holds(rows, form.pass, form.echelon, levels),
  };
  return { levels, a, reduced };
}

function dense(rows: readonly ArrayLike<number>[], columns: number, levels: number): MatrixData {
  const entries = levels <= 256 ? new Uint8Array(rows.length * columns) : new Uint32Array(rows.length * columns);
  rows.forEach((row, r) => entries.set(row, r * columns));
  return { kind: 'dense', rows: rows.length, columns, entries };
}

/** True if pass · rows = echelon modulo q, multiplied out. */
function holds(
  rows: readonly Uint32Array[],
  pass: readonly ArrayLike<number>[],
  echelon: readonly ArrayLike<number>[],
  q: number,
): boolean {
  const sparse = rows.map((row) =>
    Array.from(row, (value, c) => [c, value] as const).filter(([, value]) => value !== 0),
  );
  const columns = rows[0]?.length ?? 0;
  return pass.every((by, i) => {
    const sum = new Float64Array(columns);
    for (let l = 0; l < by.length; l++) {
      if (by[l] === 0) continue;
      for (const [c, value] of sparse[l]!) sum[c] = (sum[c]! + by[l]! * value) % q;
    }
    return sum.every((value, c) => value === echelon[i]![c]);
  });
}

/** The same for large boards of bits: [A | I] is reduced as a whole. */
function reducedBits(rows: readonly Uint32Array[], buttons: number, watch: JobWatch<Matrices>): Matrices['reduced'] {
  const lights = rows.length;
  const form = new BitMatrix(lights, buttons + lights);
  rows.forEach((row, l) => {
    row.forEach((value, b) => value !== 0 && form.set(l, b, 1));
    form.set(l, buttons + l, 1);
  });
  const pivots = echelon(form, { width: buttons, reduced: true, ...watch });
  const part = (from: number, columns: number): Uint8Array[] =>
    Array.from({ length: lights }, (_, r) => Uint8Array.from({ length: columns }, (_, c) => form.get(r, from + c)));
  const [e, p] = [part(0, buttons), part(buttons, lights)];
  return {
    e: dense(e, buttons, 2),
    p: dense(p, lights, 2),
    pivots: Uint32Array.from(pivots),
    holds: holds(rows, p, e, 2),
  };
}

export type MatrixName = 'a' | 'e' | 'p';

/** A matrix as text: a LaTeX document, or as `douse analyse --matrix` writes it. */
export function matrixText(
  { problem: task }: Design,
  { name, format }: { readonly name: MatrixName; readonly format: MatrixFormat },
): string {
  const rows = effectRows(task);
  const form = name === 'a' ? null : echelonForm(rows, task.board.buttons, task.levels);
  const matrix = form === null ? rows : name === 'e' ? form.echelon : form.pass;
  return format === 'latex'
    ? matrixDocument({ name: name.toUpperCase(), rows: matrix, ...(name === 'e' && { pivots: form!.pivots }) })
    : `${makeMatrix(matrix, format)}\n`;
}
