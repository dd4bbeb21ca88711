import {
  type ActivityFilter,
  listActivity,
  listActivityPeople,
  listDeletions,
} from '@seamline/shared/contract/access/activity';
import {
  changePassword,
  createManager,
  listMembers,
  type ManagerInput,
  type Member,
  type MemberChange,
  type PasswordChange,
  removeMember,
  requestPasswordOtp,
  updateMember,
} from '@seamline/shared/contract/access/administrators';
import { listSessionLog, type SessionLogFilter } from '@seamline/shared/contract/access/session-log';
import { listBranches } from '@seamline/shared/contract/organisation/branches';
import { type AnswerOf, withoutEmpty } from '@seamline/shared/contract/wire/endpoint';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { call } from '@seamline/shared/http';
import { compareTexts } from '@seamline/shared/messages';
import { mutation, queryClient, type RecordList, type RemovedRecord, request } from '@seamline/shared/query';
import { queryOptions } from '@tanstack/react-query';

type Members = AnswerOf<typeof listMembers>;

const query = queryOptions({ queryKey: [listMembers.path], queryFn: request(listMembers) });

/** The owners and managers. Their mobile numbers identify them. */
export const members: RecordList<Members, Member> = {
  query: query as RecordList<Members, Member>['query'],
  recordsOf: ({ member }) => member,
  idOf: ({ number }) => Number(number),
  upsert: (data, changed) => {
    const others = data.member.filter(({ number }) => number !== changed.number);
    return { ...data, member: [...others, changed].sort(byRoleAndName) };
  },
  remove: (data, id) => ({ ...data, member: data.member.filter((member) => members.idOf(member) !== id) }),
};

/** The branches that managers can be limited to. */
export const branches = queryOptions({ queryKey: [listBranches.path], queryFn: request(listBranches) });

function byRoleAndName(one: Member, other: Member): number {
  if (one.status !== other.status) return one.status === 'owner' ? -1 : 1;
  return compareTexts(one.name, other.name);
}

export const memberMutations = {
  create: mutation({
    request: (input: ManagerInput) => call(createManager, { query: withoutEmpty(input) }),
    upsert: members,
  }),
  /** Changes a row. A viewer who ends the own session with it cannot request the list again. */
  update: (member: Member, isSelf: boolean) => {
    const change = mutation({
      request: (values: MemberChange & { version?: number | undefined }) =>
        call(updateMember, { query: { ...withoutSame(member, values), number: member.number } }),
      upsert: inPlaceOf(member),
    });
    return {
      ...change,
      async onSuccess(...[updated, ...rest]: Parameters<typeof change.onSuccess>) {
        if (!isSelf || !endsSession(member, updated)) await change.onSuccess(updated, ...rest);
      },
      // A row that is refused may have been changed by another person.
      onError: () => void queryClient.invalidateQueries({ queryKey: members.query.queryKey }),
    };
  },
  remove: mutation({
    request: ({ id: number, version }: RemovedRecord) =>
      call(removeMember, { query: { number: String(number), version } }),
    remove: members,
  }),
  changePassword: mutation({
    request: ({ otp, new_password }: PasswordChange) => call(changePassword, { query: { otp, new_password } }),
  }),
};

/** Returns the list that gets a changed row in place of the former one, which may have another number. */
function inPlaceOf(former: Member): RecordList<Members, Member> {
  return { ...members, upsert: (data, changed) => members.upsert(members.remove(data, members.idOf(former)), changed) };
}

/** Returns whether people who change their own row like this are signed out. */
export function endsSession(before: Member, { number, status, is_active }: Member): boolean {
  return !is_active || number !== before.number || status !== before.status;
}

/** Sends a code. It is never retried automatically. */
export const requestOtp = () => call(requestPasswordOtp, undefined, { retry: false });

interface PageRequest {
  pageParam: string | undefined;
  signal: AbortSignal;
}

const getNextPageParam = ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined;

export const sessionLog = (filter: SessionLogFilter) => ({
  queryKey: [listSessionLog.path, filter] as const,
  queryFn: ({ pageParam, signal }: PageRequest) =>
    call(listSessionLog, { query: { ...filter, cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam,
});

/** The people whose activity can be filtered by. */
export const activityPeople = queryOptions({
  queryKey: [listActivityPeople.path],
  queryFn: request(listActivityPeople),
});

export const activity = (filter: ActivityFilter) => ({
  queryKey: [listActivity.path, filter] as const,
  queryFn: ({ pageParam, signal }: PageRequest) =>
    call(listActivity, { query: { ...filter, cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam,
});

/** Deleted records that can be restored. They are requested again each time that they are shown. */
export const deletions = {
  queryKey: [listDeletions.path] as const,
  queryFn: ({ pageParam, signal }: PageRequest) => call(listDeletions, { query: { cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam,
  staleTime: 0,
};

/** Fetches one large page of the activity log, for the file. */
export const fetchActivityPage = (filter: ActivityFilter, cursor: string | undefined, signal: AbortSignal) =>
  call(listActivity, { query: { ...filter, cursor, limit: LIMITS.pageEntries } }, { signal });

/** Leaves out a new number that is empty, and a number and a name that equal the old ones. */
function withoutSame({ number, name }: Member, { new_number, new_name, ...rest }: MemberChange): MemberChange {
  return {
    ...rest,
    ...(new_name !== name && { new_name }),
    ...(new_number && new_number !== number && { new_number }),
  };
}

/** Returns the whole row as an update sends it, because a switch in the table changes one flag and keeps the rest. */
export function rowOf({ name, email, edit_permission, view_permission, is_active }: Member) {
  return { new_name: name, new_number: '', email: email ?? '', edit_permission, view_permission, is_active };
}
