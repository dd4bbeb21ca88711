import * as z from 'zod/mini';

/** Path of the registry, on every host that serves the suite. */
export const REGISTRY_PATH = '/remotes/registry.json';

/**
 * The path of a file inside the folder of a release or of a shell: segments of characters that URLs and headers take
 * without escapes, none beginning with a dot. Programs write files where such a path says, so every list of files from
 * a store is read with this schema.
 */
export const releasedPath = z.string().check(z.regex(/^[\w~@+-][\w.~@+-]*(?:\/[\w~@+-][\w.~@+-]*)*$/));

/** The hash of each file of a folder in the store: its Subresource Integrity value by its path. */
export const fileHashes = z.record(releasedPath, z.string().check(z.regex(/^sha(?:256|384)-[A-Za-z0-9+/=]+$/)));

const releasedPaths = z.array(releasedPath);

/** One immutable build of a remote: what to load, and the hash of everything that may be loaded. */
export const release = z.object({
  /** `<version>-<content hash>`, also the name of its folder, and so neither `.` nor `..`. */
  id: z.string().check(z.regex(/^(?!\.\.?$)[0-9A-Za-z.+-]{1,80}$/)),
  /** Folder of the release, starting and ending with a slash, or an absolute URL. */
  base: z.string(),
  /** Entry file inside `base`. */
  entry: releasedPath,
  /** Name of the global that the entry defines; unique for each build, so that two releases can share a page. */
  container: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /** Subresource Integrity value by relative path inside `base`. A file that is not listed is never loaded. */
  integrity: fileHashes,
  /** Version range by shared module that the build expects from the shell. */
  shared: z.record(z.string(), z.string()),
  /** The exports it really uses, by shared module. */
  uses: z.record(z.string(), z.array(z.string())),
  /** Files worth fetching beside the entry, because showing the first screen needs them. */
  preload: releasedPaths,
  /** By page, as its path below /dashboard: the files that its screen is made of besides. */
  screens: z.optional(z.record(z.string(), releasedPaths)),
  /** By language: the files of the messages that the screens need before they show anything. */
  messages: z.optional(z.record(z.string(), releasedPaths)),
  /** The prefetch list by page: URLs of the data service that carry nothing of a person. Signed entries have this name. */
  reads: z.optional(
    z.record(z.string(), z.array(z.string().check(z.regex(/^\/data\/[a-z0-9/-]+(?:\?[a-z0-9_=&-]+)?$/)))),
  ),
  /** Its `RemoteCommand`s. Not checked here, so that an older shell accepts commands of a kind that it does not know. */
  commands: z.optional(z.array(z.unknown())),
  published_at: z.string(),
  /** A team's development server: its bytes change, so nothing of it has a hash. Only where the shell allows it. */
  development: z.optional(z.boolean()),
  /** Result of the smoke test before publication, in the named composition. */
  verdict: z.optional(
    z.object({
      outcome: z.enum(['passed', 'not run']),
      composition: z.optional(z.string()),
      /** Reason for publishing without a smoke test. */
      reason: z.optional(z.string()),
    }),
  ),
});
export type Release = z.output<typeof release>;

/** The name of a remote: of its package, its folder in the store and its entry in the registry. */
export const remoteName = z.string().check(z.regex(/^mf-[a-z0-9-]{1,40}$/));

/** Signature of a registry entry. It covers the whole entry except itself, see `statementOf`. */
export const signature = z.object({
  /** Id of the key. */
  key: z.string(),
  /** When it was signed, ISO 8601: an entry that was signed earlier than one already seen is a replay. */
  at: z.iso.datetime(),
  /** Ed25519, base64url. */
  value: z.string(),
});
export type Signature = z.output<typeof signature>;

/** A remote as the shell knows it before any of its code runs. */
export const registeredRemote = z.object({
  title: z.string(),
  /** The team to turn to. */
  owner: z.string(),
  /** First segments below /dashboard that it claims, in lower case. */
  paths: z.array(z.string().check(z.regex(/^[a-z0-9-]+$/))),
  state: z.enum(['live', 'disabled']),
  /** Reason for the disabled state, shown to viewers. */
  reason: z.optional(z.string()),
  release,
  /** The previous release, used as a fallback. */
  previous: z.optional(release),
  /** The canary, and its share of the viewers in percent. */
  canary: z.optional(z.object({ release, share: z.int().check(z.minimum(0), z.maximum(100)) })),
  signature: z.optional(signature),
});
export type RegisteredRemote = z.output<typeof registeredRemote>;

/** The registry: the document that lists the remotes of the suite. */
export const registry = z.object({
  schema: z.literal(1),
  /** Grows by one with every change. */
  revision: z.int(),
  updated_at: z.string(),
  remotes: z.record(remoteName, registeredRemote),
});
export type Registry = z.output<typeof registry>;

/** Path of the list of trusted keys. It is deployed with the shell, since it protects against the artifact store. */
export const TRUSTED_KEYS_PATH = '/trusted-keys.json';

/** The keys that may sign registry entries, as the operator of a shell lists them. */
export const trustedKeys = z.object({
  keys: z.array(
    z.object({
      id: z.string(),
      /** The raw public key of Ed25519, 32 bytes in base64url. */
      public: z.string(),
      /** Remotes that the key may sign; `*` allows all. */
      remotes: z.array(z.union([z.literal('*'), remoteName])),
    }),
  ),
});
export type TrustedKeys = z.output<typeof trustedKeys>;

/** Releases state caret ranges only: same major version, and not older. */
export function satisfiesCaret(version: string, range: string): boolean {
  const have = version.split('.').map(Number.parseFloat);
  const want = range.replace('^', '').split('.').map(Number.parseFloat);
  if (have[0] !== want[0]) return false;
  for (const index of [1, 2]) {
    const difference = (have[index] ?? 0) - (want[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Returns whether a used export is the module itself, as is the `default` of a CommonJS module. It always exists. */
export function isWhole(used: string): boolean {
  return used === 'default' || used === '*';
}

/** Hashes a text to a number from 0 up to 1. Similar texts are distributed evenly. */
export function shareOf(text: string): number {
  // FNV-1a with a final mix, since its low bits differ too little for neighbouring numbers.
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
