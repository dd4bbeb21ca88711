import * as z from 'zod/mini';

/** What the operator of a shell decides about it. */
export const shellSettings = z.object({
  /** Seconds between two looks at the registry. */
  registry_poll_seconds: z.number().check(z.minimum(1), z.maximum(3600)),
  /** Where development servers may stand that a team shows in this shell; none: it shows releases alone. */
  override_origins: z.array(z.string()),
});
export type ShellSettings = z.output<typeof shellSettings>;
