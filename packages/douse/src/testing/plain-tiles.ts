import type { Score, TileRules, Tiles } from '../board/tiles.ts';
import type { Random } from '../play/random.ts';

/** SameGame once more, slowly: columns of symbols as text, every game played to its end. */

/** Points of a group, straight from the words of the rules. */
export function plainPoints({ score }: TileRules, n: number): number {
  switch (score.kind) {
    case 'square':
      return (n - score.less) ** 2;
    case 'product':
      return (n * (n - 1)) / score.divisor;
    default:
      return score.points.at(n - 1) ?? score.points.at(-1)!;
  }
}

/** What all games on a board come to at best; null moves if none empties it. */
export interface PlainBest {
  readonly fewest: number | null;
  readonly most: number;
  readonly left: number;
}

type Columns = readonly string[];

export const plainColumns = ({ rows, columns, cells }: Tiles): Columns =>
  Array.from({ length: columns }, (_, c) =>
    Array.from({ length: rows }, (__, up) => cells[(rows - 1 - up) * columns + c]!)
      .filter((symbol) => symbol > 0)
      .map((symbol) => String.fromCodePoint(96 + symbol))
      .join(''),
  );

const closed = (columns: Columns, { closing }: TileRules): Columns =>
  closing ? columns.filter((column) => column !== '') : columns;

/** Every board that one move leads to, with the size of the group that went. */
function* plainMoves(columns: Columns, rules: TileRules): Generator<{ next: Columns; size: number }> {
  const seen = new Set<string>();
  for (const [c, column] of columns.entries()) {
    for (let up = 0; up < column.length; up++) {
      if (seen.has(`${c},${up}`)) continue;
      const group = new Set<string>();
      const grow = (x: number, y: number): void => {
        if (group.has(`${x},${y}`) || columns[x]?.[y] !== column[up]) return;
        group.add(`${x},${y}`);
        for (const [dx, dy] of [
          [0, 1],
          [1, 0],
          [0, -1],
          [-1, 0],
        ] as const)
          grow(x + dx, y + dy);
      };
      grow(c, up);
      for (const place of group) seen.add(place);
      if (group.size < rules.smallest) continue;
      const next = columns.map((other, x) => [...other].filter((_, y) => !group.has(`${x},${y}`)).join(''));
      yield { next: closed(next, rules), size: group.size };
    }
  }
}

/**
 * What the games on a board come to, those that empty it apart from those that do not: the most points of the groups.
 */
interface PlainGames {
  readonly fewest: number | null;
  readonly left: number;
  readonly emptied: number;
  readonly other: number;
}

/** The best of every game, by going through all of them. */
export function plainBest(board: Tiles, rules: TileRules): PlainBest {
  const known = new Map<string, PlainGames>();
  const best = (columns: Columns): PlainGames => {
    const key = columns.join('/');
    const found = known.get(key);
    if (found !== undefined) return found;
    const rest = columns.join('');
    let games: PlainGames = {
      fewest: rest === '' ? 0 : null,
      left: rest.length,
      emptied: rest === '' ? 0 : -Infinity,
      other: -Infinity,
    };
    let stuck = true;
    for (const { next, size } of plainMoves(columns, rules)) {
      stuck = false;
      const then = best(next);
      const points = plainPoints(rules, size);
      games = {
        fewest: then.fewest === null ? games.fewest : Math.min(games.fewest ?? Infinity, then.fewest + 1),
        left: Math.min(games.left, then.left),
        emptied: Math.max(games.emptied, then.emptied + points),
        other: Math.max(games.other, then.other + points),
      };
    }
    if (stuck && rest !== '') {
      let loss = 0;
      for (const symbol of rules.leftover === 'square' ? new Set(rest) : []) {
        const count = rest.split(symbol).length - 1;
        if (rules.score.kind !== 'square' || count >= rules.score.less) loss += plainPoints(rules, count);
      }
      games = { ...games, other: 0 - loss };
    }
    known.set(key, games);
    return games;
  };
  const { fewest, left, emptied, other } = best(closed(plainColumns(board), rules));
  return { fewest, left, most: Math.max(emptied * rules.factor + rules.bonus, other) };
}

/** A drawn board, full or (with `holes`) with cells missing anywhere. */
export function drawnTiles(random: Random, rows: number, columns: number, symbols: number, holes = false): Tiles {
  const cells = Uint8Array.from({ length: rows * columns }, () =>
    holes ? random.below(symbols + 1) : 1 + random.below(symbols),
  );
  return { rows, columns, cells };
}

function drawnScore(random: Random): Score {
  switch (random.below(4)) {
    case 0:
      return { kind: 'product', divisor: 1 + random.below(2) };
    case 1:
      return { kind: 'table', points: Array.from({ length: 1 + random.below(6) }, () => random.below(12)) };
    default:
      return { kind: 'square', less: random.below(3) };
  }
}

/** Some rules or other. */
export const drawnRules = (random: Random): TileRules => ({
  smallest: 1 + random.below(3),
  score: drawnScore(random),
  factor: [1, 1, 4][random.below(3)]!,
  bonus: [0, 10, 1000][random.below(3)]!,
  leftover: random.below(2) === 0 ? 'none' : 'square',
  closing: random.below(3) > 0,
});
