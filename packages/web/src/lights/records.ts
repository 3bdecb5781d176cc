import { computed } from '@preact/signals';
import { daysPlayed } from '../game/dates.ts';
import { Ledger } from '../game/ledger.ts';
import { shortName } from '../game/saves.ts';
import { CATEGORIES, type Category } from './category.ts';
import { lightsDaily } from './modes.ts';
import { idOfStage, type Stage, stageOf } from './stages/stages.ts';
import { type Stars, starsOf } from './stages/stars.ts';

/** A game of Lights Out that was solved. */
export interface Played {
  /** When it was solved, in milliseconds since 1970. */
  readonly at: number;
  readonly category: Category;
  /** Milliseconds played. */
  readonly time: number;
  readonly presses: number;
  /** Fewest presses, where they are proved. */
  readonly par: number | null;
  readonly hints: number;
  /** True if the solution was shown: it then counts for nothing. */
  readonly shown: boolean;
  /** The id, or its digest if it is long. */
  readonly name: string;
}

const LINE = new RegExp(
  `^(\\d{1,15}) (${CATEGORIES.join('|')}) (-?\\d{1,12}) (\\d{1,7}) (\\d{1,6}|-) (\\d{1,6})(s?) (\\S{1,90})$`,
);

export const ledger = new Ledger<Played>({
  key: 'records',
  parse(line) {
    const match = LINE.exec(line);
    // The largest moment a Date can hold.
    if (match === null || Number(match[1]) > 8.64e15) return null;
    return {
      at: Number(match[1]),
      category: match[2] as Category,
      // A clock that was set back may once have made it negative.
      time: Math.max(0, Number(match[3])),
      presses: Number(match[4]),
      par: match[5] === '-' ? null : Number(match[5]),
      hints: Number(match[6]),
      shown: match[7] === 's',
      name: match[8]!,
    };
  },
  make: ({ at, category, time, presses, par, hints, shown, name }) =>
    [at, category, Math.max(0, Math.round(time)), presses, par ?? '-', `${hints}${shown ? 's' : ''}`, name].join(' '),
  // A board counts once, however often it is solved; only what it lacks is added. A stage may be played for more stars.
  merge(kept, other) {
    if (stageOf(kept.name) !== null && starsOf(other) > starsOf(kept)) return other;
    const first = other.at < kept.at ? other : kept;
    return { ...first, par: first.par ?? kept.par ?? other.par };
  },
});

/** Every game solved in this browser, oldest first. */
export const records = ledger.entries;

/** The stars of every stage that has some, by the name of its board. */
const earned = computed(
  () => new Map(records.value.filter(({ name }) => stageOf(name) !== null).map((game) => [game.name, starsOf(game)])),
);
export const starsOfStage = (stage: Stage): Stars => earned.value.get(shortName(idOfStage(stage))) ?? 0;

/** What the games of one category amount to. */
export interface Summary {
  /** Solved without having seen the solution. */
  readonly solved: number;
  /** Solved by the fewest presses and without a hint. */
  readonly perfect: number;
  /** Of games without a hint; null if there are none. */
  readonly bestTime: number | null;
  readonly bestPresses: number | null;
  /** The last games in a row without help. */
  readonly unaided: number;
}

const helped = ({ hints, shown }: Played): boolean => hints > 0 || shown;

export function summarise(played: readonly Played[]): Summary {
  const own = played.filter((game) => !helped(game));
  const least = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.min(...values));
  return {
    solved: played.filter(({ shown }) => !shown).length,
    perfect: own.filter(({ presses, par }) => presses === par).length,
    bestTime: least(own.map(({ time }) => time)),
    bestPresses: least(own.map(({ presses }) => presses)),
    unaided: played.length - 1 - played.findLastIndex(helped),
  };
}

export const summaries = computed(
  () => new Map(CATEGORIES.map((own) => [own, summarise(records.value.filter(({ category }) => category === own))])),
);

/** The days, by UTC, on which the day's own board was solved on the day. */
export const daysSolved = (played: readonly Played[]): ReadonlySet<string> =>
  daysPlayed(
    lightsDaily,
    played.filter(({ shown }) => !shown),
  );
