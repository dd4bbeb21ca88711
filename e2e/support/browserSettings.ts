import { existsSync } from 'node:fs';
import type { PlaywrightTestConfig } from '@playwright/test';

/** `--debug` sets PWDEBUG, and needs the window. */
const withoutWindow = process.env.PWDEBUG ? [] : ['/usr/bin/chromium-headless-shell'];

/** Debian's Chromium where it is installed, best without its window, else the one that Playwright brings. */
const executablePath = [process.env.CHROMIUM_PATH, ...withoutWindow, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** A Chromium without anything of its own that would touch the network. `delivery` has its own: it is packed alone. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** True when tests are run by name, that is, when their traces will be read. */
const isNamed = process.env.SEAMLINE_NAMED_TEST !== undefined;

/**
 * By how much the limits of steps are multiplied. A limit ends a test that hangs; it asserts no time. A run of every case
 * may share its machine, which has made it three times slower.
 */
export const patience = process.env.CI === 'true' ? 4 : 1;

/** Settings of all browser tests: the same window, language and time zone everywhere. */
export const browserSettings: NonNullable<PlaywrightTestConfig['use']> = {
  actionTimeout: 10_000 * patience,
  navigationTimeout: 20_000 * patience,
  viewport: { width: 1280, height: 800 },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  // The steps, the calls and the log. The document at each step and a film would take more than a third of the time of all.
  trace: { mode: 'retain-on-failure', screenshots: isNamed, snapshots: isNamed, sources: true },
  screenshot: 'only-on-failure',
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: BROWSER_ARGUMENTS,
  },
};
