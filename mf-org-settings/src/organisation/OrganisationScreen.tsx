import type { Organisation } from '@seamline/shared/contract/organisation';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { AddLink, BackLink, Loaded, useAddressSearch } from '@seamline/shared/table';
import { Button, EmptyState, HStack, Icon, Page, SearchInput, Text, usePrinting } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { OrganisationOutline } from './OrganisationOutline.tsx';
import { OrganisationTreeView } from './OrganisationTreeView.tsx';
import { folders, search as searchIn, treeOf } from './organisationTree.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(api.organisation);
  return null;
}

/** Up to this many nodes stand open at first. */
const MOST_OPEN = 100;

export function Component() {
  const { branches, organisation: text } = useMessages(orgMessages);
  const organisation = useQuery(api.organisation);
  const print = (
    <Button variant="outline" onClick={() => window.print()}>
      <Icon name="print" /> {text.print}
    </Button>
  );
  return (
    <Page
      title={text.title}
      description={text.lead}
      back={<BackLink to={paths.branches}>{branches.title}</BackLink>}
      actions={organisation.data?.branches.length ? print : undefined}
    >
      <Loaded query={organisation} loading={text.loading} failed={text.fetchFailed}>
        {(data) => <OrganisationMap organisation={data} />}
      </Loaded>
    </Page>
  );
}

function OrganisationMap({ organisation }: { organisation: Organisation }) {
  const { branches, groups, organisation: text } = useMessages(orgMessages);
  const [search, setSearch] = useAddressSearch();
  const isPrinting = usePrinting();
  const tree = useMemo(() => treeOf(organisation), [organisation]);
  const found = useMemo(() => searchIn(tree, search), [tree, search]);
  const atFirst = useMemo(
    () => (search || tree.nodes.size > MOST_OPEN ? found.open : folders(tree)),
    [search, tree, found],
  );
  // What was unfolded belongs to its search: another one begins with its own matches in view.
  const [chosen, setChosen] = useState<{ search: string; open: readonly string[] }>();
  const open = chosen?.search === search ? chosen.open : atFirst;
  const setOpen = (ids: readonly string[]) => setChosen({ search, open: ids });
  if (tree.nodes.size === 0) {
    const begin = <AddLink to={paths.branchAdd}>{branches.add}</AddLink>;
    return (
      <EmptyState icon="branch" title={text.none} action={begin}>
        {branches.noneWhy}
      </EmptyState>
    );
  }
  return (
    <>
      <HStack flexWrap="wrap" justifyContent="space-between">
        <SearchInput label={text.search} value={search} change={setSearch} />
        <HStack>
          <Button size="sm" variant="ghost" onClick={() => setOpen(folders(found))}>
            {groups.unfoldAll}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setOpen([])}>
            {groups.foldAll}
          </Button>
        </HStack>
      </HStack>
      <Text role="status" tone="muted" size="sm">
        {search ? groups.count(found.matches, tree.nodes.size) : text.total(organisation.employees, tree.nodes.size)}
      </Text>
      {found.branches.length === 0 && (
        <EmptyState icon="search" title={text.none}>
          {text.noMatch(search)}
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
