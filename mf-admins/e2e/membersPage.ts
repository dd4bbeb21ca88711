import type { Locator, Page } from '@seamline/e2e/fixtures';

export const PATH = '/data/settings/admin';
export const LIST = /\/data\/settings\/admin\?/;
export const BUSY = { status: 503, json: { message: 'The database is resting.', detail: 'pool exhausted' } };

export function owners(page: Page): Locator {
  return page.getByRole('table', { name: 'Owner' });
}

export function managers(page: Page): Locator {
  return page.getByRole('table', { name: 'Manager' });
}

/** A message that is on the page for a moment. */
export function said(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Messages' }).getByText(text);
}

/** Stops the page's clock, so that a test alone decides when a timer ends. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 10_000);
}

interface Response {
  status?: number;
  json?: object;
  body?: string;
}

/** Answers one kind of call; others pass through, since they share the address. */
export async function answer(page: Page, method: string, response: Response | 'abort'): Promise<void> {
  await page.route(LIST, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return response === 'abort' ? route.abort('connectionreset') : route.fulfill(response);
  });
}
