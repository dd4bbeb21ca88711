import type { BranchCount } from '@seamline/shared/contract/employees';
import { useMessages } from '@seamline/shared/messages';
import { prefetch, useQuery } from '@seamline/shared/query';
import { useSearchParams } from '@seamline/shared/router';
import { Loaded } from '@seamline/shared/table';
import { EmptyState, Page, styled } from '@seamline/shared/ui';
import { api } from '../api.ts';
import { employeeMessages } from '../messages.ts';
import { DepartmentSection } from './DepartmentSection.tsx';

export function loader({ request }: { request: Request }) {
  void prefetch(api.employees.list(branchIn(new URL(request.url).searchParams)));
  return null;
}

export function Component() {
  const text = useMessages(employeeMessages).directory;
  const [params, setParams] = useSearchParams();
  const branchId = branchIn(params);
  const employees = useQuery(api.employees.list(branchId));
  const choose = (id: number | undefined) => setParams(id ? { branch: String(id) } : {});
  return (
    <Page title={text.title}>
      <Loaded query={employees} loading={text.loading} failed={text.fetchFailed}>
        {({ branches, department }) => (
          <>
            <BranchFilter branches={branches} chosen={branchId} choose={choose} />
            {Object.entries(department).map(([name, people]) => (
              <DepartmentSection key={name} name={name} people={people} />
            ))}
            {Object.keys(department).length === 0 && <EmptyState icon="people" title={text.none} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

const Filter = styled('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    border: 0,
    padding: 0,
    margin: 0,
    '& > legend': { srOnly: true },
    '& > button': {
      minHeight: { base: '44px', md: '34px' },
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'full',
      bg: 'surface',
      color: 'ink',
      cursor: 'pointer',
      '&:hover': { bg: 'hover' },
      '&[aria-pressed=true]': { bg: 'madder', color: 'onMadder', borderColor: 'madder' },
    },
  },
});

interface BranchFilterProps {
  branches: BranchCount[];
  chosen: number | undefined;
  choose(id: number | undefined): void;
}

function BranchFilter({ branches, chosen, choose }: BranchFilterProps) {
  const text = useMessages(employeeMessages).directory;
  const total = branches.reduce((sum, branch) => sum + branch.total_employees, 0);
  return (
    <Filter>
      <legend>{text.branches}</legend>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
        {text.all} ({total})
      </button>
      {branches.map((branch) => (
        <button
          key={branch.branch_id}
          type="button"
          aria-pressed={chosen === branch.branch_id}
          onClick={() => choose(branch.branch_id)}
        >
          {branch.branch_name} ({branch.total_employees})
        </button>
      ))}
    </Filter>
  );
}

/** The branch that the address names; anything but an id means all of them. */
function branchIn(params: URLSearchParams): number | undefined {
  const value = params.get('branch') ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
