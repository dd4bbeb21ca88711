import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Organisation } from '@seamline/shared/contract/organisation';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { AddLink, BackLink, Loaded, useAddressSearch } from '@seamline/shared/table';
import { Button, EmptyState, Icon, Page, SearchInput, usePrinting } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { organisation } from '../queries.ts';
import { OrganisationLegend } from './OrganisationLegend.tsx';
import { OrganisationOutline } from './OrganisationOutline.tsx';
import { OrganisationTreeView } from './OrganisationTreeView.tsx';
import { parents, search as searchIn, treeOf } from './organisationTree.ts';
import { useExpandedNodes } from './useExpandedNodes.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(organisation);
  return null;
}

/** Up to this many nodes are expanded at first. */
const MOST_EXPANDED = 100;

export function Component() {
  const { t } = useLingui();
  const query = useQuery(organisation);
  const print = (
    <Button variant="outline" onClick={() => window.print()}>
      <Icon name="print" /> <Trans>Print</Trans>
    </Button>
  );
  return (
    <Page
      title={t`Organisation map`}
      description={t`Branches, their departments and sub-departments, and how many people work in each.`}
      back={<BackLink to={paths.branches}>{t`Branches`}</BackLink>}
      actions={query.data?.branches.length ? print : undefined}
    >
      <Loaded
        query={query}
        loading={t`Loading the organisation...`}
        failed={t`Failed to fetch the organisation. Please try again later.`}
      >
        {(data) => <OrganisationMap organisation={data} />}
      </Loaded>
    </Page>
  );
}

function OrganisationMap({ organisation }: { organisation: Organisation }) {
  const { t } = useLingui();
  const [search, setSearch] = useAddressSearch();
  const isPrinting = usePrinting();
  const tree = useMemo(() => treeOf(organisation), [organisation]);
  const found = useMemo(() => searchIn(tree, search), [tree, search]);
  const atFirst = useMemo(
    () => (search || tree.nodes.size > MOST_EXPANDED ? found.open : parents(tree)),
    [search, tree, found],
  );
  const { open, setOpen } = useExpandedNodes(search, atFirst);
  const total = tree.nodes.size;
  if (total === 0) {
    const begin = <AddLink to={paths.branchAdd}>{t`Add Branch`}</AddLink>;
    return (
      <EmptyState icon="branch" title={t`No branches found.`} action={begin}>
        <Trans>Departments and employees belong to a branch, so add a branch first.</Trans>
      </EmptyState>
    );
  }
  const { employees } = organisation;
  const { matches } = found;
  return (
    <>
      <HStack flexWrap="wrap" justifyContent="space-between">
        <SearchInput label={t`Search the organisation`} value={search} change={setSearch} />
        <HStack>
          <Button size="sm" variant="ghost" onClick={() => setOpen(parents(found))}>
            <Trans>Expand all</Trans>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setOpen([])}>
            <Trans>Collapse all</Trans>
          </Button>
        </HStack>
      </HStack>
      <Text role="status" color="fg.muted" fontSize="sm">
        {search
          ? t`${matches} of ${total}`
          : t`${plural(employees, { one: '# employee', other: '# employees' })} in ${plural(total, { one: '# unit', other: '# units' })}`}
      </Text>
      <OrganisationLegend />
      {found.branches.length === 0 && (
        <EmptyState icon="search" title={t`No branches found.`}>
          <Trans>Nothing in the organisation matches “{search}”.</Trans>
        </EmptyState>
      )}
      {found.branches.length > 0 &&
        (isPrinting ? (
          <OrganisationOutline tree={found} />
        ) : (
          <OrganisationTreeView tree={found} open={open} setOpen={setOpen} />
        ))}
    </>
  );
}
