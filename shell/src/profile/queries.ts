import { getSession } from '@seamline/shared/contract/access/session';
import { endOtherSessions, endSession, listSessions } from '@seamline/shared/contract/access/sessions';
import { call } from '@seamline/shared/http';
import { mutation, type RemovedRecord, recordList, request } from '@seamline/shared/query';
import { queryOptions } from '@tanstack/react-query';

export const accountQuery = queryOptions({ queryKey: [getSession.path], queryFn: request(getSession) });

/** Read again whenever the page is opened: every device changes them. */
export const sessionsQuery = queryOptions({
  queryKey: [listSessions.path],
  queryFn: request(listSessions),
  staleTime: 0,
});

export const sessionMutations = {
  end: mutation({
    request: ({ id }: RemovedRecord) => call(endSession, { params: { id } }),
    remove: recordList(sessionsQuery, 'sessions', 'id'),
  }),
  endOthers: mutation({ request: () => call(endOtherSessions), invalidates: [sessionsQuery.queryKey] }),
};
