import type { MessageDescriptor } from '@lingui/core';
import type { ChangeField } from '@seamline/shared/contract/employees/employee-changes';
import { EMPLOYEE_LABELS } from '@seamline/shared/labels/employee';
import { columnOf } from '../directory/directoryColumns.ts';

/** The labels of the values that an employee has for each day. */
export const CHANGE_LABELS: Readonly<Record<ChangeField, MessageDescriptor>> = {
  branch_id: columnOf('branch').label,
  department_id: columnOf('department').label,
  sub_department_id: columnOf('sub-department').label,
  designation_id: columnOf('designation').label,
  shift_id: columnOf('shift').label,
  reporting_person_ids: columnOf('managers').label,
  grade: EMPLOYEE_LABELS.grade,
  employment_type: columnOf('type').label,
};
