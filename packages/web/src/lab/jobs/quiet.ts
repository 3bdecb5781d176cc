import { tick } from 'douse/algebra';
import { orbits, symmetries } from 'douse/board';
import { chooseMethod, quietPatterns, totalPresses } from 'douse/lightsout';
import type { Design } from '../design/design.ts';
import { type Count, countOf } from './count.ts';
import type { JobWatch } from './job.ts';
import { LimitError } from './limit.ts';

/** Quiet patterns that look alike: turns and reflections of one. */
export interface QuietClass {
  readonly pattern: Uint8Array;
  /** How many patterns the class has. */
  readonly size: number;
  readonly total: number;
  /** How many multiples of the pattern differ. */
  readonly order: number;
}

export interface Quiet {
  /** The empty one included. */
  readonly size: Count;
  /** Number of generators. */
  readonly generators: number;
  /** Turns and reflections that keep the board, the identity included. */
  readonly symmetries: number;
  /** Every pattern but the empty one by classes, few presses first; or, if `complete` is false, generators only. */
  readonly classes: readonly QuietClass[];
  readonly complete: boolean;
}

/**
 * Most patterns, and most numbers in all, that are sorted into classes; most generators that are shown in their place.
 */
const MOST_PATTERNS = 4096n;
const MOST_NUMBERS = 400_000n;
const MOST_SHOWN = 64;

/**
 * The quiet patterns of the design's board, alike ones together. @throws {LimitError} where no method takes the board
 */
export function quiet({ problem: task }: Design, _: null, watch: JobWatch<never>): Quiet {
  const { board, levels, moduli } = task;
  if (typeof chooseMethod(task) === 'string') throw new LimitError('memory');
  const patterns = quietPatterns(board, { levels: moduli ?? levels });
  tick(watch, 0.2);
  const group = board.kind === 'grid' ? symmetries(board) : [];
  const all = patterns.size <= MOST_PATTERNS && patterns.size * BigInt(board.buttons) <= MOST_NUMBERS;
  const stored: Uint8Array[] = [];
  for (const pattern of all ? patterns : patterns.generators.slice(0, MOST_SHOWN))
    stored.push(Uint8Array.from(pattern as Uint8Array));
  const sorted = all && group.length > 0 ? orbits(stored, group) : stored.map((pattern) => [pattern]);
  const classes = sorted.map((orbit) => ({
    pattern: orbit[0]!,
    size: orbit.length,
    total: totalPresses(orbit[0]!),
    order: orderOf(orbit[0]!, levels),
  }));
  return {
    size: countOf(patterns.size, levels),
    generators: patterns.orders.length,
    symmetries: Math.max(1, group.length),
    classes: all ? classes.sort((a, b) => a.total - b.total) : classes,
    complete: all,
  };
}

/** The least n with n · pattern ≡ 0 modulo q. */
function orderOf(pattern: Uint8Array, q: number): number {
  let n = 1;
  while (pattern.some((times) => (times * n) % q !== 0)) n++;
  return n;
}
