import { expect, type Page } from '@playwright/test';

/** Expects that nothing stands beyond the edge of the page. */
export async function expectToFit(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}
