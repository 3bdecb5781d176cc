import { phrase } from './format.ts';
import type { Words } from './words.ts';

/** What a screen reader says of a cell. Rows and columns are numbered from 0 here, from 1 in speech. */
export function cellName(
  words: Words,
  {
    row,
    column,
    level,
    levels,
    marked,
  }: { row: number; column: number; level: number; levels: number; marked: boolean },
): string {
  const { cell } = words;
  const light = level === 0 ? cell.off : levels === 2 ? cell.on : phrase(cell.level, { level, top: levels - 1 });
  return [placeName(words, row, column), light, ...(marked ? [cell.marked] : [])].join(', ');
}

export const placeName = ({ cell }: Words, row: number, column: number): string =>
  phrase(cell.place, { row: row + 1, column: column + 1 });
