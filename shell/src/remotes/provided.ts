/** A shared module as the federation runtime takes it: with `lib` it is in the page, with `get` it is fetched. */
interface ProvidedModule {
  version: string;
  /** The names of its exports. */
  exports: readonly string[];
  source: { lib: () => object } | { get: () => Promise<() => object> };
}

/**
 * The modules that the shell provides to the remotes, by name. The build replaces this module by one that it makes from
 * `shared/src/build/sharedModules.ts`.
 */
export const provided: ReadonlyMap<string, ProvidedModule> = new Map();
