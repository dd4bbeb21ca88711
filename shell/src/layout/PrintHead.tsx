import { Text } from '@chakra-ui/react/text';
import type { getCompany } from '@seamline/shared/contract/organisation/company';
import { formatDay } from '@seamline/shared/messages';
import { prefetch, request } from '@seamline/shared/query';
import { currentRights, currentSession, readStored, writeStored } from '@seamline/shared/session';
import { usePrinting } from '@seamline/shared/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { IDLE_AFTER } from '../scheduling.ts';
import { isIssued } from '../session/isIssued.ts';

/** The line above a printed page. The date is read when the browser prepares the print: a page may be open for days. */
export function PrintHead() {
  const isPrinting = usePrinting();
  const company = useCompanyName(isPrinting);
  if (!isPrinting) return null;
  return (
    <Text fontSize="sm" color="fg.muted" paddingInline={{ base: '4', md: '6' }} overflowWrap="anywhere">
      {[company, 'Seamline HR', formatDay(new Date().toISOString())].filter(Boolean).join(' · ')}
    </Text>
  );
}

/** Removed with the session. A browser that begins to print does not wait for a response. */
const KEY = 'seamline:recent:company';

/** The query of the company's screen, so that a change there changes the name here. */
const COMPANY: (typeof getCompany)['path'] = '/data/company-details';

const companyQuery = queryOptions({
  queryKey: [COMPANY],
  async queryFn(context) {
    const { getCompany } = await import('@seamline/shared/contract/organisation/company');
    return request(getCompany)(context);
  },
});

/** Returns the company's name. It is requested once after a sign-in, and at each print for the next one. */
function useCompanyName(isPrinting: boolean): string | null {
  const { data } = useQuery({ ...companyQuery, enabled: false });
  const name = data?.company.company_name;
  useEffect(() => {
    if (name !== undefined) writeStored(KEY, name);
  }, [name]);
  useEffect(() => {
    if (isPrinting && mayRead()) void prefetch(companyQuery);
  }, [isPrinting]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (readStored(KEY) === null && mayRead()) void prefetch(companyQuery);
    }, IDLE_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return name ?? readStored(KEY);
}

/** Returns whether the server lets this person read the company: it refuses managers without the right to view. */
function mayRead(): boolean {
  const session = currentSession();
  if (!isIssued(session)) return false;
  return session.role === 'owner' || currentRights()?.canView === true;
}
