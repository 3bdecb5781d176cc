import type { en } from './en.ts';

/** A text for each number form a language has; `{n}` stands for the number. */
export type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/**
 * What a dictionary in another language has to hold: the same texts in the same places, number forms as its language
 * needs them.
 */
export type Shape<Text> = Text extends string
  ? string
  : Text extends { readonly one: string; readonly other: string }
    ? Forms
    : { readonly [Key in keyof Text]: Shape<Text[Key]> };

/**
 * All that the page says, in one language; the English dictionary gives the shape. `{name}` in a text is a gap that
 * `phrase` fills.
 */
export type Words = Shape<typeof en>;
