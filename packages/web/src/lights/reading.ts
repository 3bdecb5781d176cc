import { readBoards } from 'douse/formats';
import { lightsRules, type Playable, playable, problemOfId } from 'douse/lightsout';
import { exactId, MAX_ID, ok } from 'douse/play';
import type { LightsJobs } from './jobs.ts';

/** Boards from outside as ids that can be played. */

/** A board that shows its aim already — a graph, a dark rectangle — stands for a random board of its kind. */
const idOf = ({ params, start }: Playable): string =>
  lightsRules.isSolved(params, start) ? lightsRules.makeParams(params) : exactId(lightsRules, params, start);

/**
 * The ids of the boards in a file of any format; those that are too large or too strange to be played are only counted.
 */
export function readIds(bytes: Uint8Array): LightsJobs['lights.read']['answer'] {
  const parsed = readBoards(bytes, 'auto', { ofId: problemOfId });
  if (!parsed.ok) return parsed;
  const ids: string[] = [];
  for (const problem of parsed.value.boards) {
    const game = playable(problem);
    const id = game.ok ? idOf(game.value) : null;
    if (id !== null && id.length <= MAX_ID) ids.push(id);
  }
  return ok({ ids, refused: parsed.value.boards.length - ids.length });
}
