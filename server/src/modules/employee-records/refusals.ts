import { localized } from '@seamline/shared/contract/errors';
import type { Database } from '../../db/connect.ts';
import { nameOfNumber } from '../../employees/record/employeeRecords.ts';
import { refusalOf } from '../../employees/record/recordColumns.ts';
import { fieldConflict } from '../../errors.ts';
import { databaseError } from '../../http/databaseErrors.ts';

const NUMBER_UNIQUE = 'employees_mobile_number_unique';

/** Returns the failure for an employee that the database refused, at its field where there is one. */
export async function employeeRefusal(
  database: Database,
  columns: Readonly<Record<string, unknown>>,
  error: unknown,
): Promise<unknown> {
  if (databaseError(error)?.constraint !== NUMBER_UNIQUE) return refusalOf(error) ?? error;
  const owner = await nameOfNumber(database, String(columns.mobile_number));
  return fieldConflict('mobile_number', localized('mobile_number_taken', { name: owner ?? localized('somebody') }));
}
