import * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
type Values = Record<PropertyKey, unknown>;

/**
 * Parses a response by its schema. A missing field becomes null if the schema allows that, because a server of an
 * earlier release does not send it yet. The response is parsed again only after such a failure, and changed in place.
 */
export function readAnswer<S extends z.ZodMiniType>(
  schema: S,
  answer: unknown,
): z.core.util.SafeParseResult<z.output<S>> {
  let read = z.safeParse(schema, answer);
  // The output of a codec is checked only once the response itself is valid.
  while (!read.success && fillMissing(answer, read.error.issues)) read = z.safeParse(schema, answer);
  return read;
}

/** Sets null for each missing value that the issues name; returns whether there was one. */
function fillMissing(answer: unknown, issues: readonly Issue[]): boolean {
  let isFilled = false;
  for (const issue of issues) {
    const name = issue.path.at(-1);
    const holder = issue.path.slice(0, -1).reduce((at, key) => (at as Values | undefined)?.[key], answer);
    const value = name === undefined ? answer : (holder as Values | undefined)?.[name];
    if (value !== undefined) {
      // The paths of issues in a union's options are relative to the union.
      const options = issue.code === 'invalid_union' ? issue.errors : [];
      for (const option of options) isFilled = fillMissing(value, option) || isFilled;
    } else if (name !== undefined && typeof holder === 'object' && holder !== null) {
      (holder as Values)[name] = null;
      isFilled = true;
    }
  }
  return isFilled;
}
