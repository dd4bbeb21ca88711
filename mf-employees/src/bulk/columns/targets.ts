import { REQUIRED_FIELDS } from '@seamline/shared/contract/employee-fields';
import { IMPORT_FIELDS, type ImportField } from '@seamline/shared/contract/employee-imports';

/** What a column of a sheet can stand for: a field, or one of the two that tell whom a row means. */
export type Target = ImportField | 'employee_id' | 'version';

/** In the order of the sheets that this product writes. */
export const TARGETS: readonly Target[] = ['employee_id', ...IMPORT_FIELDS, 'version'];

/** What a person who is new cannot do without; the full name is composed where it is missing. */
export const NEEDED: readonly ImportField[] = IMPORT_FIELDS.filter(
  (field) => field !== 'full_name' && REQUIRED_FIELDS.some((required) => required === field),
);

/** What may be the same for everybody in a sheet, so that a column for it is not needed. */
export const SHAREABLE: readonly ImportField[] = [
  'branch_id',
  'department_id',
  'designation_id',
  'shift_id',
  'employment_type',
  'joining_date',
  'country_code',
];
