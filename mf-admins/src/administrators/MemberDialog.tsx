import type { Member } from '@seamline/shared/contract/access/administrators';
import type { Role } from '@seamline/shared/contract/access/session';
import { useSession } from '@seamline/shared/session';
import { RecordDialog } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { members } from '../queries.ts';

interface MemberDialogProps {
  action: MemberAction;
  /** Title of the dialog in place of a member that is gone. */
  title: string;
  children: (member: Member, onClose: () => Promise<void>) => ReactNode;
}

/** The dialog of an action at a row. A viewer to whom the row offers no such action is led back to the list. */
export function MemberDialog({ action, title, children }: MemberDialogProps) {
  return (
    <RecordDialog list={members} title={title}>
      {(member, onClose) => (
        <OfferedAction action={action} member={member}>
          {children(member, onClose)}
        </OfferedAction>
      )}
    </RecordDialog>
  );
}

interface OfferedActionProps {
  action: MemberAction;
  member: Member;
  children: ReactNode;
}

function OfferedAction({ action, member, children }: OfferedActionProps) {
  const { data } = useQuery(members.query);
  const number = useSession()?.number;
  // Not again: the session may end with the action.
  const [isOffered] = useState(() =>
    actionsFor({ role: data?.access_by ?? 'manager', number }, member).includes(action),
  );
  return isOffered ? children : <Navigate to=".." replace />;
}

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
