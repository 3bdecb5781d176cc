import { computed, signal } from '@preact/signals';
import { utcDate } from '../lights/modes.ts';
import { notify } from '../page/notices.ts';
import { shortName } from '../game/saves.ts';
import { copyAside, read, remove, write } from '../keep/storage.ts';
import { SAME_SIZE_NAMES, SAME_SIZES, sameDailyDate, sameKind } from './id.ts';

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
  /** The id, or its digest if it is long. */
  readonly name: string;
}

/** Most games that are remembered; the oldest are forgotten first. */
export const MAX_SCORES = 2000;

const LINE = /^(\d{1,15}) (\d{1,4}x\d{1,4}-c[\w-]{1,40}) (-?\d{1,9}) (\d{1,4}) (\d{1,4}) (\d{1,6}) (\S{1,90})$/;

/** One game a line, so that damage to one costs that one alone. */
export function parseScores(text: string): { readonly scores: Score[]; readonly damaged: boolean } {
  const scores: Score[] = [];
  let damaged = false;
  for (const line of text.split('\n').slice(0, MAX_SCORES + 1)) {
    if (line === '') continue;
    const match = LINE.exec(line);
    if (match === null) {
      damaged = true;
      continue;
    }
    const [at, points, left, moves, hints] = [1, 3, 4, 5, 6].map((group) => Number(match[group])) as [
      number,
      number,
      number,
      number,
      number,
    ];
    scores.push({ at, kind: match[2]!, points, left, moves, hints, name: match[7]! });
  }
  return { scores, damaged };
}

export const makeScores = (scores: readonly Score[]): string =>
  scores
    .map(({ at, kind, points, left, moves, hints, name }) => [at, kind, points, left, moves, hints, name].join(' '))
    .join('\n');

function load(): readonly Score[] {
  const { scores, damaged } = parseScores(read('scores') ?? '');
  if (damaged) {
    copyAside('scores');
    notify('damagedSave');
    write('scores', makeScores(scores));
  }
  return scores;
}

/** Every game that came to its end in this browser, oldest first. */
export const scores = signal<readonly Score[]>(load());

/** Adds a game. A board counts once, however often it is played: with the game that earned most. */
export function withScore(known: readonly Score[], score: Score): readonly Score[] {
  const at = known.findIndex(({ name }) => name === score.name);
  if (at < 0) return [...known, score].slice(-MAX_SCORES);
  return score.points > known[at]!.points ? known.with(at, { ...score, at: known[at]!.at }) : known;
}

export function rememberScore(id: string, score: Omit<Score, 'name' | 'kind'>): void {
  // Another tab may have added games since this one was opened.
  const known = parseScores(read('scores') ?? '').scores;
  const next = withScore(known, { ...score, kind: sameKind(id), name: shortName(id) });
  scores.value = next;
  if (next !== known) write('scores', makeScores(next));
}

export function forgetScores(): void {
  scores.value = [];
  remove('scores');
}

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
  for (const score of all.toReversed()) kinds.set(score.kind, [...(kinds.get(score.kind) ?? []), score]);
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
  if (sameDailyDate(name) !== null) return 'daily';
  return SAME_SIZE_NAMES.find((size) => name.startsWith(`${SAME_SIZES[size]}#`)) ?? 'other';
}

/** The days, by UTC, on which the day's own board was played to its end on the day. */
export const daysPlayed = (all: readonly Score[]): ReadonlySet<string> =>
  new Set(all.map(({ at, name }) => (sameDailyDate(name) === utcDate(at) ? utcDate(at) : '')).filter(Boolean));
