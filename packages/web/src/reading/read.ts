import { type FormatError, FORMATS, TILE_FORMATS } from 'douse/formats';
import type { Result } from 'douse/play';
import type { Found } from '../game/found.ts';
import { readLights } from '../lights/reading.ts';
import { readSame } from '../same/reading.ts';
import type { Offer, ReadAnswer, ReadJobs, ReadPuzzle } from './jobs.ts';

/** Files of any format as boards of whichever puzzle they hold. */

interface Reader {
  readonly formats: readonly string[];
  read(bytes: Uint8Array, format: string): Result<Found, FormatError>;
}

const READERS: Readonly<Record<ReadPuzzle, Reader>> = {
  lights: {
    formats: FORMATS,
    read: (bytes, format) =>
      readLights(
        bytes,
        FORMATS.find((own) => own === format),
      ),
  },
  samegame: {
    formats: TILE_FORMATS,
    read: (bytes, format) =>
      readSame(
        bytes,
        TILE_FORMATS.find((own) => own === format),
      ),
  },
};

/** The formats that a text of the library names, such as a cure: `--format edges reads it as a graph`. */
function named(text: string, puzzle: ReadPuzzle): Offer[] {
  const names = Array.from(text.matchAll(/--format (\w+)/g), ([, name]) => name!);
  return [...new Set(names)]
    .filter((format) => READERS[puzzle].formats.includes(format))
    .map((format) => ({ puzzle, format }));
}

/**
 * Reads a file for the puzzles in their order: the first that has a board to play has it. The others are asked all the
 * same, so that the answer can say that they read it too.
 */
export function readFor({ bytes, format, puzzles }: ReadJobs['boards.read']['ask']): ReadAnswer {
  const reads = puzzles.map((puzzle) => ({ puzzle, read: READERS[puzzle].read(bytes, format) }));
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
