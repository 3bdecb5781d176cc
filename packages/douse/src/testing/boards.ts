import type { GridBoard, Wrap } from '../board/board.ts';
import { effects, grid } from '../board/grid.ts';
import { type Problem, problem } from '../board/problem.ts';
import type { RuleName } from '../board/rule.ts';
import { rank } from '../algebra/echelon.ts';
import { BitMatrix } from '../algebra/bitmatrix.ts';
import { solveLinear } from '../algebra/linear.ts';

/** Builders that tests share. */

interface Drawn {
  readonly board?: readonly string[];
  readonly levels?: number;
  readonly rule?: string;
  readonly wrap?: string;
}

/** The problem that rows of symbols draw: digits and letters are levels, `~` is a hole. */
export function drawn({ board: rows = [], levels = 2, rule = 'plus', wrap = 'none' }: Drawn): Problem {
  const cells = rows.join('');
  const board = grid(rows.length, rows[0]!.length, {
    rule: rule as RuleName,
    wrap: wrap as Wrap,
    holes: Array.from(cells, (cell) => Number(cell === '~')),
  });
  const symbols: Record<string, number> = { '.': 0, '-': 0, '*': 1, x: 1 };
  const start = [...cells].filter((cell) => cell !== '~').map((cell) => symbols[cell] ?? parseInt(cell, 36));
  return problem(board, { levels, start });
}

export const allOn = (rows: number, columns = rows): Problem =>
  problem(grid(rows, columns), { start: new Uint8Array(rows * columns).fill(1) });

/** The effect matrix over GF(2). */
export function bitEffects(board: GridBoard): BitMatrix {
  const result = new BitMatrix(board.lights, board.buttons);
  const { start, light, weight } = effects(board);
  for (let b = 0; b < board.buttons; b++) {
    for (let i = start[b]!; i < start[b + 1]!; i++) result.set(light[i]!, b, weight[i]!);
  }
  return result;
}

/** Nullity of the plus rule on an n × n board by elimination: what every faster method must agree with. */
export function squareNullity(n: number, levels = 2, wrap: Wrap = 'none'): number {
  const board = grid(n, n, { wrap });
  if (levels === 2) return n * n - rank(bitEffects(board));
  const { start, light, weight } = effects(board);
  const { kernel } = solveLinear({
    rows: n * n,
    columns: n * n,
    modulus: levels,
    right: new Uint8Array(n * n),
    entries(entry) {
      for (let b = 0; b < board.buttons; b++) {
        for (let i = start[b]!; i < start[b + 1]!; i++) entry(light[i]!, b, weight[i]! % levels);
      }
    },
  });
  return kernel.orders.length;
}
