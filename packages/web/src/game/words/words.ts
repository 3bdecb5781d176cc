import type { Shape } from '../../words/words.ts';
import type { en } from './en.ts';

/** What the statistics say, fetched with their screen. */
export type StatsWords = Shape<typeof en>;
