import { lightsDaily, MODE_NAMES, MODES } from './modes.ts';
import { stageOf } from './stages/stages.ts';

/** What a game counts as in the statistics: a mode, a toy's world, the daily board, or a board of one's own. */
export const CATEGORIES = [...MODE_NAMES, 'toys', 'daily', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];

/**
 * The category of a game by its id. Of boards given exactly only stages count for a mode: others may be one press away.
 */
export function categoryOf(id: string): Category {
  if (lightsDaily.dateOf(id) !== null) return 'daily';
  const random = MODE_NAMES.find((mode) => id.startsWith(`${MODES[mode]}#`));
  if (random !== undefined) return random;
  const stage = stageOf(id);
  return stage === null ? 'other' : (stage.world.mode ?? 'toys');
}
