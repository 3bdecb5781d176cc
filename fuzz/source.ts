import { random } from 'douse/play';

/** Inputs of a suite: `FUZZ_SCALE` times so many. */
export const times = (count: number): number => Math.ceil(count * Number(process.env['FUZZ_SCALE'] ?? 1));

/** A source of seeded choices; the seed is told with every failure, so that it can be found again. */
export class Source {
  readonly seed: string;
  readonly #next: () => number;

  constructor(name: string) {
    this.seed = `${process.env['FUZZ_SEED'] ?? 'douse'}:${name}`;
    const source = random(this.seed);
    this.#next = () => source.below(2 ** 16);
  }

  /** A whole number from 0 to `limit` − 1, up to 65 536. */
  below(limit: number): number {
    return this.#next() % limit;
  }

  /** True once in `n` times. */
  once(n: number): boolean {
    return this.below(n) === 0;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)]!;
  }

  many<T>(count: number, make: () => T): T[] {
    return Array.from({ length: count }, make);
  }
}
