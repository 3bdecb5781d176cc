import type { Forms } from '../../words/words.ts';
import type { SameSize } from '../id.ts';

/** What SameGame says, in one language; fetched with it. */
export interface SameWords {
  readonly title: string;
  readonly intro: string;
  readonly sizes: Readonly<Record<SameSize, string>>;
  readonly size: string;
  readonly colours: Forms;
  readonly daily: string;
  readonly dailyIs: string;
  readonly dailyOf: string;
  readonly dailyDone: string;
  readonly dealing: string;
  readonly goOn: string;
  readonly own: string;
  readonly rows: string;
  readonly columns: string;
  readonly colourCount: string;
  readonly less: string;
  readonly more: string;
  readonly play: string;
  readonly scores: string;
  readonly kind: string;
  readonly best: string;
  readonly cleared: string;
  readonly games: string;
  readonly allStats: string;
  readonly bestOf: string;
  readonly stats: {
    readonly none: string;
    readonly played: string;
    readonly cleared: string;
    readonly unaided: string;
    readonly best: string;
    readonly mean: string;
    readonly streakIs: string;
    readonly points: string;
    readonly pointsSay: string;
    readonly calendarSays: string;
    readonly here: string;
  };
  readonly facts: { readonly points: string; readonly left: string };
  /** Name of each colour with its shape. */
  readonly tiles: readonly [string, string, string, string, string, string, string, string, string];
  readonly alone: string;
  readonly group: Forms;
  readonly points: Forms;
  readonly hinted: string;
  readonly said: {
    readonly removed: Forms;
    readonly left: Forms;
    readonly hint: string;
  };
  readonly clear: {
    readonly ask: string;
    readonly asking: string;
    readonly cancel: string;
    readonly again: string;
    readonly yes: string;
    readonly no: string;
    readonly unknown: string;
    readonly count: Forms;
    readonly search: string;
    readonly grammar: string;
    readonly before: string;
  };
  readonly advice: { readonly solved: string; readonly impossible: string; readonly unknown: string };
  readonly walk: { readonly solved: string; readonly best: string };
  readonly over: {
    readonly cleared: string;
    readonly lost: string;
    readonly left: Forms;
    readonly moves: Forms;
    readonly record: string;
    readonly bestIs: string;
    readonly retry: string;
  };
  readonly help: {
    readonly aim: string;
    readonly rule: string;
    readonly fall: string;
    readonly table: string;
    readonly factor: string;
    readonly points: string;
    readonly end: string;
    readonly touch: string;
    readonly clear: string;
    readonly hint: string;
    readonly shapes: string;
    readonly remove: string;
  };
}
