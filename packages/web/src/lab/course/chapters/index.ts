import type { Chapter } from '../chapter.ts';
import { allon } from './allon.ts';
import { chase } from './chase.ts';
import { columns } from './columns.ts';
import { elimination } from './elimination.ts';
import { matrix } from './matrix.ts';
import { moduli } from './moduli.ts';
import { open } from './open.ts';
import { orthogonal } from './orthogonal.ts';
import { polynomials } from './polynomials.ts';
import { presses } from './presses.ts';
import { quiet } from './quiet.ts';
import { smith } from './smith.ts';
import { symmetry } from './symmetry.ts';
import { wrong } from './wrong.ts';

/** The course: twelve chapters in their order. A chapter is a file here, a line in this list, and its words. */
export const CHAPTERS: readonly Chapter[] = [
  presses,
  matrix,
  columns,
  quiet,
  orthogonal,
  elimination,
  chase,
  allon,
  symmetry,
  moduli,
  polynomials,
  smith,
];

/** Two pages that stand beside the chapters. */
export const PAGES: readonly Chapter[] = [open, wrong];

export const chapterOf = (name: string): Chapter | undefined =>
  [...CHAPTERS, ...PAGES].find((chapter) => chapter.name === name);
