import type { Registry, Release } from '@seamline/shared/contract/registry';

/** A remote as people meet it: how the shell names it, and one of its screens. */
export interface KnownRemote {
  name: string;
  title: string;
  owner: string;
  address: string;
  /** The entry of the sidebar that leads there. */
  group: string;
  item: string;
  heading: string;
}

export const REMOTES: readonly KnownRemote[] = [
  {
    name: 'mf-org-settings',
    title: 'Organisation settings',
    owner: 'Organisation team',
    address: '/dashboard/branches',
    group: 'COMPANY SETTING',
    item: 'Branches',
    heading: 'Branches',
  },
  {
    name: 'mf-leave',
    title: 'Leave',
    owner: 'Leave team',
    address: '/dashboard/leavetype',
    group: 'LEAVE MANAGEMENT',
    item: 'Leave Type',
    heading: 'Leave Types',
  },
  {
    name: 'mf-shifts',
    title: 'Shifts',
    owner: 'Shift team',
    address: '/dashboard/manageshiftPage',
    group: 'SHIFT MANAGEMENT',
    item: 'Manage Shift',
    heading: 'Manage Shift',
  },
  {
    name: 'mf-employees',
    title: 'Employees',
    owner: 'People team',
    address: '/dashboard/employee',
    group: 'USER',
    item: 'Employee',
    heading: 'Employees',
  },
  {
    name: 'mf-admins',
    title: 'Owners and managers',
    owner: 'Access team',
    address: '/dashboard/Manager',
    group: 'USER',
    item: 'Manager',
    heading: 'Owners and Managers',
  },
];

/** The registry as the server hands it out. */
export async function readRegistry(origin: string): Promise<Registry> {
  const response = await fetch(`${origin}/remotes/registry.json`);
  return (await response.json()) as Registry;
}

/** The live release of a remote. */
export async function liveRelease(origin: string, name: string): Promise<Release> {
  const remote = (await readRegistry(origin)).remotes[name];
  if (!remote) throw new Error(`${name} is not published.`);
  return remote.release;
}

/** The files of a release that its first screen asks for late: all but the entry and the routes. */
export function lateFiles(release: Release): string[] {
  const early = [release.entry, ...release.preload];
  return Object.keys(release.integrity).filter((file) => file.endsWith('.js') && !early.includes(file));
}
