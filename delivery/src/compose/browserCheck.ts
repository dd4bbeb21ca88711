import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeliveryFailure } from '../failure.ts';
import { type Composed, idOfComposed } from './composition.ts';
import { findBrowser } from './findBrowser.ts';
import { layOut } from './layOut.ts';
import { renderScreens, type SeenScreen } from './renderScreens.ts';
import { startSuite } from './startSuite.ts';

/** The owner of the demo company. */
const DEMO_OWNER = { number: '9876500001', password: 'fitting-room-7' };

/** What a browser made of a composition, with the exact builds that it was made of. */
export interface Verdict {
  outcome: 'passed' | 'failed';
  composition: string;
  shell: string;
  remotes: Record<string, string>;
  /** The remotes whose every screen was visited; of each remote beside them it was one screen. */
  candidates: string[];
  browser: string;
  checked_at: string;
  seconds: number;
  screens: SeenScreen[];
}

/** Serves a composition on this machine and looks at its screens in a browser. */
export async function checkInBrowser(composed: Composed, candidates: string[]): Promise<Verdict> {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new DeliveryFailure(
      'There is no Chromium on this machine to look at the screens with. Install one, set CHROMIUM_PATH to it, or say --without-browser --reason "why".',
    );
  }
  const began = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'seamline-check-'));
  try {
    const laidOut = await layOut(composed, join(folder, 'composition'));
    // A machine without a way to the outside must not make a map fail the check.
    const suite = await startSuite(laidOut, join(folder, 'data'), { MAP_TILES_URL: 'off', PLACE_SEARCH_URL: 'off' });
    try {
      const { version, screens } = await visit(executablePath, suite.address, composed, candidates);
      return {
        outcome: screens.some(({ outcome }) => outcome === 'failed') ? 'failed' : 'passed',
        composition: idOfComposed(composed),
        shell: composed.shell.id,
        remotes: Object.fromEntries(
          Object.entries(composed.remotes).map(([name, { entry }]) => [name, entry.release.id]),
        ),
        candidates,
        browser: version,
        checked_at: new Date().toISOString(),
        seconds: Math.round((Date.now() - began) / 1000),
        screens,
      };
    } finally {
      await suite.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function visit(executablePath: string, address: string, { remotes }: Composed, candidates: string[]) {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    const token = await signedIn(address);
    const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
    await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
    const page = await context.newPage();
    const screens: SeenScreen[] = [];
    const enabled = Object.entries(remotes).filter(([, { entry }]) => entry.state === 'live');
    const isCandidate = ([name]: [string, unknown]) => candidates.includes(name);
    // The others after the candidates: what these leave behind in the browser must not hurt them.
    for (const [name, { entry }] of [...enabled.filter(isCandidate), ...enabled.filter((each) => !isCandidate(each))]) {
      const { owner, paths, release } = entry;
      const subject = { name, owner, paths, container: release.container };
      screens.push(...(await renderScreens(page, address, subject, candidates.includes(name))));
    }
    return { version: browser.version(), screens };
  } finally {
    await browser.close();
  }
}

async function signedIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/data/verify-login?${new URLSearchParams(DEMO_OWNER)}`, { method: 'POST' });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new DeliveryFailure(`The demo owner could not sign in to the composition: ${answer.status}.`);
  return token;
}

/** What fails and for whom, one sentence a screen. */
export function complaintsOf({ screens }: Verdict): string[] {
  return screens
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ remote, owner, path, words }) => `${remote} (${owner}): /dashboard/${path} fails: ${words.join('; ')}`);
}
