import type { Shape } from '../../words/words.ts';
import type { en } from './en.ts';

/** What SameGame says, in one language; fetched with it. */
export type SameWords = Shape<typeof en>;
