import type { Api } from './api.ts';

const PEOPLE = {
  owner: '9876500001',
  manager: '9876500002',
  viewer: '9876500003',
} as const;

/** The demo accounts that tests sign in with. */
export type Person = keyof typeof PEOPLE;

export const PASSWORD = 'fitting-room-7';

const tokens = new Map<string, Promise<string>>();

/** A session token of a demo person; one sign-in serves a whole worker. */
export function tokenOf(origin: string, person: Person): Promise<string> {
  const known = tokens.get(person);
  if (known) return known;
  const token = signIn(origin, PEOPLE[person]);
  tokens.set(person, token);
  return token;
}

/** A session of its own, for a test that ends it. */
export function freshTokenOf(origin: string, person: Person): Promise<string> {
  return signIn(origin, PEOPLE[person]);
}

/** Permissions of a manager. */
export interface Permissions {
  edit: boolean;
  view: boolean;
}

/** Adds a manager with just these permissions and signs them in by a one-time code; a token of their session. */
export async function hireManager(origin: string, owner: Api, { edit, view }: Permissions): Promise<string> {
  const number = `97${String(Math.random()).slice(2, 10).padEnd(8, '0')}`;
  const flags = { edit_permission: String(edit), view_permission: String(view), is_active: 'true' };
  await owner.post('/data/settings/admin', { name: `Manager ${number}`, number, ...flags });
  return await tokenByCode(origin, number);
}

/** Signs an account in by a one-time code; a token of its session. */
export async function tokenByCode(origin: string, number: string): Promise<string> {
  await fetch(`${origin}/data/login?${new URLSearchParams({ number })}`, { method: 'POST' });
  const outbox = await fetch(`${origin}/dev/outbox/${number}`);
  const { otp } = (await outbox.json()) as { otp: string };
  return await verified(origin, { number, otp });
}

function signIn(origin: string, number: string): Promise<string> {
  return verified(origin, { number, password: PASSWORD });
}

async function verified(origin: string, secrets: { number: string; password?: string; otp?: string }): Promise<string> {
  const query = new URLSearchParams(secrets);
  const response = await fetch(`${origin}/data/verify-login?${query}`, { method: 'POST' });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`Signing ${secrets.number} in answered ${response.status}.`);
  return token;
}
