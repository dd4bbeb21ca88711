import type { Member } from '@seamline/shared/contract/access/administrators';
import type { Role } from '@seamline/shared/contract/access/session';

export type MemberAction = 'update' | 'remove' | 'password';

/** The viewer of the tables: the role from the server, the number from the session. */
export interface TableViewer {
  readonly role: Role;
  readonly number: string | undefined;
}

/** Returns whether nobody else could administer the organisation without a member: they stay an active owner. */
export function isLastOwner(member: Member, members: readonly Member[]): boolean {
  const owners = members.filter(({ status, is_active }) => status === 'owner' && is_active);
  return owners.length === 1 && owners[0]?.number === member.number;
}

/** Returns the actions of a row. An owner changes everyone; a manager changes only their own password. */
export function actionsFor(viewer: TableViewer, member: Pick<Member, 'number' | 'status'>): readonly MemberAction[] {
  if (viewer.role === 'owner') return member.status === 'owner' ? ['update', 'password'] : ['update', 'remove'];
  return member.number === viewer.number ? ['password'] : [];
}
