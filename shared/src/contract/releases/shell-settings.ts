import * as z from 'zod/mini';

/** Settings that the operator of a shell chooses. */
export const shellSettings = z.object({
  /** Seconds between two looks at the registry. */
  registry_poll_seconds: z.number().check(z.minimum(1), z.maximum(3600)),
  /** Origins of development servers that this shell may show; without any it shows releases only. */
  override_origins: z.array(z.string()),
});
export type ShellSettings = z.output<typeof shellSettings>;
