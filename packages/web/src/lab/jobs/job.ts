import type { Watch } from 'douse/algebra';
import type { Design } from '../design/design.ts';

/** What a job may report while it works. */
export interface JobWatch<Part> extends Watch {
  /** Hands over what is known already; a later part takes an earlier one's place. */
  tell(part: Part): void;
}

/**
 * Something computed away from the page: a pure function of a design and plain arguments. A board too large for a job
 * is a LimitError, which the page says in its own words; any other RangeError ends as `failed` with its sentence.
 * Arguments, parts and answers must survive `structuredClone`: arrays and records, no classes.
 */
export type Job<Args, Answer, Part = never> = (design: Design, args: Args, watch: JobWatch<Part>) => Answer;
