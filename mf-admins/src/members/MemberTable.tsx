import { Trans, useLingui } from '@lingui/react/macro';
import type { Member } from '@seamline/shared/contract/administrators';
import type { Role } from '@seamline/shared/contract/session';
import { type Column, DataTable } from '@seamline/shared/table';
import { Badge, RowAction } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { ActiveSwitch } from './ActiveSwitch.tsx';
import { FLAG_HINTS, FLAG_LABELS } from './MemberFlags.tsx';
import { actionsFor, type MemberAction, type TableViewer } from './memberActions.ts';

interface MemberTableProps {
  status: Role;
  members: readonly Member[];
  viewer: TableViewer;
  /** The button that adds a manager, for an empty list. */
  add: ReactNode;
  open(action: MemberAction, member: Member): void;
}

/** The owners or the managers, with the columns and actions of the viewer's role. */
export function MemberTable({ status, members, viewer, add, open }: MemberTableProps) {
  const { t } = useLingui();
  const permission = (flag: 'edit_permission' | 'view_permission'): Column<Member> => ({
    heading: t(FLAG_LABELS[flag]),
    width: '5rem',
    cell: (member) => (
      <Badge tone={member[flag] ? 'success' : 'neutral'} title={t(FLAG_HINTS[flag])}>
        {member[flag] ? t`Yes` : t`No`}
      </Badge>
    ),
    priority: 'low',
  });
  const columns: Column<Member>[] = [
    {
      heading: t`Name`,
      rowHeader: true,
      name: 'name',
      sortBy: ({ name }) => name,
      cell: ({ name, number }) => (
        <>
          {name}{' '}
          {number === viewer.number && (
            <Badge tone="accent">
              <Trans comment="Marks the row of the signed-in person">You</Trans>
            </Badge>
          )}
        </>
      ),
    },
    {
      heading: t`Number`,
      width: '8rem',
      name: 'number',
      sortBy: ({ number }) => number,
      cell: ({ number }) => number,
    },
    { heading: t`Email`, cell: ({ email }) => email || '–' },
    permission('edit_permission'),
    permission('view_permission'),
  ];
  if (viewer.role === 'owner') {
    const isSelf = (member: Member) => member.number === viewer.number;
    columns.push({
      heading: t(FLAG_LABELS.is_active),
      width: '5.5rem',
      cell: (member) => <ActiveSwitch member={member} isSelf={isSelf(member)} />,
      priority: 'low',
    });
  }
  columns.push({
    heading: t`Actions`,
    buttons: true,
    width: '7.5rem',
    align: 'end',
    cell: (member) =>
      actionsFor(viewer, member).map((action) => (
        <ActionButton key={action} action={action} name={member.name} onClick={() => open(action, member)} />
      )),
  });
  return (
    <DataTable
      caption={status === 'owner' ? t`Owner` : t`Manager`}
      columns={columns}
      rows={members}
      rowKey={({ number }) => number}
      empty={{
        icon: 'person',
        title: status === 'owner' ? t`No owners found.` : t`No managers found.`,
        why:
          status === 'manager' &&
          viewer.role === 'owner' &&
          t`Managers work here with the permissions that you give them.`,
        add,
      }}
    />
  );
}

function ActionButton({ action, name, onClick }: { action: MemberAction; name: string; onClick(): void }) {
  const { t } = useLingui();
  switch (action) {
    case 'update':
      return <RowAction icon="edit" label={t`Update ${name}`} onClick={onClick} />;
    case 'remove':
      return <RowAction icon="trash" tone="danger" label={t`Delete ${name}`} onClick={onClick} />;
    case 'password':
      return <RowAction icon="key" label={t`Change Password of ${name}`} onClick={onClick} />;
  }
}
