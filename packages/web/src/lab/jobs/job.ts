import type { Watch } from 'douse/algebra';
import type { Design } from '../design/design.ts';

/** What a job may report while it works. */
export interface JobWatch<Part> extends Watch {
  /** Hands over what is known already; a later part takes an earlier one's place. */
  tell(part: Part): void;
}

/**
 * Something computed away from the page: a pure function of a design and plain arguments. Limits of the library (RangeError) end as
 * `failed` with their sentence. Arguments, parts and answers must survive `structuredClone`: arrays and records, no classes.
 */
export type Job<Args, Answer, Part = never> = (design: Design, args: Args, watch: JobWatch<Part>) => Answer;
