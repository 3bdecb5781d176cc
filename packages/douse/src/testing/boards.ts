import { type Board, type GridBoard, type Wrap, WRAPS } from '../board/board.ts';
import { effects, grid } from '../board/grid.ts';
import { type LevelArray, type Problem, problem } from '../board/problem.ts';
import { RULE_NAMES, type RuleName } from '../board/rule.ts';
import { wiring } from '../board/wiring.ts';
import type { Random } from '../play/random.ts';
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
export function drawn({ board: rows = [], levels = 2, rule = 'plus', wrap = 'none' }: Drawn): Problem<LevelArray> {
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

export const allOn = (rows: number, columns = rows): Problem<LevelArray> =>
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

/** A board of at most so many cells: a grid of any rule and wrap, with holes, or a wiring. */
export function randomBoard(random: Random, cells: number): Board {
  if (random.below(4) === 0) {
    const lights = random.below(4);
    return wiring(
      Array.from({ length: lights }, (_, i) => `L${i}`),
      Array.from({ length: random.below(cells + 1) }, (_, b) => ({
        name: `B${b}`,
        moves: new Map(Array.from({ length: lights }, (_, light) => [light, random.below(2) * random.below(14)])),
      })),
    );
  }
  const sides = [
    [1, cells],
    [cells, 1],
    [2, Math.floor(cells / 2)],
    [Math.floor(cells / 2), 2],
    [2, 2],
  ].filter(([rows, columns]) => rows! * columns! <= cells);
  const [rows, columns] = sides[random.below(sides.length)]! as [number, number];
  return grid(rows, columns, {
    rule: RULE_NAMES[random.below(RULE_NAMES.length)]!,
    wrap: WRAPS[random.below(3)]!,
    holes: Array.from({ length: rows * columns }, () => Number(random.below(5) === 0)),
  });
}
