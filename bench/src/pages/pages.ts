import { paths } from '@seamline/shared/paths';
import type { Sight } from './probe.ts';

/** The variants that are measured side by side. */
export type Variant = 'federated' | 'twin' | 'reactAdmin' | 'bareForm';

export const NAMES: Record<Variant, string> = {
  federated: 'federated',
  twin: 'one bundle',
  reactAdmin: 'react-admin',
  bareForm: 'bare form',
};

/** A page whose first visit is measured, with the path and the visible elements of each variant. */
export interface MeasuredPage {
  name: string;
  signedIn: boolean;
  at: Partial<Record<Variant, { address: string; ready: Sight[] }>>;
}

const ROW: Sight = { css: 'main tbody tr' };

/** Elements that show that one of our screens has loaded: its title, and content from the database. */
function screen(title: string, content: Sight): Sight[] {
  return [{ css: 'main h1', text: title }, content];
}

export const BRANCHES = screen('Branches', ROW);

/** A page that is reached from the branches by its link in the menu. */
export interface Destination {
  name: string;
  link: string;
  ready: Sight[];
}

/** A page of the same remote. */
export const INSIDE: Destination = {
  name: 'Departments',
  link: paths.department,
  ready: screen('Departments', { css: 'main section h2' }),
};

/** One page of each other remote, in the order in which they are visited. */
export const OTHERS: readonly Destination[] = [
  { name: 'Leave types', link: paths.leaveTypes, ready: screen('Leave Types', ROW) },
  { name: 'Shifts', link: paths.shifts, ready: screen('Manage Shift', ROW) },
  { name: 'Employees', link: paths.employees, ready: screen('Employees', { css: 'main li[data-person] a' }) },
  { name: 'Managers', link: paths.managers, ready: screen('Owners and Managers', ROW) },
];

function ours(address: string, ready: Sight[]): MeasuredPage['at'] {
  return { federated: { address, ready }, twin: { address, ready } };
}

/** The marker exists until the scripts have loaded; until then the document's own form takes the input. */
const SIGN_IN: Sight[] = [{ css: 'html:not([data-begin])' }, { css: 'form button[type=submit]' }];

export const SIGN_IN_PAGE: MeasuredPage = {
  name: 'Sign-in',
  signedIn: false,
  at: {
    ...ours(paths.signIn, SIGN_IN),
    reactAdmin: { address: '/#/login', ready: [{ css: 'form button[type=submit]' }] },
    bareForm: { address: '/', ready: [{ css: 'form button' }] },
  },
};

export const LIST_PAGE: MeasuredPage = {
  name: 'Branch list',
  signedIn: true,
  at: {
    ...ours(paths.branches, BRANCHES),
    reactAdmin: { address: '/#/branches', ready: [ROW] },
  },
};

export const PAGES: readonly MeasuredPage[] = [
  SIGN_IN_PAGE,
  LIST_PAGE,
  ...OTHERS.map(({ name, link, ready }) => ({ name, signedIn: true, at: ours(link, ready) })),
];

/** Limits that tests enforce, in bytes of JavaScript transferred and in requests. */
export const BUDGETS = {
  signIn: 120_000,
  list: 228_500,
  signInRequests: 5,
  /** Largest difference between the federated build and the single bundle, in bytes. */
  difference: { [SIGN_IN_PAGE.name]: 10_000, [LIST_PAGE.name]: 40_000 } as Record<string, number>,
  /** The entry of a remote, with gzip. */
  entry: 9_000,
};
