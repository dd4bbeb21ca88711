import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, root, say } from './root.mjs';

/** The headless shell needs little more than half the time for the same pages. */
const NAMES = ['chromium-headless-shell', 'chrome-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const DEBIANS = NAMES[0];
const MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of a Chromium for tests, installed where there is none; undefined means Playwright's own. */
export function ensureTestBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Failure(`CHROMIUM_PATH is ${given}, but there is no such file.`);
  const isDebian = existsSync('/etc/debian_version') && !readFileSync('/etc/os-release', 'utf8').includes('ID=ubuntu');
  const found = given || find();
  if (found && (!isDebian || given || found.endsWith(DEBIANS))) return found;
  say('Installing a browser.');
  const problems = [
    // Ubuntu's package only points to a snap, which does not run in containers.
    isDebian && process.getuid?.() === 0 ? fromDebian() : 'apt-get needs Debian and root',
  ];
  const installed = find();
  if (installed) return installed;
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  problems.push(run(process.execPath, [playwright, 'install', ...withLibraries, 'chromium'], join(root, 'e2e')));
  if (!problems.at(-1)) return undefined;
  throw new Failure(
    `There is no browser to test with, and none could be installed (${problems.join('; ')}). Install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
  );
}

function find() {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, MACOS].find((path) => existsSync(path));
}

/** The package lists are fetched only where there are none, or where they name what is gone. */
function fromDebian() {
  const install = ['-o', 'DPkg::Lock::Timeout=60', 'install', '-y', '--no-install-recommends', DEBIANS];
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
