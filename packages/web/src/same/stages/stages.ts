import { shortName } from '../../game/saves.ts';
import { SAME_STAGE_TABLE } from './stage-table.ts';

/** SameGame's stages: boards of the page's own dealing, twelve to a world, measured and put in order. */

export type SameWorldName = (typeof SAME_STAGE_TABLE)[number]['name'];

export interface SameStage {
  readonly world: SameWorldName;
  /** From 1 to 12. */
  readonly number: number;
  readonly id: string;
  /** The points that earn three stars. */
  readonly mark: number;
}

/** The word before a stage in the address: `samegame-stage/small/7`. */
export const SAME_STAGE_PLACE = 'samegame-stage';

/** All stages in order; the easiest first. */
export const SAME_STAGES: readonly SameStage[] = SAME_STAGE_TABLE.flatMap(({ name, kind, stages }) =>
  stages.split(' ').map((text, i) => {
    const [pick, tens] = text.split('.');
    return { world: name, number: i + 1, id: `${kind}#stage-${pick}`, mark: 1000 + 10 * Number(tens) };
  }),
);

/** The stage whose board an id, or a score's name, is; null if it is none. */
export const sameStageOf = (id: string): SameStage | null =>
  SAME_STAGES.find((stage) => stage.id === shortName(id)) ?? null;

/** The stage that an address names behind its place: `small/7`. */
export const parseSameStage = (text: string): SameStage | null =>
  SAME_STAGES.find((stage) => makeSameStage(stage) === text) ?? null;

export const makeSameStage = ({ world, number }: SameStage): string => `${world}/${number}`;

/** Stars of a game of a stage: for clearing it, for doing so without a hint, and then for its points. */
export function sameStarsOf(
  { mark }: SameStage,
  game: { readonly left: number; readonly points: number; readonly hints: number; readonly shown: boolean },
): 0 | 1 | 2 | 3 {
  if (game.shown || game.left > 0) return 0;
  if (game.hints > 0) return 1;
  return game.points >= mark ? 3 : 2;
}
