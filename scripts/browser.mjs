import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, root, say } from './root.mjs';

const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of a Chromium for tests: the headless shell needs little more than half the time for the same pages. */
export const ensureTestBrowser = () => ensure([...HEADLESS_SHELLS, ...BROWSERS]);

/** The path of a whole Chromium. */
export const ensureBrowser = () => ensure(BROWSERS);

/** The path of the first of these browsers, installed where there is none; undefined means Playwright's own. */
function ensure(names) {
  const [wanted] = names;
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Failure(`CHROMIUM_PATH is ${given}, but there is no such file.`);
  // Ubuntu's package only points to a snap, which does not run in containers.
  const isDebian = existsSync('/etc/debian_version') && !readFileSync('/etc/os-release', 'utf8').includes('ID=ubuntu');
  const canInstall = isDebian && process.getuid?.() === 0;
  const found = given || find(names);
  if (found && (!canInstall || given || found.endsWith(wanted))) return found;
  say('Installing a browser.');
  const problems = [canInstall ? fromDebian(wanted) : 'apt-get needs Debian and root'];
  const installed = find(names);
  if (installed) return installed;
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  problems.push(run(process.execPath, [playwright, 'install', ...withLibraries, 'chromium'], join(root, 'e2e')));
  if (!problems.at(-1)) return undefined;
  throw new Failure(
    `There is no browser to test with, and none could be installed (${problems.join('; ')}). Install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
  );
}

function find(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, MACOS].find((path) => existsSync(path));
}

/** The package lists are fetched only where there are none, or where they name what is gone. */
function fromDebian(name) {
  const install = ['-o', 'DPkg::Lock::Timeout=60', 'install', '-y', '--no-install-recommends', name];
  return run('apt-get', install) && (run('apt-get', ['update']) ?? run('apt-get', install));
}

/** Returns what went wrong, in one line. */
function run(command, args, cwd = root) {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(command, args, { cwd, env, stdio: 'pipe', timeout: 300_000 });
  } catch (error) {
    return `${command} ${args.join(' ')}: ${String(error.stderr).trim().split('\n').at(-1)}`;
  }
}
