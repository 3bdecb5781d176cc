import { expect, type Locator, type Page } from '@playwright/test';

/** The parts of the laboratory, as its tests and pictures name them. */
export const cells = (page: Page): Locator => page.locator('.lab-cells [data-place]');
export const part = (page: Page, name: string): Locator => page.locator(`[data-part=${name}]`);
export const panel = (page: Page): Locator => page.locator('#lab-panel');
export const tab = (page: Page, name: string): Locator => page.locator(`#lab-tab-${name}`);
export const labFact = (page: Page, name: string): Locator => page.locator(`[data-fact=${name}] dd`);

let visits = 0;

/** Opens a view of a design afresh and waits until it has computed. */
export async function openLab(page: Page, view = 'overview', design = ''): Promise<void> {
  await page.goto(`./?visit=${visits++}#lab/${view}${design === '' ? '' : `/${design}`}`);
  await expect(page.locator('#lab-panel')).toHaveAttribute('data-tab', view.split('.')[0]!);
  await settled(page);
}

/** Waits until the open view has its answer. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#lab-panel > *').first()).toBeVisible();
  await expect(part(page, 'loading')).toHaveCount(0);
  await expect(part(page, 'working')).toHaveCount(0);
}

/** The design in the address. */
export const designIn = (page: Page): string =>
  decodeURIComponent(new URL(page.url()).hash.split('/').slice(2).join('/'));
