import { computed } from '@preact/signals';
import { language, type Language } from '../../words/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';
import type { CustomWords } from './words.ts';

export const CUSTOM_DICTIONARIES: Readonly<Record<Language, CustomWords>> = { en, es, ru };
export const customWords = computed<CustomWords>(() => CUSTOM_DICTIONARIES[language.value]);
