import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on the page, short enough to read in a failing test. */
export const violations = async (page: Page): Promise<unknown[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html }) => html).slice(0, 5),
  ]);
