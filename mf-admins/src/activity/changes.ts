import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivityEntry } from '@seamline/shared/contract/activity';
import type { ReferenceNames } from '@seamline/shared/contract/fields';
import { formatMoment } from '@seamline/shared/messages';

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
    .map((field) => ({ field: inWords(field), ...shownBoth(field, before?.[field], after?.[field]) }));

  function shownBoth(field: string, one: unknown, other: unknown) {
    // The log keeps no contents of files.
    if (FILE.test(field)) {
      const file = i18n._(msg`a file`);
      const newFile = isEmpty(one) ? file : i18n._(msg`another file`);
      return { before: isEmpty(one) ? EMPTY : file, after: isEmpty(other) ? EMPTY : newFile };
    }
    return { before: shown(one, i18n, names[field]), after: shown(other, i18n, names[field]) };
  }
}

const FILE = /_file_id$/;

/** Returns `branch_type` as 'Branch type', and `branch_id` as 'Branch', because its value is shown as a name. */
function inWords(field: string): string {
  const words = field
    .replace(/(_file)?_ids?$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function shown(value: unknown, i18n: I18n, names: Readonly<Record<string, string>> | undefined): string {
  if (isEmpty(value)) return EMPTY;
  if (typeof value === 'boolean') return i18n._(value ? msg`Yes` : msg`No`);
  if (Array.isArray(value)) return value.map((item) => shown(item, i18n, names)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const words = names?.[String(value)] ?? String(value);
  return INSTANT.test(words) ? formatMoment(words) : words;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
