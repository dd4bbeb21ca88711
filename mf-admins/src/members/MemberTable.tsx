import type { Member } from '@seamline/shared/contract/administrators';
import type { Role } from '@seamline/shared/contract/session';
import { useMessages } from '@seamline/shared/messages';
import { type Column, DataTable } from '@seamline/shared/table';
import { Badge, RowAction } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { adminMessages } from '../messages.ts';
import { ActiveSwitch } from './ActiveSwitch.tsx';
import { actionsFor, type MemberAction, type TableViewer } from './memberActions.ts';

interface MemberTableProps {
  status: Role;
  members: readonly Member[];
  viewer: TableViewer;
  /** What leads on where there is nobody. */
  add: ReactNode;
  open(action: MemberAction, member: Member): void;
}

/** The owners or the managers, with the columns and actions that the viewer's role brings. */
export function MemberTable({ status, members, viewer, add, open }: MemberTableProps) {
  const text = useMessages(adminMessages);
  const yesNo = (value: boolean, meaning: string) => (
    <Badge tone={value ? 'success' : 'neutral'} title={meaning}>
      {value ? text.yes : text.no}
    </Badge>
  );
  const columns: Column<Member>[] = [
    {
      heading: text.name,
      rowHeader: true,
      name: 'name',
      sortBy: ({ name }) => name,
      cell: ({ name, number }) => (
        <>
          {name} {number === viewer.number && <Badge tone="accent">{text.you}</Badge>}
        </>
      ),
    },
    {
      heading: text.number,
      width: '8rem',
      name: 'number',
      sortBy: ({ number }) => number,
      cell: ({ number }) => number,
    },
    { heading: text.email, cell: ({ email }) => email || text.noEmail },
    {
      heading: text.edit,
      width: '5rem',
      cell: (member) => yesNo(member.edit_permission, text.fields.editHint),
      priority: 'low',
    },
    {
      heading: text.view,
      width: '5rem',
      cell: (member) => yesNo(member.view_permission, text.fields.viewHint),
      priority: 'low',
    },
  ];
  if (viewer.role === 'owner') {
    const isSelf = (member: Member) => member.number === viewer.number;
    columns.push({
      heading: text.active,
      width: '5.5rem',
      cell: (member) => <ActiveSwitch member={member} isSelf={isSelf(member)} />,
      priority: 'low',
    });
  }
  columns.push({
    heading: text.actions,
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
      caption={text[status]}
      columns={columns}
      rows={members}
      rowKey={({ number }) => number}
      empty={{
        icon: 'person',
        title: status === 'owner' ? text.noOwners : text.noManagers,
        why: status === 'manager' && viewer.role === 'owner' && text.noManagersWhy,
        add,
      }}
    />
  );
}

function ActionButton({ action, name, onClick }: { action: MemberAction; name: string; onClick(): void }) {
  const text = useMessages(adminMessages);
  switch (action) {
    case 'update':
      return <RowAction icon="edit" label={text.updateOf(name)} onClick={onClick} />;
    case 'remove':
      return <RowAction icon="trash" tone="danger" label={text.removeOf(name)} onClick={onClick} />;
    case 'password':
      return <RowAction icon="key" label={text.passwordOf(name)} onClick={onClick} />;
  }
}
