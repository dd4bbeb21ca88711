import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ActivityEntry } from '@seamline/shared/contract/access/activity';
import { wholeDaysOfField } from '@seamline/shared/contract/shifts/shift-time';
import type { ReferenceNames } from '@seamline/shared/contract/wire/fields';
import { formatCalendarDay, formatMoment } from '@seamline/shared/messages';
import { choiceLabel } from './choiceLabels.ts';
import { fieldLabel } from './fieldLabels.ts';

/** In place of a value that is empty. */
export const EMPTY = '–';

/** One value of a record before and after, in words. */
export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the values that an entry added, removed or changed. Values that are empty before and after are left out. */
export function changesOf(
  { before, after }: Pick<ActivityEntry, 'before' | 'after'>,
  i18n: I18n,
  names: ReferenceNames = {},
): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !isEmpty(before?.[field]) || !isEmpty(after?.[field]))
    .map((field) => ({ field: fieldLabel(field, i18n), ...shownBoth(field, before?.[field], after?.[field]) }));

  function shownBoth(field: string, one: unknown, other: unknown) {
    // The log keeps no contents of files.
    if (FILE.test(field)) {
      const file = i18n._(msg`a file`);
      const newFile = isEmpty(one) ? file : i18n._(msg`another file`);
      return { before: isEmpty(one) ? EMPTY : file, after: isEmpty(other) ? EMPTY : newFile };
    }
    return { before: shown(field, one), after: shown(field, other) };
  }

  function shown(field: string, value: unknown): string {
    if (isEmpty(value)) return EMPTY;
    if (typeof value === 'boolean') return i18n._(value ? msg`Yes` : msg`No`);
    if (Array.isArray(value)) return value.map((item) => shown(field, item)).join(', ');
    if (typeof value === 'object') return JSON.stringify(value);
    return names[field]?.[String(value)] ?? inWords(field, String(value), i18n);
  }
}

const FILE = /_file_id$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** A value of one kind in the language of the interface; a text stays as it is. */
function inWords(field: string, value: string, i18n: I18n): string {
  if (INSTANT.test(value)) return formatMoment(value);
  if (DATE.test(value)) return formatCalendarDay(value);
  const days = wholeDaysOfField(field, value);
  if (typeof days === 'number') return i18n._(msg`${plural({ days }, { one: '# day', other: '# days' })}`);
  if (days !== undefined) return days;
  return choiceLabel(field, value, i18n);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
