import { REQUIRED_FIELDS } from '@seamline/shared/contract/employee-fields';
import { IMPORT_FIELDS, type ImportField } from '@seamline/shared/contract/employee-imports';

/** A target of a column: a field, or one of the two columns that identify an employee and a version. */
export type Target = ImportField | 'employee_id' | 'version';

/** In the order of the sheets that this product writes. */
export const TARGETS: readonly Target[] = ['employee_id', ...IMPORT_FIELDS, 'version'];

/** The required fields of a new employee; a missing full name is composed. */
export const NEEDED: readonly ImportField[] = IMPORT_FIELDS.filter(
  (field) => field !== 'full_name' && REQUIRED_FIELDS.some((required) => required === field),
);

/** The fields that can have one value for all rows instead of a column. */
export const SHAREABLE: readonly ImportField[] = [
  'branch_id',
  'department_id',
  'designation_id',
  'shift_id',
  'employment_type',
  'joining_date',
  'country_code',
];
