import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { LaunchOptions, Route } from 'playwright-core';
import type { Input } from '../command.ts';
import { DeliveryFailure } from '../failure.ts';
import { type ComposedSuite, idOfComposed, layOut, releasesOf } from './composition.ts';
import { renderScreens, type SeenScreen } from './renderScreens.ts';
import { serverProgram, startSuite } from './startSuite.ts';

/** The owner of the demo company. */
const DEMO_OWNER: Account = { number: '9876500001', password: 'fitting-room-7' };

interface Account {
  number: string;
  password: string;
}

/** A deployed data service, and the account to sign in with there. The check only reads. */
export interface DeployedService {
  url: string;
  account: Account;
}

/** The result of a smoke test, with the exact builds of its composition. */
export interface CheckResult {
  outcome: 'passed' | 'failed';
  composition: string;
  shell: string;
  remotes: Record<string, string>;
  /** The remotes whose every screen was visited; of each remote beside them it was one screen. */
  candidates: string[];
  browser: string;
  /** The URL of the deployed data service; without one it was the demo company. */
  service?: string;
  checked_at: string;
  seconds: number;
  screens: SeenScreen[];
}

/** Serves a composition locally and renders its screens in a browser, with the demo company or a deployed service. */
export async function checkInBrowser(
  composed: ComposedSuite,
  candidates: string[],
  service?: DeployedService,
): Promise<CheckResult> {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new DeliveryFailure(
      'There is no Chromium on this machine for the smoke test. Install one, set CHROMIUM_PATH to it, or say --without-browser --reason "why".',
    );
  }
  const began = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'seamline-check-'));
  try {
    const laidOut = await layOut(composed, join(folder, 'composition'));
    // A machine without a way to the outside must not make a map fail the check.
    const suite = await startSuite(laidOut, join(folder, 'data'), { MAP_TILES_URL: 'off', PLACE_SEARCH_URL: 'off' });
    try {
      const { version, screens } = await visit(
        { executablePath, address: suite.address, service },
        composed,
        candidates,
      );
      return {
        outcome: screens.some(({ outcome }) => outcome === 'failed') ? 'failed' : 'passed',
        composition: idOfComposed(composed),
        shell: composed.shell.id,
        remotes: releasesOf(composed.remotes),
        candidates,
        browser: version,
        ...(service && { service: service.url }),
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

/** The reason why the smoke test is left out; undefined when it has to run. */
export function reasonAgainstSmokeTest(input: Pick<Input, 'without-browser' | 'reason'>): string | undefined {
  if (input['without-browser']) return input.reason;
  // For programs that publish repeatedly, such as tests.
  if (process.env.SEAMLINE_WITHOUT_BROWSER) return process.env.SEAMLINE_WITHOUT_BROWSER;
  return serverProgram() ? undefined : 'this repository has no server, which a composition needs';
}

interface VisitOptions {
  executablePath: string;
  address: string;
  service: DeployedService | undefined;
}

async function visit(
  { executablePath, address, service }: VisitOptions,
  { remotes }: ComposedSuite,
  candidates: string[],
) {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch(browserOptions(executablePath)).catch((error: Error) => {
    throw new DeliveryFailure(`${executablePath} did not start: ${reasonOf(error)}`);
  });
  try {
    const token = await signedIn(service?.url ?? address, service?.account ?? DEMO_OWNER);
    const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
    await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
    if (service) await context.route(`${address}/data/**`, (route) => answerFrom(service, address, route));
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

/** Chromium runs what is live with the token of an account: in its sandbox, which it has for every user but root. */
export function browserOptions(executablePath: string, user = process.getuid?.()): LaunchOptions {
  return { executablePath, chromiumSandbox: user !== 0, args: ['--disable-gpu', '--disable-quic'] };
}

function reasonOf({ message }: Error): string {
  if (!/no usable sandbox|sandboxing failed/i.test(message)) return message;
  return 'this machine does not let it have its sandbox. Allow user namespaces (on Ubuntu: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0), or say --without-browser --reason "why".';
}

/** Answers a request with the response of the deployed service, but sends it no reports of usage. */
async function answerFrom({ url }: DeployedService, address: string, route: Route): Promise<void> {
  const request = route.request();
  if (request.method() !== 'GET') return await route.fulfill({ json: { success: true, message: '' } });
  await route.fulfill({ response: await route.fetch({ url: request.url().replace(address, url) }) });
}

async function signedIn(address: string, account: Account): Promise<string> {
  const query = new URLSearchParams({ ...account });
  const answer = await fetch(`${address}/data/verify-login?${query}`, { method: 'POST' });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new DeliveryFailure(`${account.number} could not sign in at ${address}: ${answer.status}.`);
  return token;
}

/** Returns one sentence for each screen that fails, with its remote and owner, and with a release that is not live. */
export function complaintsOf({ screens, remotes }: CheckResult, which?: 'previous' | 'canary'): string[] {
  return screens
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ remote, owner, path, words }) => {
      const release = which ? ` ${remotes[remote]} (${which}, ${owner})` : ` (${owner})`;
      return `${remote}${release}: /dashboard/${path} fails: ${words.join('; ')}`;
    });
}

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chromium-headless-shell',
  'chrome-headless-shell',
];

/** A Chromium of this machine: the one that CHROMIUM_PATH names, else one on the path. */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new DeliveryFailure(`CHROMIUM_PATH is ${given}, but there is no such file.`);
  if (given) return given;
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  paths.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  return paths.find((path) => existsSync(path));
}
