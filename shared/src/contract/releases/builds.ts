import * as z from 'zod/mini';
import { release, remoteName } from './registry.ts';

/** The file in which the build of a remote describes itself, in Module Federation's form with an addition of ours. */
export const STATS_FILE = 'mf-stats.json';

/** The module that every remote exposes. */
export const EXPOSED_MODULE = './routes';

/** Facts that a build adds to Module Federation's stats for its registry entry. */
const registryFacts = z.object({
  name: remoteName,
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]{1,40})?$/)),
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  owner: z.string().check(z.minLength(1), z.maxLength(80)),
  paths: z.array(z.string().check(z.regex(/^[a-z0-9-]+$/))).check(z.minLength(1)),
  screens: release.shape.screens,
  messages: release.shape.messages,
  prefetch: release.shape.reads,
  commands: release.shape.commands,
  /** The build was compiled for React's development version, which the shell does not run. */
  react: z.optional(z.literal('development')),
});
export type RegistryFacts = z.output<typeof registryFacts>;

/** The parts of `mf-stats.json` that an entry in the registry is made of. */
export const remoteStats = z.object({
  metaData: z.object({
    globalName: release.shape.container,
    remoteEntry: z.object({ name: release.shape.entry, path: z.literal('') }),
  }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string(), usedExports: z.array(z.string()) })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: release.shape.preload }) }) })),
  seamline: registryFacts,
});
export type RemoteStats = z.output<typeof remoteStats>;

/** All that publishing a remote and overriding it need to know of a build, read from its `mf-stats.json`. */
export const remoteDescriptor = z.pipe(
  remoteStats,
  z.transform(({ metaData, shared, exposes, seamline }: RemoteStats) => ({
    ...seamline,
    container: metaData.globalName,
    entry: metaData.remoteEntry.name,
    shared: Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
    uses: Object.fromEntries(shared.map(({ name, usedExports }) => [name, usedExports])),
    preload: exposes.find(({ path }) => path === EXPOSED_MODULE)?.assets.js.sync ?? [],
  })),
);
export type RemoteDescriptor = z.output<typeof remoteDescriptor>;

/** Description of a shell's build in `shell.json`: the shared modules and exports that remotes can rely on. */
export const shellDescriptor = z.object({
  version: z.string(),
  /** `<version>-<content hash>`; a shell that was built before there were compositions has none. */
  build: z.optional(release.shape.id),
  /** All of the hash that `build` ends with the beginning of, in hexadecimal digits. */
  sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  /** Version and exports by shared module. */
  provides: z.record(z.string(), z.object({ version: z.string(), exports: z.array(z.string()) })),
});
export type ShellDescriptor = z.output<typeof shellDescriptor>;
