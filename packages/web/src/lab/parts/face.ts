import { isBits } from 'douse/algebra';
import { asArray, type Levels } from 'douse/board';
import type { Layout } from '../design/layout.ts';

/** What one place of a board shows. */
export interface Face {
  readonly level: number;
  /** The greatest level, q − 1; 1 where no lights are shown. */
  readonly top: number;
  /** True if single presses are numbered, too. */
  readonly counted: boolean;
  /** The level to reach, where it is not off; otherwise null. */
  readonly aim: number | null;
  /** How often the button here is pressed. */
  readonly press: number;
  /** The weight of a mark, 0 for none. */
  readonly mark: number;
  readonly pointed: boolean;
}

/** The face at a place, or null for a hole. */
export type FaceAt = (place: number) => Face | null;

/** Numbers that a picture of a board shows; what is left out is zero. */
export interface Shown {
  readonly lights?: Levels | ArrayLike<number> | undefined;
  readonly aims?: Levels | ArrayLike<number> | null | undefined;
  readonly presses?: Levels | ArrayLike<number> | undefined;
  readonly marks?: Levels | ArrayLike<number> | undefined;
  readonly pointed?: number | undefined;
}

/** The numbers as something that can be indexed at once, null for none. */
function listOf(values: Levels | ArrayLike<number> | null | undefined): ArrayLike<number> | null {
  if (values === null || values === undefined) return null;
  return isBits(values) ? asArray(values) : values;
}

/**
 * Faces of a board whose lights and buttons share their places. `levels` is the number of levels, or one for each
 * light.
 */
export function faces(layout: Layout, levels: number | ArrayLike<number>, shown: Shown): FaceAt {
  const [lights, aims, presses, marks] = [shown.lights, shown.aims, shown.presses, shown.marks].map(listOf);
  const counted = levels !== 2;
  return (place) => {
    const cell = layout.cell[place]!;
    if (cell < 0) return null;
    return {
      level: lights?.[cell] ?? 0,
      top: lights === null ? 1 : (typeof levels === 'number' ? levels : levels[cell]!) - 1,
      counted,
      aim: aims === null ? null : (aims?.[cell] ?? 0),
      press: presses?.[cell] ?? 0,
      mark: marks?.[cell] ?? 0,
      pointed: shown.pointed === cell,
    };
  };
}
