import type { RuleName, Wrap } from 'douse/board';
import { lightsRules, type LightsParams } from 'douse/lightsout';
import { exactId } from 'douse/play';

/** The board a player is making. Drawings have an entry for each place of the rectangle, holes too. */
export interface Draft {
  readonly rows: number;
  readonly columns: number;
  readonly levels: number;
  readonly rule: Exclude<RuleName, 'merlin'>;
  readonly wrap: Wrap;
  /** 1 where there is no cell. */
  readonly holes: readonly number[];
  readonly aim: 'off' | 'on' | 'drawn';
  readonly target: readonly number[];
  readonly start: 'random' | 'exact' | 'drawn';
  readonly lights: readonly number[];
  /** Fewest presses of a board that is wanted so hard exactly. */
  readonly presses: number;
}

export const MAX_DRAFT_SIDE = 50;
export const MAX_DRAFT_LEVELS = 12;

const blank = (rows: number, columns: number): number[] => Array(rows * columns).fill(0);

export const newDraft = (): Draft => ({
  rows: 5,
  columns: 5,
  levels: 2,
  rule: 'plus',
  wrap: 'none',
  holes: blank(5, 5),
  aim: 'off',
  target: blank(5, 5),
  start: 'random',
  lights: blank(5, 5),
  presses: 6,
});

/** The draft in another size; what is drawn stays where it was, as far as it still fits. */
export function resized(draft: Draft, rows: number, columns: number): Draft {
  const moved = (drawn: readonly number[]): number[] =>
    blank(rows, columns).map((_, place) => {
      const [row, column] = [Math.floor(place / columns), place % columns];
      return row < draft.rows && column < draft.columns ? drawn[row * draft.columns + column]! : 0;
    });
  const holes = moved(draft.holes);
  return {
    ...draft,
    rows,
    columns,
    // A board needs a cell.
    holes: holes.every(Boolean) ? blank(rows, columns) : holes,
    target: moved(draft.target),
    lights: moved(draft.lights),
  };
}

/** The draft with other levels; drawn levels that are too high come down. */
export function relevelled(draft: Draft, levels: number): Draft {
  const lower = (drawn: readonly number[]): number[] => drawn.map((level) => Math.min(level, levels - 1));
  return { ...draft, levels, target: lower(draft.target), lights: lower(draft.lights) };
}

/** What a press of the editor's tool draws at a place. */
export type Tool = 'holes' | 'target' | 'lights';

/** The value that drawing on a place gives it: a hole comes and goes, a level goes up and round. */
export const nextValue = (draft: Draft, tool: Tool, place: number): number =>
  (draft[tool][place]! + 1) % (tool === 'holes' ? 2 : draft.levels);

export function drawn(draft: Draft, tool: Tool, place: number, value: number): Draft {
  if (tool !== 'holes' && draft.holes[place] === 1) return draft;
  const next = { ...draft, [tool]: draft[tool].with(place, value) };
  return next.holes.every(Boolean) ? draft : next;
}

const ofCells = ({ holes }: Draft, drawing: readonly number[]): number[] =>
  drawing.filter((_, place) => holes[place] === 0);

export function draftParams(draft: Draft): LightsParams {
  const { rows, columns, levels, rule, wrap, aim } = draft;
  const holes = [...draft.holes.keys()].filter((place) => draft.holes[place] === 1);
  const target = aim === 'off' ? [] : ofCells(draft, aim === 'on' ? draft.target.map(() => levels - 1) : draft.target);
  return {
    ...lightsRules.defaults,
    rows,
    columns,
    levels,
    rule,
    wrap,
    ...(holes.length > 0 && { holes }),
    ...(target.some(Boolean) && { target }),
  };
}

/**
 * The id of a draft's board as it is drawn; its params alone, which stand for a random board, if its lights are not
 * drawn.
 */
export function draftId(draft: Draft): string {
  const params = draftParams(draft);
  if (draft.start !== 'drawn') return lightsRules.makeParams(params);
  return exactId(lightsRules, params, Uint8Array.from(ofCells(draft, draft.lights)));
}
