import { useLocation } from 'react-router-dom';

/** Paths that only this remote links to. */
export const ownPaths = {
  leaveReasonAdd: '/dashboard/leavereason/add',
} as const;

/** The list and the add screen have two URLs each. Links stay within the pair of the current URL. */
export const PAIRS = {
  declared: { list: '/dashboard/leavetype', add: '/dashboard/leavetype/add' },
  linked: { list: '/dashboard/leavemanagement', add: '/dashboard/AddLeaveType/add' },
} as const;

export function useLeaveTypePaths() {
  return pairAt(useLocation().pathname);
}

export function pairAt(pathname: string): (typeof PAIRS)[keyof typeof PAIRS] {
  return /^\/dashboard\/(leavemanagement|addleavetype)\b/i.test(pathname) ? PAIRS.linked : PAIRS.declared;
}
