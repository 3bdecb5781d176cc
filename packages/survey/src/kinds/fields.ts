import { quote } from 'douse/formats';
import type { Row } from './row.ts';

/** What a field of a row may hold. Every field may also be null if it says so. */
export type Field = (
  | { readonly type: 'whole'; readonly least?: number; readonly most?: number }
  | { readonly type: 'seconds' }
  | { readonly type: 'flag' }
  | { readonly type: 'text'; readonly pattern: RegExp; readonly most?: number }
) & {
  readonly nullable?: true;
  /** True if two computations of the same row may differ here: times, or what a clock cut off. */
  readonly varies?: true;
};

/** The fields of a row by name, in order. */
export type Fields = Readonly<Record<string, Field>>;

/** Most characters of a text, if its field does not say. */
const MAX_TEXT = 1000;

/** Text that is safe to print: no control characters, line ends or the like. */
export const PLAIN = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;
/** A decimal number without a sign. */
export const DIGITS = /^(?:0|[1-9]\d*)$/;

/** A field that is one of these words. */
export const oneOf = (...words: readonly string[]): Field => ({
  type: 'text',
  pattern: new RegExp(`^(?:${words.join('|')})$`),
});

/** A number that can outgrow 2⁵³, as text. */
export const BIG = { type: 'text', pattern: DIGITS, most: 2 ** 20 } as const satisfies Field;

/** What is wrong with the fields that follow a row's place, or null: each is there with its type, and no other is. */
export function checkFields(fields: Fields, place: Row, row: Row): string | null {
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(row, name)) return `expected the field ${name}, got none`;
    const value = row[name]!;
    if (!fits(field, value)) return `expected ${describe(field)} as ${name}, got ${shown(value)}`;
  }
  const strange = Object.keys(row).find((name) => !Object.hasOwn(fields, name) && !Object.hasOwn(place, name));
  return strange === undefined ? null : `expected no field ${quote(strange)}, got one`;
}

function fits(field: Field, value: unknown): boolean {
  if (value === null) return field.nullable === true;
  switch (field.type) {
    case 'whole': {
      const { least = 0, most = Number.MAX_SAFE_INTEGER } = field;
      return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
    }
    case 'seconds':
      return typeof value === 'number' && value >= 0 && value < Infinity;
    case 'flag':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string' && value.length <= (field.most ?? MAX_TEXT) && field.pattern.test(value);
  }
}

function describe(field: Field): string {
  const or = field.nullable === true ? ' or null' : '';
  switch (field.type) {
    case 'whole':
      return `a whole number from ${field.least ?? 0}${field.most === undefined ? '' : ` to ${field.most}`}${or}`;
    case 'seconds':
      return `seconds${or}`;
    case 'flag':
      return `true or false${or}`;
    case 'text':
      return `text of the right form${or}`;
  }
}

/** A value from outside, short and safe to print. */
export const shown = (value: unknown): string =>
  typeof value === 'string' ? quote(value) : quote(String(JSON.stringify(value)));

/** True if two computations of one row agree where they must. */
export const sameRow = (fields: Fields, a: Row, b: Row): boolean =>
  Object.entries(fields).every(([name, { varies }]) => varies === true || a[name] === b[name]);
