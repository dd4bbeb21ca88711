import { encodeMessage, invalid } from '@seamline/shared/contract/errors';
import type { Fields } from '@seamline/shared/contract/wire/endpoint';
import { ApiError } from '@seamline/shared/http';
import { builtInMessages } from '@seamline/shared/i18n';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Ref,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { FILE_PROBLEMS, RefusedFile } from './fileKinds.ts';

/** A form over the values of a contract's schema. */
export type ContractForm<V extends FieldValues> = UseFormReturn<V, unknown, V>;

/** Creates a form that validates with the contract's schema: on blur, and from then on at each change. */
export function useContractForm<S extends Fields>(
  schema: S,
  defaults: DefaultValues<z.output<S> & FieldValues>,
  findProblems?: FindProblems<z.output<S> & FieldValues>,
): ContractForm<z.output<S> & FieldValues> {
  type Values = z.output<S> & FieldValues;
  return useForm<Values, unknown, Values>({
    resolver: contractResolver<Values>(schema, findProblems),
    defaultValues: defaults,
    mode: 'onTouched',
    shouldFocusError: false,
  });
}

/** Sets the server's errors on their fields; returns whether each of them has a field. */
export function placeErrors<V extends FieldValues>(form: ContractForm<V>, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.errors.length === 0) return false;
  const known = error.errors.filter(({ field }) => hasField(form, field));
  for (const { field, ...reason } of known) {
    form.setError(field as Path<V>, { type: 'server', message: encodeMessage(reason) });
  }
  return known.length === error.errors.length;
}

/** True for the name of a field, or of one within a field: `days.monday.shift_start_time`. */
function hasField<V extends FieldValues>(form: ContractForm<V>, name: string): boolean {
  const values = form.getValues();
  return name in values || get(values, name) !== undefined;
}

interface Problem {
  readonly path: readonly PropertyKey[];
  readonly code?: string;
  readonly message: string;
}

/** Finds contradictions in a form, each of whose values may be valid or not. */
type FindProblems<V> = (values: V) => readonly Problem[];

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

/**
 * Returns the values that a form of a contract's schema begins with: those of the record, if there is one, for the
 * fields of the schema. A field without a value has the schema's default, a text is empty, any other field undefined.
 */
export function initialValues<S extends Fields>(
  schema: S,
  record: { readonly [K in keyof z.output<S>]?: unknown } = {},
): DefaultValues<z.output<S> & FieldValues> {
  const entries = Object.entries(schema.shape).map(([name, field]) => [
    name,
    (record as Readonly<Record<string, unknown>>)[name] ?? emptyValueOf(field),
  ]);
  return Object.fromEntries(entries);
}

function emptyValueOf(field: unknown): unknown {
  const { type, innerType, defaultValue } = (field as z.ZodMiniType).def as {
    type: string;
    innerType?: unknown;
    defaultValue?: unknown;
  };
  if (type === 'default') return defaultValue;
  return type === 'string' ? '' : innerType && emptyValueOf(innerType);
}
