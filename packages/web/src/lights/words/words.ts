import type { Shape } from '../../words/words.ts';
import type { en } from './en.ts';

/** What the screen for boards of one’s own says, fetched with it. */
export type CustomWords = Shape<typeof en>;
