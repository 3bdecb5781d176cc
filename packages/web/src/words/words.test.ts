import { lightsOut } from 'douse/lightsout';
import { describe, expect, test, vi } from 'vitest';
import { clock, count, phrase } from './format.ts';
import { cellName } from '../lights/words/cell.ts';
import { CUSTOM_DICTIONARIES } from '../lights/words/index.ts';
import { STATS_DICTIONARIES } from '../game/words/index.ts';
import { en as sameEn } from '../same/words/en.ts';
import { es as sameEs } from '../same/words/es.ts';
import { ru as sameRu } from '../same/words/ru.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';
import type { Forms } from './words.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

const isForms = (value: object): value is Forms => 'other' in value;

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

const gaps = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

const DICTIONARIES = {
  page: { en, es, ru },
  custom: CUSTOM_DICTIONARIES,
  stats: STATS_DICTIONARIES,
  same: { en: sameEn, es: sameEs, ru: sameRu },
} as const;

describe.each(
  Object.entries(DICTIONARIES).flatMap(([name, all]) =>
    (['en', 'es', 'ru'] as const).map((language) => [name, language, all[language], all.en] as const),
  ),
)('the dictionary %s in %s', (_, language, words, reference) => {
  const all = texts(words);
  const english = texts(reference);

  test('has the same texts with the same gaps', () => {
    expect([...all.keys()]).toEqual([...english.keys()]);
    for (const [path, text] of all) {
      const first = english.get(path)!;
      if (typeof first === 'string') expect(gaps(text as string), path).toEqual(gaps(first));
      else for (const form of Object.values(text)) expect(gaps(form), path).toEqual(['{n}']);
    }
  });

  test('has no empty text', () => {
    for (const [path, text] of all)
      for (const form of typeof text === 'string' ? [text] : Object.values(text))
        expect(form.trim(), path).not.toBe('');
  });

  test('has a form for every whole number up to a thousand', () => {
    const needed = new Set(Array.from({ length: 1000 }, (_, n) => new Intl.PluralRules(language).select(n)));
    for (const [path, text] of all)
      if (typeof text !== 'string') for (const rule of needed) expect(text[rule], `${path} ${rule}`).toBeDefined();
  });
});

test('Russian numbers take their three forms', () => {
  const said = [1, 2, 5, 11, 12, 21, 22, 25, 101, 111].map((n) => count('ru', ru.solved.plain, n));
  expect(said).toEqual([
    '1 нажатие.',
    '2 нажатия.',
    '5 нажатий.',
    '11 нажатий.',
    '12 нажатий.',
    '21 нажатие.',
    '22 нажатия.',
    '25 нажатий.',
    '101 нажатие.',
    '111 нажатий.',
  ]);
});

test('Spanish numbers, large ones too', () => {
  expect([0, 1, 2, 1_000_000].map((n) => count('es', es.said.lit, n))).toEqual([
    '0 luces encendidas',
    '1 luz encendida',
    '2 luces encendidas',
    '1.000.000 luces encendidas',
  ]);
});

test('a phrase fills its gaps and leaves unknown ones', () => {
  expect(phrase('{a} and {b} and {c}', { a: 1, b: '{a}' })).toBe('1 and {a} and {c}');
});

test('the clock', () => {
  expect([0, 999, 1000, 59_999, 60_000, 3_599_999, 3_600_000, 36_061_000].map(clock)).toEqual([
    '0:00',
    '0:00',
    '0:01',
    '0:59',
    '1:00',
    '59:59',
    '1:00:00',
    '10:01:01',
  ]);
});

test('a cell is named by place, light and hint', () => {
  const { defaults } = lightsOut;
  const at = { button: 8, level: 1, marked: false };
  expect(cellName(en, defaults, { ...at, level: 0 })).toBe('Row 2, column 4, off');
  expect(cellName(en, { ...defaults, levels: 4 }, { ...at, level: 2, marked: true })).toBe(
    'Row 2, column 4, level 2 of 3, hint: press this one',
  );
  expect(cellName(es, defaults, at)).toBe('Fila 2, columna 4, encendida');
  expect(cellName(ru, defaults, at)).toBe('Ряд 2, столбец 4, горит');
  const cube = { ...defaults, shape: 'cube', rows: 3, columns: 3 } as const;
  expect(cellName(en, cube, { ...at, button: 23 })).toBe('Front, row 2, column 3, on');
});
