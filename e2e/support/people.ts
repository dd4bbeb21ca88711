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

async function signIn(origin: string, number: string): Promise<string> {
  const query = new URLSearchParams({ number, password: PASSWORD });
  const response = await fetch(`${origin}/data/verify-login?${query}`, { method: 'POST' });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`Signing ${number} in answered ${response.status}.`);
  return token;
}
