import { isRuleName, type Rule, RULES } from '../board/rule.ts';
import { type Wrap, WRAPS } from '../board/board.ts';
import { MAX_LEVELS } from '../board/problem.ts';
import { err, ok, type Result } from '../play/result.ts';
import { quote } from './error.ts';
import { parsePattern } from './pattern.ts';

/** Options that fix what a board's text leaves open. An option given here wins over the file's own. */
export interface BoardOptions {
  readonly levels?: number;
  readonly rule?: Rule;
  readonly wrap?: Wrap;
}

/**
 * True for a pattern on one line: with `@`, such as `.#./#@#/.#.`, or with a middle, such as `.2./2.2/.2.`, which no
 * path looks like.
 */
export function isPattern(value: string): boolean {
  if (!/^[.#@\d]+(?:\/[.#@\d]+)*$/.test(value)) return false;
  const rows = value.split('/');
  const width = rows[0]!.length;
  const hasMiddle = rows.length > 1 && rows.length % 2 === 1 && width > 1 && width % 2 === 1;
  return value.includes('@') || (hasMiddle && rows.every((row) => row.length === width));
}

type OptionError = { readonly expected: string; readonly got: string };

/** Parses one `key` and its `value` as they stand in a file's first line, an id or on the command line. */
export function parseOption(key: string, value: string): Result<BoardOptions, OptionError> {
  switch (key) {
    case 'levels': {
      const levels = /^\d{1,6}$/.test(value) ? Number(value) : NaN;
      if (levels >= 2 && levels <= MAX_LEVELS) return ok({ levels });
      return err({ expected: `levels from 2 to ${MAX_LEVELS}`, got: quote(value) });
    }
    case 'rule':
      if (isRuleName(value)) return ok({ rule: RULES[value] });
      if (isPattern(value)) {
        const drawn = parsePattern(value, value);
        if (drawn.ok) return ok({ rule: drawn.value });
        return err({ expected: drawn.error.expected, got: drawn.error.got });
      }
      return err({
        expected: `a rule of ${Object.keys(RULES).join(', ')}, or a pattern such as .#./#@#/.#.`,
        got: quote(value),
      });
    case 'wrap': {
      const wrap = WRAPS.find((name) => name === value);
      if (wrap !== undefined) return ok({ wrap });
      return err({ expected: `a wrap of ${WRAPS.join(', ')}`, got: quote(value) });
    }
    default:
      return err({ expected: 'an option of levels, rule, wrap', got: quote(key) });
  }
}
