import { readFileSync } from 'node:fs';
import type { BuildMode } from './preset.ts';

/** What the shell provides to the remotes: one instance in the page of whatever holds state or is too heavy to load twice. */
const NAMES = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  '@seamline/shared/session',
  '@seamline/shared/http',
  '@seamline/shared/ui',
  '@seamline/shared/router',
  '@seamline/shared/query',
];

/** JSX that is compiled for development calls this module. A release never does, so it asks no shell for it. */
const DEVELOPMENT_NAME = 'react/jsx-dev-runtime';

interface SharedModule {
  singleton: true;
  strictVersion: true;
  /** Stated by hand: the plugin would take the workspace's `catalog:` and `workspace:*` for version ranges. */
  requiredVersion: string;
  version: string;
}

function versionOf(packageName: string): string {
  const location = import.meta.resolve(`${packageName}/package.json`);
  return (JSON.parse(readFileSync(new URL(location), 'utf8')) as { version: string }).version;
}

/** How the doors of this package are named. */
export const OWN_NAME = '@seamline/shared/';

function ownVersion(): string {
  const location = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(location, 'utf8')) as { version: string }).version;
}

/** The doors of this package and the libraries that are federated singletons. */
function sharedModules(mode: BuildMode): Record<string, SharedModule> {
  const names = mode === 'development' ? [...NAMES, DEVELOPMENT_NAME] : NAMES;
  return Object.fromEntries(
    names.map((name) => {
      const version = name.startsWith(OWN_NAME) ? ownVersion() : versionOf(name.split('/', 1)[0] ?? name);
      return [name, { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` }];
    }),
  );
}

/** Version by shared module, as a shell that is built now provides it: to remotes in development too. */
export function providedVersions(): Record<string, string> {
  return Object.fromEntries(Object.entries(sharedModules('development')).map(([name, { version }]) => [name, version]));
}

/** What a remote expects from the shell: no copy of its own is built. */
export function expectedByRemote(mode: BuildMode) {
  return Object.fromEntries(
    Object.entries(sharedModules(mode)).map(([name, module]) => [name, { ...module, import: false as const }]),
  );
}

/** Version range by shared module, as a release states it in the registry. */
export function expectedRanges(mode: BuildMode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedModules(mode)).map(([name, module]) => [name, module.requiredVersion]),
  );
}
