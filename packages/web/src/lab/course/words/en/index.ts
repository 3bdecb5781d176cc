import { course } from './course.ts';
import { exercises } from './exercises.ts';
import { first } from './first.ts';
import { glossary } from './glossary.ts';
import { pages } from './pages.ts';
import { second } from './second.ts';
import { third } from './third.ts';

/** The course in English, from which the shape of all its dictionaries is read. */
export const en = { ...course, texts: { ...first, ...second, ...third, ...pages }, terms: glossary, exercises };
