import type { ActivityEntry } from '@seamline/shared/contract/activity';
import type { ReferenceNames } from '@seamline/shared/contract/fields';
import { formatMoment } from '@seamline/shared/table';
import type { adminMessages } from '../messages.ts';

type Texts = ReturnType<typeof adminMessages.current>;

/** One value of a record before and after, in words. */
export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What an entry tells of the values that came, went or changed; those that nobody ever filled in say nothing. */
export function changesOf(
  { before, after }: Pick<ActivityEntry, 'before' | 'after'>,
  text: Texts,
  names: ReferenceNames = {},
): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !isEmpty(before?.[field]) || !isEmpty(after?.[field]))
    .map((field) => ({ field: inWords(field), ...shownBoth(field, before?.[field], after?.[field]) }));

  function shownBoth(field: string, one: unknown, other: unknown) {
    // What is in a file, the log does not keep.
    if (FILE.test(field)) {
      const { file, otherFile, empty } = text.activity;
      return { before: isEmpty(one) ? empty : file, after: isEmpty(other) ? empty : isEmpty(one) ? file : otherFile };
    }
    return { before: shown(one, text, names[field]), after: shown(other, text, names[field]) };
  }
}

const FILE = /_file_id$/;

/** `branch_type` as 'Branch type', and `branch_id` as 'Branch', since people read its name. */
function inWords(field: string): string {
  const words = field
    .replace(/(_file)?_ids?$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function shown(value: unknown, text: Texts, names: Readonly<Record<string, string>> | undefined): string {
  if (isEmpty(value)) return text.activity.empty;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (Array.isArray(value)) return value.map((item) => shown(item, text, names)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const words = names?.[String(value)] ?? String(value);
  return INSTANT.test(words) ? formatMoment(words) : words;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
