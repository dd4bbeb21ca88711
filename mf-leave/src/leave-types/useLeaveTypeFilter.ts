import { LEAVE_FLAGS, type LeaveType } from '@seamline/shared/contract/leave-types';
import { IN_PLACE, matchesSearch, useAddressChange } from '@seamline/shared/table';
import { useSearchParams } from 'react-router-dom';

const PARAMETERS = ['q', 'for', 'with'] as const;
type Parameter = (typeof PARAMETERS)[number];

/** The search parameters that filter the list. */
export interface LeaveTypeFilter extends Record<Parameter, string> {
  isActive: boolean;
  set(parameter: Parameter, value: string): void;
  clear(): void;
}

/** The search (`q`), to whom it applies (`for`) and the rule that must be on (`with`), kept in the address. */
export function useLeaveTypeFilter(): LeaveTypeFilter {
  const [parameters] = useSearchParams();
  const change = useAddressChange(IN_PLACE);
  const read = (name: Parameter) => parameters.get(name) ?? '';
  return {
    q: read('q'),
    for: read('for'),
    with: read('with'),
    isActive: PARAMETERS.some((name) => read(name) !== ''),
    set: (name, value) => change({ [name]: value }),
    clear: () => change({ q: '', for: '', with: '' }),
  };
}

/** Returns whether a leave type matches the filter. An unknown rule filters nothing. */
export function isWanted(type: LeaveType, filter: Pick<LeaveTypeFilter, Parameter>): boolean {
  const flag = LEAVE_FLAGS.find((name) => name === filter.with);
  return (
    (filter.for === '' || type.applicable_for === filter.for) &&
    (flag === undefined || type[flag]) &&
    matchesSearch(filter.q, type.leave_type_name, type.leave_type_short_name, type.applicable_for, type.description)
  );
}
