import { makeTileBoards, WRITTEN_TILE_FORMATS } from 'douse/formats';
import { ok } from 'douse/play';
import { formatFor, type WriteFlags, writeBoards } from '../boards/files.ts';
import { EXIT } from '../failure.ts';
import { sourceName } from '../input.ts';
import { idOfBoard, type ReadFlags, readSameBoards, type RuleFlags } from './board.ts';

/** `samegame convert`: the boards of a file, or the one that an id names, in another format. */
export async function convertCommand(name: string, flags: RuleFlags & ReadFlags & WriteFlags): Promise<number> {
  const format = formatFor(flags, WRITTEN_TILE_FORMATS);
  const boards = readSameBoards(name, flags).map((task) => ({ ...task, symbols: [...task.symbols] }));
  const made = makeTileBoards(boards, format, { toId: (board) => ok(idOfBoard(board)) });
  await writeBoards(sourceName(name), made, format, flags);
  return EXIT.done;
}
