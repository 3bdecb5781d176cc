import { RULES, type Rule, ruleNeeds, type Wrap } from 'douse/board';
import { parseOption, quote } from 'douse/formats';
import type { Given, KindOption } from './row.ts';
import { type Size, type Sizes, sizeAt, countSizes } from './sizes.ts';

/** What is wrong with an option and what to do about it. */
export interface Complaint {
  readonly option: string;
  /** The file, line and column to blame, if it is not the option itself. */
  readonly where?: string;
  readonly expected: string;
  readonly got: string;
  readonly cure: string;
}

/** Options of the board that every kind may take. */
export const LEVELS_OPTION: KindOption = { name: 'levels', value: '<q>', says: 'number of levels (2)' };
export const WRAP_OPTION: KindOption = {
  name: 'wrap',
  value: '<name>',
  says: 'none, cylinder (left and right edges meet) or torus',
};
export const RULE_OPTION: KindOption = {
  name: 'rule',
  value: '<name>',
  says: `${Object.keys(RULES).join(', ')}, or a pattern file`,
};
export const TIME_OPTION: KindOption = { name: 'time', value: '<seconds>', says: 'give up on a board after this time' };

/**
 * Reads options one by one and remembers the first that is wrong; after that it returns only placeholders. The options
 * come from a command line or from another machine, so nothing in them is trusted.
 */
export class OptionReader {
  complaint: Complaint | null = null;
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  text(name: string): string | undefined {
    return Object.hasOwn(this.#given, name) ? this.#given[name] : undefined;
  }

  complain(option: string, expected: string, cure: string, got = this.text(option)): void {
    this.complaint ??= { option, expected, got: got === undefined ? 'nothing' : quote(got), cure };
  }

  flag(name: string): boolean {
    const text = this.text(name);
    if (text !== undefined && text !== 'true') this.complain(name, 'no value', 'leave it out');
    return text === 'true';
  }

  choice<T extends string>(name: string, among: readonly T[], fallback: T): T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const found = among.find((known) => known === text);
    if (found === undefined) this.complain(name, `one of ${among.join(', ')}`, 'choose one of these');
    return found ?? fallback;
  }

  /** A whole number from `least` to `most`. */
  whole(name: string, least: number, most: number): number {
    const text = this.text(name);
    const value = text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    if (value >= least && value <= most) return value;
    this.complain(name, `a number from ${least} to ${most}`, 'give a whole number');
    return least;
  }

  /** Seconds, or null where there is no limit. */
  seconds(name = 'time'): number | null {
    const text = this.text(name);
    if (text === undefined) return null;
    if (/^(\d{1,9})(\.\d{1,9})?$/.test(text)) return Number(text);
    this.complain(name, 'seconds', 'for example --time 60');
    return null;
  }

  seed(name = 'seed'): string {
    const text = this.text(name) ?? '';
    if (!/^[\p{L}\p{N}._~-]{1,64}$/u.test(text))
      this.complain(name, 'a seed of 1 to 64 letters, digits, dots, dashes or underscores', 'for example --seed moon');
    return text;
  }

  /** `5x7` (rows x columns) or `5`. */
  size(name: string, most: number): Size {
    const match = /^(\d{1,6})(?:x(\d{1,6}))?$/i.exec(this.text(name) ?? '');
    const [rows, columns] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
    if (rows >= 1 && columns >= 1 && rows <= most && columns <= most) return { rows, columns };
    this.complain(name, `a size such as 5x7 (rows x columns) with sides up to ${most}`, 'or one number for a square');
    return { rows: 1, columns: 1 };
  }

  /**
   * A range of sizes up to `most`, with `rectangles`: both ways round where the wrap or the rule tells rows from
   * columns.
   */
  sizes(most: number): Sizes {
    const match = /^(\d{1,6})\.\.(\d{1,6})$/.exec(this.text('sizes') ?? '');
    const [from, to] = [Number(match?.[1]), Number(match?.[2])];
    const { wrap, rule } = { ...this.#option('wrap'), ...this.#option('rule') };
    const alike = wrap !== 'cylinder' && (rule === undefined || isDiagonal(rule));
    const rectangles = !this.flag('rectangles') ? 'none' : alike ? 'halves' : 'all';
    if (from >= 1 && to >= from && to <= most) return { from, to, rectangles };
    this.complain('sizes', `a range such as 1..40 up to ${most}`, 'give the first and the last size');
    return { from: 1, to: 1, rectangles: 'none' };
  }

  levels(): number {
    return this.#option('levels').levels ?? 2;
  }

  wrap(): Wrap {
    return this.#option('wrap').wrap ?? 'none';
  }

  /** The rule, which must work on these sizes. */
  rule(sizes: Sizes | Size): Rule {
    const rule = this.#option('rule').rule ?? RULES.plus;
    const ends = 'from' in sizes ? [sizeAt(sizes, 0), sizeAt(sizes, countSizes(sizes) - 1)] : [sizes];
    for (const { rows, columns } of ends) {
      const needs = ruleNeeds(rule, rows, columns);
      if (needs !== null) this.complain('rule', needs, 'choose another rule', `${rows} × ${columns}`);
    }
    return rule;
  }

  #option(name: 'levels' | 'wrap' | 'rule'): { readonly levels?: number; readonly rule?: Rule; readonly wrap?: Wrap } {
    const text = this.text(name);
    if (text === undefined) return {};
    const parsed = parseOption(name, text);
    if (parsed.ok) return parsed.value;
    this.complain(name, parsed.error.expected, 'choose one of these');
    return {};
  }
}

/** True if a rule stays the same when rows and columns change places. */
function isDiagonal(rule: Rule): boolean {
  if (rule.kind !== 'pattern') return true;
  const weights = (swap: boolean): string =>
    rule.offsets
      .map(({ row, column, weight }) => (swap ? [column, row, weight] : [row, column, weight]).join())
      .toSorted()
      .join(' ');
  return weights(false) === weights(true);
}
