import type { Member } from '@seamline/shared/contract/administrators';
import { useMessages } from '@seamline/shared/messages';
import { prefetch } from '@seamline/shared/query';
import { useSession } from '@seamline/shared/session';
import { AddLabel, Loaded } from '@seamline/shared/table';
import { Button, Heading, Icon, Page, Stack } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../api.ts';
import { loadFailure } from '../failures.ts';
import { adminMessages } from '../messages.ts';
import { PasswordDialog } from '../password/PasswordDialog.tsx';
import { ownPaths } from '../paths.ts';
import { ManagerAddDialog } from './ManagerAddDialog.tsx';
import { MemberDeleteDialog } from './MemberDeleteDialog.tsx';
import { MemberTable } from './MemberTable.tsx';
import { MemberUpdateDialog } from './MemberUpdateDialog.tsx';
import type { MemberAction } from './memberActions.ts';

export function loader() {
  void prefetch(api.members.list);
  return null;
}

type Open = { kind: 'add' } | { kind: MemberAction; member: Member };

export function Component() {
  const text = useMessages(adminMessages);
  const members = useQuery(api.members.list);
  const number = useSession()?.number;
  const [open, setOpen] = useState<Open>();
  const role = members.data?.access_by ?? 'manager';
  const add = role === 'owner' && (
    <Button onClick={() => setOpen({ kind: 'add' })}>
      <AddLabel>{text.add.button}</AddLabel>
    </Button>
  );
  const actions = (
    <>
      <Button asChild variant="outline">
        <Link to={ownPaths.listing}>
          <Icon name="list" /> {text.listing.link}
        </Link>
      </Button>
      {add}
    </>
  );
  return (
    <Page title={text.title} actions={actions}>
      <Loaded query={members} loading={text.loading} failed={(error) => loadFailure(error, text)}>
        {({ member }) =>
          (['owner', 'manager'] as const).map((status) => (
            <Stack as="section" gap="2" key={status}>
              <Heading size="lg">{text[status]}</Heading>
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
