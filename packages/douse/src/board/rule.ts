/** Which lights a press moves, as offsets from the pressed cell. */
export interface Offset {
  readonly row: number;
  readonly column: number;
  /** By how many levels a press moves that light. */
  readonly weight: number;
}

/** A rule: a fixed pattern of offsets, the cell's whole row and column, or a table of its own for one board. */
export type Rule =
  | { readonly kind: 'pattern'; readonly name: string; readonly offsets: readonly Offset[] }
  | { readonly kind: 'lines'; readonly name: 'row-column' }
  /** Every cell of one board has its own list of lights (numbers of cells, row by row). */
  | {
      readonly kind: 'table';
      readonly name: string;
      readonly rows: number;
      readonly columns: number;
      readonly moves: readonly (readonly number[])[];
    };

/** Names of the built-in rules that work on every rectangle. */
export const RULE_NAMES = ['plus', 'x', 'king', 'ring', 'knight', 'row-column'] as const;
export type RuleName = (typeof RULE_NAMES)[number] | 'merlin';

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
  // A corner moves its 2 × 2 block, an edge its whole edge, the centre itself and its four neighbours; 3 × 3 only.
  merlin: {
    kind: 'table',
    name: 'merlin',
    rows: 3,
    columns: 3,
    moves: [
      [0, 1, 3, 4],
      [0, 1, 2],
      [1, 2, 4, 5],
      [0, 3, 6],
      [1, 3, 4, 5, 7],
      [2, 5, 8],
      [3, 4, 6, 7],
      [6, 7, 8],
      [4, 5, 7, 8],
    ],
  },
};

/** True for every name in RULES, merlin too. */
export const isRuleName = (name: string): name is RuleName => Object.hasOwn(RULES, name);

/** Null if the rule works on a rectangle of this size, otherwise the size it needs. */
export const ruleNeeds = (rule: Rule, rows: number, columns: number): string | null =>
  rule.kind === 'table' && (rule.rows !== rows || rule.columns !== columns)
    ? `${rule.rows} × ${rule.columns} cells for rule ${rule.name}`
    : null;
