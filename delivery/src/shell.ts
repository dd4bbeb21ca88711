import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ShellDescriptor, shellDescriptor } from '@seamline/shared/contract/releases/builds';
import { isWhole, type Registry, type Release, satisfiesCaret } from '@seamline/shared/contract/releases/registry';
import type { Build } from './build.ts';
import { DeliveryFailure } from './failure.ts';
import { isUrl, parseAs, readText } from './files.ts';
import { root, typedPath } from './workspace.ts';

const BUILT_HERE = join(root, 'shell/dist');
const FILE = 'shell.json';

/** Reads what a shell provides, from the folder of its build or from the address where it is deployed. */
export async function readShell(where = process.env.SEAMLINE_SHELL || BUILT_HERE): Promise<ShellDescriptor> {
  const source = isUrl(where)
    ? new URL(FILE, where.endsWith('/') ? where : `${where}/`).href
    : join(typedPath(where), FILE);
  const text = await readText(source).catch(() => {
    throw new DeliveryFailure(
      `${source} cannot be read. Name the deployed shell with --shell, by its URL or the folder of its build.`,
    );
  });
  return parseAs(shellDescriptor, text, source, 'does not describe a shell');
}

/** Bytes with gzip of the entry and of what is fetched beside it, before the first screen of a remote. */
const FIRST_BYTES = 60 * 1024;

/** Returns one sentence for each requirement of a release that the shell does not meet. */
export function missingFrom(shell: ShellDescriptor, release: Pick<Release, 'shared' | 'uses'>): string[] {
  return Object.entries(release.shared).flatMap(([name, range]) => {
    const provided = shell.provides[name];
    if (!provided) return [`${name} ${range}, which this shell does not provide`];
    if (!satisfiesCaret(provided.version, range))
      return [`${name} ${range}, and this shell provides ${provided.version}`];
    const missing = (release.uses[name] ?? []).filter((used) => !isWhole(used) && !provided.exports.includes(used));
    return missing.length > 0 ? [`${missing.join(', ')} of ${name}, which this shell does not have`] : [];
  });
}

/** The reasons why a build must not go live beside this shell; none when it may. */
export function faultsOfBuild(shell: ShellDescriptor, { descriptor, release, files }: Build): string[] {
  const first = new Set([descriptor.entry, ...descriptor.preload]);
  const bytes = files
    .filter(({ path }) => first.has(path))
    .reduce((sum, file) => sum + gzipSync(file.bytes, { level: 9 }).length, 0);
  const tooLarge = `${descriptor.name} needs ${kilobytes(bytes)} before its first screen; ${kilobytes(FIRST_BYTES)} are allowed.`;
  const forDevelopment = `${descriptor.name} was compiled for React's development version; compile it with mode: 'production'.`;
  return [
    ...(descriptor.react === 'development' ? [forDevelopment] : []),
    ...missingFrom(shell, release).map((what) => `${descriptor.name} needs ${what}.`),
    ...(bytes > FIRST_BYTES ? [tooLarge] : []),
  ];
}

/** The releases that would break if this shell replaced the deployed one, one sentence each. */
export function brokenBy(shell: ShellDescriptor, { remotes }: Registry): string[] {
  return Object.entries(remotes)
    .sort()
    .flatMap(([name, { owner, release, previous, canary }]) =>
      [
        { what: 'live', release },
        { what: 'previous', release: previous },
        { what: 'canary', release: canary?.release },
      ].flatMap(({ what, release: candidate }) =>
        candidate === undefined
          ? []
          : missingFrom(shell, candidate).map((lack) => `${name} ${candidate.id} (${what}, ${owner}) needs ${lack}.`),
      ),
    );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}
