import { computed } from '@preact/signals';
import { language, type Language } from '../../words/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';
import type { SameWords } from './words.ts';

export const SAME_DICTIONARIES: Readonly<Record<Language, SameWords>> = { en, es, ru };
export const sameWords = computed<SameWords>(() => SAME_DICTIONARIES[language.value]);
