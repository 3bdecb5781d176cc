import { computed } from '@preact/signals';
import { daysPlayed } from '../game/dates.ts';
import { Ledger } from '../game/ledger.ts';
import { sameStageOf, type SameStage, sameStarsOf } from './stages/stages.ts';
import { SAME_SIZE_NAMES, SAME_SIZES, sameDaily } from './id.ts';

/** A game of SameGame that came to its end. */
export interface Score {
  /** When the board first came to its end, in milliseconds since 1970. */
  readonly at: number;
  /** The params of its board. */
  readonly kind: string;
  readonly points: number;
  /** Cells that were left. */
  readonly left: number;
  readonly moves: number;
  readonly hints: number;
  /** True if a way to the end was shown: it then counts for nothing. */
  readonly shown: boolean;
  /** The id, or its digest if it is long. */
  readonly name: string;
}

const LINE = /^(\d{1,15}) (\d{1,4}x\d{1,4}-c[\w-]{1,40}) (-?\d{1,9}) (\d{1,4}) (\d{1,4}) (\d{1,6})(s?) (\S{1,90})$/;

/**
 * True if a game is worth more than another of the same board: played by oneself comes before shown, then the stars of
 * a stage count, then points.
 */
function better(one: Score, other: Score): boolean {
  if (one.shown !== other.shown) return other.shown;
  const stage = sameStageOf(one.name);
  const more = stage === null ? 0 : sameStarsOf(stage, one) - sameStarsOf(stage, other);
  return more === 0 ? one.points > other.points : more > 0;
}

export const ledger = new Ledger<Score>({
  key: 'scores',
  parse(line) {
    const match = LINE.exec(line);
    if (match === null) return null;
    const [at, points, left, moves, hints] = [1, 3, 4, 5, 6].map((group) => Number(match[group])) as [
      number,
      number,
      number,
      number,
      number,
    ];
    return { at, kind: match[2]!, points, left, moves, hints, shown: match[7] === 's', name: match[8]! };
  },
  make: ({ at, kind, points, left, moves, hints, shown, name }) =>
    [at, kind, points, left, moves, `${hints}${shown ? 's' : ''}`, name].join(' '),
  // A board counts once, however often it is played: with the game that earned most.
  merge: (kept, other) => ({ ...(better(other, kept) ? other : kept), at: Math.min(kept.at, other.at) }),
});

/** Every game that came to its end in this browser, oldest first. */
export const scores = ledger.entries;

/** The stars of every stage that was played. */
const earned = computed(
  () =>
    new Map(
      scores.value.flatMap((score) => {
        const stage = sameStageOf(score.name);
        return stage === null ? [] : [[stage.id, sameStarsOf(stage, score)]];
      }),
    ),
);
export const starsOfSameStage = ({ id }: SameStage): number => earned.value.get(id) ?? 0;

/** What the games of one kind amount to. */
export interface KindSummary {
  readonly kind: string;
  readonly games: number;
  readonly cleared: number;
  readonly best: number;
}

/** Every kind of board that was played to its end, the latest first. */
export function summariseScores(all: readonly Score[]): KindSummary[] {
  const kinds = new Map<string, Score[]>();
  for (const score of all.filter(({ shown }) => !shown).toReversed())
    kinds.set(score.kind, [...(kinds.get(score.kind) ?? []), score]);
  return [...kinds].map(([kind, own]) => ({
    kind,
    games: own.length,
    cleared: own.filter(({ left }) => left === 0).length,
    best: Math.max(...own.map(({ points }) => points)),
  }));
}

export const kindSummaries = computed(() => summariseScores(scores.value));

/** What a game counts as in the statistics: a size of the menu, the daily board, or another board. */
export const SAME_CATEGORIES = [...SAME_SIZE_NAMES, 'daily', 'other'] as const;
export type SameCategory = (typeof SAME_CATEGORIES)[number];

/** Only random boards of a size count for it: a board given exactly may be one move long. */
export function categoryOfScore({ name }: Score): SameCategory {
  if (sameDaily.dateOf(name) !== null) return 'daily';
  return SAME_SIZE_NAMES.find((size) => name.startsWith(`${SAME_SIZES[size]}#`)) ?? 'other';
}

/** The days, by UTC, on which the day's own board was played to its end on the day. */
export const sameDays = (all: readonly Score[]): ReadonlySet<string> =>
  daysPlayed(
    sameDaily,
    all.filter(({ shown }) => !shown),
  );
