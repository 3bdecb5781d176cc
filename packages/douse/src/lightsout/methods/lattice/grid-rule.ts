import { isPrime } from '../../../algebra/integers.ts';
import type { Board, GridBoard } from '../../../board/board.ts';

/**
 * A 3 × 3 rule that looks the same in both mirrors: `A = own + across·S + down·T + corner·S·T`, where S adds up both
 * neighbours in a row and T those in a column. Plus is 1 + S + T, ring S + T, x 1 + S·T, king (1 + S)(1 + T).
 */
export interface GridRule {
  readonly own: number;
  readonly across: number;
  readonly down: number;
  readonly corner: number;
}

/** How the sides of a grid close; on a side of one or two cells wrapping changes nothing. */
export interface GridShape {
  readonly rows: number;
  readonly columns: number;
  readonly across: boolean;
  readonly down: boolean;
}

export const shapeOf = ({ rows, columns, wrap }: GridBoard): GridShape => ({
  rows,
  columns,
  across: wrap !== 'none' && columns > 2,
  down: wrap === 'torus' && rows > 2,
});

/** The rule's weights on this board, integers; null where the board has holes or the rule another form. */
export function gridRule(board: Board): GridRule | null {
  if (board.kind !== 'grid' || board.holes !== null || board.buttons === 0 || board.rule.kind !== 'pattern')
    return null;
  const { rows, columns, wrap, rule } = board;
  // A light that a wrap reaches twice counts once, with the first offset in the rule's order.
  const fold = (step: number, side: number, wraps: boolean): number => {
    if (!wraps || side > 2) return step;
    return side === 1 ? 0 : Math.abs(step);
  };
  const weights = new Map<string, number>();
  for (const { row, column, weight } of rule.offsets) {
    if (Math.abs(row) > 1 || Math.abs(column) > 1) return null;
    const place = `${fold(row, rows, wrap === 'torus')},${fold(column, columns, wrap !== 'none')}`;
    if (!weights.has(place)) weights.set(place, weight);
  }
  const at = (row: number, column: number): number => weights.get(`${row},${column}`) ?? 0;
  // On a folded side only one of the two signs occurs.
  const signs = (side: number, wraps: boolean): readonly number[] => (wraps && side <= 2 ? [1] : [-1, 1]);
  const [downs, rights] = [signs(rows, wrap === 'torus'), signs(columns, wrap !== 'none')];
  const same = (values: readonly number[]): number | null => (values.every((v) => v === values[0]) ? values[0]! : null);
  const across = same(rights.map((c) => at(0, c)));
  const down = same(downs.map((r) => at(r, 0)));
  const corner = same(downs.flatMap((r) => rights.map((c) => at(r, c))));
  return across === null || down === null || corner === null ? null : { own: at(0, 0), across, down, corner };
}

/** The rule modulo p, or null if it vanishes. */
export function reducedRule({ own, across, down, corner }: GridRule, p: number): GridRule | null {
  const rule = { own: own % p, across: across % p, down: down % p, corner: corner % p };
  return Object.values(rule).some(Boolean) ? rule : null;
}

/** The rule with rows and columns exchanged. */
export const turnedRule = ({ own, across, down, corner }: GridRule): GridRule => ({
  own,
  across: down,
  down: across,
  corner,
});

/** Prime numbers of levels that rows can be kept for. */
export const isRowPrime = (levels: number): boolean => levels < 0x10000 && isPrime(levels);
