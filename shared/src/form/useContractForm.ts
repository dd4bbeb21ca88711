import type { Fields } from '@seamline/shared/contract/endpoint';
import { ApiError } from '@seamline/shared/http';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { contractResolver } from './contractResolver.ts';

/** A form over the values of a contract's schema. */
export type ContractForm<V extends FieldValues> = UseFormReturn<V, unknown, V>;

/** A form that checks with the contract's schema: when a field is left, and from then on while it is typed in. */
export function useContractForm<S extends Fields>(
  schema: S,
  defaults: DefaultValues<z.output<S> & FieldValues>,
): ContractForm<z.output<S> & FieldValues> {
  type Values = z.output<S> & FieldValues;
  return useForm<Values, unknown, Values>({
    resolver: contractResolver<Values>(schema),
    defaultValues: defaults,
    mode: 'onTouched',
  });
}

/** Puts the server's reasons on their fields; says whether every one of them found its field. */
export function placeErrors<V extends FieldValues>(form: ContractForm<V>, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.errors.length === 0) return false;
  const fields = new Set(Object.keys(form.getValues()));
  const known = error.errors.filter(({ field }) => fields.has(field));
  for (const [index, { field, message }] of known.entries()) {
    form.setError(field as Path<V>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return known.length === error.errors.length;
}
