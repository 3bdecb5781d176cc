import type { Shape } from '../../words/words.ts';
import type { en } from './en.ts';

/** All that the laboratory says, in one language. */
export type LabWords = Shape<typeof en>;
