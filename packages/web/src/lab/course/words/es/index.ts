import type { CourseWords } from '../index.ts';
import { en } from '../en/index.ts';
export const es: CourseWords = en;
