import { computed } from '@preact/signals';
import { language, type Language } from '../../words/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';
import type { StatsWords } from './words.ts';

export const STATS_DICTIONARIES: Readonly<Record<Language, StatsWords>> = { en, es, ru };
export const statsWords = computed<StatsWords>(() => STATS_DICTIONARIES[language.value]);
