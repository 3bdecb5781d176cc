import { type Levels, asArray } from 'douse/board';
import { type ChartFormat, makeChart } from 'douse/formats';
import {
  type CertificateFacts,
  certificateFacts,
  chaseChart,
  chaseRecurrence,
  type ChaseRecurrence,
  chooseMethod,
  explainChase,
  explainElimination,
  MAX_EXPLAINED,
} from 'douse/lightsout';
import type { Explanation, Picture, Step, Told } from 'douse/play';
import type { Design } from '../design/design.ts';
import type { MatrixData } from './matrices.ts';
import { type Count, countOf } from './count.ts';
import { LimitError } from './limit.ts';

/** One step of an explanation as plain data. */
export interface ShownStep {
  readonly says: string;
  readonly told: Told | null;
  /** What the marks prove, where the step shows that there is no solution. */
  readonly why: CertificateFacts | null;
  readonly formula: string | null;
  readonly picture: { readonly of: Picture['of']; readonly values: Uint8Array | Uint16Array | Uint32Array } | null;
  readonly matrix: { readonly name: string; readonly data: Extract<MatrixData, { kind: 'dense' }> } | null;
}

export type Way = 'chase' | 'elimination';
const WAYS: Readonly<Record<Way, (task: Design['problem']) => Explanation>> = {
  chase: explainChase,
  elimination: explainElimination,
};

/** A solution by chasing or by elimination, step by step. @throws {LimitError} for large boards */
export const explain = ({ problem: task }: Design, { way }: { readonly way: Way }): readonly ShownStep[] =>
  told(task, way).steps.map((step) => shown(task, step));

function told(task: Design['problem'], way: Way): Explanation {
  const size = Math.max(task.board.lights, task.board.buttons);
  if (way === 'elimination' && size > MAX_EXPLAINED) throw new LimitError('elimination', MAX_EXPLAINED);
  if (typeof chooseMethod(task) === 'string') throw new LimitError('memory');
  return WAYS[way](task);
}

function shown(task: Design['problem'], { says, told, formula, picture, matrix }: Step): ShownStep {
  const values = (levels: Levels): Uint8Array | Uint16Array | Uint32Array => asArray(levels).slice();
  return {
    says,
    told: told ?? null,
    why: picture?.of === 'marks' ? certificateFacts(task, { lights: picture.values, levels: picture.levels }) : null,
    formula: formula ?? null,
    picture: picture === undefined ? null : { of: picture.of, values: values(picture.values) },
    matrix: matrix === undefined ? null : { name: matrix.name, data: dense(matrix.rows) },
  };
}

function dense(rows: readonly ArrayLike<number>[]): Extract<MatrixData, { kind: 'dense' }> {
  const columns = rows[0]?.length ?? 0;
  const entries = new Uint32Array(rows.length * columns);
  rows.forEach((row, r) => entries.set(row, r * columns));
  return { kind: 'dense', rows: rows.length, columns, entries };
}

export interface Chart {
  /**
   * How to chase: rows from the top, columns from the left, each light with the button after it; or else light by
   * light.
   */
  readonly way: 'rows' | 'columns' | 'lights';
  readonly residue: readonly number[];
  readonly free: readonly number[];
  readonly rows: readonly { readonly left: readonly number[]; readonly press: readonly number[] }[];
  readonly complete: boolean;
  readonly solvable: Count;
  readonly all: Count;
}

/**
 * The chase chart of the board; null where lights have different numbers of levels. @throws {LimitError} where no
 * method takes the board
 */
export function chart({ problem: task }: Design): Chart | null {
  const { board, levels, moduli } = task;
  if (moduli !== null) return null;
  if (typeof chooseMethod(task) === 'string') throw new LimitError('memory');
  const made = chaseChart(board, { levels });
  const all = countOf(BigInt(levels) ** BigInt(made.residue.length), levels);
  const { residue, free, rows, complete } = made;
  return { way: wayOf(made), residue, free, rows, complete, solvable: countOf(made.solvable, levels), all };
}

/** Rows or columns only where every light is put out by the very next button. */
function wayOf({ by, phases }: ReturnType<typeof chaseChart>): Chart['way'] {
  const [only, ...others] = phases;
  if (only === undefined || others.length > 0) return 'lights';
  if (by === 'rows' && only.down === 1 && only.right === 0) return 'rows';
  return by === 'columns' && only.down === 0 && only.right === 1 ? 'columns' : 'lights';
}

/** The chart as `douse chart` writes it. */
export const chartText = (
  { problem: { board, levels } }: Design,
  { format }: { readonly format: ChartFormat },
): string => `${makeChart(board, levels, chaseChart(board, { levels }), format)}\n`;

/** Longest line, and most lines, of boards whose recurrence is drawn. */
const MOST_LINES = 200;

/** The recurrence behind the chase, its matrices as data. */
export type Recurrence = Omit<ChaseRecurrence, 'matrices'> & { readonly matrices: readonly MatrixData[] };

/** B₀ … B_m of the plus rule on an open rectangle; null for other boards and large ones. */
export function recurrence({ problem: { board, levels, moduli } }: Design): Recurrence | null {
  if (board.kind !== 'grid' || moduli !== null || Math.max(board.rows, board.columns) > MOST_LINES) return null;
  const made = chaseRecurrence(board, levels);
  return made === null ? null : { ...made, matrices: made.matrices.map(dense) };
}
