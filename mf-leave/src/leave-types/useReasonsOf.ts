import { useMessages } from '@seamline/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { leaveMessages } from '../messages.ts';
import { reasonNames } from './reasonNames.ts';

/** The reasons that belong to a leave type, counted and named; none until they are known. */
export function useReasonsOf(typeId: number): { count: number; names: string } {
  const { leaveTypes: text, leaveReasons } = useMessages(leaveMessages);
  const { data } = useQuery(api.leaveReasons.list);
  const reasons = data?.leave_reasons.filter(({ leave_type_id }) => leave_type_id === typeId) ?? [];
  const names = reasons.map(({ reason }) => reason || leaveReasons.noText);
  return { count: names.length, names: reasonNames(names, text) };
}
