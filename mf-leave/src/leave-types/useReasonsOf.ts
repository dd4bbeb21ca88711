import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { reasonText } from '../leave-reasons/reasonText.ts';
import { reasonNames } from './reasonNames.ts';

/** The reasons that belong to a leave type, counted and named; none until they are known. */
export function useReasonsOf(typeId: number): { count: number; names: string } {
  const { i18n } = useLingui();
  const { data } = useQuery(api.leaveReasons.list);
  const reasons = data?.leave_reasons.filter(({ leave_type_id }) => leave_type_id === typeId) ?? [];
  const names = reasons.map((reason) => reasonText(reason, i18n));
  return { count: names.length, names: reasonNames(names, i18n) };
}
