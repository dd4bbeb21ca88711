import * as z from 'zod/mini';

/** Where the registry stands, on every host that serves the suite. */
export const REGISTRY_PATH = '/remotes/registry.json';

/** The id of the element in the shell's document that carries the registry as JSON. */
export const REGISTRY_ELEMENT_ID = 'seamline-registry';

/** One immutable build of a remote: what to load, and the hash of everything that may be loaded. */
export const release = z.object({
  /** `<version>-<content hash>`, also the name of its folder. */
  id: z.string().check(z.regex(/^[0-9A-Za-z.+-]{1,80}$/)),
  /** Folder of the release, starting and ending with a slash, or an absolute address. */
  base: z.string(),
  /** Entry file inside `base`. */
  entry: z.string(),
  /** Name of the global that the entry defines; unique for each build, so that two releases can share a page. */
  container: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /** Subresource Integrity value by file name inside `base`. A file that is not listed is never loaded. */
  integrity: z.record(z.string(), z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]+$/))),
  /** Version range by shared module that the build expects from the shell. */
  shared: z.record(z.string(), z.string()),
  /** The exports it really uses, by shared module. */
  uses: z.record(z.string(), z.array(z.string())),
  published_at: z.string(),
});
export type Release = z.output<typeof release>;

/** A remote as the shell knows it before any of its code runs. */
export const registeredRemote = z.object({
  title: z.string(),
  /** The team to turn to. */
  owner: z.string(),
  /** First segments below /dashboard that it claims, in lower case. */
  paths: z.array(z.string().check(z.regex(/^[a-z0-9-]+$/))),
  state: z.enum(['live', 'disabled']),
  /** Why it is disabled, for people. */
  reason: z.optional(z.string()),
  release,
  /** The release before, to fall back on. */
  previous: z.optional(release),
});
export type RegisteredRemote = z.output<typeof registeredRemote>;

/** The one document that says which remotes make up the suite. */
export const registry = z.object({
  schema: z.literal(1),
  /** Grows by one with every change. */
  revision: z.int(),
  updated_at: z.string(),
  remotes: z.record(z.string().check(z.regex(/^mf-[a-z0-9-]+$/)), registeredRemote),
});
export type Registry = z.output<typeof registry>;
