import { getSetup } from '@seamline/shared/contract/organisation/setup';
import { prefetch, request } from '@seamline/shared/query';
import { currentSession, readStored, writeStored } from '@seamline/shared/session';
import { queryOptions } from '@tanstack/react-query';
import { waitAtMost } from '../scheduling.ts';

/** The steps that are left. They are read again whenever the page is opened, since every step leads back to it. */
export const setupQuery = queryOptions({
  queryKey: [getSetup.path],
  queryFn: request(getSetup),
  staleTime: 0,
});

const KEY = 'seamline:first-steps';

/** Returns true where no step is shown: setup is complete, the steps were hidden, or the user is no owner. */
export function isSetupOver(): boolean {
  return readStored(KEY) === 'over' || currentSession()?.role !== 'owner';
}

export function endSetup(): void {
  writeStored(KEY, 'over');
}

/** Longest wait of the page, in milliseconds, so that the steps do not shift its layout. */
const LOADING_DELAY_MS = 400;

/** Waits briefly for the steps that are left. */
export async function readSetup(): Promise<null> {
  if (isSetupOver()) return null;
  await waitAtMost(LOADING_DELAY_MS, prefetch(setupQuery));
  return null;
}
