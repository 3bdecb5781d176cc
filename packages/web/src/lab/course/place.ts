import { CHAPTERS, chapterOf } from './chapters/index.ts';
import type { Chapter } from './chapter.ts';
import { LESSON_NAMES } from '../lessons/lessons.ts';

/** Where in the course an address leads: what follows `#lab/course.` and a dot. */
export type Place =
  | { readonly kind: 'contents' }
  | { readonly kind: 'sources' }
  | { readonly kind: 'tour'; readonly name: string }
  /** `step` counts from 1, 0 is the whole chapter on one page; `seed` is an exercise's. */
  | { readonly kind: 'chapter'; readonly chapter: Chapter; readonly step: number; readonly seed: string }
  | { readonly kind: 'sheet'; readonly title: string; readonly items: readonly Item[]; readonly view: SheetView };

/** A teacher's sheet is a list of links, a form to change it, or exercises on paper. */
export type SheetView = keyof typeof SHEETS;

const SHEETS = { links: 'sheet', edit: 'newsheet', paper: 'worksheet' } as const;

/** A line of a teacher's sheet. */
export interface Item {
  readonly chapter: string;
  readonly step: number;
  readonly seed: string;
}

export const MAX_TITLE = 80;
const MAX_ITEMS = 40;
const SEED = /^[a-z0-9]{1,12}$/;

export function readPlace(detail: string): Place {
  const [name = '', ...rest] = detail.split('.');
  if (name === 'sources') return { kind: 'sources' };
  const view = (Object.keys(SHEETS) as SheetView[]).find((one) => SHEETS[one] === name);
  if (view !== undefined) {
    return {
      kind: 'sheet',
      title: decoded(rest[0] ?? ''),
      items: rest.slice(1).flatMap(readItem).slice(0, MAX_ITEMS),
      view,
    };
  }
  if ((LESSON_NAMES as readonly string[]).includes(name) && rest.length === 0) return { kind: 'tour', name };
  const chapter = chapterOf(name);
  if (chapter === undefined) return { kind: 'contents' };
  if (rest[0] === 'all') return { kind: 'chapter', chapter, step: 0, seed: '' };
  const step = Math.min(chapter.steps.length, Math.max(1, Number(/^\d{1,2}$/.exec(rest[0] ?? '')?.[0] ?? 1)));
  return { kind: 'chapter', chapter, step, seed: SEED.test(rest[1] ?? '') ? rest[1]! : '' };
}

/** `quiet-3` or `quiet-8-k7f`. */
function readItem(text: string): Item[] {
  const [, chapter = '', step = '', seed = ''] = /^([a-z]+)-(\d{1,2})(?:-([a-z0-9]{1,12}))?$/.exec(text) ?? [];
  const found = chapterOf(chapter);
  return found !== undefined && Number(step) >= 1 && Number(step) <= found.steps.length
    ? [{ chapter, step: Number(step), seed }]
    : [];
}

export const makeStep = (chapter: string, step: number, seed = ''): string =>
  step === 0 ? `${chapter}.all` : `${chapter}.${step}${seed === '' ? '' : `.${seed}`}`;

export const makeSheet = (title: string, items: readonly Item[], view: SheetView): string =>
  [
    SHEETS[view],
    encoded(title.slice(0, MAX_TITLE)),
    ...items.map(({ chapter, step, seed }) => `${chapter}-${step}${seed === '' ? '' : `-${seed}`}`),
  ].join('.');

/** A title as letters, digits and `~`, which separates nothing in an address. */
const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[.!'()*~_-]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replaceAll('%', '~');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('~', '%')).slice(0, MAX_TITLE);
  } catch {
    return '';
  }
}

/** The number of a chapter, from 1; 0 for the pages beside them. */
export const numberOf = (name: string): number => CHAPTERS.findIndex((chapter) => chapter.name === name) + 1;
