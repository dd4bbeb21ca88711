import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reasonText } from '../leave-reasons/reasonText.ts';
import { leaveReasons } from '../queries.ts';

/** The number of reasons that are named before the others are only counted. */
const NAMED = 6;

/** The reasons that belong to a leave type, counted and named; none until they are known. */
export function useReasonsOf(typeId: number): { count: number; names: string } {
  const { i18n } = useLingui();
  const { data } = useQuery(leaveReasons.query);
  const reasons = data?.leave_reasons.filter(({ leave_type_id }) => leave_type_id === typeId) ?? [];
  const names = reasons.map((reason) => reasonText(reason, i18n));
  return { count: names.length, names: reasonNames(names, i18n) };
}

/** Returns 'Fever or flu, Medical treatment and Injury at work'; of many the first ones and the number of the others. */
export function reasonNames(names: readonly string[], i18n: I18n): string {
  const rest = names.length - NAMED;
  const parts = rest > 0 ? [...names.slice(0, NAMED), i18n._(msg`${rest} more`)] : names;
  if (parts.length < 2) return parts.join('');
  const first = parts.slice(0, -1).join(', ');
  const last = parts.at(-1);
  return i18n._(
    msg({ message: `${first} and ${last}`, comment: 'A list: {first} is one name or several with commas' }),
  );
}
