import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Organisation } from '@seamline/shared/contract/organisation/organisation';
import { paths } from '@seamline/shared/paths';
import { AddLink, BackLink, LinkButton, Loaded, loaderOf, useSearchParamFilter } from '@seamline/shared/table';
import { Button, EmptyState, Icon, Page, SearchInput, usePrinting } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useMemo } from 'react';
import { organisation } from '../queries.ts';
import { ICONS, NodeRow } from './NodeRow.tsx';
import { OrganisationTreeView, useExpandedNodes } from './OrganisationTreeView.tsx';
import {
  type NodeKind,
  type OrganisationTree,
  outline,
  parents,
  search as searchIn,
  treeOf,
} from './organisationTree.ts';
import { TreeFrame } from './TreeFrame.ts';

const Bar = chakra('span', {
  base: { width: '2.5rem', height: '0.375rem', borderRadius: 'full', bg: 'stitch', flexShrink: 0 },
});

/** The meaning of the icons and the bars of the map. */
function OrganisationLegend() {
  const { t } = useLingui();
  const kinds: readonly [NodeKind, string][] = [
    ['branch', t`Branch`],
    ['department', t`Department`],
    ['sub-department', t`Sub-department`],
  ];
  return (
    <HStack as="ul" aria-label={t`Legend`} listStyle="none" flexWrap="wrap" gap="4" color="fg.muted" fontSize="sm">
      {kinds.map(([kind, label]) => (
        <HStack as="li" key={kind} gap="1.5">
          <Icon name={ICONS[kind]} /> {label}
        </HStack>
      ))}
      <HStack as="li" gap="1.5" display={{ base: 'none', md: 'flex' }} data-print="hide">
        <Bar />
        <Trans>Headcount: of a branch beside the largest branch, of the others beside their branch</Trans>
      </HStack>
    </HStack>
  );
}

export { shouldRevalidate } from '@seamline/shared/table';

export const loader = loaderOf(organisation);

/** Up to this many nodes are expanded at first. */
const MOST_EXPANDED = 100;

export function Component() {
  const { t } = useLingui();
  const query = useQuery(organisation);
  const buttons = (
    <>
      <LinkButton icon="upload" to={paths.organisationImport}>
        <Trans>Import and export</Trans>
      </LinkButton>
      {query.data?.branches.length ? (
        <Button variant="outline" onClick={() => window.print()}>
          <Icon name="print" /> <Trans>Print</Trans>
        </Button>
      ) : null}
    </>
  );
  return (
    <Page
      title={t`Organisation chart`}
      description={t`Branches, their departments and sub-departments, and how many people work in each.`}
      back={<BackLink to={paths.branches}>{t`Branches`}</BackLink>}
      actions={buttons}
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
  const [search, setSearch] = useSearchParamFilter();
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

/** The tree for print: every row, because nothing can be expanded on paper. */
function OrganisationOutline({ tree }: { tree: OrganisationTree }) {
  const { t } = useLingui();
  return (
    <TreeFrame>
      <ul aria-label={t`Organisation chart`}>
        {outline(tree).map(({ node, level }) => (
          <li key={node.id} data-row="" style={{ '--level': level } as CSSProperties}>
            <NodeRow node={node} isOpen={undefined} tabIndex={-1} />
          </li>
        ))}
      </ul>
    </TreeFrame>
  );
}
