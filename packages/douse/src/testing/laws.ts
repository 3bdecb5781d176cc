import { expect } from 'vitest';
import type { Random } from '../play/random.ts';

/** A commutative ring whose elements are the numbers 0 … order−1, 0 being zero and 1 one. */
export interface Ring {
  readonly order: number;
  add(a: number, b: number): number;
  negate(a: number): number;
  multiply(a: number, b: number): number;
  /** Throws for elements without an inverse. */
  invert(a: number): number;
}

/** Most triples of elements that are compared; of a larger ring that many are drawn. */
const MAX_TRIPLES = 4096;

/**
 * Checks the laws of a commutative ring with one, and that exactly the elements for which `isUnit` holds can be
 * inverted.
 */
export function expectRingLaws(ring: Ring, isUnit: (a: number) => boolean, random: Random, name: string): void {
  const { order, add, negate, multiply, invert } = ring;
  const within = (a: number): boolean => Number.isInteger(a) && a >= 0 && a < order;
  const broken: string[] = [];
  const law = (what: string, holds: boolean, ...elements: number[]): void => {
    if (!holds) broken.push(`${what} at ${elements.join(', ')}`);
  };
  const check = (a: number, b: number, c: number): void => {
    law('a + b is an element', within(add(a, b)), a, b);
    law('a · b is an element', within(multiply(a, b)), a, b);
    law('a + b = b + a', add(a, b) === add(b, a), a, b);
    law('a · b = b · a', multiply(a, b) === multiply(b, a), a, b);
    law('a + 0 = a', add(a, 0) === a, a);
    law('a · 1 = a', multiply(a, 1) === a, a);
    law('a · 0 = 0', multiply(a, 0) === 0, a);
    law('a − a = 0', within(negate(a)) && add(a, negate(a)) === 0, a);
    law('(a + b) + c = a + (b + c)', add(add(a, b), c) === add(a, add(b, c)), a, b, c);
    law('(a · b) · c = a · (b · c)', multiply(multiply(a, b), c) === multiply(a, multiply(b, c)), a, b, c);
    law('a · (b + c) = a · b + a · c', multiply(a, add(b, c)) === add(multiply(a, b), multiply(a, c)), a, b, c);
  };
  const all = Array.from({ length: Math.min(order, 1024) }, (_, a) => (order <= 1024 ? a : random.below(order)));
  if (order ** 3 <= MAX_TRIPLES) for (const a of all) for (const b of all) for (const c of all) check(a, b, c);
  else for (let i = 0; i < MAX_TRIPLES; i++) check(random.below(order), random.below(order), random.below(order));
  for (const a of all) {
    if (isUnit(a)) law('a · 1/a = 1', within(invert(a)) && multiply(a, invert(a)) === 1, a);
    else
      law(
        'a has no inverse',
        throwsRangeError(() => invert(a)),
        a,
      );
  }
  expect(broken.slice(0, 5), name).toEqual([]);
}

function throwsRangeError(work: () => unknown): boolean {
  try {
    work();
    return false;
  } catch (error) {
    return error instanceof RangeError;
  }
}
