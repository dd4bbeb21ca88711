import type { Fields } from '@seamline/shared/contract/endpoint';
import { invalid } from '@seamline/shared/contract/errors';
import { builtInMessages } from '@seamline/shared/i18n';
import { type FieldErrors, type FieldValues, get, type Ref, type Resolver, set } from 'react-hook-form';
import * as z from 'zod/mini';
import { FILE_PROBLEMS, RefusedFile } from './fileKinds.ts';

interface Problem {
  readonly path: readonly PropertyKey[];
  readonly code?: string;
  readonly message: string;
}

/** Finds contradictions in a form, each of whose values may be valid or not. */
export type FindProblems<V> = (values: V) => readonly Problem[];

/**
 * Checks a form with a contract's schema.
 * A form holds what the program works with and not the wire's spelling, so it is checked on the way out.
 */
export function contractResolver<V extends FieldValues>(
  schema: Fields,
  findProblems?: FindProblems<V>,
): Resolver<V, unknown, V> {
  return (values, _context, { fields, names = [] }) => {
    const refOf = (name: string) => (get(fields, name) as { ref?: Ref } | undefined)?.ref;
    const encoded = z.safeEncode(schema, values as never);
    const halfDates = names.filter((name) => isHalfDate(refOf(name))).map(problemOfHalfDate);
    const issues: Problem[] = [
      ...halfDates,
      ...problemsOfFiles(values),
      ...(encoded.error?.issues ?? []),
      ...(findProblems?.(values) ?? []),
    ];
    if (encoded.success && issues.length === 0) return { values: z.decode(schema, encoded.data) as V, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, code = 'invalid', message } of issues) {
      const name = path.join('.') || 'root';
      if (!get(errors, name)) set(errors, name, { type: code, message, ref: refOf(name) });
    }
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}

/** Returns an error for each field with a refused file. */
function problemsOfFiles(values: FieldValues): Problem[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value instanceof RefusedFile
      ? [{ path: [name], code: 'custom', message: builtInMessages.i18n._(FILE_PROBLEMS[value.problem]) }]
      : [],
  );
}

/** Returns whether a date is incomplete or invalid, such as 31 April. The browser reports such a value as empty. */
function isHalfDate(control: Ref | undefined): boolean {
  return (control as Partial<HTMLInputElement> | undefined)?.validity?.badInput === true;
}

/** Returns the error of an incomplete date, which differs from that of a missing value. */
function problemOfHalfDate(name: string): Problem {
  return { path: [name], code: 'custom', message: invalid('incomplete_date') };
}
