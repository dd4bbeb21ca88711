import { describe, expect, test } from 'vitest';
import { messages as gujarati } from '../../locales/gu.po';
import { messages as hindi } from '../../locales/hi.po';
import { isPageOf, itemAt, MENU, type MenuItem, meantBy, REMOTE_LABELS, searchMenu, targetOf } from './menu.ts';

const NONE: ReadonlySet<string> = new Set();

function item(label: string): MenuItem {
  const found = MENU.flatMap((group) => group.items).find((candidate) => candidate.label === label);
  if (!found) throw new Error(`There is no entry ${label}.`);
  return found;
}

const labelsOf = (query: string) =>
  searchMenu(query).map(({ label, items }) => [label, items.map((each) => each.label)]);

test('menu: every label, and every title and owner of a remote, is translated', () => {
  const labels = MENU.flatMap(({ label, items }) => [label, ...items.map((each) => each.label)]);
  const known = [...labels, ...REMOTE_LABELS].filter(Boolean);
  expect(known.filter((label) => !Object.hasOwn(hindi, label))).toEqual([]);
  expect(known.filter((label) => !Object.hasOwn(gujarati, label))).toEqual([]);
});

describe('the menu', () => {
  test('has the product’s fourteen groups in its order and spelling', () => {
    expect(MENU.map((group) => group.label)).toEqual([
      'COMPANY SETTING',
      'LEAVE MANAGEMENT',
      'SHIFT MANAGEMENT',
      'ATTENDANCE',
      'WORK ALLOCATION',
      'TRACK EMPLOYESS',
      'DAILY WORK REPORT',
      'HOLIDAYS',
      'PENALTY',
      'TASK MANAGMENT',
      'REPORTS',
      'LOGS',
      'USER',
      '',
    ]);
    expect(MENU.filter((group) => group.items.length === 0).map((group) => group.label)).toEqual(['REPORTS', '']);
  });

  test('has no two entries that one remote could take over at once, but for the group’s own name', () => {
    const slugs = MENU.flatMap((group) => group.items).map(({ slug }) => slug);
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    expect(slugs.filter((slug) => !/^[a-z0-9-]+$/.test(slug))).toEqual([]);
  });
});

describe('a search in the menu', () => {
  test.each(['', '   '])('for %j leaves everything', (query) => {
    expect(searchMenu(query)).toBe(MENU);
  });

  test.each([
    ['track employees', 'TRACK EMPLOYESS'],
    ['track employess', 'TRACK EMPLOYESS'],
    ['task management', 'TASK MANAGMENT'],
    ['Task Managment', 'TASK MANAGMENT'],
  ])('for “%s” finds the group %s with all its entries', (query, label) => {
    const [group] = searchMenu(query);
    expect(group).toBe(MENU.find((candidate) => candidate.label === label));
  });

  test('finds entries by any part of their words, in any order and case', () => {
    expect(labelsOf('BREAK')).toEqual([['ATTENDANCE', ['Break Approval']]]);
    expect(labelsOf('grade assign')).toEqual([['COMPANY SETTING', ['Assign Employee Grade']]]);
  });

  test('finds entries by their aliases', () => {
    expect(labelsOf('leavers')).toEqual([['USER', ['Ex Employees']]]);
    expect(labelsOf('administrators')).toEqual([['USER', ['Manager']]]);
  });

  test('without a match returns no groups', () => {
    expect(searchMenu('payroll.*')).toEqual([]);
  });

  test.each([
    ['employees', 'Employee'],
    ['shift', 'Add Shift'],
    ['holiday', 'Holiday List'],
    ['leavers', 'Ex Employees'],
    ['break', 'Break Approval'],
  ])('for “%s” means %s: its own words before those of its group, a screen before a placeholder', (query, label) => {
    expect(meantBy(query, NONE)?.label).toBe(label);
  });

  test('means a placeholder that a remote has taken over before one that nobody has', () => {
    expect(meantBy('holiday', new Set(['optional-holidays']))?.label).toBe('Optional Holidays');
    expect(meantBy('payroll.*', NONE)).toBeUndefined();
  });

  test('never changes the menu itself', () => {
    const before = structuredClone(MENU);
    searchMenu('branch');
    expect(MENU).toEqual(before);
  });
});

describe('where an entry leads', () => {
  test('its own screen, whichever remotes exist', () => {
    expect(targetOf(item('Branches'), new Set(['branches', 'circular']))).toBe('/dashboard/branches');
    expect(targetOf(item('Manager'), NONE)).toBe('/dashboard/Manager');
  });

  test('the placeholder until a remote claims it', () => {
    expect(targetOf(item('Holiday List'), NONE)).toBe('/dashboard/Circular');
    expect(targetOf(item('Holiday List'), new Set(['holiday-list']))).toBe('/dashboard/holiday-list');
  });

  test('the mistyped placeholder for Break Approval, until a remote claims it', () => {
    expect(targetOf(item('Break Approval'), NONE)).toBe('/dashboard/Circularl');
    expect(targetOf(item('Break Approval'), new Set(['break-approval']))).toBe('/dashboard/break-approval');
  });
});

describe('the entry of an address', () => {
  test.each([
    ['/dashboard/branches', 'Branches'],
    ['/dashboard/BRANCHES', 'Branches'],
    ['/dashboard/branches/add', 'Branches'],
    ['/dashboard/manager', 'Manager'],
    ['/dashboard/ManageShiftPage', 'Manage Shift'],
  ])('%s is that of %s', (pathname, label) => {
    expect(itemAt(pathname)?.label).toBe(label);
  });

  test.each(['/dashboard', '/dashboard/branchesx', '/dashboard/holiday-list', '/dashboard/nowhere', '/'])(
    '%s has none',
    (pathname) => {
      expect(itemAt(pathname)).toBeUndefined();
    },
  );
});

describe('an entry', () => {
  const isHere = (label: string, pathname: string) => isPageOf(item(label), item(label).to, pathname);

  test.each([
    ['Leave Type', '/dashboard/leavetype'],
    ['Leave Type', '/dashboard/LeaveType/add'],
    ['Leave Type', '/dashboard/leavemanagement'],
    ['Leave Type', '/dashboard/AddLeaveType/add'],
    ['Add Shift', '/dashboard/manage-shift/add'],
  ])('%s is where %s is', (label, pathname) => {
    expect(isHere(label, pathname)).toBe(true);
  });

  test.each([
    ['Leave Type', '/dashboard/leavetypes'],
    ['Leave Type', '/dashboard/leavereason'],
    ['Branches', '/dashboard'],
    ['Circular', '/dashboard/Circular'],
  ])('%s is not where %s is', (label, pathname) => {
    expect(isHere(label, pathname)).toBe(false);
  });
});
