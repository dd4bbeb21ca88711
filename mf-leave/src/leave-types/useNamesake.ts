import { useWatch } from '@seamline/shared/form';
import { useQuery } from '@seamline/shared/query';
import { api } from '../api.ts';

/** The other leave type that already has the name that is being typed, whatever its case. */
export function useNamesake(ownId?: number): string | undefined {
  const { data } = useQuery(api.leaveTypes.list);
  const name: unknown = useWatch({ name: 'leave_type_name' });
  const wanted = String(name ?? '')
    .trim()
    .toLowerCase();
  return data?.leave_types.find((type) => type.leave_type_id !== ownId && type.leave_type_name.toLowerCase() === wanted)
    ?.leave_type_name;
}
