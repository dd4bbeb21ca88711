import type { Fields } from '@seamline/shared/contract/wire/endpoint';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

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
