import type { Rule } from './rule.ts';

/** How the edges of a grid meet: not at all; left with right (the columns wrap); or all four. */
export const WRAPS = ['none', 'cylinder', 'torus'] as const;
/** One of WRAPS. */
export type Wrap = (typeof WRAPS)[number];

/** A rectangle of cells, each a button and a light; cells may be holes. */
export interface GridBoard {
  readonly kind: 'grid';
  readonly rows: number;
  readonly columns: number;
  readonly rule: Rule;
  readonly wrap: Wrap;
  /** `rows · columns` entries, 1 where there is no cell; null when the rectangle is whole. */
  readonly holes: Uint8Array | null;
  /** For a board with holes: the cell's button number, row-major over the cells that exist, or −1. */
  readonly cellNumber: Int32Array | null;
  /** The other way round: each button's place in the rectangle, row-major; null when the rectangle is whole. */
  readonly cellPlace: Uint32Array | null;
  readonly buttons: number;
  readonly lights: number;
}

/** Any buttons, any lights, any weights. */
export interface WiringBoard {
  readonly kind: 'wiring';
  readonly buttonNames: readonly string[];
  readonly lightNames: readonly string[];
  readonly effects: Effects;
  /** What the wiring is drawn as, where it is more than a list. */
  readonly shape: Shape | null;
  readonly buttons: number;
  readonly lights: number;
}

/**
 * The surface of a cube with side × side cells a face: cell (face, row, column) is number (face · side + row) · side
 * + column, faces in the order of CUBE_FACES. Or a graph: pairs of vertex numbers, each button a vertex that moves
 * itself and its neighbours.
 */
export type Shape =
  | { readonly kind: 'cube'; readonly side: number }
  | { readonly kind: 'graph'; readonly edges: readonly (readonly [number, number])[] };

/** Where the presses happen. Buttons and lights are numbered from 0; on a grid both follow the cells, row by row. */
export type Board = GridBoard | WiringBoard;

/**
 * The effect matrix A, sparse, one button after the other: button `b` moves light `light[i]` by `weight[i]`
 * for `start[b] ≤ i < start[b + 1]`. A light appears at most once for each button.
 */
export interface Effects {
  readonly start: Uint32Array;
  readonly light: Uint32Array;
  readonly weight: Uint32Array;
}
