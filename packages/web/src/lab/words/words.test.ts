import { describe, expect, test } from 'vitest';
import type { Forms } from '../../words/words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';
import type { LabWords } from './words.ts';

const isForms = (value: object): value is Forms => 'one' in value && 'other' in value;

/** Every text of a dictionary by its path; number forms count as one text. */
function texts(value: object, path = ''): Map<string, string | Forms> {
  const found = new Map<string, string | Forms>();
  for (const [key, inner] of Object.entries(value) as [string, string | object][]) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof inner === 'string' || isForms(inner)) found.set(here, inner);
    else for (const [deeper, text] of texts(inner, here)) found.set(deeper, text);
  }
  return found;
}

const gaps = (text: string): string[] => [...new Set([...text.matchAll(/\{\w+\}/g)].map(String))].sort();
const english = texts(en);

describe.each([
  ['en', en],
  ['es', es],
  ['ru', ru],
] as const)('the laboratory in %s', (language: string, words: LabWords) => {
  const all = texts(words);

  test('has the same texts with the same gaps, none empty', () => {
    expect([...all.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of all) {
      const first = english.get(path)!;
      if (typeof text === 'string') {
        expect(text.trim(), path).not.toBe('');
        expect(gaps(text), path).toEqual(gaps(first as string));
        continue;
      }
      for (const [rule, form] of Object.entries(text)) {
        expect(form.trim(), path).not.toBe('');
        // Where `one` is the number 1 alone, it may be said without its digit; in Russian it is also 21.
        if (rule !== 'one' || language === 'ru') expect(gaps(form), path).toEqual(gaps((first as Forms).other));
      }
    }
  });

  test('has a form for every whole number', () => {
    const needed = new Set(Array.from({ length: 1000 }, (_, n) => new Intl.PluralRules(language).select(n)));
    for (const [path, text] of all)
      if (typeof text !== 'string') for (const rule of needed) expect(text[rule], `${path} ${rule}`).toBeDefined();
  });

  test('is not English by oversight', () => {
    if (language === 'en') return;
    const same = [...all].filter(
      ([path, text]) => typeof text === 'string' && text.length > 14 && text === english.get(path),
    );
    expect(same).toEqual([]);
  });
});
