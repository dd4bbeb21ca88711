import { Trans } from '@lingui/react/macro';
import type { BranchCount } from '@seamline/shared/contract/employees';
import { formatNumber } from '@seamline/shared/messages';
import { FilterButtons } from '../fields/FilterButtons.tsx';
import { totalOf } from './pages.ts';

interface BranchFilterProps {
  branches: readonly BranchCount[];
  chosen: number | undefined;
  choose(id: number | undefined): void;
}

/** One button a branch, each with the number of its people. */
export function BranchFilter({ branches, chosen, choose }: BranchFilterProps) {
  return (
    <FilterButtons inOneLine>
      <legend>
        <Trans>Branches</Trans>
      </legend>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
        <Trans>All</Trans> ({formatNumber(totalOf(branches))})
      </button>
      {branches.map(({ branch_id, branch_name, total_employees }) => (
        <button key={branch_id} type="button" aria-pressed={chosen === branch_id} onClick={() => choose(branch_id)}>
          {branch_name} ({formatNumber(total_employees)})
        </button>
      ))}
    </FilterButtons>
  );
}
