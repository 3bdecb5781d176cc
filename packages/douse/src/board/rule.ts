/** Which lights a press moves, as offsets from the pressed cell. */
export interface Offset {
  readonly row: number;
  readonly column: number;
  /** By how many levels a press moves that light. */
  readonly weight: number;
}

/** A rule: a fixed pattern of offsets, or the cell's whole row and column. */
export type Rule =
  | { readonly kind: 'pattern'; readonly name: string; readonly offsets: readonly Offset[] }
  | { readonly kind: 'lines'; readonly name: 'row-column' };

/** Names of the built-in rules. */
export const RULE_NAMES = ['plus', 'x', 'king', 'ring', 'knight', 'row-column'] as const;
export type RuleName = (typeof RULE_NAMES)[number];

const pattern = (name: string, ...cells: readonly (readonly [number, number])[]): Rule => ({
  kind: 'pattern',
  name,
  offsets: cells.map(([row, column]) => ({ row, column, weight: 1 })),
});
const SIDES = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;
const DIAGONALS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;
const KNIGHT = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const;

/** The built-in rules. Each moves every light it reaches by one level. */
export const RULES: Readonly<Record<RuleName, Rule>> = {
  plus: pattern('plus', [0, 0], ...SIDES),
  x: pattern('x', [0, 0], ...DIAGONALS),
  king: pattern('king', [0, 0], ...SIDES, ...DIAGONALS),
  ring: pattern('ring', ...SIDES),
  knight: pattern('knight', [0, 0], ...KNIGHT),
  'row-column': { kind: 'lines', name: 'row-column' },
};

export const isRuleName = (name: string): name is RuleName => (RULE_NAMES as readonly string[]).includes(name);
