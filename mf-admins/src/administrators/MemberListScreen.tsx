import { Card } from '@chakra-ui/react/card';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Member } from '@seamline/shared/contract/access/administrators';
import { paths } from '@seamline/shared/paths';
import { useSession } from '@seamline/shared/session';
import { BackLink, Loaded, loaderOf } from '@seamline/shared/table';
import { Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { loadFailure } from '../failures.ts';
import { members } from '../queries.ts';

export const loader = loaderOf(members.query);

const Lines = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { fontWeight: 'medium' },
    '& li': { paddingBlock: '1.5', overflowWrap: 'anywhere' },
    '& li + li': { borderBlockStartWidth: '1px' },
  },
});

export function Component() {
  const { t, i18n } = useLingui();
  const query = useQuery(members.query);
  const number = useSession()?.number;
  const back = <BackLink to={paths.managers}>{t`Owners and Managers`}</BackLink>;
  return (
    <Page title={t`Owner and Manager List`} back={back} narrow>
      <Loaded query={query} loading={t`Loading admin settings...`} failed={(error) => loadFailure(error, i18n)}>
        {({ member }) => (
          <Card.Root as="section">
            <Lines>
              <dl>
                <dt>
                  <Trans>Access By</Trans>
                </dt>
                <dd>{number}</dd>
              </dl>
              <NameLines title={t`Owner`} none={t`No owners found.`} all={member} status="owner" />
              <NameLines title={t`Manager`} none={t`No managers found.`} all={member} status="manager" />
            </Lines>
          </Card.Root>
        )}
      </Loaded>
    </Page>
  );
}

interface NameLinesProps {
  title: string;
  none: string;
  all: Member[];
  status: Member['status'];
}

function NameLines({ title, none, all, status }: NameLinesProps) {
  const shown = all.filter((member) => member.status === status);
  return (
    <section>
      <Heading size="md">{title}</Heading>
      {shown.length === 0 ? (
        <Text color="fg.muted">{none}</Text>
      ) : (
        <ul>
          {shown.map((member) => (
            <li key={member.number}>
              {member.name} - {member.number}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
