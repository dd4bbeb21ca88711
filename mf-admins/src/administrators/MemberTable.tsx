import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Member } from '@seamline/shared/contract/access/administrators';
import type { Role } from '@seamline/shared/contract/access/session';
import { formatList } from '@seamline/shared/messages';
import { notify, signOut, useFailures } from '@seamline/shared/session';
import { actions, type Column, DataTable, DialogLink } from '@seamline/shared/table';
import { Badge, ConfirmDialog, SwitchInput } from '@seamline/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { withReason } from '../failures.ts';
import { branches, memberMutations, rowOf } from '../queries.ts';
import { actionsFor, isLastOwner, type MemberAction, type TableViewer } from './MemberDialog.tsx';
import { FLAG_HINTS, FLAG_LABELS } from './MemberFlags.tsx';

interface MemberTableProps {
  status: Role;
  members: readonly Member[];
  viewer: TableViewer;
  /** The link that adds a manager, for an empty list. */
  add: ReactNode;
}

/** The owners or the managers, with the columns and actions of the viewer's role. */
export function MemberTable({ status, members, viewer, add }: MemberTableProps) {
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
      cell: (member) => (
        <>
          {member.name}{' '}
          {member.number === viewer.number && (
            <Badge tone="accent">
              <Trans comment="Marks the row of the signed-in person">You</Trans>
            </Badge>
          )}
          {member.has_scope && <ScopeLine ids={member.branch_ids ?? []} />}
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
      cell: (member) => (
        <ActiveSwitch member={member} isSelf={isSelf(member)} isLastOwner={isLastOwner(member, members)} />
      ),
      priority: 'low',
    });
  }
  columns.push(
    actions(
      t`Actions`,
      (member) =>
        actionsFor(viewer, member).map((action) => <ActionLink key={action} action={action} member={member} />),
      { align: 'end', width: '7.5rem' },
    ),
  );
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

/** The branches whose people a manager sees, below the name. */
function ScopeLine({ ids }: { ids: readonly number[] }) {
  const { t } = useLingui();
  const { data } = useQuery({ ...branches, enabled: ids.length > 0 });
  const names = data?.branches.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const text = ids.length === 0 ? t`Sees no branch yet` : names ? t`Only ${{ branches: formatList(names) }}` : '…';
  return (
    <Text color="fg.muted" fontSize="sm">
      {text}
    </Text>
  );
}

function ActionLink({ action, member: { name, number } }: { action: MemberAction; member: Member }) {
  const { t } = useLingui();
  switch (action) {
    case 'update':
      return <DialogLink icon="edit" label={t`Update ${name}`} to={`${number}/edit`} />;
    case 'remove':
      return <DialogLink icon="trash" tone="danger" label={t`Delete ${name}`} to={`${number}/delete`} />;
    case 'password':
      return <DialogLink icon="key" label={t`Change Password of ${name}`} to={`${number}/password`} />;
  }
}

interface ActiveSwitchProps {
  member: Member;
  isSelf: boolean;
  /** True for the only active owner, whom the server does not deactivate. */
  isLastOwner: boolean;
}

/** The switch in the table. It takes effect at once, except that people who deactivate themselves confirm it first. */
function ActiveSwitch({ member, isSelf, isLastOwner }: ActiveSwitchProps) {
  const { t } = useLingui();
  const reasonId = useId();
  const { name } = member;
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const failures = useFailures();
  const { mutateAsync } = useMutation(memberMutations.update(member, isSelf));
  const send = () => mutateAsync({ ...rowOf(member), is_active: !member.is_active, version: member.version });

  async function toggle() {
    if (isBusy) return;
    setBusy(true);
    try {
      await send();
      failures.dismiss();
      notify.success(t`✅ Updated successfully.`);
    } catch (error) {
      const { text: sentence, detail = '' } = withReason(t`Update failed.`, error);
      failures.notify(sentence, { detail });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <SwitchInput
        type="checkbox"
        verticalAlign="middle"
        role="switch"
        aria-label={t`Active: ${name}`}
        title={t(FLAG_HINTS.is_active)}
        disabled={isLastOwner}
        aria-describedby={isLastOwner ? reasonId : undefined}
        aria-busy={isBusy || undefined}
        checked={member.is_active}
        onChange={() => (isSelf ? setAsking(true) : void toggle())}
      />
      {isLastOwner && (
        <Text id={reasonId} as="small" display="block" color="fg.muted">
          <Trans comment="Why the switch cannot be turned off">Last active owner</Trans>
        </Text>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t`Deactivate your own account?`}
          confirmLabel={t`Deactivate`}
          danger
          confirm={async () => {
            await send();
            signOut();
            notify.success(t`Your account is no longer active.`);
          }}
          explain={(error) => withReason(t`Update failed.`, error)}
          close={() => setAsking(false)}
        >
          <Text>
            <Trans>This is your own account: if you deactivate it, you are signed out and cannot sign in again.</Trans>
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
