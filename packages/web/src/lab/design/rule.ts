import { isRuleName, type Offset, type Rule, type RuleName } from 'douse/board';
import { makeRule } from 'douse/formats';

/** Largest distance of a light from the pressed cell in a rule drawn by hand. */
export const RADIUS = 3;

/** A rule drawn by hand, named by its picture; `grid` takes the built-in one of the same effect in its place. */
export function drawnRule(offsets: readonly Offset[]): Rule {
  const rule: Rule = { kind: 'pattern', name: '', offsets };
  return { ...rule, name: makeRule(rule) };
}

/** The built-in name of a rule, or null for a drawn one. */
export const ruleNameOf = ({ name }: Rule): RuleName | null => (isRuleName(name) ? name : null);
