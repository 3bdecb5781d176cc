import { type FormatError, type FormatName, readBoards, type ReadOptions } from 'douse/formats';
import { lightsRules, type Playable, playable, problemOfId } from 'douse/lightsout';
import { exactId, MAX_ID, ok, type Result } from 'douse/play';
import type { Found } from '../game/found.ts';

/** Boards from outside as ids that can be played. */

/** A board that shows its aim already — a graph, a dark rectangle — stands for a random board of its kind. */
const idOf = ({ params, start }: Playable): string =>
  lightsRules.isSolved(params, start) ? lightsRules.makeParams(params) : exactId(lightsRules, params, start);

/**
 * The ids of the Lights Out boards in a file; those that are too large or too strange to be played are only counted.
 */
export function readLights(
  bytes: Uint8Array,
  format: FormatName = 'auto',
  options: ReadOptions = {},
): Result<Found, FormatError> {
  const read = readBoards(bytes, format, { ...options, ofId: problemOfId });
  if (!read.ok) return read;
  const { boards, says } = read.value;
  const ids: string[] = [];
  for (const problem of boards) {
    const game = playable(problem);
    const id = game.ok ? idOf(game.value) : null;
    if (id !== null && id.length <= MAX_ID) ids.push(id);
  }
  return ok({ ids, refused: boards.length - ids.length, format: read.value.format, says });
}
