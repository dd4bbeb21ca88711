import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../e2e/support/browserSettings.ts';
import { browserPath } from './builds.ts';

/** Factor by which the CPU of the pages is throttled. */
export const SLOW_DOWN = 4;

/** A browser without anything of its own that would touch the network. */
export async function launch(): Promise<Browser> {
  const executablePath = await browserPath();
  return await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_ARGUMENTS });
}

/** Opens a page that has cached nothing, with a session where one is needed. */
export async function openCold(browser: Browser, token: string | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (token)
    await context.addInitScript(
      (value) => location.protocol.startsWith('http') && localStorage.setItem('authToken', value),
      token,
    );
  return await context.newPage();
}
