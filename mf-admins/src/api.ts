import { type ActivityFilter, listActivity, listActivityPeople } from '@seamline/shared/contract/activity';
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
} from '@seamline/shared/contract/administrators';
import { LIMITS } from '@seamline/shared/contract/fields';
import { listSessionLog, type SessionLogFilter } from '@seamline/shared/contract/session-log';
import { call } from '@seamline/shared/http';
import { compareTexts } from '@seamline/shared/messages';
import { patchQuery, query } from '@seamline/shared/query';

/** Every call of the owners' and managers' area, by kind and verb. */
export const api = {
  members: {
    list: query(listMembers),
    create: (input: ManagerInput): Promise<Member> => call(createManager, { query: withoutEmptyEmail(input) }),
    update: (number: string, change: MemberChange, version?: number): Promise<Member> =>
      call(updateMember, { query: { ...withoutSameNumber(number, change), number, version } }),
    remove: (number: string) => call(removeMember, { query: { number } }),
  },
  password: {
    /** Sends a code. It is never retried automatically. */
    requestOtp: () => call(requestPasswordOtp, undefined, { retry: false }),
    change: ({ otp, new_password }: PasswordChange) => call(changePassword, { query: { otp, new_password } }),
  },
  sessionLog: {
    list: (filter: SessionLogFilter) => ({
      queryKey: [listSessionLog.path, filter] as const,
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        call(listSessionLog, { query: { ...filter, cursor: pageParam } }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor ?? undefined,
    }),
  },
  activity: {
    people: query(listActivityPeople),
    list: (filter: ActivityFilter) => ({
      queryKey: [listActivity.path, filter] as const,
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        call(listActivity, { query: { ...filter, cursor: pageParam } }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor ?? undefined,
    }),
    /** One large page, for the file. */
    page: (filter: ActivityFilter, cursor: string | undefined, signal: AbortSignal) =>
      call(listActivity, { query: { ...filter, cursor, limit: LIMITS.pageEntries } }, { signal }),
  },
};

/** Leaves out an empty email address. */
function withoutEmptyEmail({ email, ...rest }: ManagerInput): ManagerInput {
  return email ? { ...rest, email } : rest;
}

/** Leaves out a new number that is empty or equals the old one. */
function withoutSameNumber(number: string, { new_number, ...rest }: MemberChange): MemberChange {
  return new_number && new_number !== number ? { ...rest, new_number } : rest;
}

/** Inserts a member into the cached list, or replaces the one with the former number. */
export function putMember(member: Member, formerNumber = member.number): void {
  patchMembers((members) => {
    const others = members.filter(({ number }) => number !== formerNumber);
    return [...others, member].sort(byRoleAndName);
  });
}

/** Removes a member from the cached list. */
export function dropMember(number: string): void {
  patchMembers((members) => members.filter((member) => member.number !== number));
}

function patchMembers(change: (members: Member[]) => Member[]): void {
  patchQuery(api.members.list, (before) => ({ ...before, member: change(before.member) }));
}

function byRoleAndName(one: Member, other: Member): number {
  if (one.status !== other.status) return one.status === 'owner' ? -1 : 1;
  return compareTexts(one.name, other.name);
}
