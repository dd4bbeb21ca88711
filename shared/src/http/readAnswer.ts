import * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
type Values = Record<PropertyKey, unknown>;

/**
 * Reads an answer by its schema. A field that the schema allows to be null is null where it is missing: a server of an
 * earlier release does not know it yet. The answer is looked at again only where it does not fit, and changed in place.
 */
export function readAnswer<S extends z.ZodMiniType>(
  schema: S,
  answer: unknown,
): z.core.util.SafeParseResult<z.output<S>> {
  let read = z.safeParse(schema, answer);
  // What a codec makes of an answer is checked only once the answer itself fits.
  while (!read.success && fillMissing(answer, read.error.issues)) read = z.safeParse(schema, answer);
  return read;
}

/** Puts null where issues name a missing value; says whether there was one. */
function fillMissing(answer: unknown, issues: readonly Issue[]): boolean {
  let isFilled = false;
  for (const issue of issues) {
    const name = issue.path.at(-1);
    const holder = issue.path.slice(0, -1).reduce((at, key) => (at as Values | undefined)?.[key], answer);
    const value = name === undefined ? answer : (holder as Values | undefined)?.[name];
    if (value !== undefined) {
      // The paths of the issues of a union's options begin at the union.
      const options = issue.code === 'invalid_union' ? issue.errors : [];
      for (const option of options) isFilled = fillMissing(value, option) || isFilled;
    } else if (name !== undefined && typeof holder === 'object' && holder !== null) {
      (holder as Values)[name] = null;
      isFilled = true;
    }
  }
  return isFilled;
}
