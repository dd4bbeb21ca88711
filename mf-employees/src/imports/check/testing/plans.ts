import { setupI18n } from '@lingui/core';
import type { EmployeeRecord } from '@seamline/shared/contract/employees/employee-imports';
import { errorText } from '@seamline/shared/http';
import { type Target, targetLabels } from '../../columns/importColumns.ts';
import { indexOrganisationNames } from '../organisationNames.ts';
import { type PlanOptions, planRow, type RowContext, type RowPlan } from '../planRow.ts';

export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
export const labels = targetLabels(i18n);
export const places = indexOrganisationNames({
  designations: [
    { id: 1, name: 'Tailor' },
    { id: 2, name: 'Master Tailor' },
    { id: 3, name: 'Clerk' },
    { id: 4, name: 'Clerk' },
  ],
  shifts: [{ id: 5, name: 'General' }],
  branches: [
    {
      id: 10,
      name: 'Vesu Showroom',
      departments: [{ id: 20, name: 'Retail', sub_departments: [{ id: 30, name: 'Sarees' }] }],
    },
    { id: 11, name: 'Adajan', departments: [{ id: 21, name: 'Retail', sub_departments: [] }] },
  ],
});
const options: PlanOptions = {
  places,
  labels,
  i18n,
  dateOrder: 'day',
  today: '2026-11-23',
  emptyClears: false,
  takeStale: false,
  isMapped: () => true,
  isCurrent: (id) => id < 50,
  idsOf: (text) => /^#?(\d+)$/.exec(text)?.slice(1).map(Number) ?? [],
};
export const stored: EmployeeRecord = {
  id: 7,
  version: 3,
  has_left: false,
  values: {
    ...{
      full_name: 'Hetal Desai',
      first_name: 'Hetal',
      last_name: 'Desai',
      mobile_number: '9824012345',
      gender: 'FEMALE',
    },
    ...{ birth_date: '1992-03-08', joining_date: '2019-06-01', employment_type: 'FULL_TIME', country_code: '+91' },
    ...{
      designation_id: '1',
      branch_id: '10',
      department_id: '20',
      sub_department_id: '30',
      shift_id: '5',
      grade: 'W1',
    },
    ...{ contact_number_privacy: 'false', timeline_access: 'true', reporting_person_ids: '3,9' },
  },
};
export const newcomer: Partial<Record<Target, string>> = {
  ...{
    first_name: 'Jignesh',
    last_name: 'Chaudhary',
    mobile_number: '+91 98765 00001',
    gender: 'm',
    birth_date: '31/01/1990',
  },
  ...{
    joining_date: '2020-02-29',
    employment_type: 'full time',
    designation_id: 'tailor',
    branch_id: 'vesu  showroom',
  },
};
/** The plan of a row, with its errors as they are shown. */
export const plan = (
  cells: Partial<Record<Target, string>>,
  employee?: EmployeeRecord,
  changed: Partial<PlanOptions> = {},
  about: Partial<RowContext> = {},
) => {
  const { errors, ...rest } = planRow(
    (target) => cells[target] ?? '',
    { employee, former: undefined, by: 'number', answer: undefined, errors: {}, ...about },
    { ...options, ...changed },
  );
  const shown: RowPlan['errors'] = Object.fromEntries(
    Object.entries(errors).map(([target, error]) => [target, errorText(error)]),
  );
  return { ...rest, errors: shown };
};
