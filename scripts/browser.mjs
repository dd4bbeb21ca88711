import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './processes.mjs';
import { root } from './root.mjs';
import { Failure, say, stopwatch } from './say.mjs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const TIME_LIMIT = 300_000;

/** The path of a Chromium, installed where there is none; undefined means Playwright's own. */
export async function ensureBrowser() {
  const found = find(BROWSERS, [MACOS]);
  if (found) return found;
  const elapsed = stopwatch();
  say('Installing a browser.');
  const problems = [await fromDebian(BROWSERS[0])];
  if (problems[0] !== undefined) problems.push(await fromPlaywright());
  if (!problems.includes(undefined)) {
    throw new Failure(
      `There is no browser to test with, and none could be installed (${problems.join('; ')}). Install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
    );
  }
  say('Browser', `installed in ${elapsed()}`);
  return find(BROWSERS, [MACOS]);
}

/** The same for tests, which want the headless shell: the same pages in little more than half the time. */
export async function ensureTestBrowser() {
  const found = find(HEADLESS_SHELLS);
  if (found) return found;
  const problem = await fromDebian(HEADLESS_SHELLS[0]);
  if (problem === undefined) return find(HEADLESS_SHELLS);
  say('Browser', `the whole of it, which takes longer than its headless shell (${problem})`);
  return ensureBrowser();
}

/** The browser that CHROMIUM_PATH names, else the first of these that is installed. */
function find(names, paths = []) {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Failure(`CHROMIUM_PATH is ${given}, but there is no such file.`);
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name))).concat(paths);
  return given || installed.find((path) => existsSync(path));
}

async function fromDebian(name) {
  const isDebian = existsSync('/etc/debian_version') && !/ID=ubuntu/.test(readRelease());
  if (!isDebian || process.getuid?.() !== 0) return 'apt-get needs Debian and root';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', name];
  let problem;
  // The lists are fetched only where there are none, or where they name what is gone.
  for (const args of [install, ['update'], install]) {
    const { code, output } = await capture('apt-get', ['-o', 'DPkg::Lock::Timeout=60', ...args], {
      env,
      timeout: TIME_LIMIT,
    });
    if (code === 0 && args === install) return undefined;
    problem = code === 0 ? problem : `apt-get ${args[0]} failed: ${lastLine(output)}`;
  }
  return problem;
}

// Ubuntu's chromium package only points to a snap, which does not run in containers.
function readRelease() {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
}

async function fromPlaywright() {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const asRoot = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const { code, output } = await capture(process.execPath, [playwright, 'install', ...asRoot, 'chromium'], {
    cwd: join(root, 'e2e'),
    timeout: TIME_LIMIT,
  });
  return code === 0 ? undefined : `playwright install failed: ${lastLine(output)}`;
}

function lastLine(output) {
  return output.trim().split('\n').at(-1)?.trim() || 'no message';
}
