import { isRuleName, type Offset, type Rule, RULES, ruleNeeds, type RuleName } from 'douse/board';
import { parsePattern } from 'douse/formats';

/** Largest distance of a light from the pressed cell in a rule drawn by hand. */
export const RADIUS = 3;

/** A rule drawn by hand; `grid` takes the built-in one of the same effect in its place. */
export const drawnRule = (offsets: readonly Offset[]): Rule => ({
  kind: 'pattern',
  name: patternText(offsets),
  offsets,
});

/**
 * The offsets as a picture with the pressed cell in the middle: `010/111/010`. Weights above 9 do not occur in drawn
 * rules.
 */
export function patternText(offsets: readonly Offset[]): string {
  const reach = Math.max(1, ...offsets.map(({ row, column }) => Math.max(Math.abs(row), Math.abs(column))));
  const side = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
  const weight = (row: number, column: number): number =>
    offsets.find((offset) => offset.row === row && offset.column === column)?.weight ?? 0;
  return side.map((row) => side.map((column) => weight(row, column)).join('')).join('/');
}

/** A rule as the address holds it: its name, or its picture. */
export const makeRule = (rule: Rule): string =>
  rule.kind !== 'pattern' || isRuleName(rule.name) ? rule.name : patternText(rule.offsets);

/** The rule again; null if the text is none, or none for a board of this size. */
export function parseRule(text: string, rows: number, columns: number): Rule | null {
  if (isRuleName(text)) return ruleNeeds(RULES[text], rows, columns) === null ? RULES[text] : null;
  if (!/^[0-9]+(?:\/[0-9]+)*$/.test(text) || text.length > 10_000) return null;
  const pattern = parsePattern(text, text);
  return pattern.ok && pattern.value.kind === 'pattern' ? drawnRule(pattern.value.offsets) : null;
}

/** The built-in name of a rule, or null for a drawn one. */
export const ruleNameOf = ({ name }: Rule): RuleName | null => (isRuleName(name) ? name : null);
