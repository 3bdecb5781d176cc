import { computed, effect, signal } from '@preact/signals';
import { read, write } from '../keep/storage.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

/** The languages, each by its own name. English comes with the page, another dictionary when its language is wanted. */
export const LANGUAGE_NAMES = { en: 'English', es: 'Español', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

const FETCH: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => Promise.resolve(en),
  es: async () => (await import('./es.ts')).es,
  ru: async () => (await import('./ru.ts')).ru,
};

const isLanguage = (text: string | null): text is Language => text !== null && Object.hasOwn(LANGUAGE_NAMES, text);

/** The first of the wanted languages that there is a dictionary for; region and script do not matter. */
export const matchLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.toLowerCase().split('-')[0]!).find(isLanguage) ?? 'en';

const spoken = signal<{ readonly language: Language; readonly words: Words }>({ language: 'en', words: en });
/** The language the page speaks. */
export const language = computed<Language>(() => spoken.value.language);
/** The chosen language as the browser's owner writes it, en-GB for one: dates and numbers go by it. */
export const locale = computed<string>(
  () => navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === language.value) ?? language.value,
);
export const words = computed<Words>(() => spoken.value.words);

let wanted: Language = 'en';

/** Speaks a language once its dictionary is there; false, and all stays as it is, if it cannot be fetched. */
export async function speak(chosen: Language): Promise<boolean> {
  wanted = chosen;
  try {
    const own = await FETCH[chosen]();
    if (wanted === chosen) spoken.value = { language: chosen, words: own };
    return true;
  } catch {
    return false;
  }
}

/** Speaks the language that was chosen here once, or the first that the browser's owner reads. */
export async function speakFirst(): Promise<void> {
  const kept = read('language');
  await speak(isLanguage(kept) ? kept : matchLanguage(navigator.languages));
}

export async function chooseLanguage(chosen: Language): Promise<boolean> {
  write('language', chosen);
  return speak(chosen);
}

/** Keeps the document's own language right, for screen readers and hyphenation. */
export function followLanguage(): void {
  effect(() => {
    document.documentElement.lang = language.value;
  });
}
