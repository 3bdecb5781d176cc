import type { Forms } from './words.ts';

/** The text with its gaps filled; a gap without a value stays as it is. */
export const phrase = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

/**
 * One maker for each language: to make it takes longer than to use it, and a large board names a thousand tiles at a
 * press.
 */
function each<Maker>(make: (language: string) => Maker): (language: string) => Maker {
  const made = new Map<string, Maker>();
  return (language) => {
    const maker = made.get(language) ?? make(language);
    made.set(language, maker);
    return maker;
  };
}
const plurals = each((language) => new Intl.PluralRules(language));
const numbers = each((language) => new Intl.NumberFormat(language));

/** A number written the language's way. */
export const number = (language: string, n: number): string => numbers(language).format(n);

/** The form for the number `n` in a language, with the number written the language's way. */
export function count(language: string, forms: Forms, n: number): string {
  const form = forms[plurals(language).select(n)] ?? forms.other;
  return phrase(form, { n: number(language, n) });
}

/** Whole seconds as `0:07`, `12:30` or `1:02:03`. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
