import type { Member } from '@seamline/shared/contract/administrators';
import type { Role } from '@seamline/shared/contract/session';

export type MemberAction = 'update' | 'remove' | 'password';

/** Who looks at the tables: the role as the server tells it, the number as the session has it. */
export interface TableViewer {
  readonly role: Role;
  readonly number: string | undefined;
}

/** What a row offers: an owner changes everybody, a manager no more than the own password. */
export function actionsFor(viewer: TableViewer, member: Pick<Member, 'number' | 'status'>): readonly MemberAction[] {
  if (viewer.role === 'owner') return member.status === 'owner' ? ['update', 'password'] : ['update', 'remove'];
  return member.number === viewer.number ? ['password'] : [];
}
