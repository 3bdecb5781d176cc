/** Why there is no answer: a limit came first, which the sentence names; the one shape of it everywhere. */
export interface NoAnswer {
  readonly kind: 'unknown';
  /** A clause that says which limit, and what would do. */
  readonly reason: string;
}

export const noAnswer = (reason: string): NoAnswer => ({ kind: 'unknown', reason });

/** True if a function had no answer to give. */
export const isNoAnswer = (value: object): value is NoAnswer => (value as { kind?: unknown }).kind === 'unknown';
