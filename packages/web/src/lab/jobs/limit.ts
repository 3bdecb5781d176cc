/**
 * Things that are not computed beyond some size, because nobody would wait for them or look at them. `limits` in the
 * words says what works instead.
 */
export type LimitName = 'elimination' | 'partition' | 'program' | 'memory';

/** Where a job ends before it begins. */
export interface Limit {
  readonly name: LimitName;
  /** The largest size that is computed; 0 where it is not one number. */
  readonly most: number;
}

export class LimitError extends RangeError {
  readonly limit: Limit;
  constructor(name: LimitName, most = 0) {
    super(`${name}: expected a smaller board${most > 0 ? `, at most ${most}` : ''}`);
    this.limit = { name, most };
  }
}
