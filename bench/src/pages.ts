import { type Browser, chromium, type Page } from '@playwright/test';
import { browserPath } from './builds.ts';

/** A page whose first visit is measured. */
export interface MeasuredPage {
  name: string;
  address: string;
  signedIn: boolean;
  /** Resolves when the page shows what it is for. */
  shown(page: Page): Promise<void>;
}

export const PAGES: MeasuredPage[] = [
  {
    name: 'Sign-in',
    address: '/login',
    signedIn: false,
    shown: async (page) => {
      await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
      // Until then the form of the document takes what is typed, and the scripts have not come.
      await page.locator('html:not([data-begin])').waitFor();
    },
  },
  {
    name: 'Branch list',
    address: '/dashboard/branches',
    signedIn: true,
    shown: (page) => page.getByRole('main').getByRole('row').nth(1).waitFor(),
  },
];

/** What the two ways of building may differ by, and what they may weigh, in bytes of JavaScript that travel. */
export const BUDGETS = {
  signIn: 150_000,
  signInRequests: 6,
  /** The first paint of the sign-in page, in terms of that of a bare HTML form. */
  firstPaint: 1.5,
  difference: { 'Sign-in': 30_000, 'Branch list': 40_000 } as Record<string, number>,
  /** The entry of a remote, with gzip. */
  entry: 9_000,
};

/** A browser without anything of its own that would touch the network. */
export async function launch(): Promise<Browser> {
  const executablePath = await browserPath();
  return await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Opens a page that has cached nothing, with a session where one is needed. */
export async function openCold(browser: Browser, token: string | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (token) await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
  return await context.newPage();
}
