import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '@seamline/shared/session';
import { AddLink, LinkButton, Loaded, loaderOf } from '@seamline/shared/table';
import { Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { loadFailure } from '../failures.ts';
import { members } from '../queries.ts';
import { MemberTable } from './MemberTable.tsx';

export { shouldRevalidate } from '@seamline/shared/table';

const LISTING = '/dashboard/ManagerOwnerList';

export const loader = loaderOf(members.query);

export function Component() {
  const { t, i18n } = useLingui();
  const query = useQuery(members.query);
  const number = useSession()?.number;
  const role = query.data?.access_by ?? 'manager';
  const add = role === 'owner' && (
    <AddLink to="add" opensDialog>
      {t`+ Add Manager`}
    </AddLink>
  );
  const addOwner = role === 'owner' && (
    <AddLink to="add/owner" variant="outline" opensDialog>
      {t`+ Add Owner`}
    </AddLink>
  );
  const actions = (
    <>
      <LinkButton icon="list" to={LISTING}>
        <Trans>Owner and manager list</Trans>
      </LinkButton>
      {addOwner}
      {add}
    </>
  );
  return (
    <Page title={t`Owners and Managers`} actions={actions}>
      <Loaded query={query} loading={t`Loading admin settings...`} failed={(error) => loadFailure(error, i18n)}>
        {({ member }) =>
          (['owner', 'manager'] as const).map((status) => (
            <Stack as="section" gap="2" key={status}>
              <Heading size="lg">{status === 'owner' ? t`Owner` : t`Manager`}</Heading>
              <MemberTable
                status={status}
                members={member.filter((row) => row.status === status)}
                viewer={{ role, number }}
                add={status === 'manager' && add}
              />
            </Stack>
          ))
        }
      </Loaded>
      <Outlet />
    </Page>
  );
}
