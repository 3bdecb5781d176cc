import { type FormatError, FORMATS, TILE_FORMATS } from 'douse/formats';
import type { Result } from 'douse/play';
import type { Found } from '../game/found.ts';
import { readLights } from '../lights/reading.ts';
import { readSame } from '../same/reading.ts';
import { type Choice, choicesIn } from './choices.ts';
import type { Offer, ReadAnswer, ReadJobs, ReadPuzzle } from './jobs.ts';

/** Files of any format as boards of whichever puzzle they hold. */

interface Reader {
  readonly formats: readonly string[];
  read(bytes: Uint8Array, choice: Choice): Result<Found, FormatError>;
}

const READERS: Readonly<Record<ReadPuzzle, Reader>> = {
  lights: {
    formats: FORMATS,
    read: (bytes, { format, ...options }) =>
      readLights(
        bytes,
        FORMATS.find((own) => own === format),
        options,
      ),
  },
  samegame: {
    formats: TILE_FORMATS,
    read: (bytes, { format }) =>
      readSame(
        bytes,
        TILE_FORMATS.find((own) => own === format),
      ),
  },
};

/** The ways that a sentence of the library names, of the formats that the puzzle has. */
const named = (text: string, puzzle: ReadPuzzle): Offer[] =>
  choicesIn(text)
    .filter(({ format }) => format === 'auto' || READERS[puzzle].formats.includes(format))
    .map((choice) => ({ puzzle, ...choice }));

/**
 * Reads a file for the puzzles in their order: the first that has a board to play has it. The others are asked all the
 * same, so that the answer can say that they read it too.
 */
export function readFor({ bytes, choice, puzzles }: ReadJobs['boards.read']['ask']): ReadAnswer {
  const reads = puzzles.map((puzzle) => ({ puzzle, read: READERS[puzzle].read(bytes, choice) }));
  const held = reads.flatMap(({ puzzle, read }) => (read.ok ? [{ puzzle, found: read.value }] : []));
  const errors = reads.flatMap(({ puzzle, read }) => (read.ok ? [] : [{ puzzle, error: read.error }]));
  const cures = errors.flatMap(({ puzzle, error }) => named(error.cure ?? '', puzzle));
  const best = held.find(({ found }) => found.ids.length > 0) ?? held[0];
  if (best === undefined) return { ok: false, error: errors[0]!.error, offers: cures };
  const others = held.filter((own) => own !== best && own.found.ids.length > 0);
  const offers = [
    ...named(best.found.says ?? '', best.puzzle),
    ...others.map(({ puzzle }) => ({ puzzle, format: 'auto' })),
    // By name SameGame takes every sign for a tile, which says nothing about the file; edges are edges.
    ...cures.filter(({ format: cure }) => cure === 'edges'),
  ];
  return { ok: true, puzzle: best.puzzle, ...best.found, offers };
}
