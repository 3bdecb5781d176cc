import { readFileSync, statSync } from 'node:fs';
import { describeError, isPattern, makeRule, parsePattern, quote } from 'douse/formats';
import { err, ok, type Result } from 'douse/play';
import type { Given } from './row.ts';
import type { Complaint } from './options.ts';

/** Most bytes of a pattern file. */
const MAX_PATTERN = 1 << 16;

/** Puts the picture of a rule, on one line, in the place of a file's name. */
export function withRuleFile(given: Given): Result<Given, Complaint> {
  const { rule } = given;
  if (rule === undefined || !/[./\\]/.test(rule) || isPattern(rule)) return ok(given);
  const bad = (expected: string, got: string): Result<never, Complaint> =>
    err({ option: 'rule', expected, got, cure: 'draw the pattern around @, for example .#./#@#/.#.' });
  let text: string;
  try {
    if (statSync(rule).size > MAX_PATTERN) return bad(`a file of at most ${MAX_PATTERN} bytes`, 'more');
    text = readFileSync(rule, 'utf8');
  } catch (error) {
    return bad('a rule or a pattern file', `${quote(rule)} (${(error as NodeJS.ErrnoException).code})`);
  }
  const parsed = parsePattern(text, rule);
  if (!parsed.ok) return bad(`a pattern in ${quote(rule)}`, describeError(parsed.error));
  const line = makeRule(parsed.value);
  return isPattern(line)
    ? ok({ ...given, rule: line })
    : bad('a pattern with weights up to 9', `more in ${quote(rule)}`);
}
