import { invalid } from '@seamline/shared/contract/errors';
import type { Fields } from '@seamline/shared/contract/wire/endpoint';
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
  return (values, _context, { fields }) => {
    const refOf = (name: string) => (get(fields, name) as { ref?: Ref } | undefined)?.ref;
    const encoded = z.safeEncode(schema, values as never);
    const issues: Problem[] = [
      ...problemsOfFiles(values),
      ...(encoded.error?.issues ?? []),
      ...(findProblems?.(values) ?? []),
    ];
    if (encoded.success && issues.length === 0) return { values: z.decode(schema, encoded.data) as V, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, code = 'invalid', message } of issues) {
      const name = path.join('.') || 'root';
      if (!get(errors, name)) set(errors, name, { type: code, message: asTyped(message), ref: refOf(name) });
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

/** The message for a person who types a date: that of the schema names the format of the wire. */
function asTyped(message: string): string {
  return message === invalid('invalid_date') ? invalid('unreadable_date') : message;
}
