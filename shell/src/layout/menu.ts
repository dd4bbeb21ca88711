import { useLingui } from '@lingui/react';
import { paths } from '@seamline/shared/paths';

/** One entry of the sidebar. Without `to` it is a placeholder until a remote owns the path of its `slug`. */
export interface MenuItem {
  label: string;
  /** The segment below /dashboard of the remote that serves the entry. */
  slug: string;
  to?: string;
  /** The path of the placeholder, where the specification's differs from the usual one. */
  placeholder?: string;
  /** Further search terms of the entry. */
  alias?: string;
  /** Other paths of the same page. */
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

/**
 * The fourteen groups in the product's order, the last one without a title. The English of a label is the id of its
 * message, since it is searched for in every language; the comments mark labels for the extraction of messages.
 */
export const MENU: MenuGroup[] = [
  {
    label: /*i18n*/ 'COMPANY SETTING',
    items: [
      real(/*i18n*/ 'Company Details', paths.companyDetail, 'profile logo map'),
      { ...real(/*i18n*/ 'Branches', paths.branches), also: [paths.organisation] },
      real(/*i18n*/ 'Department', paths.department, 'departments'),
      real(/*i18n*/ 'Sub Department', paths.subDepartment, 'subdepartment'),
      real(/*i18n*/ 'Designation', paths.designation, 'designations'),
      ...later(
        /*i18n*/ 'Department Restrict',
        /*i18n*/ 'Branch Restrict',
        /*i18n*/ 'Manage Employee Grade',
        /*i18n*/ 'Assign Employee Grade',
        /*i18n*/ 'Employee Level',
        /*i18n*/ 'Circular',
        /*i18n*/ 'App Access',
        /*i18n*/ 'Emergency Numbers',
        /*i18n*/ 'ID Card Templates',
      ),
    ],
  },
  {
    label: /*i18n*/ 'LEAVE MANAGEMENT',
    items: [
      {
        ...real(/*i18n*/ 'Leave Type', paths.leaveTypes, 'leave types'),
        also: [`${paths.dashboard}/leavemanagement`, `${paths.dashboard}/AddLeaveType`],
      },
      real(/*i18n*/ 'Leave Reason', paths.leaveReasons, 'leave reasons'),
      ...later(
        /*i18n*/ 'Assign Leave',
        /*i18n*/ 'Leave Requests',
        /*i18n*/ 'Leave Balance',
        /*i18n*/ 'Short Leave Requests',
        /*i18n*/ 'Leave Calendar',
      ),
    ],
  },
  {
    label: /*i18n*/ 'SHIFT MANAGEMENT',
    items: [
      { ...real(/*i18n*/ 'Add Shift', paths.shiftAdd), also: [`${paths.dashboard}/manage-shift/add`] },
      real(/*i18n*/ 'Manage Shift', paths.shifts, 'shift list'),
      ...later(/*i18n*/ 'SHIFT', /*i18n*/ 'Assign Shift', /*i18n*/ 'Shift Change Requests'),
    ],
  },
  {
    label: /*i18n*/ 'ATTENDANCE',
    items: [
      ...later(
        /*i18n*/ 'Attendance',
        /*i18n*/ 'Pending Attendance',
        /*i18n*/ 'Punch Out Missing',
        /*i18n*/ 'Attendance Out Of Range',
      ),
      { label: /*i18n*/ 'Break Approval', slug: 'break-approval', placeholder: paths.misspeltPlaceholder },
      ...later(/*i18n*/ 'Work From Home Requests', /*i18n*/ 'Comp Off Requests'),
    ],
  },
  {
    label: /*i18n*/ 'WORK ALLOCATION',
    items: later(
      /*i18n*/ 'Allocate Work',
      /*i18n*/ 'Work Orders',
      /*i18n*/ 'Karigar Allocation',
      /*i18n*/ 'Work Progress',
    ),
  },
  {
    label: /*i18n*/ 'TRACK EMPLOYESS',
    alias: 'track employees',
    items: later(/*i18n*/ 'Live Tracking', /*i18n*/ 'Route History', /*i18n*/ 'Visit Report', /*i18n*/ 'Geofence'),
  },
  {
    label: /*i18n*/ 'DAILY WORK REPORT',
    items: later(/*i18n*/ 'Work Reports', /*i18n*/ 'Pending Work Reports', /*i18n*/ 'Work Report Templates'),
  },
  {
    label: /*i18n*/ 'HOLIDAYS',
    items: later(/*i18n*/ 'Holiday List', /*i18n*/ 'Add Holiday', /*i18n*/ 'Optional Holidays'),
  },
  {
    label: /*i18n*/ 'PENALTY',
    items: later(/*i18n*/ 'Penalty Rules', /*i18n*/ 'Penalty Report', /*i18n*/ 'Penalty Waiver'),
  },
  {
    label: /*i18n*/ 'TASK MANAGMENT',
    alias: 'task management',
    items: later(/*i18n*/ 'Tasks', /*i18n*/ 'Task Priority', /*i18n*/ 'Task Categories', /*i18n*/ 'Task Report'),
  },
  { label: /*i18n*/ 'REPORTS', items: [] },
  { label: /*i18n*/ 'LOGS', items: later(/*i18n*/ 'Activity Logs', /*i18n*/ 'Session Log') },
  {
    label: /*i18n*/ 'USER',
    items: [
      real(/*i18n*/ 'Employee', paths.employees, 'employees directory'),
      real(/*i18n*/ 'Ex Employees', paths.exEmployees, 'ex-employees leavers'),
      real(/*i18n*/ 'Manager', paths.managers, 'owners and managers administrators'),
      ...later(/*i18n*/ 'Admin Role', /*i18n*/ 'Device Change Requests', /*i18n*/ 'Bank Change Requests'),
    ],
  },
  { label: '', items: [] },
];

/** The home page, which is above the groups. */
export const HOME = real(/*i18n*/ 'Dashboard', paths.dashboard, 'home');

/** Titles and owners of the suite's remotes, which come with the registry: listed here for the translators. */
export const REMOTE_LABELS = [
  /*i18n*/ 'Organisation settings',
  /*i18n*/ 'Organisation team',
  /*i18n*/ 'Leave',
  /*i18n*/ 'Leave team',
  /*i18n*/ 'Shifts',
  /*i18n*/ 'Shift team',
  /*i18n*/ 'Employees',
  /*i18n*/ 'People team',
  /*i18n*/ 'Owners and managers',
  /*i18n*/ 'Access team',
];

/** Returns the path of an entry, given the path segments that remotes own. */
export function targetOf(item: MenuItem, claimed: ReadonlySet<string>): string {
  if (item.to) return item.to;
  if (claimed.has(item.slug)) return `${paths.dashboard}/${item.slug}`;
  return item.placeholder ?? paths.placeholder;
}

/** Returns the entry with the given path, for a path that no remote serves yet. */
export function itemAt(pathname: string): MenuItem | undefined {
  return MENU.flatMap((group) => group.items).find((item) => item.to && isPageOf(item, item.to, pathname));
}

/** Returns true for the page of an entry, or one below it, by any of its paths. */
export function isPageOf(item: MenuItem, target: string | undefined, pathname: string): boolean {
  const page = pathname.toLowerCase();
  return [target, ...(item.also ?? [])].some((address) => address && isAtOrBelow(page, address.toLowerCase()));
}

function isAtOrBelow(pathname: string, address: string): boolean {
  return pathname === address || pathname.startsWith(`${address}/`);
}

/** Returns the groups and entries that match by label, alias or group name, in English or translated by `labelIn`. */
export function searchMenu(query: string, labelIn = (label: string) => label): MenuGroup[] {
  if (query.trim() === '') return MENU;
  const matches = matcherOf(query);
  return MENU.flatMap((group) => {
    if (matches(wordsOf(group, labelIn))) return [group];
    const items = group.items.filter((item) => matches(wordsOf(item, labelIn)));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

/** Returns the groups and entries that have a page. */
export function availableMenu(claimed: ReadonlySet<string>): MenuGroup[] {
  return MENU.map((group) => ({ ...group, items: group.items.filter((item) => hasPage(item, claimed)) })).filter(
    ({ items }) => items.length > 0,
  );
}

function hasPage(item: MenuItem, claimed: ReadonlySet<string>): boolean {
  return item.to !== undefined || claimed.has(item.slug);
}

/** Returns the best match: an entry before those of a matching group, and a screen before a placeholder. */
export function meantBy(query: string, claimed: ReadonlySet<string>, labelIn = (label: string) => label) {
  const found = searchMenu(query, labelIn).flatMap((group) => group.items);
  const matches = matcherOf(query);
  const own = found.filter((item) => matches(wordsOf(item, labelIn)));
  const isThere = (item: MenuItem) => hasPage(item, claimed);
  return own.find(isThere) ?? own[0] ?? found.find(isThere) ?? found[0];
}

/** Returns a function that tells whether a text contains every word of a search. */
export function matcherOf(query: string) {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return (text: string) => words.every((word) => text.toLowerCase().includes(word));
}

function wordsOf({ label, alias = '' }: { label: string; alias?: string }, labelIn: (label: string) => string): string {
  return `${label} ${alias} ${labelIn(label)}`;
}

/** Returns a function that translates labels that are data: those of the menu, and titles and owners of remotes. */
export function useMenuLabel(): (english: string) => string {
  const { i18n } = useLingui();
  // A remote that is not part of the suite has a title that no catalogue knows.
  return (english) => (Object.hasOwn(i18n.messages, english) ? i18n._(english) : english);
}
