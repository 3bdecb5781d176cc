/** Stars of a game: three for the fewest presses, without help; none if the solution was shown. */
export type Stars = 0 | 1 | 2 | 3;

/** Presses above the fewest that still earn two stars. */
const NEAR = 2;

export function starsOf(game: {
  readonly presses: number;
  /** Fewest presses, where they are proved. */
  readonly par: number | null;
  readonly hints: number;
  readonly shown: boolean;
}): Stars {
  const { presses, par, hints, shown } = game;
  if (shown) return 0;
  if (par === null || hints > 0) return 1;
  return presses <= par ? 3 : presses <= par + NEAR ? 2 : 1;
}
