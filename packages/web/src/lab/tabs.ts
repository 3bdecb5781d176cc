import type { ComponentType } from 'preact';
import type { Lab } from './lab.ts';

/** What a tab shows: it reads the lab's signals, asks its worker by `useJob`, and may show something on the board. */
export type TabView = ComponentType<{ readonly lab: Lab }>;

export interface Tab {
  /** In the address, and its title's key in `words.tabs`. */
  readonly name: string;
  readonly load: () => Promise<TabView>;
  /** The chapter of the course that explains it. */
  readonly chapter?: string;
}

/** The tabs in their order, the front door first: a tab is a file in tabs/ and a line here. */
export const TABS = [
  { name: 'course', load: () => import('./tabs/course.tsx').then((tab) => tab.CourseTab) },
  { name: 'overview', chapter: 'orthogonal', load: () => import('./tabs/overview.tsx').then((tab) => tab.OverviewTab) },
  { name: 'matrices', chapter: 'matrix', load: () => import('./tabs/matrices.tsx').then((tab) => tab.MatricesTab) },
  { name: 'quiet', chapter: 'quiet', load: () => import('./tabs/quiet.tsx').then((tab) => tab.QuietTab) },
  { name: 'solutions', chapter: 'columns', load: () => import('./tabs/solutions.tsx').then((tab) => tab.SolutionsTab) },
  { name: 'chase', chapter: 'chase', load: () => import('./tabs/chase.tsx').then((tab) => tab.ChaseTab) },
  {
    name: 'elimination',
    chapter: 'elimination',
    load: () => import('./tabs/elimination.tsx').then((tab) => tab.EliminationTab),
  },
  { name: 'partition', chapter: 'allon', load: () => import('./tabs/partition.tsx').then((tab) => tab.PartitionTab) },
  { name: 'optimise', chapter: 'smith', load: () => import('./tabs/optimise.tsx').then((tab) => tab.OptimiseTab) },
  { name: 'field', chapter: 'moduli', load: () => import('./tabs/field.tsx').then((tab) => tab.FieldTab) },
  { name: 'sizes', chapter: 'polynomials', load: () => import('./tabs/sizes.tsx').then((tab) => tab.SizesTab) },
] as const satisfies readonly Tab[];

export type TabName = (typeof TABS)[number]['name'];
