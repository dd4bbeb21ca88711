import { Trans, useLingui } from '@lingui/react/macro';
import type { Member } from '@seamline/shared/contract/administrators';
import { prefetch } from '@seamline/shared/query';
import { useSession } from '@seamline/shared/session';
import { AddLabel, Loaded } from '@seamline/shared/table';
import { Button, Heading, Icon, Page, Stack } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../api.ts';
import { loadFailure } from '../failures.ts';
import { PasswordDialog } from '../password/PasswordDialog.tsx';
import { ManagerAddDialog } from './ManagerAddDialog.tsx';
import { MemberDeleteDialog } from './MemberDeleteDialog.tsx';
import { MemberTable } from './MemberTable.tsx';
import { MemberUpdateDialog } from './MemberUpdateDialog.tsx';
import type { MemberAction } from './memberActions.ts';

const LISTING = '/dashboard/ManagerOwnerList';

export function loader() {
  void prefetch(api.members.list);
  return null;
}

type Open = { kind: 'add' } | { kind: MemberAction; member: Member };

export function Component() {
  const { t, i18n } = useLingui();
  const members = useQuery(api.members.list);
  const number = useSession()?.number;
  const [open, setOpen] = useState<Open>();
  const role = members.data?.access_by ?? 'manager';
  const add = role === 'owner' && (
    <Button onClick={() => setOpen({ kind: 'add' })}>
      <AddLabel>{t`+ Add Manager`}</AddLabel>
    </Button>
  );
  const actions = (
    <>
      <Button asChild variant="outline">
        <Link to={LISTING}>
          <Icon name="list" /> <Trans>Owner and manager list</Trans>
        </Link>
      </Button>
      {add}
    </>
  );
  return (
    <Page title={t`Owners and Managers`} actions={actions}>
      <Loaded query={members} loading={t`Loading admin settings...`} failed={(error) => loadFailure(error, i18n)}>
        {({ member }) =>
          (['owner', 'manager'] as const).map((status) => (
            <Stack as="section" gap="2" key={status}>
              <Heading size="lg">{status === 'owner' ? t`Owner` : t`Manager`}</Heading>
              <MemberTable
                status={status}
                members={member.filter((row) => row.status === status)}
                viewer={{ role, number }}
                add={status === 'manager' && add}
                open={(kind, row) => setOpen({ kind, member: row })}
              />
            </Stack>
          ))
        }
      </Loaded>
      {open && <OpenDialog {...open} close={() => setOpen(undefined)} />}
    </Page>
  );
}

function OpenDialog(props: Open & { close(): void }) {
  switch (props.kind) {
    case 'add':
      return <ManagerAddDialog close={props.close} />;
    case 'update':
      return <MemberUpdateDialog member={props.member} close={props.close} />;
    case 'remove':
      return <MemberDeleteDialog member={props.member} close={props.close} />;
    case 'password':
      return <PasswordDialog member={props.member} close={props.close} />;
  }
}
