import type { Page, Route } from '@playwright/test';

type Calls = Parameters<Page['route']>[0];
type Answer = NonNullable<Parameters<Route['fulfill']>[0]>;

/** Keeps the answers to matching calls back until the returned function is called: the real ones, unless one is given. */
export async function hold(page: Page, calls: Calls, answer?: Answer): Promise<() => void> {
  let release = () => {};
  // Without `Promise.withResolvers`: a remote in a repository of its own may run on Node 20.
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await held;
    await (answer ? route.fulfill(answer) : route.continue());
  });
  return release;
}
