import { isSameName } from '@seamline/shared/contract/fields';
import { useWatch } from '@seamline/shared/form';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The other leave type that already has the name that is being typed, whatever its case. */
export function useLeaveTypeNamesake(ownId?: number): string | undefined {
  const { data } = useQuery(api.leaveTypes.list);
  const name: unknown = useWatch({ name: 'leave_type_name' });
  return data?.leave_types.find(
    (type) => type.leave_type_id !== ownId && isSameName(type.leave_type_name, String(name ?? '')),
  )?.leave_type_name;
}
