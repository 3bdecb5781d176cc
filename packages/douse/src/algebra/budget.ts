import { tick, type Watch } from './watch.ts';

/**
 * Work that may still be done, counted in operations on doubles, so that the same input stops at the same place
 * everywhere.
 */
export interface Budget extends Watch {
  left: number;
}

/** Thrown when a budget is used up. */
export class Spent extends Error {
  constructor() {
    super('the work allowed is done');
    this.name = 'Spent';
  }
}

/** Takes operations off a budget. @throws {Spent} when none are left, {Stopped} when its signal was aborted */
export function spend(budget: Budget, operations: number): void {
  if (budget.signal !== undefined) tick({ signal: budget.signal }, 0);
  budget.left -= operations;
  if (budget.left < 0) throw new Spent();
}

/** The cost of one operation on big integers of this many bits, in operations on doubles. */
export const bigOperation = (bits: number): number => 16 + bits / 8;
