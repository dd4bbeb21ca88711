import { useMessages } from '@seamline/shared/messages';
import { prefetch } from '@seamline/shared/query';
import { Loaded, useAddressSearch } from '@seamline/shared/table';
import { Badge, HStack, Page, SearchInput, Text } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { sampleAreaMessages } from '../messages.ts';
import { BranchTable } from './BranchTable.tsx';
import { countTypes } from './countTypes.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(api.branches.list);
  return null;
}

export function Component() {
  const text = useMessages(sampleAreaMessages);
  const branches = useQuery(api.branches.list);
  const [search, setSearch] = useAddressSearch();
  return (
    <Page title={text.title}>
      <Text tone="muted">{text.lead}</Text>
      <SearchInput label={text.search} value={search} change={setSearch} />
      <Loaded query={branches} loading={text.loading} failed={text.fetchFailed}>
        {(data) => (
          <>
            <HStack flexWrap="wrap">
              {countTypes(data.branches).map(([type, count]) => (
                <Badge key={type}>{text.count(type, count)}</Badge>
              ))}
            </HStack>
            <BranchTable branches={data.branches} search={search} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
