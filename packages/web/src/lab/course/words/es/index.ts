import { course } from './course.ts';
import { exercises } from './exercises.ts';
import { first } from './first.ts';
import { glossary } from './glossary.ts';
import { pages } from './pages.ts';
import { second } from './second.ts';
import { third } from './third.ts';
import type { CourseWords } from '../words.ts';

/** El curso en español. */
export const es: CourseWords = {
  ...course,
  texts: { ...first, ...second, ...third, ...pages },
  terms: glossary,
  exercises,
};
