import { computed, effect, signal } from '@preact/signals';
import { read, write } from '../keep/storage.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';
import type { Words } from './words.ts';

export const DICTIONARIES = { en, es, ru } as const satisfies Record<string, Words>;
export type Language = keyof typeof DICTIONARIES;
export const LANGUAGES = Object.keys(DICTIONARIES) as readonly Language[];

const isLanguage = (text: string | null): text is Language => text !== null && Object.hasOwn(DICTIONARIES, text);

/** The first of the wanted languages that there is a dictionary for; region and script do not matter. */
export const matchLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.toLowerCase().split('-')[0]!).find(isLanguage) ?? 'en';

const kept = read('language');
export const language = signal<Language>(isLanguage(kept) ? kept : matchLanguage(navigator.languages));
/** The chosen language as the browser's owner writes it, en-GB for one: dates and numbers go by it. */
export const locale = computed<string>(
  () => navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === language.value) ?? language.value,
);
export const words = computed<Words>(() => DICTIONARIES[language.value]);

export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  write('language', chosen);
}

/** Keeps the document's own language right, for screen readers and hyphenation. */
export function followLanguage(): void {
  effect(() => {
    document.documentElement.lang = language.value;
  });
}
