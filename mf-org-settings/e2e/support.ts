import type { Page } from '@seamline/e2e/fixtures';

/** The answer of a server that cannot serve at the moment. */
export const BUSY = { status: 503, json: { message: 'The database is resting.', detail: 'pool exhausted' } };

/** A name that no other test uses. */
export function uniqueName(base: string): string {
  return `${base} ${Math.random().toString(36).slice(2, 8)}`;
}

/** Keeps the answers to matching calls back until the returned function is called. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
