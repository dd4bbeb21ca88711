import { useLingui } from '@lingui/react/macro';
import { prefetch } from '@seamline/shared/query';
import { Loaded, useAddressSearch } from '@seamline/shared/table';
import { Badge, HStack, Page, SearchInput, Text } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { BranchTable } from './BranchTable.tsx';
import { countTypes } from './countTypes.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(api.branches.list);
  return null;
}

export function Component() {
  const { t } = useLingui();
  const branches = useQuery(api.branches.list);
  const [search, setSearch] = useAddressSearch();
  return (
    <Page title={t`Sample Area`}>
      <Text tone="muted">{t`This area is being built. It begins with the branches that it will be used in.`}</Text>
      <SearchInput label={t`Search branches`} value={search} change={setSearch} />
      <Loaded query={branches} loading={t`Loading branches...`} failed={t`Failed to fetch branches.`}>
        {(data) => (
          <>
            <HStack flexWrap="wrap">
              {countTypes(data.branches).map(([type, count]) => (
                <Badge key={type}>{t`${count} × ${type}`}</Badge>
              ))}
            </HStack>
            <BranchTable branches={data.branches} search={search} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
