import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { DeliveryFailure } from '../failure.ts';

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
