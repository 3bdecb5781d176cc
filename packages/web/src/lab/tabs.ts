import type { ComponentType } from 'preact';
import type { Lab } from './lab.ts';

/** What a tab shows: it reads the lab's signals, asks its worker by `useJob`, and may show something on the board. */
export type TabView = ComponentType<{ readonly lab: Lab }>;

export interface Tab {
  /** In the address, and its title's key in `words.tabs`. */
  readonly name: string;
  readonly load: () => Promise<TabView>;
}

/** The tabs in their order, the usual one first: a tab is a file in tabs/ and a line here. */
export const TABS = [
  { name: 'overview', load: () => import('./tabs/overview.tsx').then((tab) => tab.OverviewTab) },
  { name: 'matrices', load: () => import('./tabs/matrices.tsx').then((tab) => tab.MatricesTab) },
  { name: 'quiet', load: () => import('./tabs/quiet.tsx').then((tab) => tab.QuietTab) },
  { name: 'solutions', load: () => import('./tabs/solutions.tsx').then((tab) => tab.SolutionsTab) },
  { name: 'chase', load: () => import('./tabs/chase.tsx').then((tab) => tab.ChaseTab) },
  { name: 'elimination', load: () => import('./tabs/elimination.tsx').then((tab) => tab.EliminationTab) },
  { name: 'partition', load: () => import('./tabs/partition.tsx').then((tab) => tab.PartitionTab) },
  { name: 'optimise', load: () => import('./tabs/optimise.tsx').then((tab) => tab.OptimiseTab) },
  { name: 'field', load: () => import('./tabs/field.tsx').then((tab) => tab.FieldTab) },
  { name: 'sizes', load: () => import('./tabs/sizes.tsx').then((tab) => tab.SizesTab) },
  { name: 'lessons', load: () => import('./tabs/lessons.tsx').then((tab) => tab.LessonsTab) },
] as const satisfies readonly Tab[];

export type TabName = (typeof TABS)[number]['name'];
