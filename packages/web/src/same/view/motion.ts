import type { Travel } from './travel.ts';

/** Milliseconds of a fall by one row (by more, their square root), of columns closing up, and of a group going. */
const FALL = 110;
const CLOSE = 170;
const GO = 170;
/** What stands above waits so long, so that one sees the group go first. */
const PAUSE = 50;

export interface Keyframes {
  readonly frames: Keyframe[];
  readonly milliseconds: number;
}

/** Where a tile comes from, in cells. */
export interface Offset {
  readonly rows: number;
  readonly columns: number;
}

/**
 * The way of each tile that moved, by its cell now: rows fallen (down is positive) and columns moved (left is
 * negative).
 */
export function offsets({ from }: Travel, columns: number): Map<number, Offset> {
  const found = new Map<number, Offset>();
  for (const [cell, earlier] of from.entries()) {
    if (earlier < 0 || earlier === cell) continue;
    found.set(cell, {
      rows: Math.floor(cell / columns) - Math.floor(earlier / columns),
      columns: (cell % columns) - (earlier % columns),
    });
  }
  return found;
}

/** How long the longest fall of a move takes: columns close up after it. */
export const fallTime = (rows: number): number => (rows <= 0 ? 0 : Math.min(420, FALL * Math.sqrt(rows)));

/**
 * Falls, then moves aside; what comes back after an undo goes the straight way. `step` is the distance of two cells in
 * pixels.
 */
export function moveFrames({ rows, columns }: Offset, longest: number, step: number, forward: boolean): Keyframes {
  const at = (x: number, y: number): string => `translate(${-x * step}px, ${-y * step}px)`;
  if (!forward)
    return { frames: [{ transform: at(columns, rows), easing: 'ease-out' }, { transform: 'none' }], milliseconds: 200 };
  const fallen = PAUSE + fallTime(rows);
  const start = PAUSE + longest;
  const milliseconds = columns === 0 ? fallen : start + CLOSE;
  const frames: Keyframe[] = [
    { transform: at(columns, rows), offset: 0 },
    { transform: at(columns, rows), offset: PAUSE / milliseconds, easing: 'cubic-bezier(0.5, 0.05, 0.85, 0.6)' },
  ];
  if (columns !== 0) {
    frames.push({ transform: at(columns, 0), offset: fallen / milliseconds });
    if (fallen < start) frames.push({ transform: at(columns, 0), offset: start / milliseconds });
    frames.at(-1)!.easing = 'ease-in-out';
  }
  frames.push({ transform: 'none', offset: 1 });
  return { frames, milliseconds };
}

/** A tile that goes, and one that comes back. */
export const GONE: Keyframes = {
  frames: [
    { transform: 'none', opacity: 1 },
    { transform: 'scale(1.12)', opacity: 1, offset: 0.3 },
    { transform: 'scale(0.3)', opacity: 0 },
  ],
  milliseconds: GO,
};
export const BACK: Keyframes = {
  frames: [
    { transform: 'scale(0.3)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ],
  milliseconds: 220,
};
