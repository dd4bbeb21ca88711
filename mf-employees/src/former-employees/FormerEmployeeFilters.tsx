import { Box } from '@chakra-ui/react/box';
import { useLingui } from '@lingui/react/macro';
import type { BranchCount } from '@seamline/shared/contract/employees';
import { formatNumber } from '@seamline/shared/messages';
import { ChoiceFilter, DayFilter, SearchFilter, useAddressSearch } from '@seamline/shared/table';

/** Search, branch and the range of last days; each is a search parameter. */
export function FormerEmployeeFilters({ branches }: { branches: readonly BranchCount[] }) {
  const { t } = useLingui();
  const [branch, setBranch] = useAddressSearch('branch');
  const [from] = useAddressSearch('from');
  const [to] = useAddressSearch('to');
  return (
    <Box
      display="grid"
      gap="3"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(9.5rem, 1fr))' }}
    >
      <SearchFilter label={t`Search both lists`} />
      <ChoiceFilter label={t`Branch`} all={t`All`} value={branch} change={setBranch}>
        {branches.map(({ branch_id, branch_name, total_employees }) => (
          <option key={branch_id} value={branch_id}>
            {`${branch_name} (${formatNumber(total_employees)})`}
          </option>
        ))}
      </ChoiceFilter>
      <DayFilter name="from" label={t`Last day from`} max={to} />
      <DayFilter name="to" label={t`Last day to`} min={from} />
    </Box>
  );
}
