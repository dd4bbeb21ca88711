import { encodeMessage } from '@seamline/shared/contract/errors';
import type { Fields } from '@seamline/shared/contract/wire/endpoint';
import { ApiError } from '@seamline/shared/http';
import { type DefaultValues, type FieldValues, get, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { contractResolver, type FindProblems } from './contractResolver.ts';

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
export function hasField<V extends FieldValues>(form: ContractForm<V>, name: string): boolean {
  const values = form.getValues();
  return name in values || get(values, name) !== undefined;
}
