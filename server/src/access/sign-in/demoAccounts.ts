import type { Database } from '../../db/connect.ts';
import { sessionStore } from './accounts.ts';
import { passwordMatches } from './passwords.ts';

/** Published with the product, for trying it out. */
export const DEMO_PASSWORD = 'fitting-room-7';
export const DEMO_OWNER = '9876500001';
export const DEMO_MANAGER = '9876500002';
const DEMO_NUMBERS = [DEMO_OWNER, DEMO_MANAGER, '9876500003', '9876500004'];

/** The numbers of accounts whose password the manual publishes. */
export async function openDemoAccounts(database: Database): Promise<string[]> {
  const store = sessionStore(database);
  const open: string[] = [];
  for (const number of DEMO_NUMBERS) {
    const account = await store.findByNumber(number);
    if (account && (await passwordMatches(account.passwordHash, DEMO_PASSWORD))) open.push(number);
  }
  return open;
}
