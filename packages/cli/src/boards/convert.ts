import { makeBoards, WRITTEN_FORMATS } from 'douse/formats';
import { idOfProblem } from 'douse/lightsout';
import { EXIT } from '../failure.ts';
import { type BoardFlags, readProblems, sourceName } from '../input.ts';
import { formatFor, type WriteFlags, writeBoards } from './files.ts';

/** `convert`: the boards of a file, or the one that is named, in another format. */
export async function convertCommand(name: string, flags: BoardFlags & WriteFlags): Promise<number> {
  const format = formatFor(flags, WRITTEN_FORMATS);
  const made = makeBoards(readProblems(name, flags), format, { toId: idOfProblem });
  await writeBoards(sourceName(name), made, format, flags);
  return EXIT.done;
}
