import { computed } from '@preact/signals';
import { type Language, language } from '../../words/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';
import type { LabWords } from './words.ts';

export const LAB_DICTIONARIES: Readonly<Record<Language, LabWords>> = { en, es, ru };

/** The laboratory's words in the language the page speaks. */
export const labWords = computed<LabWords>(() => LAB_DICTIONARIES[language.value]);
