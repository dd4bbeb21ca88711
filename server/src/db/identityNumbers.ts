import {
  IDENTITY_NUMBERS,
  type IdentityNumber,
  maskedNumber,
} from '@seamline/shared/contract/employees/identity-numbers';

type Values = Readonly<Record<string, unknown>>;

/** Replaces each identity number among values by a function's result. */
export function mapNumbers<V extends Values>(values: V, change: (number: string, field: IdentityNumber) => string): V {
  const changed = IDENTITY_NUMBERS.flatMap((field) => {
    const value = values[field];
    return typeof value === 'string' ? [[field, change(value, field)] as const] : [];
  });
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) };
}

/** Masks the encrypted numbers among values, for everything that leaves the server. */
export function maskNumbers<V extends Values>(values: V): V {
  return mapNumbers(values, (encrypted) => maskedNumber(encrypted.slice(-4)));
}
