import { makeBoards, makeSvg, WRITTEN_FORMATS, type Written } from 'douse/formats';
import { idOfProblem } from 'douse/lightsout';
import type { Design } from './design.ts';

/** Files that a design can be saved as; not every board fits every one. */
export const EXPORTS = [...WRITTEN_FORMATS, 'svg'] as const;
export type ExportName = (typeof EXPORTS)[number];

/** The ends of their names. */
export const ENDINGS = {
  text: 'txt',
  table: 'csv',
  json: 'json',
  pbm: 'pbm',
  pgm: 'pgm',
  life: 'rle',
  id: 'txt',
  tatham: 'txt',
  save: 'sav',
  edges: 'txt',
  dimacs: 'col',
  svg: 'svg',
} as const satisfies Record<ExportName, string>;

/** The design as a file of that kind, with what the file does not hold; null where the kind cannot hold it. */
export function exportDesign({ problem, spots }: Design, name: ExportName): Written | null {
  if (name === 'svg') {
    const picture = spots === null ? makeSvg(problem) : null;
    return picture === null ? null : { bytes: new TextEncoder().encode(picture), says: null };
  }
  // A rectangle of two levels is a black and white picture, any other a grey one.
  if (name === 'pgm' && problem.levels === 2) return null;
  const made = makeBoards([problem], name, { toId: idOfProblem });
  return made.ok ? made.value : null;
}
