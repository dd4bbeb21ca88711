import type { Page } from '@playwright/test';

/** A4 with margins of 10 mm, in pixels. */
const SHEET = { width: 718, height: 1047 };

/** Lays the page out as a printer gets it; the browser's own dialog would wait for a person. */
export async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}
