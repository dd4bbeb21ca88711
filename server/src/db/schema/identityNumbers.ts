import { IDENTITY_NUMBERS, type IdentityNumber } from '@seamline/shared/contract/identity-numbers';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, text } from 'drizzle-orm/pg-core';

/** Identity and bank numbers of an employee, each encrypted (docs/decisions/0006). */
export const identityNumbers = () => ({
  pan_number: text(),
  aadhaar_number: text(),
  uan_number: text(),
  esic_number: text(),
  bank_account_number: text(),
  ifsc_code: text(),
});

/** A number is never stored as it is, whatever writes it, and neither bank detail without the other. */
export function identityNumberChecks(table: Readonly<Record<IdentityNumber, AnyPgColumn>>) {
  return [
    ...IDENTITY_NUMBERS.map((name) =>
      check(`employees_${name}_encrypted`, sql`${table[name]} ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$'`),
    ),
    check(
      'employees_bank_details_complete',
      sql`(${table.bank_account_number} is null) = (${table.ifsc_code} is null)`,
    ),
  ];
}
