import { setTimeout as pause } from 'node:timers/promises';
import { ownersToken, type Suite } from '../suites.ts';

/** Requests of all clients, and responses that they did not expect. */
export interface Traffic {
  requests: number;
  /** Method, path, status and text of responses with another status than expected, each once. */
  surprises: Set<string>;
}

type Send = (method: string, path: string, expected?: number) => Promise<unknown>;

const LISTS = [
  '/settings/branches',
  '/settings/departments',
  '/settings/sub-departments',
  '/settings/designations',
  '/settings/headcounts',
  '/settings/admin',
  '/leave-management/leave-types',
  '/leave-management/leave-reason',
  '/manage-shift',
  '/employee/select',
  '/employees?sort=department&limit=50',
  '/employees?sort=name&limit=50&q=hetal',
  '/employees/figures',
  '/employees/health',
  '/employeeDetails/77',
  '/employee-profiles/77',
  '/ex-employees',
  '/search?query=tailor',
  '/activity',
  '/session-log',
  '/sessions',
];

/**
 * Sends requests until the signal, about so many a second: sessions that begin and end, lists, changes, refused calls
 * and calls whose client goes away.
 */
export async function traffic(suite: Suite, rate: number, until: AbortSignal): Promise<Traffic> {
  const seen: Traffic = { requests: 0, surprises: new Set() };
  for (let round = 1; !until.aborted; round += 1) {
    const token = await ownersToken(suite);
    const send: Send = async (method, path, expected = 200) => {
      await pause(1000 / rate);
      seen.requests += 1;
      const url = new URL(`${suite.origin}/data${path}`);
      url.searchParams.set('token', token);
      const response = await fetch(url, { method });
      const text = await response.text();
      if (response.status !== expected)
        seen.surprises.add(`${method} ${url.pathname}: ${response.status} ${text.slice(0, 200)}`);
      return response.ok ? JSON.parse(text) : undefined;
    };
    for (const path of LISTS) await send('GET', path);
    await changes(send, round);
    await send('GET', '/employees?limit=many', 422);
    await send('GET', '/employeeDetails/999999999', 404);
    await leaveEarly(`${suite.origin}/data/employees?token=${token}`);
    await send('POST', '/logout');
    await send('GET', '/sessions', 401);
  }
  return seen;
}

async function changes(send: Send, round: number): Promise<void> {
  const branch = await send('POST', `/settings/add-branches?name=Soak ${round}&code=SK${round}&branch_type=Factory`);
  const { id, version } = branch as { id: number; version: number };
  await send(
    'PUT',
    `/settings/branches?branch_id=${id}&version=${version}&name=Soaked ${round}&code=SK${round}&branch_type=Factory`,
  );
  await send('DELETE', `/settings/branches?branch_id=${id}`);
}

/** Closes the connection before the response is there, as a page does that is left. */
async function leaveEarly(url: string): Promise<void> {
  await fetch(url, { signal: AbortSignal.timeout(5) }).catch(() => undefined);
}
