import type { Notice } from '../page/notices.ts';

/** A text for each number form a language has; `{n}` stands for the number. */
export type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** All that the page says, in one language. `{name}` in a text is a gap that `phrase` fills. */
export interface Words {
  readonly language: string;
  readonly board: { readonly name: string; readonly size: string; readonly cube: string; readonly levels: Forms };
  readonly home: {
    readonly tagline: string;
    readonly modes: Readonly<Record<'easy' | 'medium' | 'hard' | 'extreme', string>>;
    readonly choose: string;
    readonly goOn: string;
    readonly daily: string;
    readonly dailyIs: string;
    readonly level: string;
    readonly best: string;
    readonly custom: string;
    readonly customIs: string;
    readonly samegame: string;
    readonly samegameIs: string;
    readonly stats: string;
    readonly statsIs: string;
    readonly lab: string;
    readonly labIs: string;
    readonly dailyDone: string;
    readonly streak: Forms;
  };
  readonly cell: {
    readonly place: string;
    readonly on: string;
    readonly off: string;
    readonly level: string;
    readonly marked: string;
    readonly proof: string;
    readonly goal: string;
    readonly onFace: string;
    readonly faces: Readonly<Record<'up' | 'left' | 'front' | 'right' | 'back' | 'down', string>>;
  };
  readonly rules: Readonly<Record<'plus' | 'x' | 'king' | 'ring' | 'knight' | 'row-column' | 'merlin', string>>;
  readonly wraps: Readonly<Record<'cylinder' | 'torus', string>>;
  readonly facts: {
    readonly time: string;
    readonly presses: string;
    readonly par: string;
    readonly parIs: string;
    readonly seeking: string;
    readonly atMost: string;
    readonly noPar: string;
  };
  readonly actions: Readonly<
    Record<
      | 'undo'
      | 'redo'
      | 'restart'
      | 'hint'
      | 'renew'
      | 'next'
      | 'help'
      | 'settings'
      | 'close'
      | 'dismiss'
      | 'menu'
      | 'to2d'
      | 'to3d'
      | 'walk'
      | 'stop'
      | 'stepOn'
      | 'stepBack'
      | 'endWalk'
      | 'share'
      | 'why'
      | 'hideWhy'
      | 'copy'
      | 'send',
      string
    >
  >;
  readonly walk: { readonly at: string };
  readonly impossible: {
    readonly says: string;
    readonly one: string;
    readonly odd: Forms;
    readonly oddAim: Forms;
    readonly sum: string;
    readonly weighted: string;
  };
  readonly daily: { readonly of: string; readonly utc: string };
  readonly panelBoard: {
    readonly lights: string;
    readonly buttons: string;
    readonly light: string;
    readonly button: string;
  };
  readonly said: { readonly lit: Forms; readonly hint: string };
  readonly solved: {
    readonly title: string;
    readonly fewest: Forms;
    readonly plain: Forms;
    readonly least: Forms;
    readonly hints: Forms;
    readonly best: string;
  };
  readonly notices: Readonly<Record<Notice, string>>;
  readonly share: Readonly<Record<'qr' | 'link' | 'text' | 'copied', string>>;
  readonly open: Readonly<
    Record<'title' | 'paste' | 'formats' | 'go' | 'file' | 'reading' | 'tooLarge' | 'unreadable' | 'at', string>
  > & { readonly several: Forms };
  readonly loading: { readonly failed: string; readonly again: string };
  readonly settings: {
    readonly language: string;
    readonly theme: string;
    readonly palette: string;
    readonly palettes: Readonly<Record<'spectrum' | 'safe' | 'single', string>>;
    readonly digits: string;
    readonly digitsAre: Readonly<Record<'on' | 'off', string>>;
    readonly themes: Readonly<Record<'violet' | 'light' | 'contrast', string>>;
    readonly view: string;
    readonly views: Readonly<Record<'2d' | '3d', string>>;
    readonly feel: string;
    readonly sound: string;
    readonly vibration: string;
  };
  readonly help: {
    readonly title: string;
    readonly aim: string;
    readonly otherAim: string;
    readonly walk: string;
    readonly rule: string;
    readonly levels: string;
    readonly otherRule: string;
    readonly order: string;
    readonly par: string;
    readonly hint: string;
    readonly keys: string;
    readonly picture: string;
    readonly space: string;
    readonly arrows: string;
    readonly press: string;
    readonly cube: string;
    readonly drag: string;
    readonly turn: string;
    readonly zoom: string;
    readonly straighten: string;
  };
}
