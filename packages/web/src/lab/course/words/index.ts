import { computed } from '@preact/signals';
import { type Language, language } from '../../../words/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { ru } from './ru/index.ts';
import type { CourseWords } from './words.ts';

/** A language is its folder here and one line. */
export const COURSE_DICTIONARIES: Readonly<Record<Language, CourseWords>> = { en, es, ru };

/** The course's words in the language the page speaks. */
export const courseWords = computed<CourseWords>(() => COURSE_DICTIONARIES[language.value]);

export type ChapterTexts = Readonly<Record<string, string>> & { readonly title: string };

/** The texts of a chapter or a page. */
export const textsOf = (words: CourseWords, chapter: string): ChapterTexts =>
  words.texts[chapter as keyof CourseWords['texts']];
