import { isSameName } from '@seamline/shared/contract/fields';
import type { StoredShift } from '@seamline/shared/contract/shifts';
import { useWatch } from '@seamline/shared/form';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useShiftFormState } from './shiftFormContext.ts';

/** The name of another shift that has the name which is being typed. */
export function useDuplicateName(): string | undefined {
  return useDuplicate(useWatch({ name: 'shift_name' }), (shift) => shift.shift_name);
}

/** The name of another shift that has the code which is being typed. */
export function useDuplicateCode(): string | undefined {
  return useDuplicate(useWatch({ name: 'code' }), (shift) => shift.shift_code);
}

function useDuplicate(typed: unknown, read: (shift: StoredShift) => string | null): string | undefined {
  const { data } = useQuery(api.shifts.list);
  const { ownId } = useShiftFormState();
  const value = typeof typed === 'string' ? typed.trim() : '';
  if (value === '') return undefined;
  return data?.find((shift) => shift.id !== ownId && isSameName(read(shift) ?? '', value))?.shift_name;
}
