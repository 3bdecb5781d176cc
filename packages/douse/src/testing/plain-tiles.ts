import type { TileRules, Tiles } from '../board/tiles.ts';
import type { Random } from '../play/random.ts';

/** SameGame once more, slowly: columns of symbols as text, every game played to its end. */

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

/** The best of every game, by going through all of them. */
export function plainBest(board: Tiles, rules: TileRules): PlainBest {
  const known = new Map<string, PlainBest>();
  const best = (columns: Columns): PlainBest => {
    const key = columns.join('/');
    const found = known.get(key);
    if (found !== undefined) return found;
    const rest = columns.join('');
    let fewest = rest === '' ? 0 : null;
    let most = -Infinity;
    let left = rest.length;
    for (const { next, size } of plainMoves(columns, rules)) {
      const then = best(next);
      if (then.fewest !== null && (fewest === null || then.fewest + 1 < fewest)) fewest = then.fewest + 1;
      most = Math.max(most, then.most + (size - rules.less) ** 2);
      left = Math.min(left, then.left);
    }
    if (most === -Infinity) {
      most = rest === '' ? rules.bonus : 0;
      if (rules.leftover === 'square')
        for (const symbol of new Set(rest)) most -= Math.max(0, rest.split(symbol).length - 1 - rules.less) ** 2;
    }
    const result = { fewest, most, left };
    known.set(key, result);
    return result;
  };
  return best(closed(plainColumns(board), rules));
}

/** A drawn board, full or (with `holes`) with cells missing anywhere. */
export function drawnTiles(random: Random, rows: number, columns: number, symbols: number, holes = false): Tiles {
  const cells = Uint8Array.from({ length: rows * columns }, () =>
    holes ? random.below(symbols + 1) : 1 + random.below(symbols),
  );
  return { rows, columns, cells };
}

/** Some rules or other. */
export const drawnRules = (random: Random): TileRules => ({
  smallest: 2 + random.below(2),
  less: random.below(3),
  bonus: [0, 10, 1000][random.below(3)]!,
  leftover: random.below(2) === 0 ? 'none' : 'square',
  closing: random.below(3) > 0,
});
