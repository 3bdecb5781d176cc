/** The way a chase goes: row by row from the top, column by column from the left, or light by light. */
export type ChaseDirection = 'rows' | 'columns' | 'lights';

/** A rectangle of lights that are chased the same way; rows and columns count from 0, both ends included. */
export interface ChasePhase {
  readonly rows: { readonly first: number; readonly last: number };
  readonly columns: { readonly first: number; readonly last: number };
  /** Each light is put out by the button this far below it and to its right, round the edge where the board wraps. */
  readonly down: number;
  readonly right: number;
}

/**
 * The table people learn by heart: what is left after a chase, and which free buttons to press before the second one.
 */
export interface ChaseChart {
  readonly by: ChaseDirection;
  /**
   * The chase: [light, button] pairs. In this order, each light that is not yet off is put out with its button;
   * the buttons before it in the list, and the free ones, are settled by then.
   */
  readonly chase: readonly (readonly [light: number, button: number])[];
  /** The same in few words, on grids: going through these rectangles in order, line by line, gives `chase`. */
  readonly phases: readonly ChasePhase[];
  /** Lights whose levels are read after the first chase: on a rectangle with the plus rule the last line. */
  readonly residue: readonly number[];
  /** Buttons that the chase leaves alone: on a rectangle with the plus rule the first line. */
  readonly free: readonly number[];
  /** Every residue that can be solved, zero left out, by ascending residue; or only generators, see `complete`. */
  readonly rows: readonly ChartRow[];
  /** False if there are too many residues: then `rows` holds generators, and rows may be added together. */
  readonly complete: boolean;
  /** Number of residues that can be solved, zero included. */
  readonly solvable: bigint;
}

/** One line of a chase chart: what is left, and what to press for it. */
export interface ChartRow {
  /** Levels of the residue lights. */
  readonly left: readonly number[];
  /**
   * Presses of the free buttons: few, and the fewest where no more than MAX_COMPARED (`chart.ts`) choices do the same.
   */
  readonly press: readonly number[];
}
