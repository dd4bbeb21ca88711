import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './processes.mjs';
import { root } from './root.mjs';
import { Failure, say, stopwatch } from './say.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const TIME_LIMIT = 300_000;

/** The path of a Chromium to test with, installed where there is none; undefined means Playwright's own. */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Failure(`CHROMIUM_PATH is ${given}, but there is no such file.`);
  const found = given || findBrowser();
  if (found) return found;
  const elapsed = stopwatch();
  say('Installing a browser for the tests.');
  const problems = [];
  for (const install of [fromDebian, fromPlaywright]) {
    const problem = await install();
    if (problem === undefined) {
      say('Browser', `installed in ${elapsed()}`);
      return findBrowser();
    }
    problems.push(problem);
  }
  throw new Failure(
    `There is no browser to test with, and none could be installed (${problems.join('; ')}). Install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
  );
}

function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  paths.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  return paths.find((path) => existsSync(path));
}

async function fromDebian() {
  const isDebian = existsSync('/etc/debian_version') && !/ID=ubuntu/.test(readRelease());
  if (!isDebian || process.getuid?.() !== 0) return 'apt-get needs Debian and root';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await capture('apt-get', args, { env, timeout: TIME_LIMIT });
    if (code !== 0) return `apt-get ${args[0]} failed: ${lastLine(output)}`;
  }
  return undefined;
}

// Ubuntu's chromium package only points to a snap, which does not run in containers.
function readRelease() {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
}

async function fromPlaywright() {
  const playwright = join(root, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
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
