import { BitMatrix, packBits } from '../../algebra/bitmatrix.ts';
import type { PrimePower } from '../../algebra/integers.ts';
import { lazyKernel } from '../../algebra/linear.ts';
import type { Watch } from '../../algebra/watch.ts';
import type { Board, GridBoard, Wrap } from '../../board/board.ts';
import { isPlainPlus } from '../../board/grid.ts';
import { asArray } from '../../board/problem.ts';
import { type GridRule, gridRule, reducedRule, shapeOf, turnedRule } from './lattice/grid-rule.ts';
import { liftRows } from './lift-rows.ts';
import type { Found } from './method.ts';
import { bitRows, rectangleNullity } from './lattice/lattice-bits.ts';
import { residueRows } from './lattice/lattice-prime.ts';
import { ruleRows } from './lattice/lattice-rule.ts';
import { latticeKernel, type LatticeSolution, latticeSolve, type Rows } from './lattice/lattice-solve.ts';
import { solveRowColumn } from './lattice/row-column.ts';
import { bitKit, residueKit, type RowKit } from './lattice/rows.ts';
import { factorsOf, solveSeparable } from './lattice/separable.ts';

export type Quiet = Pick<LatticeSolution<Uint32Array>, 'nullity' | 'quiet'>;

/** True for boards whose structure this method can use, modulo a prime. */
export function isStructured(board: Board, p: number): boolean {
  if (board.kind !== 'grid' || board.holes !== null || board.buttons === 0) return false;
  if (board.rule.kind === 'lines') return true;
  const rule = gridRule(board);
  return rule !== null && reducedRule(rule, p) !== null;
}

/** Solves a board of bits; the quiet patterns alone where nothing is needed. */
export function solveBoard(board: GridBoard, need: BitMatrix | null, watch?: Watch): LatticeSolution<BitMatrix> {
  const { rows, columns } = board;
  const asBits = (words: Uint32Array): BitMatrix => new BitMatrix(rows, columns, words);
  const direct = solveDirectly(board, bitKit(columns), need?.words ?? null, watch);
  if (direct !== null) return mapped(direct, asBits);
  const turned = isTurned(board);
  const plain = bitRows(turned ? columns : rows, turned ? rows : columns, wrapOf(board));
  const kit = withRule(plain, board, bitKit(plain.columns), (bits) => bits.words);
  if (need === null) return mapped(quietOnly(kit), turned ? (bits) => bits.transpose() : (bits) => bits);
  return turned
    ? mapped(latticeSolve(kit, need.transpose(), watch), (bits) => bits.transpose())
    : latticeSolve(kit, need, watch);
}

/** Solves a board with one entry a cell modulo a prime; the quiet patterns alone where nothing is needed. */
export function solveResidues(
  board: GridBoard,
  p: number,
  need: Uint32Array | null,
  watch?: Watch,
): LatticeSolution<Uint32Array> {
  const { rows, columns } = board;
  if (p === 2) return mapped(solveBoard(board, need && packBits(need, rows, columns), watch), unpack);
  const direct = solveDirectly(board, residueKit(columns, p), need, watch);
  if (direct !== null) return direct;
  const turned = isTurned(board);
  const plain = residueRows(turned ? columns : rows, turned ? rows : columns, wrapOf(board), p);
  const kit = withRule(plain, board, residueKit(plain.columns, p), (words) => words);
  const back = (values: Uint32Array): Uint32Array => (turned ? turn(values, columns, rows) : values);
  if (need === null) return mapped(quietOnly(kit), back);
  return mapped(latticeSolve(kit, turned ? turn(need, rows, columns) : need, watch), back);
}

/** Nullity and a basis of quiet patterns, one entry a cell. */
export function latticeQuiet(board: GridBoard, p: number): Quiet {
  let known: Quiet | null = null;
  const whole = (): Quiet => (known ??= solveResidues(board, p, null));
  const { rows, columns } = board;
  if (p !== 2 || !isPlainPlus(board) || wrapOf(board) !== 'none') return whole();
  return { nullity: rectangleNullity(rows, columns), quiet: (i) => whole().quiet(i) };
}

/** True for boards that `powerRows` takes. */
export function hasPowerRows(board: GridBoard): boolean {
  const rule = gridRule(board);
  return rule !== null && isPlusRule(rule) && wrapOf(board) !== 'torus';
}

/** Solves modulo p^k from the first row, for the plus rule on boards that are no torus; null for others. */
export function powerRows(
  board: GridBoard,
  power: PrimePower,
): ((need: Uint32Array | null, watch?: Watch) => Found) | null {
  const { rows, columns } = board;
  if (!hasPowerRows(board)) return null;
  const turned = isTurned(board);
  const kit = residueRows(turned ? columns : rows, turned ? rows : columns, wrapOf(board), power.value, power.prime);
  const solver = liftRows(kit, power);
  if (!turned) return solver;
  const back = (values: Uint32Array | null): Uint32Array | null => values && turn(values, columns, rows);
  return (need, watch) => {
    const { presses, obstruction, kernel } = solver(need && turn(need, rows, columns), watch);
    return {
      presses: back(presses),
      obstruction: back(obstruction),
      kernel: lazyKernel(board.buttons, kernel.orders, () => kernel.generators.map((values) => back(values)!)),
    };
  };
}

/** Rules that need no chase; null for the others. */
function solveDirectly(
  board: GridBoard,
  kit: RowKit,
  need: Uint32Array | null,
  watch?: Watch,
): LatticeSolution<Uint32Array> | null {
  if (board.rule.kind === 'lines') return solveRowColumn(kit, board.rows, need);
  const factors = factorsOf(reducedRule(gridRule(board)!, kit.prime)!, kit.prime);
  return factors && solveSeparable(kit, shapeOf(board), factors, need, watch);
}

/** A cylinder that closes from top to bottom is read by columns; where nothing wraps, the short side is the row. */
function isTurned(board: GridBoard): boolean {
  const { across, down, rows, columns } = shapeOf(board);
  return !across && (down || columns > rows);
}

function wrapOf(board: GridBoard): Wrap {
  const { across, down } = shapeOf(board);
  if (across && down) return 'torus';
  return across || down ? 'cylinder' : 'none';
}

function withRule<P extends Uint32Array, B>(
  plain: Rows<P, B>,
  board: GridBoard,
  kit: RowKit,
  wordsOf: (board: B) => Uint32Array,
): Rows<P, B> {
  const given = reducedRule(gridRule(board)!, kit.prime)!;
  const rule = isTurned(board) ? turnedRule(given) : given;
  return isPlusRule(rule) ? plain : ruleRows(plain, kit, wordsOf, rule);
}

const isPlusRule = ({ own, across, down, corner }: GridRule): boolean =>
  own === 1 && across === 1 && down === 1 && corner === 0;

const quietOnly = <P, B>(kit: Rows<P, B>): LatticeSolution<B> => ({
  presses: null,
  obstruction: null,
  ...latticeKernel(kit),
});

const mapped = <From, To>(found: LatticeSolution<From>, map: (board: From) => To): LatticeSolution<To> => ({
  presses: found.presses && map(found.presses),
  obstruction: found.obstruction && map(found.obstruction),
  nullity: found.nullity,
  quiet: (i) => map(found.quiet(i)),
});

/** The transpose of a rows × columns board. */
function turn(values: Uint32Array, rows: number, columns: number): Uint32Array {
  const result = new Uint32Array(values.length);
  for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) result[c * rows + r] = values[r * columns + c]!;
  return result;
}

const unpack = (bits: BitMatrix): Uint32Array => new Uint32Array(asArray(bits));
