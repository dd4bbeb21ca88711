import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../e2e/support/browserSettings.ts';
import { browserPath } from './builds.ts';

/** Launches a browser whose own background requests are disabled. */
export async function launch(): Promise<Browser> {
  const executablePath = await browserPath();
  return await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_ARGUMENTS });
}

/** Opens a page with an empty cache, and with a session where one is needed. */
export async function openCold(browser: Browser, token: string | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (token)
    await context.addInitScript(
      (value) => location.protocol.startsWith('http') && localStorage.setItem('authToken', value),
      token,
    );
  return await context.newPage();
}
