import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  DIRECTORY_COLUMNS,
  type DirectoryColumn,
  type DirectorySort,
  type ExtraColumn,
  NO_COLUMNS,
} from '@seamline/shared/contract/employees/employees';
import { employeeChoiceLabel } from '@seamline/shared/labels/employee';
import { formatCalendarDay, formatList } from '@seamline/shared/messages';
import { type DirectoryPerson, isBlank } from './pages.ts';

export type AscendingSort = Exclude<DirectorySort, `-${string}`>;

/** Everything that the list, the choice of columns, the filters and the export know of a column. */
interface Column {
  readonly label: MessageDescriptor;
  /** The ascending order that its heading asks for. Several persons to report to have no order. */
  readonly sort?: AscendingSort;
  /** The value that a page has on request only. */
  readonly extra?: ExtraColumn;
  /** True for a calendar date, `YYYY-MM-DD`. */
  readonly isDate?: true;
  /** True for a value that is too long to be shown under the name. */
  readonly isLong?: true;
  value(person: DirectoryPerson, i18n: I18n): string | null | undefined;
}

/** The columns beside the name. */
export const COLUMNS = {
  designation: { label: msg`Designation`, sort: 'designation', value: (person) => person.designation },
  department: {
    label: msg`Department`,
    sort: 'department',
    value: ({ department }, i18n) => (isBlank(department) ? i18n._(msg`No department`) : department),
  },
  mobile: { label: msg`Mobile number`, sort: 'mobile', value: (person) => person.mobile_number },
  code: { label: msg`Employee code`, sort: 'code', value: (person) => person.code },
  branch: { label: msg`Branch`, sort: 'branch', value: (person) => person.branch_name },
  joined: { label: msg`Joining date`, sort: 'joined', isDate: true, value: (person) => person.joining_date },
  email: { label: msg`Email`, sort: 'email', isLong: true, value: (person) => person.primary_email },
  'sub-department': {
    label: msg`Sub-department`,
    sort: 'sub-department',
    extra: 'sub_department',
    value: (person) => person.sub_department,
  },
  shift: { label: msg`Shift`, sort: 'shift', extra: 'shift', value: (person) => person.shift },
  type: {
    label: msg`Employment type`,
    sort: 'employment-type',
    extra: 'employment_type',
    value: ({ employment_type: type }, i18n) => type && employeeChoiceLabel(type, i18n),
  },
  gender: {
    label: msg`Gender`,
    sort: 'gender',
    extra: 'gender',
    value: ({ gender }, i18n) => gender && employeeChoiceLabel(gender, i18n),
  },
  birth: {
    label: msg`Birth date`,
    sort: 'birth',
    extra: 'birth_date',
    isDate: true,
    value: (person) => person.birth_date,
  },
  managers: { label: msg`Reports to`, extra: 'reports_to', value: ({ reports_to: names = [] }) => formatList(names) },
} as const satisfies Record<DirectoryColumn, Column>;

export const USUAL_COLUMNS: readonly DirectoryColumn[] = DIRECTORY_COLUMNS.filter(
  (name) => !('extra' in COLUMNS[name]),
);

export function columnOf(name: DirectoryColumn): Column {
  return COLUMNS[name];
}

/** Returns the columns in the URL, else those of the device, else the usual ones; unknown names are left out. */
export function columnsIn(asked: string | null, remembered: string | null): readonly DirectoryColumn[] {
  return parseColumns(asked) ?? parseColumns(remembered) ?? USUAL_COLUMNS;
}

function parseColumns(text: string | null): readonly DirectoryColumn[] | undefined {
  const names = new Set(text?.split(','));
  const columns = [...names].filter((name) => name in COLUMNS) as DirectoryColumn[];
  return columns.length > 0 || names.has(NO_COLUMNS) ? columns : undefined;
}

/** Returns columns as the value of their search parameter; empty for the usual ones. */
export function columnsParam(columns: readonly DirectoryColumn[]): string {
  const value = columns.join(',') || NO_COLUMNS;
  return value === USUAL_COLUMNS.join(',') ? '' : value;
}

/** Returns the values that a page must have on request for these columns. */
export function extrasOf(columns: readonly DirectoryColumn[]): ExtraColumn[] {
  return columns.flatMap((name) => columnOf(name).extra ?? []);
}

/** Smallest widths of the table, in pixels, at which one more column has room beside the name. */
const WIDTHS = [480, 640, 800, 920, 920, 1060, 1200];
const FURTHER = 140;

/** Returns the number of columns that have room beside the name. */
export function roomFor(width: number): number {
  const last = WIDTHS.at(-1) ?? 0;
  const further = Math.max(0, Math.floor((width - last) / FURTHER));
  return WIDTHS.filter((from) => width >= from).length + further;
}

/** Returns a value as the list shows it. */
export function shownValue(name: DirectoryColumn, person: DirectoryPerson, i18n: I18n): string {
  const { value, isDate } = columnOf(name);
  const text = value(person, i18n) ?? '';
  return isDate ? formatCalendarDay(text) : text;
}

/** Moves the entry at an index by some places. */
export function moved<T>(entries: readonly T[], index: number, by: number): T[] {
  const next = [...entries];
  next.splice(index + by, 0, ...next.splice(index, 1));
  return next;
}
