import { nearestHint } from './names.ts';

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

type Kind<K extends Rule['kind']> = Extract<Rule, { kind: K }>;

const pattern = (name: string, ...cells: readonly (readonly [number, number])[]): Kind<'pattern'> => ({
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

/**
 * The built-in rules. Each is an entry here and nowhere else; names, ids, options and hints follow from it. Each moves
 * every light it reaches by one level.
 */
const TABLE = {
  plus: pattern('plus', [0, 0], ...SIDES),
  x: pattern('x', [0, 0], ...DIAGONALS),
  king: pattern('king', [0, 0], ...SIDES, ...DIAGONALS),
  ring: pattern('ring', ...SIDES),
  knight: pattern('knight', [0, 0], ...KNIGHT),
  'row-column': { kind: 'lines', name: 'row-column' } as Kind<'lines'>,
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
  } as Kind<'table'>,
} satisfies Readonly<Record<string, Rule>>;

/** A name in RULES. */
export type RuleName = keyof typeof TABLE;

/** The built-in rules by their names. */
export const RULES: Readonly<Record<RuleName, Rule>> = TABLE;

type EverywhereName = { [Name in RuleName]: (typeof TABLE)[Name]['kind'] extends 'table' ? never : Name }[RuleName];
/** The names of the rules that work on every rectangle: all but those with a table of their own. */
export const RULE_NAMES = (Object.keys(RULES) as RuleName[]).filter(
  (name): name is EverywhereName => RULES[name].kind !== 'table',
);

/** True for every name in RULES, merlin too. */
export const isRuleName = (name: string): name is RuleName => Object.hasOwn(RULES, name);

/** The built-in rule that moves the same lights by the same weights, whatever it is called; null for any other. */
export function builtInName(rule: Rule): RuleName | null {
  if (isRuleName(rule.name) && RULES[rule.name] === rule) return rule.name;
  return (Object.keys(RULES) as RuleName[]).find((name) => areEqual(rule, RULES[name])) ?? null;
}

/** True if `rule` moves the same lights by the same weights as the built-in rule `name`. */
export const isRule = (rule: Rule, name: RuleName): boolean => rule === RULES[name] || areEqual(rule, RULES[name]);

function areEqual(rule: Rule, known: Rule): boolean {
  if (rule.kind === 'lines' || known.kind === 'lines') return rule.kind === known.kind;
  if (rule.kind === 'table') {
    if (known.kind !== 'table' || rule.rows !== known.rows || rule.columns !== known.columns) return false;
    return known.moves.every((cells, i) => {
      const own = new Set(rule.moves[i]);
      return own.size === cells.length && cells.every((cell) => own.has(cell));
    });
  }
  if (known.kind !== 'pattern') return false;
  const sameCell = (a: Offset, b: Offset): boolean => a.row === b.row && a.column === b.column;
  // Of offsets that name one cell twice, the first counts.
  return (
    known.offsets.every((own) => rule.offsets.find((offset) => sameCell(own, offset))?.weight === own.weight) &&
    rule.offsets.every((offset) => known.offsets.some((own) => sameCell(own, offset)))
  );
}

/** The greatest distance of an offset, and the most offsets and cells of a rule. */
const MAX_REACH = 200_000;
const MAX_OFFSETS = 10_000;
const MAX_TABLE = 1_000_000;

/**
 * A rule in the one form that equal rules share: the built-in rule itself where it is one, by its name or by what it
 * moves. A custom rule under a built-in name is renamed. Why where the board is made: every fast path then knows a
 * drawn plus as the plus.
 * @throws {RangeError} if no built-in rule has the name, or an offset, a weight or a list is out of range
 * @throws {TypeError} if it is neither a name nor a rule
 */
export function canonicalRule(rule: RuleName | Rule): Rule {
  if (typeof rule === 'string') {
    if (isRuleName(rule)) return RULES[rule];
    const names = Object.keys(RULES);
    throw new RangeError(
      `grid: expected a rule of ${names.join(', ')}, got ${JSON.stringify(rule)}${nearestHint(rule, names)}`,
    );
  }
  if (Object.values(RULES).includes(rule)) return rule;
  checkRule(rule);
  const known = builtInName(rule);
  if (known !== null) return RULES[known];
  return isRuleName(rule.name) ? ({ ...rule, name: `own ${rule.name}` } as Rule) : rule;
}

function checkRule(rule: Rule): void {
  const fail = (expected: string, got: unknown): RangeError =>
    new RangeError(`grid: expected ${expected} in rule ${String(rule.name)}, got ${String(got)}`);
  if (typeof rule !== 'object' || rule === null || typeof rule.name !== 'string')
    throw new TypeError(
      `grid: expected a rule's name or { kind, name, … }, got ${rule === null ? 'null' : typeof rule}`,
    );
  if (rule.kind === 'pattern') {
    if (!Array.isArray(rule.offsets) || rule.offsets.length > MAX_OFFSETS)
      throw fail(`a list of at most ${MAX_OFFSETS} offsets`, rule.offsets?.length ?? 'none');
    for (const { row, column, weight } of rule.offsets) {
      for (const way of [row, column])
        if (!Number.isInteger(way) || Math.abs(way) > MAX_REACH)
          throw fail(`whole rows and columns up to ${MAX_REACH} away`, way);
      if (!Number.isInteger(weight) || weight < 1 || weight > 0xffff) throw fail('weights from 1 to 65535', weight);
    }
  } else if (rule.kind === 'table') {
    const cells = rule.rows * rule.columns;
    if (!(cells <= MAX_TABLE) || !Array.isArray(rule.moves) || rule.moves.length !== cells)
      throw fail(`a list of lights for each of ${cells} cells, at most ${MAX_TABLE}`, rule.moves?.length ?? 'none');
    for (const cell of rule.moves.flat())
      if (!Number.isInteger(cell) || cell < 0 || cell >= cells) throw fail(`cells from 0 to ${cells - 1}`, cell);
  } else if (rule.kind !== 'lines') {
    throw new TypeError(`grid: expected a rule of kind pattern, lines or table, got ${String((rule as Rule).kind)}`);
  }
}

/** Null if the rule works on a rectangle of this size, otherwise the size it needs. */
export const ruleNeeds = (rule: Rule, rows: number, columns: number): string | null =>
  rule.kind === 'table' && (rule.rows !== rows || rule.columns !== columns)
    ? `${rule.rows} × ${rule.columns} cells for rule ${rule.name}`
    : null;
