import { isSameName } from '@seamline/shared/contract/fields';
import { useWatch } from '@seamline/shared/form';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Returns the name of another leave type that equals the typed one, regardless of case. */
export function useDuplicateLeaveTypeName(ownId?: number): string | undefined {
  const { data } = useQuery(api.leaveTypes.list);
  const name: unknown = useWatch({ name: 'leave_type_name' });
  return data?.leave_types.find(
    (type) => type.leave_type_id !== ownId && isSameName(type.leave_type_name, String(name ?? '')),
  )?.leave_type_name;
}
