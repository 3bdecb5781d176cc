import type { CourseWords } from '../index.ts';
import { en } from '../en/index.ts';
export const ru: CourseWords = en;
