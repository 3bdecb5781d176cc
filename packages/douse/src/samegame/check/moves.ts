import type { TileRules, Tiles } from '../../board/tiles.ts';
import type { Played } from '../claims/answer.ts';

/**
 * Replays moves by the rules, implemented a second time on lists of columns: it shares no code with the searches. The
 * board is settled first.
 * @returns the result of the moves, or null at the first move that the rules do not allow
 * Cost: O(cells) a move.
 */
export function replayMoves(
  { rows, columns, cells }: Tiles,
  rules: TileRules,
  moves: readonly number[],
): Played | null {
  // Each column from the bottom up.
  const stacks: number[][] = Array.from({ length: columns }, (_, c) =>
    Array.from({ length: rows }, (__, up) => cells[(rows - 1 - up) * columns + c]!),
  );
  fall(stacks, rules.closing);
  let points = 0;
  for (const move of moves) {
    if (!Number.isInteger(move) || move < 0 || move >= rows * columns) return null;
    const size = take(stacks, move % columns, rows - 1 - Math.floor(move / columns));
    if (size === 0 || size < rules.smallest) return null;
    points += earned(rules, size);
    fall(stacks, rules.closing);
  }
  const rest = stacks.flat();
  if (rest.length === 0) points = points * rules.factor + rules.bonus;
  else if (rules.leftover === 'square') {
    for (const symbol of new Set(rest)) {
      const count = rest.filter((other) => other === symbol).length;
      if (rules.score.kind !== 'square' || count > rules.score.less) points -= earned(rules, count);
    }
  }
  return { moves: [...moves], points, left: rest.length };
}

/** Points of a group of n cells. */
function earned({ score }: TileRules, n: number): number {
  if (score.kind === 'square') return (n - score.less) * (n - score.less);
  if (score.kind === 'product') return (n * n - n) / score.divisor;
  const { points } = score;
  return n <= points.length ? points[n - 1]! : points[points.length - 1]!;
}

/** Blanks out the group at a place and counts its cells. */
function take(stacks: number[][], column: number, up: number): number {
  const symbol = stacks[column]?.[up] ?? 0;
  if (symbol === 0) return 0;
  let size = 0;
  const open: [number, number][] = [[column, up]];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const [c, u] = place;
    if (stacks[c]?.[u] !== symbol) continue;
    stacks[c]![u] = 0;
    size++;
    open.push([c - 1, u], [c + 1, u], [c, u - 1], [c, u + 1]);
  }
  return size;
}

/** Drops blanks out of every column, and empty columns out of the list. */
function fall(stacks: number[][], closing: boolean): void {
  for (const [c, stack] of stacks.entries()) stacks[c] = stack.filter((symbol) => symbol !== 0);
  if (!closing) return;
  const kept = stacks.filter((stack) => stack.length > 0);
  stacks.length = 0;
  stacks.push(...kept);
}

/**
 * A game as the rules see it.
 * @throws {Error} if they do not allow it: a defect of the search that found it
 */
export function playedGame(board: Tiles, rules: TileRules, moves: readonly number[]): Played {
  const played = replayMoves(board, rules, moves);
  if (played === null) throw new Error('playedGame: a search found moves that the rules do not allow');
  return played;
}
