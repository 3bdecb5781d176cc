import { Failure } from '../failure.ts';
import type { BoardFlags } from '../input.ts';
import { isSameId } from '../samegame/board.ts';

/** A puzzle that `douse play` can play. */
interface TerminalGame {
  /** True for the ids and the params of its boards. */
  owns(name: string): boolean;
  play(name: string, flags: BoardFlags): Promise<number>;
}

/**
 * The puzzles of the terminal. A board belongs to the first that owns it; Lights Out comes last and takes everything
 * else, files too.
 */
const GAMES: readonly TerminalGame[] = [
  {
    owns: isSameId,
    async play(name, flags) {
      const [option] = Object.keys(flags);
      if (option !== undefined)
        throw new Failure(
          `play: expected no --${option} for SameGame, whose ids name all their rules`,
          "try 'douse samegame play --help'",
        );
      return (await import('../samegame/play.ts')).playCommand(name, {});
    },
  },
  { owns: () => true, play: async (name, flags) => (await import('./play.ts')).playCommand(name, flags) },
];

/** Plays a board in the terminal, whichever puzzle it belongs to. */
export const playAny = (name: string, flags: BoardFlags): Promise<number> =>
  GAMES.find(({ owns }) => owns(name))!.play(name, flags);
