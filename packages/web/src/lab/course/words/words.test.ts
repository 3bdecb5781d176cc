import { expect, test, vi } from 'vitest';
import { pieces } from '../rich.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { COURSE_DICTIONARIES } = await import('./index.ts');

/** Every text by its path. */
function texts(value: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, inner] of Object.entries(value) as [string, string | object][]) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof inner === 'string') found.set(here, inner);
    else for (const [deeper, text] of texts(inner, here)) found.set(deeper, text);
  }
  return found;
}

const gaps = (text: string): string[] =>
  [...new Set([...text.replace(/\$[^$]*\$/g, '').matchAll(/\{\w+\}/g)].map(String))].sort();
const marked = (text: string): string[] =>
  pieces(text).flatMap((piece) =>
    piece.kind === 'term' ? [`term ${piece.term}`] : piece.kind === 'cell' ? [`cell ${piece.cell}`] : [],
  );
/** A form of a number that English does not have is like its `other`. */
const inEnglish = (path: string): string => path.replace(/\.(few|many)$/, '.other');
const english = texts(COURSE_DICTIONARIES.en);

test.each(['es', 'ru'] as const)(
  'the course in %s has the same texts, gaps, words of the glossary and cells',
  (language) => {
    const all = texts(COURSE_DICTIONARIES[language]);
    expect([...new Set([...all.keys()].map(inEnglish))].sort()).toEqual([...english.keys()].sort());
    const same: string[] = [];
    for (const [path, text] of all) {
      expect(text.trim(), path).not.toBe('');
      expect(gaps(text), path).toEqual(gaps(english.get(inEnglish(path))!));
      expect(marked(text).sort(), path).toEqual(marked(english.get(inEnglish(path))!).sort());
      if (text.length > 16 && text === english.get(path)) same.push(path);
    }
    expect(same).toEqual([]);
  },
);
