import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BRANCH_TYPES } from '@seamline/shared/contract/organisation/branches';

/** The labels of branches, departments, sub-departments and designations. */
export const ORGANISATION_LABELS = {
  name: msg`Name`,
  code: msg`Code`,
  description: msg`Description`,
  branch_type: msg`Branch Type`,
  postal_address: msg`Postal Address`,
  state: msg`State`,
  telephone: msg`Telephone`,
  branch_id: msg`Branch`,
  department_id: msg`Department`,
  designation: msg`Designation`,
};

/** The branch types. The wire has the English words. */
export const BRANCH_TYPE_LABELS: Readonly<Record<(typeof BRANCH_TYPES)[number], MessageDescriptor>> = {
  'Head Office': msg`Head Office`,
  Showroom: msg`Showroom`,
  Factory: msg`Factory`,
  Warehouse: msg`Warehouse`,
  'Design Studio': msg`Design Studio`,
  Franchise: msg`Franchise`,
};

/** Returns a branch type in the language of the interface. A type that is not known here stays in English. */
export function branchTypeLabel(type: string, i18n: I18n): string {
  const known = BRANCH_TYPES.find((each) => each === type);
  return known ? i18n._(BRANCH_TYPE_LABELS[known]) : type;
}
