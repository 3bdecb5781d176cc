import type { TileRules, Tiles } from '../../board/tiles.ts';
import { random } from '../../play/random.ts';
import { groups, remove } from '../rules/rules.ts';
import { searchStages } from './stages.ts';

/** How hard a board is to empty, as measured. */
export interface TileDifficulty {
  /** How many of `games` games of random moves emptied the board. */
  readonly cleared: number;
  readonly games: number;
  /** The narrowest power-of-two beam that empties it; null if none up to 64 boards wide does. */
  readonly width: number | null;
}

const MAX_WIDTH = 64;

/** Measures a board; the same board always measures the same. Cost: `games` games and a few narrow beams. */
export function measureTiles(board: Tiles, rules: TileRules, games = 100): TileDifficulty {
  const { below } = random('samegame difficulty');
  let cleared = 0;
  for (let game = 0; game < games; game++) {
    let at = board;
    for (let open = groups(at, rules); open.length > 0; open = groups(at, rules))
      at = remove(at, rules, open[below(open.length)]![0]!)!.board;
    if (at.cells.every((symbol) => symbol === 0)) cleared++;
  }
  for (let width = 1; width <= MAX_WIDTH; width *= 2)
    if (searchStages(board, rules, { aim: 'clear', width }).moves !== null) return { cleared, games, width };
  return { cleared, games, width: null };
}
