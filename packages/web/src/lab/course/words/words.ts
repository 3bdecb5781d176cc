import type { Shape } from '../../../words/words.ts';
import type { en } from './en/index.ts';

/** All that the course says, in one language. */
export type CourseWords = Shape<typeof en>;
