import { paths } from '@seamline/shared/paths';

/** One entry of the sidebar. Without `to` it is a placeholder until a remote claims its `slug`. */
export interface MenuItem {
  label: string;
  /** The segment below /dashboard that a remote may claim to take the entry over. */
  slug: string;
  to?: string;
  /** The address of the placeholder, where the product's differs from the usual one. */
  placeholder?: string;
  /** Words the search finds as well. */
  alias?: string;
  /** Other addresses of the same page. */
  also?: readonly string[];
}

/** One collapsible group. The spelling is the product's own; `alias` carries the dictionary's. */
export interface MenuGroup {
  label: string;
  alias?: string;
  items: MenuItem[];
}

function slugOf(label: string): string {
  return label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

function real(label: string, to: string, alias?: string): MenuItem {
  return { label, slug: slugOf(label), to, ...(alias && { alias }) };
}

function later(...labels: string[]): MenuItem[] {
  return labels.map((label) => ({ label, slug: slugOf(label) }));
}

/** The fourteen groups in the product's order, the last one without a title. */
export const MENU: MenuGroup[] = [
  {
    label: 'COMPANY SETTING',
    items: [
      real('Company Details', paths.companyDetail, 'profile logo map'),
      { ...real('Branches', paths.branches), also: [paths.organisation] },
      real('Department', paths.department, 'departments'),
      real('Sub Department', paths.subDepartment, 'subdepartment'),
      real('Designation', paths.designation, 'designations'),
      ...later(
        'Department Restrict',
        'Branch Restrict',
        'Manage Employee Grade',
        'Assign Employee Grade',
        'Employee Level',
        'Circular',
        'App Access',
        'Emergency Numbers',
        'ID Card Templates',
      ),
    ],
  },
  {
    label: 'LEAVE MANAGEMENT',
    items: [
      {
        ...real('Leave Type', paths.leaveTypes, 'leave types'),
        also: [`${paths.dashboard}/leavemanagement`, `${paths.dashboard}/AddLeaveType`],
      },
      real('Leave Reason', paths.leaveReasons, 'leave reasons'),
      ...later('Assign Leave', 'Leave Requests', 'Leave Balance', 'Short Leave Requests', 'Leave Calendar'),
    ],
  },
  {
    label: 'SHIFT MANAGEMENT',
    items: [
      { ...real('Add Shift', paths.shiftAdd), also: [`${paths.dashboard}/manage-shift/add`] },
      real('Manage Shift', paths.shifts, 'shift list'),
      ...later('SHIFT', 'Assign Shift', 'Shift Change Requests'),
    ],
  },
  {
    label: 'ATTENDANCE',
    items: [
      ...later('Attendance', 'Pending Attendance', 'Punch Out Missing', 'Attendance Out Of Range'),
      { label: 'Break Approval', slug: 'break-approval', placeholder: paths.misspeltPlaceholder },
      ...later('Work From Home Requests', 'Comp Off Requests'),
    ],
  },
  { label: 'WORK ALLOCATION', items: later('Allocate Work', 'Work Orders', 'Karigar Allocation', 'Work Progress') },
  {
    label: 'TRACK EMPLOYESS',
    alias: 'track employees',
    items: later('Live Tracking', 'Route History', 'Visit Report', 'Geofence'),
  },
  {
    label: 'DAILY WORK REPORT',
    items: later('Work Reports', 'Pending Work Reports', 'Work Report Templates'),
  },
  { label: 'HOLIDAYS', items: later('Holiday List', 'Add Holiday', 'Optional Holidays') },
  { label: 'PENALTY', items: later('Penalty Rules', 'Penalty Report', 'Penalty Waiver') },
  {
    label: 'TASK MANAGMENT',
    alias: 'task management',
    items: later('Tasks', 'Task Priority', 'Task Categories', 'Task Report'),
  },
  { label: 'REPORTS', items: [] },
  { label: 'LOGS', items: later('Activity Logs', 'Session Log') },
  {
    label: 'USER',
    items: [
      real('Employee', paths.employees, 'employees directory'),
      real('Ex Employees', paths.exEmployees, 'ex-employees leavers'),
      real('Manager', paths.managers, 'owners and managers administrators'),
      ...later('Admin Role', 'Device Change Requests', 'Bank Change Requests'),
    ],
  },
  { label: '', items: [] },
];

/** Where an entry leads, given the segments that remotes claim. */
export function targetOf(item: MenuItem, claimed: ReadonlySet<string>): string {
  if (item.to) return item.to;
  if (claimed.has(item.slug)) return `${paths.dashboard}/${item.slug}`;
  return item.placeholder ?? paths.placeholder;
}

/** The entry that has an address of its own, for an address that no remote serves yet. */
export function itemAt(pathname: string): MenuItem | undefined {
  return MENU.flatMap((group) => group.items).find((item) => item.to && isPageOf(item, item.to, pathname));
}

/** Whether a page is that of an entry, or one below it, by whichever of its addresses. */
export function isPageOf(item: MenuItem, target: string | undefined, pathname: string): boolean {
  const page = pathname.toLowerCase();
  return [target, ...(item.also ?? [])].some((address) => address && isAtOrBelow(page, address.toLowerCase()));
}

function isAtOrBelow(pathname: string, address: string): boolean {
  return pathname === address || pathname.startsWith(`${address}/`);
}

/** The groups and entries that a search leaves, by label, alias or group name, in English or as the menu says them. */
export function searchMenu(query: string, say = (label: string) => label): MenuGroup[] {
  if (query.trim() === '') return MENU;
  const matches = matcherOf(query);
  return MENU.flatMap((group) => {
    if (matches(wordsOf(group, say))) return [group];
    const items = group.items.filter((item) => matches(wordsOf(item, say)));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

/** The entry that a search means: one that matches by itself before those of a group that does, and a screen before a placeholder. */
export function meantBy(query: string, claimed: ReadonlySet<string>, say = (label: string) => label) {
  const found = searchMenu(query, say).flatMap((group) => group.items);
  const matches = matcherOf(query);
  const own = found.filter((item) => matches(wordsOf(item, say)));
  const isThere = (item: MenuItem) => item.to !== undefined || claimed.has(item.slug);
  return own.find(isThere) ?? own[0] ?? found.find(isThere) ?? found[0];
}

function matcherOf(query: string) {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return (text: string) => words.every((word) => text.toLowerCase().includes(word));
}

function wordsOf({ label, alias = '' }: { label: string; alias?: string }, say: (label: string) => string): string {
  return `${label} ${alias} ${say(label)}`;
}
