import { HStack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { ListScreen, loaderOf, text } from '@seamline/shared/table';
import { Badge } from '@seamline/shared/ui';
import { branches } from '../queries.ts';
import { countTypes } from './countTypes.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export const loader = loaderOf(branches.query);

export function Component() {
  const { t } = useLingui();
  return (
    <ListScreen
      title={t`Sample Area`}
      description={t`This area is being built. It begins with the branches that it will be used in.`}
      caption={t`Branches`}
      list={branches}
      columns={[
        text('name', t`Branch`, { rowHeader: true }),
        text('branch_type', t`Type`, { name: 'type' }),
        text('code', t`Code`, { empty: '–', priority: 'low' }),
      ]}
      search={{ label: t`Search branches`, texts: ({ name, branch_type, code }) => [name, branch_type, code] }}
      add={{ to: paths.branchAdd, label: t`Add a branch` }}
      loading={t`Loading branches...`}
      failed={t`Failed to fetch branches.`}
      empty={{
        icon: 'branch',
        title: t`No branches found.`,
        why: t`Branches that are added in the company settings are listed here.`,
        noMatch: (search) => t`No branch matches “${search}”.`,
      }}
      above={(records) => (
        <HStack flexWrap="wrap">
          {countTypes(records).map(([type, count]) => (
            <Badge key={type}>{t`${count} × ${type}`}</Badge>
          ))}
        </HStack>
      )}
    />
  );
}
