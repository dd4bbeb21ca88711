import type { BranchCount } from '@seamline/shared/contract/employees';
import { useMessages } from '@seamline/shared/messages';
import { FilterButtons } from '../fields/FilterButtons.tsx';
import { employeeMessages } from '../messages.ts';
import { totalOf } from './pages.ts';

interface BranchFilterProps {
  branches: readonly BranchCount[];
  chosen: number | undefined;
  choose(id: number | undefined): void;
}

/** One button a branch, each with the number of its people. */
export function BranchFilter({ branches, chosen, choose }: BranchFilterProps) {
  const text = useMessages(employeeMessages).directory;
  return (
    <FilterButtons inOneLine>
      <legend>{text.branches}</legend>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
        {text.branch(text.all, totalOf(branches))}
      </button>
      {branches.map(({ branch_id, branch_name, total_employees }) => (
        <button key={branch_id} type="button" aria-pressed={chosen === branch_id} onClick={() => choose(branch_id)}>
          {text.branch(branch_name, total_employees)}
        </button>
      ))}
    </FilterButtons>
  );
}
