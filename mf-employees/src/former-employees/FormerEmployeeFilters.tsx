import type { BranchCount } from '@seamline/shared/contract/employees';
import { useMessages } from '@seamline/shared/messages';
import { ChoiceFilter, DayFilter, SearchFilter, useAddressSearch } from '@seamline/shared/table';
import { Box } from '@seamline/shared/ui';
import { employeeMessages } from '../messages.ts';

/** Search, branch and the range of last days; each is a search parameter. */
export function FormerEmployeeFilters({ branches }: { branches: readonly BranchCount[] }) {
  const text = useMessages(employeeMessages);
  const [branch, setBranch] = useAddressSearch('branch');
  return (
    <Box
      display="grid"
      gap="3"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(9.5rem, 1fr))' }}
    >
      <SearchFilter label={text.formerEmployees.search} />
      <ChoiceFilter label={text.formerEmployees.branch} all={text.directory.all} value={branch} change={setBranch}>
        {branches.map(({ branch_id, branch_name, total_employees }) => (
          <option key={branch_id} value={branch_id}>
            {text.directory.branch(branch_name, total_employees)}
          </option>
        ))}
      </ChoiceFilter>
      <DayFilter name="from" label={text.formerEmployees.from} />
      <DayFilter name="to" label={text.formerEmployees.to} />
    </Box>
  );
}
