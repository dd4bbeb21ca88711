import type { Locator, Page } from '@seamline/e2e/fixtures';

export const TYPES = '/data/leave-management/leave-types';
export const TYPE = '/data/leave-management/leave-type';
export const REASON = '/data/leave-management/leave-reason';

/** Error responses with a reason and without one. */
export const BUSY = { status: 503, json: { message: 'The database is resting.', detail: 'pool exhausted' } };
export const WORDLESS = { status: 500, body: '' };

export const UNREACHABLE = 'The server cannot be reached. Check the connection and try again.';

/** A call as it is sent, whatever comes after its path. */
export function calls(path: string): RegExp {
  return new RegExp(`${path}(/\\d+)?\\?`);
}

/** Returns a unique name. */
export function uniqueName(base: string): string {
  return `${base} ${Math.random().toString(36).slice(2, 8)}`;
}

export function leaveTypes(page: Page): Locator {
  return page.getByRole('table', { name: 'Leave Types' });
}

export function leaveReasons(page: Page): Locator {
  return page.getByRole('table', { name: 'Leave Reasons' });
}

/** The query of the next call with that method. */
export async function queryOf(page: Page, method: string, path: string, act: () => Promise<void>) {
  const sent = page.waitForRequest((request) => request.method() === method && calls(path).test(request.url()));
  await act();
  return new URL((await sent).url());
}
