import { getSession } from '@seamline/shared/contract/session';
import { endOtherSessions, endSession, listSessions } from '@seamline/shared/contract/sessions';
import { call } from '@seamline/shared/http';
import { mutation, queryClient, recordList, request } from '@seamline/shared/query';
import { queryOptions } from '@tanstack/react-query';

export const accountQuery = queryOptions({ queryKey: [getSession.path], queryFn: request(getSession) });

/** Read again whenever the page is opened: every device changes them. */
export const sessionsQuery = queryOptions({
  queryKey: [listSessions.path],
  queryFn: request(listSessions),
  staleTime: 0,
});

/** A session that could not be ended may have ended by itself. */
const onError = () => void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });

export const sessionMutations = {
  end: {
    ...mutation({
      request: (id: number) => call(endSession, { params: { id } }),
      remove: recordList(sessionsQuery, 'sessions', 'id'),
    }),
    onError,
  },
  endOthers: {
    ...mutation({ request: () => call(endOtherSessions), invalidates: [sessionsQuery.queryKey] }),
    onError,
  },
};
