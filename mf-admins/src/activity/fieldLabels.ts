import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { COMPANY_LABELS } from '@seamline/shared/labels/company';
import { EMPLOYEE_LABELS, EXIT_LABELS } from '@seamline/shared/labels/employee';
import { FLAG_LABELS, LEAVE_LABELS } from '@seamline/shared/labels/leave';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { dayName, RULE_LABELS } from '@seamline/shared/labels/shift';
import type { Labels } from './choiceLabels.ts';

/** The fields that only the log shows by a label, or that have another one in it. */
const OF_THE_LOG = {
  branch_name: msg`Branch name`,
  department_name: msg`Department name`,
  number: msg`Number`,
  email: msg`Email`,
  edit_permission: msg`Edit permission`,
  view_permission: msg`View permission`,
  is_active: msg`Active`,
  has_scope: msg`Only some branches`,
  branch_ids: msg`Branches`,
  employees: msg`Employees`,
  search: msg`Search`,
  health: msg`Problems in records`,
  status: msg`Status`,
  joined_from: msg`Joined from`,
  joined_to: msg`Joined to`,
  columns: msg`Columns`,
  profile_picture_file_id: EMPLOYEE_LABELS.profile_picture,
  aadhaar_page_1_file_id: EMPLOYEE_LABELS.adhar_card_page_1,
  aadhaar_page_2_file_id: EMPLOYEE_LABELS.adhar_card_page_2,
  pan_card_file_id: EMPLOYEE_LABELS.pan_card,
  exit_type: msg`Type of exit`,
  exit_reason: msg`Reason for the exit`,
  /** Only entries of earlier releases have it. */
  transfer_on: msg`Transfer on`,
  effective_on: msg`Takes effect on`,
  planned_by: msg`Planned by`,
  assets_owner_id: msg`Return of assets: owner`,
  assets_due_on: msg`Return of assets: due on`,
  assets_done_on: msg`Return of assets: done on`,
  handover_owner_id: msg`Handover of work: owner`,
  handover_due_on: msg`Handover of work: due on`,
  handover_done_on: msg`Handover of work: done on`,
  documents_owner_id: msg`Documents for the employee: owner`,
  documents_due_on: msg`Documents for the employee: due on`,
  documents_done_on: msg`Documents for the employee: done on`,
  left_at: msg`Former employee since`,
  is_on: msg`Given from a series`,
  prefix: msg`Prefix`,
  digits: msg`Digits`,
  next: msg`Next number`,
};

const FIELDS: Labels = {
  ...RULE_LABELS,
  ...EMPLOYEE_LABELS,
  ...EXIT_LABELS,
  ...LEAVE_LABELS,
  ...FLAG_LABELS,
  ...ORGANISATION_LABELS,
  ...COMPANY_LABELS,
  ...OF_THE_LOG,
};

/** Returns `branch_id` as 'Branch' and `monday_shift_start_time` as 'Monday: Shift Start Time'. */
export function fieldLabel(field: string, i18n: I18n): string {
  const [, day, rule] = /^([a-z]+day)_(.+)$/.exec(field) ?? [];
  if (day && rule && dayName(day, i18n) !== day) return `${dayName(day, i18n)}: ${fieldLabel(rule, i18n)}`;
  const label = FIELDS[field];
  return label ? i18n._(label) : inWords(field);
}

/** A field of a later release has the words of its name. */
function inWords(field: string): string {
  const words = field
    .replace(/(_file)?_ids?$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
