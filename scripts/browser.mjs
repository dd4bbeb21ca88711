import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, root, say } from './root.mjs';

const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of a Chromium for tests: the headless shell needs little more than half the time for the same pages. */
export const ensureTestBrowser = () => ensureBrowser([...HEADLESS_SHELLS, ...BROWSERS]);

/** The path of the first of these browsers, installed where there is none; undefined means Playwright's own. */
export function ensureBrowser(names = BROWSERS) {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Failure(`CHROMIUM_PATH is ${given}, but there is no such file.`);
  const folders = process.env.PATH.split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  const paths = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), MACOS];
  const find = () => given || paths.find((path) => existsSync(path));
  const isRoot = process.getuid?.() === 0;
  // Ubuntu's package only points to a snap, which does not run in containers.
  const isDebian = existsSync('/etc/debian_version') && !readFileSync('/etc/os-release', 'utf8').includes('ID=ubuntu');
  const found = find();
  if (found && (given || !isRoot || !isDebian || found.endsWith(names[0]))) return found;
  say('Installing a browser.');
  const install = ['-o', 'DPkg::Lock::Timeout=60', 'install', '-y', '--no-install-recommends', names[0]];
  // The package lists are fetched only where there are none, or where they name what is gone.
  if (isRoot && isDebian && fault('apt-get', install)) fault('apt-get', ['update']) ?? fault('apt-get', install);
  if (find()) return find();
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const problem = fault(process.execPath, [playwright, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  if (!problem) return undefined;
  throw new Failure(
    `There is no browser to test with, and none could be installed (${problem}). Install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
  );
}

/** Runs an installer, and returns what went wrong in one line. */
function fault(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync(command, args, { cwd: join(root, 'e2e'), env, stdio: 'pipe', timeout: 300_000 });
  } catch (error) {
    return `${command} ${args.join(' ')}: ${String(error.stderr).trim().split('\n').at(-1)}`;
  }
}
