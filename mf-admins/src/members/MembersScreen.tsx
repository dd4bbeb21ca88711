import type { Member } from '@seamline/shared/contract/administrators';
import { useMessages } from '@seamline/shared/messages';
import { prefetch, useQuery } from '@seamline/shared/query';
import { Link } from '@seamline/shared/router';
import { useSession } from '@seamline/shared/session';
import { type Column, DataTable, Loaded } from '@seamline/shared/table';
import { Badge, Button, EmptyState, Heading, Icon, Page, Stack } from '@seamline/shared/ui';
import { api } from '../api.ts';
import { failureSentence } from '../failure.ts';
import { adminMessages } from '../messages.ts';
import { ownPaths } from '../paths.ts';

export function loader() {
  void prefetch(api.members.list);
  return null;
}

export function Component() {
  const text = useMessages(adminMessages);
  const members = useQuery(api.members.list);
  const listing = (
    <Button asChild variant="outline">
      <Link to={ownPaths.listing}>
        <Icon name="list" /> {text.listing.link}
      </Link>
    </Button>
  );
  return (
    <Page title={text.title} actions={listing}>
      <Loaded query={members} loading={text.loading} failed={(error) => failureSentence(error, text)}>
        {({ member, access_by }) => (
          <>
            <MemberSection
              title={text.owner}
              none={text.noOwners}
              members={member.filter(({ status }) => status === 'owner')}
              showsActive={access_by === 'owner'}
            />
            <MemberSection
              title={text.manager}
              none={text.noManagers}
              members={member.filter(({ status }) => status === 'manager')}
              showsActive={access_by === 'owner'}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface MemberSectionProps {
  title: string;
  none: string;
  members: Member[];
  showsActive: boolean;
}

function MemberSection({ title, none, members, showsActive }: MemberSectionProps) {
  const text = useMessages(adminMessages);
  const own = useSession()?.number;
  const yesNo = (value: boolean) => <Badge tone={value ? 'success' : 'neutral'}>{value ? text.yes : text.no}</Badge>;
  const columns: Column<Member>[] = [
    {
      heading: text.name,
      rowHeader: true,
      cell: ({ name, number }) => (
        <>
          {name} {number === own && <Badge tone="accent">{text.you}</Badge>}
        </>
      ),
    },
    { heading: text.number, cell: ({ number }) => number },
    { heading: text.email, cell: ({ email }) => email || text.noEmail, priority: 'low' },
    { heading: text.edit, cell: (member) => yesNo(member.edit_permission), priority: 'low' },
    { heading: text.view, cell: (member) => yesNo(member.view_permission), priority: 'low' },
  ];
  if (showsActive) columns.push({ heading: text.active, cell: (member) => yesNo(member.is_active), priority: 'low' });
  return (
    <Stack as="section" gap="2">
      <Heading size="lg">{title}</Heading>
      <DataTable
        caption={title}
        columns={columns}
        rows={members}
        rowKey={({ number }) => number}
        empty={<EmptyState icon="person" title={none} />}
      />
    </Stack>
  );
}
