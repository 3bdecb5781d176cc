import type { Levels } from 'douse/board';
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

const at = (values: Levels | ArrayLike<number> | null | undefined, i: number): number => {
  if (values === null || values === undefined) return 0;
  return ('at' in values ? values.at(i) : (values as ArrayLike<number>)[i]) ?? 0;
};

/** Faces of a board whose lights and buttons share their places. `levels` is the number of levels, or one for each light. */
export function faces(layout: Layout, levels: number | ArrayLike<number>, shown: Shown): FaceAt {
  return (place) => {
    const cell = layout.cell[place]!;
    if (cell < 0) return null;
    return {
      level: at(shown.lights, cell),
      top: shown.lights === undefined ? 1 : (typeof levels === 'number' ? levels : levels[cell]!) - 1,
      counted: levels !== 2,
      aim: shown.aims === null || shown.aims === undefined ? null : at(shown.aims, cell),
      press: at(shown.presses, cell),
      mark: at(shown.marks, cell),
      pointed: shown.pointed === cell,
    };
  };
}
